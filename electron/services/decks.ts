/**
 * Decks that players have made, of all games. Each is a file of its own; what a deck is, the game's own
 * shelf says. They are read when first asked for.
 */
import { randomUUID } from 'node:crypto';
import type { CatalogueEntry } from '../../core/index.ts';
import type { DeckShelf } from '../../core/kit/deck-shelf.ts';
import type { KeptDeck, SavedDeck } from '../api.ts';
import { z } from '../schema.ts';
import type { Kind } from './envelope.ts';
import { Fault } from './fault.ts';
import type { Clock } from './queue.ts';
import type { Store } from './store.ts';

/** Decks that can be kept, of all games together. */
export const MOST_DECKS = 200;
/** No deck is larger, as JSON; half of the largest question. */
export const LARGEST_DECK = 128 * 1024;

const shape = z.strictObject({
  id: z.string(),
  game: z.string(),
  since: z.string(),
  savedAt: z.string(),
  deck: z.json(),
});

export const DECK_FORMAT = { format: 'quadrille-deck', schema: 1 } as const;

function deckKind(catalogue: readonly CatalogueEntry[]): Kind<KeptDeck> {
  return {
    ...DECK_FORMAT,
    migrations: {},
    read(body) {
      const read = shape.safeParse(body);
      if (!read.success) return { kind: 'broken', why: 'It does not describe a deck.' };
      const shelf = shelfOf(catalogue, read.data.game);
      if (shelf === null) return { kind: 'newer', why: `This version has no decks of ${read.data.game}.` };
      const deck = shelf.read(read.data.deck);
      if (typeof deck === 'string') return { kind: 'broken', why: deck };
      return { kind: 'value', value: { ...read.data, ...deck } };
    },
  };
}

function shelfOf(catalogue: readonly CatalogueEntry[], game: string): DeckShelf | null {
  return catalogue.find((entry) => entry.game.id === game)?.shelf ?? null;
}

export interface DecksService {
  /** Decks of a game, oldest first. */
  list(game: string): Promise<readonly KeptDeck[]>;
  save(game: string, id: string | null, deck: unknown): Promise<SavedDeck>;
  /** Answers what is left of the same game. */
  remove(id: string): Promise<readonly KeptDeck[]>;
  /** Takes up a deck whose file has come into the store. False if it cannot be read. */
  adopt(name: string): Promise<boolean>;
  /** Whether one more deck can be kept. */
  hasRoom(): Promise<boolean>;
}

export function openDecks(catalogue: readonly CatalogueEntry[], store: Store, clock: Clock): DecksService {
  const kind = deckKind(catalogue);
  const decks = new Map<string, KeptDeck>();
  let reading: Promise<void> | null = null;

  async function readAll(): Promise<void> {
    for (const name of await store.names('decks')) await adopt(name);
  }

  async function adopt(name: string): Promise<boolean> {
    const loaded = await store.load(name, kind);
    if (loaded !== null) decks.set(name.slice('decks/'.length), { ...loaded.value, id: name.slice('decks/'.length) });
    return loaded !== null;
  }

  async function ready(): Promise<void> {
    reading ??= readAll();
    await reading;
  }

  function of(game: string): KeptDeck[] {
    const found = [...decks.values()].filter((deck) => deck.game === game);
    return found.sort((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id));
  }

  function known(id: string): KeptDeck {
    const deck = decks.get(id);
    if (deck === undefined) throw new Fault('unknown-deck', `There is no deck ${id}.`);
    return deck;
  }

  function shelfFor(game: string): DeckShelf {
    const shelf = shelfOf(catalogue, game);
    if (shelf === null) throw new Fault('unknown-game', `There are no decks of a game ${game}.`);
    return shelf;
  }

  return {
    adopt,
    async hasRoom() {
      await ready();
      return decks.size < MOST_DECKS;
    },
    async list(game) {
      shelfFor(game);
      await ready();
      return of(game);
    },
    async save(game, id, given) {
      const deck = readGiven(shelfFor(game), given);
      await ready();
      const now = clock.now().toISOString();
      const old = id === null ? null : known(id);
      if (old !== null && old.game !== game) throw new Fault('unknown-deck', `There is no deck ${old.id} of ${game}.`);
      if (old === null && decks.size >= MOST_DECKS) {
        throw new Fault('too-many-decks', `There are ${MOST_DECKS} decks already.`);
      }
      const kept: KeptDeck = { id: old?.id ?? randomUUID(), game, since: old?.since ?? now, savedAt: now, deck };
      decks.set(kept.id, kept);
      void store.save(`decks/${kept.id}`, kind, kept);
      return { id: kept.id, decks: of(game) };
    },
    async remove(id) {
      await ready();
      const { game } = known(id);
      decks.delete(id);
      void store.remove(`decks/${id}`);
      return of(game);
    },
  };
}

function readGiven(shelf: DeckShelf, given: unknown): object {
  if (JSON.stringify(given).length > LARGEST_DECK) throw new Fault('bad-deck', 'No deck is as large as this.');
  const read = shelf.read(given);
  if (typeof read === 'string') throw new Fault('bad-deck', read);
  return read.deck;
}
