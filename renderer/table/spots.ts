/**
 * Where things are on the screen: named spots and their elements. Cards of the own hand lie in slots
 * `hand:r5#0`, `hand:r5#1`, so that two equal cards have two places; a cue names just `hand:r5`.
 */
import type { SpotId } from './face.ts';
import type { Rect } from './state.ts';

export interface Spots {
  put(id: SpotId, element: HTMLElement): () => void;
  element(id: SpotId): HTMLElement | null;
  /** All spots whose id begins so, in order of id. */
  like(prefix: string): readonly SpotId[];
  rect(id: SpotId): Rect | null;
}

export function createSpots(): Spots {
  const elements = new Map<SpotId, HTMLElement>();
  return {
    put(id, element) {
      elements.set(id, element);
      return () => {
        if (elements.get(id) === element) elements.delete(id);
      };
    },
    element: (id) => elements.get(id) ?? null,
    like: (prefix) => [...elements.keys()].filter((id) => id.startsWith(prefix)).sort(),
    rect(id) {
      const element = elements.get(id);
      return element === undefined ? null : rectOf(element);
    },
  };
}

/** The upright rectangle of an element, turned or not: its own size about the middle of what it covers. */
export function rectOf(element: HTMLElement): Rect {
  const box = element.getBoundingClientRect();
  const width = element.offsetWidth || box.width;
  const height = element.offsetHeight || box.height;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

export const slotId = (piece: SpotId, ordinal: number): string => `${piece}#${ordinal}`;

/** The slots of a list of cards in a zone: equal cards are counted. */
export function slotsOf(zone: string, cards: readonly string[]): { readonly piece: SpotId; readonly slot: string }[] {
  const counts = new Map<string, number>();
  return cards.map((card) => {
    const n = counts.get(card) ?? 0;
    counts.set(card, n + 1);
    const piece = `${zone}:${card}`;
    return { piece, slot: slotId(piece, n) };
  });
}
