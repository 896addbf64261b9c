/** Every event of Janken Wars as motion and sound. */
import type { Event } from '../../../core/games/janken-wars/events.ts';
import { NONE, other, type View } from '../../../core/games/janken-wars/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { Cue, Hearer, Script, Sentence, SpotId, Tone } from '../../table/face.ts';
import {
  codeOf,
  codesOf,
  DECK,
  DUEL,
  domainOf,
  FREEBIES,
  HELD,
  pieceIn,
  pileOf,
  STAR_CARD,
  SUPPLY,
  starsOf,
  TABLE,
} from './codes.ts';

/** The beats of the duel: three counts, the hands, and time to see who won. */
export const DUEL_BEATS = { count: 5, show: 15, whole: 30, again: 24 } as const;
/** When a card that flies from the script's start has landed, in beats. */
const LANDED = 3.6;

export function script(event: Event, before: View, { as }: Hearer): Script {
  const { kinds } = before;
  switch (event.type) {
    case 'refilled':
      return { after: refill(codesOf(kinds, event.cards)) };
    case 'threw':
      return { after: [bump(`seat:${event.seat}`), sound('seal')] };
    case 'shown':
      return { before: duel(event) };
    case 'took':
      return { after: move(pieceIn(TABLE, codeOf(kinds, event.card)), pieceIn(HELD, codeOf(kinds, event.card))) };
    case 'buried':
      return { after: move(pieceIn(TABLE, codeOf(kinds, event.card)), DECK, { turns: 'down' }) };
    case 'kept':
      return { after: keep(event.card, event.seat, before) };
    case 'skipped':
      return { after: [float(HELD, { key: 'float.skipped' }), sound('refused'), wait(6)] };
    case 'discarded':
      return discard(event, before);
    case 'cleared':
      return {
        after: [...move(pieceIn(TABLE, codeOf(kinds, event.card)), pileOf(event.seat)), sound('snip')],
      };
    case 'swapped':
      return { after: swap(event, before) };
    case 'declined-swap':
      return { after: [float(HELD, { key: 'float.keeps' }), wait(4)] };
    case 'gained':
      return { after: gain(event, before) };
    case 'gave':
      return { after: move(pieceIn(HELD, codeOf(kinds, event.card)), inDomain(other(event.seat), before, event.card)) };
    case 'looked':
      return { after: [float(DECK, { key: 'float.looks' }), sound('slide'), wait(4)] };
    case 'placed':
      return { after: [bump(DECK), sound('lay')] };
    case 'traded':
      return { after: trade(event, before) };
    case 'declined':
      return { after: [float(domainOf(event.seat), { key: 'float.waits' }), wait(4)] };
    case 'ran-out':
      return { after: [banner({ key: `float.ranOut-${event.by}` }), sound('count'), wait(10)] };
    case 'turn':
      return event.phase === 'last-duel' && before.phase !== 'last-duel'
        ? { after: [banner({ key: 'float.lastDuel' }), wait(9)] }
        : {};
    case 'won':
      return { after: [sound(as === null || event.result.winners.includes(as) ? 'won' : 'lost'), wait(6)] };
    case 'round':
      return {};
  }
}

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

const sound = (name: string, at = 0): Cue => ({ kind: 'sound', sound: name, at });
const wait = (beats: number): Cue => ({ kind: 'wait', beats });
const bump = (spot: SpotId): Cue => ({ kind: 'bump', spot });
const banner = (words: Sentence, tone: Tone = 'strong'): Cue => ({ kind: 'banner', words, tone });
const float = (spot: SpotId, words: Sentence, tone: Tone = 'plain'): Cue => ({ kind: 'float', spot, words, tone });

const inDomain = (seat: Seat, { kinds }: View, card: number): SpotId => pieceIn(domainOf(seat), codeOf(kinds, card));

interface Flight {
  readonly at?: number;
  readonly turns?: 'up' | 'down';
}

