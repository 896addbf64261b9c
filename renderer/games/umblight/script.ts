/**
 * Every event of Umblight as motion and sound. Effects are told to the board as words: `lane N` lights
 * one lane and shows its arithmetic, `clash` dims all of them.
 */
import { writeCard } from '../../../core/games/umblight/actions.ts';
import { type BoardCard, cardAt } from '../../../core/games/umblight/battle/battle.ts';
import type { BattleEvent, Blow } from '../../../core/games/umblight/battle/events.ts';
import type { Event, View } from '../../../core/games/umblight/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { Cue, Hearer, Script, Tone } from '../../table/face.ts';
import { bankSpot, deckSpot, handSpot, laneSpot, seatSpot } from './codes.ts';
import { travelScript } from './travel-script.ts';

/** When a card that flies from the script's start has landed, in beats. */
const LANDED = 3.6;
/** How long one lane of the clash is lit. */
const LANE_BEATS = 13;

export const sound = (name: string, at = 0): Cue => ({ kind: 'sound', sound: name, at });
export const wait = (beats: number): Cue => ({ kind: 'wait', beats });

function float(spot: string, key: string, values: Record<string, number>, tone: Tone = 'plain'): Cue {
  return { kind: 'float', spot, words: { key: `float.${key}`, values }, tone };
}

export function script(event: Event, before: View, { as }: Hearer): Script {
  switch (event.type) {
    case 'battle':
      return { after: [sound('drum'), wait(4)] };
    case 'dealt':
      return { after: deal(event, as) };
    case 'turn':
      return {
        after: [
          { kind: 'banner', words: { key: 'float.turn', values: { n: event.turn } } },
          sound('turn'),
          wait(event.turn === 1 ? 4 : 7),
        ],
      };
    case 'drew':
      return { after: draw(event.side, as, event.card) };
    case 'drew-nothing':
      return { after: [float(seatSpot(event.side), event.why === 'hand-full' ? 'full' : 'none', {}), wait(3)] };
    case 'drew-coin':
      return { after: drawCoin(event.side, as, event.card) };
    case 'placed':
      return { after: place(event, as) };
    case 'gained':
      return { after: gain(event, as) };
    case 'earned':
      return { after: [float(seatSpot(event.side), 'coins', { n: event.coins }, 'good'), sound('coin'), wait(3)] };
    case 'harmed':
      return { before: harm(event, as) };
    case 'perished':
      return { before: fall(event, as) };
    case 'hurt':
      return { before: [...struck(event, before), ...hurt(event)] };
    case 'healed':
      return { after: [float(seatSpot(event.side), 'heal', { n: event.hp }, 'good'), sound('heal'), wait(3)] };
    case 'phase':
      return { after: [{ kind: 'bump', spot: seatSpot(event.active) }, sound('phase'), wait(3)] };
    case 'clash':
      return {
        before: [
          { kind: 'banner', words: { key: 'float.clash' }, tone: 'strong' },
          { kind: 'effect', effect: 'clash', beats: 8 },
          sound('clash'),
        ],
      };
    case 'met':
      return { before: meet(event.lane, event.taken, before) };
    case 'stood':
      return { after: [float(laneSpot(event.side, event.lane, as), 'stands', {}, 'good'), wait(4)] };
    case 'ended':
      return { after: [ended(event.outcome.winner), sound(endSound(event.outcome.winner, as)), wait(12)] };
    default:
      return travelScript(event);
  }
}

const endSound = (winner: Seat | null, as: Seat | null) =>
  winner === null || winner === (as ?? winner) ? 'won' : 'lost';

function ended(winner: Seat | null): Cue {
  if (winner === null) return { kind: 'banner', words: { key: 'float.draw' }, tone: 'strong' };
  return { kind: 'banner', words: { key: 'float.won', values: { seat: { seat: winner } } }, tone: 'strong' };
}

