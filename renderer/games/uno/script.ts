/** Every event of UNO as motion and sound. */
import { codeOf, WILD } from '../../../core/games/uno/cards.ts';
import type { Event } from '../../../core/games/uno/events.ts';
import type { View } from '../../../core/games/uno/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { Cue, Hearer, Script } from '../../table/face.ts';
import { handSpot, laid } from './codes.ts';

/** When a card that flies from the script's start has landed, in beats. */
const LANDED = 3.6;
const MOST_BACKS = 4;

export function script(event: Event, before: View, { as, seats }: Hearer): Script {
  switch (event.type) {
    case 'round-began':
      return {
        after: [
          { kind: 'sound', sound: 'shuffle' },
          { kind: 'wait', beats: 4 },
        ],
      };
    case 'dealt':
      return { after: deal(event, before, as) };
    case 'put-back':
      return {
        after: [turnOver(event.card), { kind: 'sound', sound: 'refused', at: LANDED }, { kind: 'wait', beats: 9 }],
      };
    case 'opened':
      return { after: [turnOver(event.card), { kind: 'sound', sound: 'lay', at: LANDED }] };
    case 'named':
      return {
        after: [
          { kind: 'bump', spot: 'colour' },
          { kind: 'sound', sound: 'colour' },
        ],
      };
    case 'jumped':
      return {
        before: [
          float(event.seat, 'float.jump', 'strong'),
          { kind: 'sound', sound: 'jump' },
          { kind: 'wait', beats: 4 },
        ],
      };
    case 'played':
      return { after: play(event, as) };
    case 'called':
      return { after: [...called(event.seat), { kind: 'wait', beats: 6 }] };
    case 'caught':
      return {
        after: [
          float(event.seat, 'float.caught', 'bad'),
          { kind: 'sound', sound: 'caught' },
          { kind: 'wait', beats: 5 },
        ],
      };
    case 'reversed':
      return {
        after: [
          { kind: 'bump', spot: 'direction' },
          { kind: 'sound', sound: 'turnabout' },
          { kind: 'wait', beats: 5 },
        ],
      };
    case 'skipped':
      return {
        after: [
          float(event.seat, 'float.skipped', 'bad'),
          { kind: 'sound', sound: 'skip' },
          { kind: 'wait', beats: 4 },
        ],
      };
    case 'swapped':
      return {
        before: [
          ...handOver(event.seat, event.with, as),
          ...handOver(event.with, event.seat, as),
          banner('float.swap'),
        ],
      };
    case 'passed-on':
      return { before: [...passOn(seats.length, event.direction, as), banner('float.swap')] };
    case 'due':
      return {
        after: [
          { kind: 'float', spot: 'deck', words: { key: 'float.plus', values: { count: event.sum } }, tone: 'bad' },
          { kind: 'bump', spot: 'stack' },
          { kind: 'sound', sound: 'due' },
          { kind: 'wait', beats: 4 },
        ],
      };
    case 'challenged':
      return { after: [banner('float.challenge'), { kind: 'sound', sound: 'challenge' }, { kind: 'wait', beats: 9 }] };
    case 'hand-shown':
      return event.cards === undefined ? {} : { before: [show(event.seat, event.cards)] };
    case 'verdict':
      return { after: [verdict(event.guilty), { kind: 'wait', beats: 9 }] };
    case 'drew':
      return { after: draw(event, as) };
    case 'reshuffled':
      return { before: reshuffle() };
    case 'kept':
      return { after: [float(event.seat, 'float.keeps')] };
    case 'passed':
      return { after: [float(event.seat, 'float.pass'), { kind: 'wait', beats: 4 }] };
    case 'round-over':
      return roundOver(event);
    case 'match-over':
      return { after: [{ kind: 'sound', sound: as === null || event.result.winners.includes(as) ? 'won' : 'lost' }] };
    case 'turn':
    case 'turn-again':
      return { after: [{ kind: 'bump', spot: `seat:${event.seat}` }] };
    case 'owes':
    case 'received':
    case 'accepted':
    case 'may-play':
      return {};
  }
}

function float(seat: Seat, key: string, tone: 'plain' | 'bad' | 'strong' = 'plain'): Cue {
  return { kind: 'float', spot: `seat:${seat}`, words: { key }, tone };
}
const banner = (key: string): Cue => ({ kind: 'banner', words: { key }, tone: 'strong' });
const verdict = (guilty: boolean): Cue => ({
  kind: 'banner',
  words: { key: guilty ? 'float.guilty' : 'float.innocent' },
  tone: guilty ? 'bad' : 'good',
});
const turnOver = (card: number): Cue => ({ kind: 'fly', from: 'deck', to: 'pile', card: codeOf(card), turns: 'up' });