/** A card from place to place, heard when it leaves and when it lies. */
function move(from: SpotId, to: SpotId, { at = 0, turns }: Flight = {}): readonly Cue[] {
  const card = (to.includes(':') ? to : from).split(':')[1] ?? null;
  return [
    { kind: 'fly', from, to, card, at, ...(turns === undefined ? {} : { turns }) },
    sound('slide', at),
    sound('lay', at + LANDED),
  ];
}

function refill(codes: readonly string[]): readonly Cue[] {
  return codes.flatMap((code, i) => move(DECK, pieceIn(TABLE, code), { at: i * 1.2, turns: 'up' }));
}

/** The board draws the two hands; `effect` is `duel A B`. */
function duel({ throws, winner }: Told<'shown'>): readonly Cue[] {
  const beats = winner === null ? DUEL_BEATS.again : DUEL_BEATS.whole;
  const { count, show } = DUEL_BEATS;
  return [
    { kind: 'effect', effect: `duel ${throws.join(' ')}`, beats },
    sound('count'),
    sound('count', count),
    sound('count', 2 * count),
    sound('shoot', show),
    winner === null
      ? { kind: 'float', spot: DUEL, words: { key: 'float.tie' }, tone: 'strong', at: show + 2 }
      : { kind: 'float', spot: `seat:${winner}`, words: { key: 'float.won' }, tone: 'good', at: show + 3 },
  ];
}

function keep(card: number, seat: Seat, view: View): readonly Cue[] {
  const from = pieceIn(view.held === NONE ? FREEBIES : HELD, codeOf(view.kinds, card));
  return [...move(from, inDomain(seat, view, card)), sound('stick', LANDED)];
}

/** One card cut out of a domain, or the steamroller over all of it. */
function discard({ seat, cards, by }: Told<'discarded'>, view: View): Script {
  const flights = cards.flatMap((card, i) =>
    move(inDomain(seat, view, card), pileOf(seat), { at: i * (cards.length > 6 ? 0.5 : 1) }),
  );
  if (by !== null || cards.length === 1) return { after: [...flights, sound('snip')] };
  return {
    before: [{ kind: 'effect', effect: `roll ${seat}`, beats: 16 }, sound('roll')],
    after: flights,
  };
}

function swap({ seat, gave, got }: Told<'swapped'>, view: View): readonly Cue[] {
  const loser = other(seat);
  return [
    ...move(pieceIn(HELD, codeOf(view.kinds, gave)), inDomain(loser, view, gave)),
    ...move(inDomain(loser, view, got), inDomain(seat, view, got), { at: 1 }),
    sound('stick', LANDED + 1),
  ];
}

function gain({ seat, from, cards }: Told<'gained'>, view: View): readonly Cue[] {
  return cards.flatMap((card, i) => {
    const to = inDomain(seat, view, card);
    const at = i * 1.6;
    if (from === 'deck') return move(DECK, to, { at, turns: 'up' });
    const code = codeOf(view.kinds, card);
    const source = { table: pieceIn(TABLE, code), pile: pileOf(seat), tokens: pieceIn(FREEBIES, code) }[from];
    return move(source, to, { at });
  });
}

/** The domain leaves, the stars come. */
function trade({ seat, stars }: Told<'traded'>, view: View): readonly Cue[] {
  const cards = view.domains[seat] ?? [];
  const away = cards.flatMap((card, i) => move(inDomain(seat, view, card), pileOf(seat), { at: i * 0.5 }));
  const first = cards.length * 0.5 + 1;
  const won = Array.from({ length: stars }, (_, i): readonly Cue[] => [
    { kind: 'fly', from: SUPPLY, to: starsOf(seat), card: STAR_CARD, at: first + i * 2, beats: 6 },
    sound('star', first + i * 2 + 4),
  ]).flat();
  const words = { key: 'float.stars', values: { count: stars } };
  return [...away, ...won, { kind: 'float', spot: starsOf(seat), words, tone: 'strong', at: first + 4 }];
}
