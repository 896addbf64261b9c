/** What a seat can do, and how it is written: `place wild-bear 1`, `place coin-twin 0 light`, `pay coin-light` … */
import type { Notation } from '../../kit/game.ts';
import { LANES } from './battle/battle.ts';
import { isTwin, UPGRADES, type Upgrade } from './cards/coins.ts';
import { designOf, kindOf, SET_KINDS } from './cards/designs.ts';
import { FIRST_CARD, FIRST_EXTRA, isCoin, MOST_EXTRA } from './cards/kinds.ts';

export type BattleAction =
  /** `lane` is 0 … 2 on the own row; 3 … 5 are the opposing lanes. `as` is the polarity chosen for a twin coin, else null. */
  | { readonly type: 'place'; readonly card: number; readonly lane: number; readonly as: 'light' | 'shadow' | null }
  | { readonly type: 'drawCard' }
  | { readonly type: 'drawCoin' }
  | { readonly type: 'endPhase' };

export const SERVICES = ['remove', 'improve'] as const;
export type Service = (typeof SERVICES)[number];

export type RunAction =
  /** To a node of the next stop. */
  | { readonly type: 'go'; readonly node: number }
  /** A player card, a starter deck or a choice of an event, by code. */
  | { readonly type: 'choose'; readonly choice: string }
  /** One of the cards shown, or none. */
  | { readonly type: 'take'; readonly card: number }
  | { readonly type: 'skip' }
  | { readonly type: 'buy'; readonly card: number }
  | { readonly type: 'ask'; readonly service: Service }
  | { readonly type: 'leave' }
  | { readonly type: 'pay'; readonly coin: number }
  /** A card of the deck, for what is to be done with it. */
  | { readonly type: 'pick'; readonly card: number }
  | { readonly type: 'improve'; readonly coin: number; readonly upgrade: Upgrade }
  | { readonly type: 'forget'; readonly ability: string };

export type Action = BattleAction | RunAction;

const ROWS = 2 * LANES;
const CHOICES = ['light', 'shadow'] as const;

/** Placings by kind and lane, made once: legal actions are shared and frozen. */
const PLACINGS: Action[][] = [];
const TWIN_PLACINGS: Action[][] = [];

function placings(table: Action[][], card: number, make: () => Action[]): Action[] {
  const made = table[card];
  if (made !== undefined) return made;
  const fresh = make();
  table[card] = fresh;
  return fresh;
}

/** The action of placing a card in a lane. */
export function placing(card: number, lane: number): Action {
  const list = placings(PLACINGS, card, () =>
    Array.from({ length: ROWS }, (_, at) => Object.freeze({ type: 'place' as const, card, lane: at, as: null })),
  );
  return list[lane] ?? Object.freeze({ type: 'place', card, lane, as: null });
}

/** The actions of placing a twin coin in a lane: as Light, as Shadow. */
export function twinPlacings(card: number, lane: number): readonly Action[] {
  const list = placings(TWIN_PLACINGS, card, () =>
    Array.from({ length: ROWS * 2 }, (_, i) =>
      Object.freeze({ type: 'place' as const, card, lane: i >> 1, as: CHOICES[i & 1] ?? null }),
    ),
  );
  return list.slice(lane * 2, lane * 2 + 2);
}

export const DRAW_CARD: Action = Object.freeze({ type: 'drawCard' });
export const DRAW_COIN: Action = Object.freeze({ type: 'drawCoin' });
export const END_PHASE: Action = Object.freeze({ type: 'endPhase' });

/** A card of any kind by its code; scenarios' own designs are `x0`, `x1` … */
export function writeCard(kind: number): string {
  return kind >= FIRST_EXTRA ? `x${kind - FIRST_EXTRA}` : designOf(kind).code;
}

function readCard(code: string): number | null {
  const extra = /^x(\d{1,2})$/.exec(code);
  if (extra === null) return kindOf(code);
  return Number(extra[1]) < MOST_EXTRA && extra[0] === `x${Number(extra[1])}` ? FIRST_EXTRA + Number(extra[1]) : null;
}

const readCoin = (code: string): number | null => {
  const kind = kindOf(code);
  return kind !== null && kind < FIRST_CARD ? kind : null;
};
const readSetCard = (code: string): number | null => {
  const kind = kindOf(code);
  return kind !== null && SET_KINDS.includes(kind) ? kind : null;
};

function write(action: Action): string {
  switch (action.type) {
    case 'place': {
      const as = action.as === null ? '' : ` ${action.as}`;
      return `place ${writeCard(action.card)} ${action.lane}${as}`;
    }
    case 'drawCard':
      return 'draw';
    case 'drawCoin':
      return 'coin';
    case 'endPhase':
      return 'end';
    case 'go':
      return `go ${action.node}`;
    case 'choose':
      return `choose ${action.choice}`;
    case 'take':
    case 'buy':
    case 'pick':
      return `${action.type} ${writeCard(action.card)}`;
    case 'skip':
    case 'leave':
      return action.type;
    case 'ask':
      return `ask ${action.service}`;
    case 'pay':
      return `pay ${writeCard(action.coin)}`;
    case 'improve':
      return `improve ${writeCard(action.coin)} ${action.upgrade}`;
    case 'forget':
      return `forget ${action.ability}`;
  }
}

const PLAIN: Readonly<Record<string, Action>> = {
  draw: DRAW_CARD,
  coin: DRAW_COIN,
  end: END_PHASE,
  skip: Object.freeze({ type: 'skip' }),
  leave: Object.freeze({ type: 'leave' }),
};
const CODE = /^[a-z][a-z-]{0,39}$/;

function read(text: string): Action | null {
  if (Object.hasOwn(PLAIN, text)) return PLAIN[text] ?? null;
  const [verb = '', what = '', third, fourth] = text.split(' ');
  if (what === '' || write(readParts(verb, what, third, fourth) ?? END_PHASE) !== text) return null;
  return readParts(verb, what, third, fourth);
}

function readParts(verb: string, what: string, third?: string, fourth?: string): Action | null {
  const of = <T>(value: T | null, make: (value: T) => Action): Action | null => (value === null ? null : make(value));
  switch (verb) {
    case 'place':
      return of(readCard(what), (card) => readPlacing(card, Number(third), fourth));
    case 'go':
      return /^\d$/.test(what) ? { type: 'go', node: Number(what) } : null;
    case 'choose':
      return CODE.test(what) ? { type: 'choose', choice: what } : null;
    case 'forget':
      return CODE.test(what) ? { type: 'forget', ability: what } : null;
    case 'take':
    case 'buy':
    case 'pick':
      return of(readSetCard(what), (card) => ({ type: verb, card }));
    case 'ask':
      return of(SERVICES.find((service) => service === what) ?? null, (service) => ({ type: 'ask', service }));
    case 'pay':
      return of(readCoin(what), (coin) => ({ type: 'pay', coin }));
    case 'improve': {
      const upgrade = UPGRADES.find((one) => one === third);
      return upgrade === undefined ? null : of(readCoin(what), (coin) => ({ type: 'improve', coin, upgrade }));
    }
    default:
      return null;
  }
}

function readPlacing(card: number, lane: number, as: string | undefined): Action {
  if (!Number.isInteger(lane) || lane < 0 || lane >= ROWS) return END_PHASE;
  if (as === undefined) return placing(card, lane);
  return twinPlacings(card, lane).find((action) => action.type === 'place' && action.as === as) ?? END_PHASE;
}

/** Whether a kind can only be placed with a polarity chosen. */
export function needsPolarity(card: number): boolean {
  return isCoin(card) && isTwin(card);
}

export const notation: Notation<Action> = { write, read };