function called(seat: Seat): readonly Cue[] {
  return [float(seat, 'float.uno', 'strong'), { kind: 'sound', sound: 'uno' }];
}

/** Cards one after the other into a hand; others are dealt a few backs, quickly. */
function deal(event: Event & { type: 'dealt' }, { hand, seat: own }: View, as: Seat | null): readonly Cue[] {
  const mine = event.seat === as;
  const cards = mine ? (event.cards ?? (own === as ? hand : [])) : [];
  if (mine && cards.length > 0) {
    return [
      ...cards.map(
        (card, i): Cue => ({
          kind: 'fly',
          from: 'deck',
          to: handSpot(event.seat, as, card),
          card: codeOf(card),
          turns: 'up',
          at: i * 0.8,
        }),
      ),
      ...cards.map((_, i): Cue => ({ kind: 'sound', sound: 'slide', at: i * 0.8 })),
    ];
  }
  const backs = Math.min(event.count, 3);
  return [
    ...Array.from(
      { length: backs },
      (_, i): Cue => ({
        kind: 'fly',
        from: 'deck',
        to: handSpot(event.seat, as),
        card: null,
        at: i * 0.5,
        beats: 2.2,
      }),
    ),
    { kind: 'sound', sound: 'slide' },
  ];
}

function play({ seat, card, colour }: Event & { type: 'played' }, as: Seat | null): readonly Cue[] {
  const cues: Cue[] = [
    {
      kind: 'fly',
      from: handSpot(seat, as, card),
      to: 'pile',
      card: laid(card, colour),
      ...(seat === as ? {} : { turns: 'up' as const }),
    },
    { kind: 'sound', sound: 'slide' },
    { kind: 'sound', sound: 'lay', at: LANDED },
  ];
  if (card >= WILD) cues.push({ kind: 'bump', spot: 'colour' }, { kind: 'sound', sound: 'colour', at: LANDED });
  return cues;
}

function draw({ seat, count, cards, reason }: Event & { type: 'drew' }, as: Seat | null): readonly Cue[] {
  const flights = cards ?? Array.from({ length: Math.min(count, MOST_BACKS) }, () => null);
  const gap = flights.length > 4 ? 0.8 : 1.4;
  const cues = flights.flatMap((card, i): Cue[] => [
    {
      kind: 'fly',
      from: 'deck',
      to: handSpot(seat, as, card ?? undefined),
      card: card === null ? null : codeOf(card),
      ...(card === null ? {} : { turns: 'up' as const }),
      at: i * gap,
    },
    { kind: 'sound', sound: 'slide', at: i * gap },
  ]);
  if (reason === 'turn') return cues;
  const words = { key: 'float.plus', values: { count } };
  return [...cues, { kind: 'float', spot: `seat:${seat}`, words, tone: 'bad' }];
}

/** A hand on its way to another seat, face down. */
function handOver(from: Seat, to: Seat, as: Seat | null): readonly Cue[] {
  return Array.from(
    { length: 3 },
    (_, i): Cue => ({
      kind: 'fly',
      from: handSpot(from, as),
      to: handSpot(to, as),
      card: null,
      at: i * 0.7,
      beats: 6,
    }),
  );
}

function passOn(seats: number, direction: number, as: Seat | null): readonly Cue[] {
  const all = [...Array(seats).keys()];
  return all.flatMap((seat) => handOver(seat, (seat + direction + seats) % seats, as).slice(0, 2));
}

function reshuffle(): readonly Cue[] {
  const flights = Array.from(
    { length: 5 },
    (_, i): Cue => ({
      kind: 'fly',
      from: 'pile',
      to: 'deck',
      card: null,
      at: i * 0.8,
    }),
  );
  return [...flights, { kind: 'sound', sound: 'shuffle' }];
}

/** The bluffer's hand, laid open before the challenger for as long as it takes to read it. */
function show(seat: Seat, cards: readonly number[]): Cue {
  const effect = `shown ${seat} ${cards.map(codeOf).join(' ')}`;
  return { kind: 'effect', effect, beats: 16 + 4 * cards.length };
}

function roundOver({ end }: Event & { type: 'round-over' }): Script {
  const cues: Cue[] = [
    { kind: 'sound', sound: 'round' },
    { kind: 'wait', beats: 8 },
  ];
  if (end.by === 'out' && end.winner !== null) cues.push(float(end.winner, 'float.out', 'strong'));
  return { after: cues };
}
