/** What piles are drawn from: backs in layers, as many as stand for the size, and open cards as they happen to lie. */
import type { CardCode, SpotId } from './face.ts';
import { useKit, useTable } from './kit.ts';

/** However large a pile is. */
const MOST_LAYERS = 5;

interface LayersProps {
  readonly size: number;
  /** How many cards one layer stands for. */
  readonly cardsALayer: number;
  /** Lies where `--layer`, counted from 0 at the bottom, says. */
  readonly className: string | undefined;
}

export function Layers({ size, cardsALayer, className }: LayersProps) {
  const { face } = useKit();
  return Array.from({ length: Math.min(MOST_LAYERS, Math.ceil(size / cardsALayer)) }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: layers of one pile
    <span key={i} className={className} style={{ '--layer': i } as React.CSSProperties}>
      <face.CardArt card={null} />
    </span>
  ));
}

interface LyingProps {
  readonly spot: SpotId;
  /** The last of them, top last. */
  readonly cards: readonly CardCode[];
  /** How many there are in all. */
  readonly size: number;
  /** Degrees that a card is turned at most. */
  readonly tilt: number;
  /** Lies as `--turn` (degrees), `--dx` and `--dy` say. */
  readonly className: string | undefined;
}

/** The cards of an open pile without those that are still on their way to it. */
export function Lying({ spot, cards, size, tilt, className }: LyingProps) {
  const { face } = useKit();
  const arriving = useTable((state) => state.scene.arriving[spot] ?? 0);
  const first = size - cards.length;
  return cards.slice(0, Math.max(0, cards.length - arriving)).map((card, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place in the pile is what it is
    <span key={first + i} className={className} style={lie(first + i, tilt)}>
      <face.CardArt card={card} />
    </span>
  ));
}

/** How each card of a pile happens to lie: turned and moved a little, the same every time. */
function lie(place: number, tilt: number): React.CSSProperties {
  const turn = ((place * 47) % (2 * tilt + 1)) - tilt;
  const x = ((place * 29) % 9) - 4;
  const y = ((place * 13) % 7) - 3;
  return { '--turn': turn, '--dx': x, '--dy': y } as React.CSSProperties;
}