function deal({ side, count, cards }: Event & { type: 'dealt' }, as: Seat | null): readonly Cue[] {
  const flights = cards ?? Array.from({ length: Math.min(count, 4) }, () => undefined);
  return flights.flatMap((card, i) => [drawn(side, as, card, i * 0.8), sound('slide', i * 0.8)]);
}

function drawn(side: Seat, as: Seat | null, card: number | undefined, at: number): Cue {
  return {
    kind: 'fly',
    from: deckSpot(side, as),
    to: handSpot(side, as, card),
    card: card === undefined ? null : writeCard(card),
    ...(card === undefined ? {} : { turns: 'up' as const }),
    at,
  };
}

const draw = (side: Seat, as: Seat | null, card: number | undefined): readonly Cue[] => [
  drawn(side, as, card, 0),
  sound('slide'),
];

function drawCoin(side: Seat, as: Seat | null, card: number | undefined): readonly Cue[] {
  const flight = { ...drawn(side, as, card, 0), from: bankSpot(side, as) } as Cue;
  return [flight, sound('shake'), sound('coin', 2)];
}

function place({ side, lane, card, combined }: BattleEvent & { type: 'placed' }, as: Seat | null): readonly Cue[] {
  const spot = laneSpot(side, lane, as);
  return [
    {
      kind: 'fly',
      from: handSpot(side, as, card),
      to: spot,
      card: writeCard(card),
      ...(side === as ? {} : { turns: 'up' as const }),
    },
    sound('slide'),
    sound(combined ? 'join' : 'lay', LANDED),
  ];
}

function gain({ side, lane, power, shield }: BattleEvent & { type: 'gained' }, as: Seat | null): readonly Cue[] {
  const spot = laneSpot(side, lane, as);
  return [
    { kind: 'bump', spot },
    power > 0 ? float(spot, 'power', { n: power }, 'good') : float(spot, 'shield', { n: shield }, 'good'),
    sound(power > 0 ? 'grow' : 'halo'),
    wait(5),
  ];
}

function harm(event: BattleEvent & { type: 'harmed' }, as: Seat | null): readonly Cue[] {
  const spot = laneSpot(event.side, event.lane, as);
  return [
    { kind: 'bump', spot, tone: 'bad' },
    event.through > 0 ? float(spot, 'taken', { n: event.through }, 'bad') : float(spot, 'blocked', {}),
    sound('spark'),
    wait(5),
  ];
}

function fall({ side, lane }: BattleEvent & { type: 'perished' }, as: Seat | null): readonly Cue[] {
  const spot = laneSpot(side, lane, as);
  return [{ kind: 'effect', effect: `fall ${spot}`, beats: 4 }, float(spot, 'falls', {}, 'bad'), sound('fall')];
}

function hurt({ side, damage }: BattleEvent & { type: 'hurt' }): readonly Cue[] {
  const spot = seatSpot(side);
  return [{ kind: 'bump', spot, tone: 'bad' }, float(spot, 'hurt', { n: damage }, 'bad'), sound('hurt'), wait(6)];
}

/** A blow out of a lane lights the lane; what spills over is told beside it. */
function struck({ lane, by, damage, side }: BattleEvent & { type: 'hurt' }, { battle }: View): readonly Cue[] {
  if (lane === null || battle === null || (by !== 'strike' && by !== 'overkill')) return [];
  return [{ kind: 'effect', effect: `lane ${lane} ${by} ${1 - side} ${damage}`, beats: LANE_BEATS - 3 }];
}

/** The sum of one side: power, what came through and what the shield held, as words of an effect. */
const sum = (card: BoardCard | null, { blocked, through }: Blow) => `${card?.power ?? 0} ${through} ${blocked}`;

function meet(lane: number, taken: readonly [Blow, Blow], { battle }: View): readonly Cue[] {
  if (battle === null) return [];
  const sums = taken.map((one, side) => sum(cardAt(battle, side, lane), one));
  return [{ kind: 'effect', effect: `lane ${lane} met ${sums.join(' ')}`, beats: LANE_BEATS }, sound('hit')];
}
