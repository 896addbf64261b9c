/** Positions of Shamano that are worth a look. */
import type { Action } from '../../../core/games/shamano/actions.ts';
import { cardOf, codeOf, isPlusTwo, WILD, WILD_FOUR } from '../../../core/games/shamano/cards.ts';
import type { State } from '../../../core/games/shamano/state.ts';
import type { Search } from './positions.ts';

const FOUR = { shamans: ['hedda', 'beatrice', 'aurora', 'zoe'], firstSeat: 0 };
const isCard = (action: Action, test: (card: number) => boolean) => action.type === 'play' && test(action.card);

/** A stack of eight lies before somebody. */
export const stackOfEight: Search = {
  seats: 4,
  options: { ...FOUR, handSize: 10 },
  prefer: (action) =>
    isCard(action, (card) => isPlusTwo(card) || card === WILD_FOUR) ? 2 : action.type === 'take' ? 0 : 1,
  wanted: ({ flow }) => flow.phase === 'stack' && (flow.stack?.sum ?? 0) >= 8,
};

const buffsOf = ({ seats }: State) =>
  [...seats.banish, ...seats.joke, ...seats.vacuum].filter((left) => left > 0).length;

/** Four effects hold at once. */
export const fourBuffs: Search = {
  seats: 4,
  options: { ...FOUR, handSize: 10 },
  prefer: (action) => (isCard(action, (card) => card === WILD) ? 2 : 1),
  wanted: (state) => buffsOf(state) >= 5 && state.seats.banish.some((left) => left > 0),
};

/** Somebody has been defeated, and the turn of who did it goes on. */
export const defeatedGoesOn: Search = {
  seats: 4,
  options: { ...FOUR, hitPoints: 15 },
  plies: 120,
  prefer: (action, { seats }) =>
    action.type === 'play' && action.target !== null ? 60 - (seats.hp[action.target] ?? 0) : 0,
  wanted: ({ flow, seats }) => flow.continued && seats.alive.filter((lives) => !lives).length === 1,
};

/** The middle of a match at the Tempered table: energy, bars, shields. */
export const tempered: Search = {
  seats: 4,
  options: { ...FOUR, meter: true, resource: true },
  prefer: (action) => (isCard(action, (card) => codeOf(card).startsWith('g')) ? 2 : action.type === 'play' ? 1 : 0),
  wanted: ({ flow, seats }) =>
    flow.phase === 'turn' &&
    seats.energy.filter((one) => one > 3).length >= 3 &&
    seats.old.filter((one) => one > 0).length >= 2 &&
    (seats.energy[flow.turn] ?? 0) > 4,
};

/** Who is on turn holds a Skill Card that can be played and is aimed. */
export const withSkill: Search = {
  seats: 4,
  options: { ...FOUR },
  prefer: (action) => (isCard(action, (card) => codeOf(card).endsWith('*')) ? 0 : 1),
  wanted: (state) =>
    state.flow.turn === 2 &&
    state.flow.phase === 'turn' &&
    (state.hands[2] ?? []).includes(cardOf('r*') ?? -1) &&
    state.flow.colour === 0,
};
