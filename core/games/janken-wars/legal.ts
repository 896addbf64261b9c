/** Whom the match waits for, with which question, and every action it would accept. */
import type { Seat } from '../../kit/game.ts';
import { blockOf } from './blocks/index.ts';
import type { CardKind, Kinds } from './kinds.ts';
import { available } from './play.ts';
import { type Action, type Ask, NONE, type State } from './state.ts';

const NOBODY: readonly Seat[] = Object.freeze([]);
const ALONE: readonly (readonly Seat[])[] = [Object.freeze([0]), Object.freeze([1])];
const BOTH: readonly Seat[] = Object.freeze([0, 1]);

export function awaiting(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'duel':
    case 'last-duel':
      if (state.throws[0] !== NONE) return ALONE[1] as readonly Seat[];
      return state.throws[1] === NONE ? BOTH : (ALONE[0] as readonly Seat[]);
    case 'prize':
      return ALONE[state.winner] as readonly Seat[];
    case 'action':
      return state.pending === null ? NOBODY : (ALONE[blockOf(state.pending).chooser(state, state.pending)] ?? NOBODY);
    case 'trade':
      return ALONE[state.trader] as readonly Seat[];
    case 'over':
      return NOBODY;
  }
}

/** The question the match waits with; null when it is over. */
export function asks({ phase, pending }: Pick<State, 'phase' | 'pending'>): Ask | null {
  switch (phase) {
    case 'duel':
    case 'last-duel':
      return 'throw';
    case 'prize':
    case 'trade':
      return phase;
    case 'action':
      return pending === null ? null : blockOf(pending).ask(pending);
    case 'over':
      return null;
  }
}

/** The actions of a match, made once for its kinds: `take[kind]` and so on. */
interface Interned {
  readonly take: readonly Action[];
  readonly bury: readonly Action[];
  readonly pick: readonly Action[];
}
const interned = new WeakMap<Kinds, Interned>();
let lastKinds: Kinds | null = null;
let lastActions: Interned = { take: [], bury: [], pick: [] };

function actionsOf(kinds: Kinds): Interned {
  if (kinds === lastKinds) return lastActions;
  let actions = interned.get(kinds);
  if (actions === undefined) {
    const each = (type: 'take' | 'bury' | 'pick') => kinds.map(({ code }) => Object.freeze({ type, card: code }));
    actions = { take: each('take'), bury: each('bury'), pick: each('pick') };
    interned.set(kinds, actions);
  }
  lastKinds = kinds;
  lastActions = actions;
  return actions;
}

const THROWS: readonly Action[] = [0, 1, 2].map((t) => Object.freeze({ type: 'throw', throw: t }));
const TAKE_TOKEN: Action = Object.freeze({ type: 'takeToken' });
const DECLINE: Action = Object.freeze({ type: 'decline' });
const TRADES: readonly Action[] = [true, false].map((t) => Object.freeze({ type: 'trade', trade: t }));

export function legal(state: State, seat: Seat): Action[] {
  switch (state.phase) {
    case 'duel':
    case 'last-duel':
      return state.throws[seat] === NONE ? [...THROWS] : [];
    case 'prize':
      return seat === state.winner ? prizes(state) : [];
    case 'action':
      return picks(state, seat);
    case 'trade':
      return seat === state.trader ? [...TRADES] : [];
    case 'over':
      return [];
  }
}

function prizes(state: State): Action[] {
  const { table, kinds, won } = state;
  const { take, bury } = actionsOf(kinds);
  const list: Action[] = [];
  if (available(state)) {
    for (let i = 0; i < table.length; i++) {
      const card = table[i] as number;
      if ((kinds[card] as CardKind).type === won) add(list, take[card] as Action);
    }
    return list;
  }
  list.push(TAKE_TOKEN);
  for (let i = 0; i < table.length; i++) add(list, bury[table[i] as number] as Action);
  return list;
}

function picks(state: State, seat: Seat): Action[] {
  const { pending } = state;
  if (pending === null) return [];
  const block = blockOf(pending);
  if (block.chooser(state, pending) !== seat) return [];
  const { pick } = actionsOf(state.kinds);
  const list: Action[] = [];
  const zone = block.zone(state, pending);
  for (let i = 0; i < zone.length; i++) {
    const card = zone[i] as number;
    if (block.refusal(state, pending, card) === null) add(list, pick[card] as Action);
  }
  if (pending.kind === 'swap' && pending.optional) list.push(DECLINE);
  return list;
}

/** Cards of one kind are one choice. */
function add(list: Action[], action: Action): void {
  if (!list.includes(action)) list.push(action);
}
