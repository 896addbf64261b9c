/** Every event of Shamano as motion and sound. */
import { type Card, codeOf, isBlack, kindOf } from '../../../core/games/shamano/cards.ts';
import type { Event } from '../../../core/games/shamano/events.ts';
import { topOf } from '../../../core/games/shamano/state.ts';
import type { View } from '../../../core/games/shamano/view.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { Cue, Hearer, Script, Sentence, Tone } from '../../table/face.ts';
import { COLOUR_KEYS } from './art/pigment.ts';
import { handSpot } from './codes.ts';
import { type BoardEffect, type Paint, writeEffect } from './effects.ts';

/** When a card that flies from the script's start has landed, in beats. */
const LANDED = 3.6;
const MOST_BACKS = 4;
/** Damage from which on a blow is heavy. */
const HEAVY = 7;

export function script(event: Event, before: View, { as }: Hearer): Script {
  switch (event.type) {
    case 'dealt':
      return { after: drawn(event.seat, event.count, event.cards, as, 0.8) };
    case 'revealed':
      return { before: [float(event.seat, 'float.newHand'), sound('shuffle'), wait(8)] };
    case 'turn':
      return { after: [{ kind: 'bump', spot: `seat:${event.seat}` }] };
    case 'passed-over':
      return {
        after: [show({ kind: 'over', seat: event.seat }, 9), float(event.seat, 'float.skipped', 'bad'), sound('skip')],
      };
    case 'played':
      return { after: laidDown(event.seat, event.card, as) };
    case 'jumped-in':
      return { before: jumpedIn(event.seat), after: laidDown(event.seat, event.card, as) };
    case 'cast':
      return { before: [show({ kind: 'cast', seat: event.seat, skill: event.skill }, 15), sound('cast')] };
    case 'colour':
      return { after: [{ kind: 'bump', spot: 'colour' }, sound('colour'), wait(3)] };
    case 'damage':
      return damage(event, before);
    case 'struck':
      return { after: [float(event.seat, 'float.struck', 'strong'), sound('thunder'), wait(5)] };
    case 'healed':
      return gain(event.seat, 'b', 'healed', event.amount, 'heal');
    case 'shield':
      return gain(event.seat, 'g', 'shield', event.amount, 'shield');
    case 'lost':
      return {
        after: [
          show({ kind: 'lost', seat: event.seat }, 6),
          float(event.seat, 'float.lost', 'bad', { count: event.amount }),
          sound('lose'),
        ],
      };
    case 'shield-broken':
      return {
        before: [
          show({ kind: 'stroke', paint: 'g', from: event.by, to: event.seat, heavy: false }, 6),
          float(event.seat, 'float.broken', 'bad', { count: event.amount }, 3),
          { kind: 'sound', sound: 'crack', at: 3 },
        ],
      };
    case 'shield-gone':
      return { after: [float(event.seat, 'float.shieldGone', 'plain', { count: event.amount }), wait(3)] };
    case 'swapped':
      return {
        before: [
          show({ kind: 'stroke', paint: 'r', from: event.seat, to: event.with, heavy: false }, 7),
          float(event.seat, 'float.swap', 'strong'),
          float(event.with, 'float.swap', 'strong'),
          sound('swap'),
        ],
      };
    case 'drew':
      return { after: drawn(event.seat, event.count, event.cards, as, event.count > 4 ? 0.8 : 1.4) };
    case 'discarded':
      return {
        after: [
          { kind: 'fly', from: handSpot(event.seat, as, event.card), to: 'pile', card: codeOf(event.card) },
          sound('slide'),
        ],
      };
    case 'gave':
      return { after: gave(event, as) };
    case 'exchanged':
      return {
        after: [...drawn(event.seat, 1, [], as, 1), float(event.seat, 'float.exchanged', 'good'), sound('colour')],
      };
    case 'reshuffled':
      return { before: reshuffle() };
    case 'defeated':
      return {
        after: [
          show({ kind: 'fall', seat: event.seat, by: before.flow.turn }, 14),
          banner('float.defeated', 'bad', { seat: { seat: event.seat } }),
          sound('fall'),
        ],
      };
    case 'turn-goes-on':
      return { after: [banner('float.goesOn', 'strong', { seat: { seat: event.seat } }), sound('turn'), wait(7)] };
    case 'reversed':
      return { after: [{ kind: 'bump', spot: 'direction' }, sound('turnabout'), wait(5)] };
    case 'stacked':
      return { after: [{ kind: 'bump', spot: 'stack' }, sound('stack'), wait(5)] };
    case 'match-over':
      return matchOver(event, as);
    default:
      return said(event);
  }
}

/** Events that are no more than a few words over a player, and a sound. */
function said(event: Event): Script {
  switch (event.type) {
    case 'skip':
      return words(event.seat, 'float.willSkip', 'bad', 'skip');
    case 'buff':
      return {
        after: [
          show({ kind: 'bloom', paint: 'k', seat: event.seat }, 7),
          float(event.seat, 'float.buff', 'strong', { buff: { word: `buffs.${event.buff}.name` } }),
          sound('buff'),
        ],
      };
    case 'buff-ended':
      return words(event.seat, 'float.buffEnded', 'plain', 'slide', { buff: { word: `buffs.${event.buff}.name` } });
    case 'immune':
      return words(event.seat, 'float.immune', 'good', 'ward');
    case 'sent-back':
      return {
        after: [
          show({ kind: 'stroke', paint: 'k', from: event.seat, to: event.to, heavy: false }, 6),
          float(event.seat, 'float.sentBack', 'good'),
          sound('ward'),
        ],
      };
    case 'stack-taken':
      return words(event.seat, 'float.taken', 'bad', 'stack', { count: event.sum });
    case 'passed':
      return words(event.seat, 'float.pass', 'plain', 'slide');
    case 'predictions-open':
      return { after: [banner('float.predict'), sound('colour'), wait(6)] };
    case 'lock-won':
      return words(event.seat, 'float.right', 'good', 'ward');
    case 'guessed-wrong':
      return words(event.seat, 'float.wrong', 'bad', 'refused');
    case 'locked':
      return words(event.seat, 'float.locked', 'strong', 'ward');
    case 'raised':
    case 'braced':
      return words(event.seat, `float.${event.type}`, 'strong', 'buff', { count: event.amount });
    default:
      return {};
  }
}

const wait = (beats: number): Cue => ({ kind: 'wait', beats });
const sound = (name: string): Cue => ({ kind: 'sound', sound: name });
const show = (effect: BoardEffect, beats: number): Cue => ({ kind: 'effect', effect: writeEffect(effect), beats });

function float(seat: Seat, key: string, tone: Tone = 'plain', values: Sentence['values'] = {}, at = 0): Cue {
  return { kind: 'float', spot: `seat:${seat}`, words: { key, values }, tone, at };
}

function banner(key: string, tone: Tone = 'strong', values: Sentence['values'] = {}): Cue {
  return { kind: 'banner', words: { key, values }, tone };
}

function words(seat: Seat, key: string, tone: Tone, name: string, values: Sentence['values'] = {}): Script {
  return { after: [float(seat, key, tone, values), sound(name), wait(4)] };
}

function gain(seat: Seat, paint: Paint, key: string, count: number, name: string): Script {
  return {
    after: [show({ kind: 'bloom', paint, seat }, 6), float(seat, `float.${key}`, 'good', { count }), sound(name)],
  };
}

/** The pigment of the card that lies on top. */
export function paintOf({ discard }: View): Paint {
  const top = topOf(discard);
  const colour = top === null || isBlack(top) ? null : kindOf(top).colour;
  return colour === null ? 'k' : (COLOUR_KEYS[colour] ?? 'k');
}

function damage(event: Event & { type: 'damage' }, before: View): Script {
  const { seat, by, through, blocked, braced, doubled } = event;
  const heavy = through >= HEAVY;
  const kept = blocked + braced;
  return {
    before: [show({ kind: 'stroke', paint: paintOf(before), from: by, to: seat, heavy }, 6), sound('brush')],
    after: [
      ...(through > 0 || kept === 0
        ? [float(seat, doubled ? 'float.doubled' : 'float.damage', 'bad', { count: through })]
        : []),
      ...(kept > 0 ? [float(seat, 'float.blocked', 'plain', { count: kept }, through > 0 ? 4 : 0)] : []),
      { kind: 'bump', spot: `seat:${seat}`, tone: 'bad' },
      sound(heavy ? 'heavy' : through > 0 ? 'hit' : 'ward'),
      wait(through > 0 && kept > 0 ? 7 : 4),
    ],
  };
}

function jumpedIn(seat: Seat): readonly Cue[] {
  return [banner('float.jump', 'strong', { seat: { seat } }), sound('jump'), wait(6)];
}

function laidDown(seat: Seat, card: Card, as: Seat | null): readonly Cue[] {
  return [
    {
      kind: 'fly',
      from: handSpot(seat, as, card),
      to: 'pile',
      card: codeOf(card),
      ...(seat === as ? {} : { turns: 'up' as const }),
    },
    sound('slide'),
    { kind: 'sound', sound: 'lay', at: LANDED },
  ];
}

/** Cards into a hand: known ones one after the other, others as a few backs. */
function drawn(
  seat: Seat,
  count: number,
  cards: readonly Card[] | undefined,
  as: Seat | null,
  gap: number,
): readonly Cue[] {
  const known = cards !== undefined && cards.length > 0;
  const flights = known ? cards : Array.from({ length: Math.min(count, MOST_BACKS) }, () => null);
  return flights.flatMap((card, i): Cue[] => [
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
}

function gave({ seat, to, card }: Event & { type: 'gave' }, as: Seat | null): readonly Cue[] {
  const from = handSpot(seat, as, card);
  return [
    { kind: 'fly', from, to: handSpot(to, as, card), card: card === undefined ? null : codeOf(card), beats: 7 },
    sound('slide'),
  ];
}

function reshuffle(): readonly Cue[] {
  const flights = Array.from(
    { length: 5 },
    (_, i): Cue => ({ kind: 'fly', from: 'pile', to: 'deck', card: null, at: i * 0.8 }),
  );
  return [...flights, sound('shuffle')];
}

function matchOver({ result }: Event & { type: 'match-over' }, as: Seat | null): Script {
  const won = as === null || result.winners.includes(as);
  return { after: [show({ kind: 'won', seats: result.winners }, 12), sound(won ? 'won' : 'lost')] };
}
