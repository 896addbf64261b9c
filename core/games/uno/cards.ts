/**
 * The 54 kinds of UNO card in one table. A *kind* is a small integer: colours 0 … 3 (red, yellow,
 * green, blue) times thirteen symbols, then Wild and Wild Draw Four. A *code* is how a kind is written
 * (`r7`, `b+2`, `W4`). Two cards of one kind cannot be told apart.
 */

export const COLOURS = 'rygb';
/** The value in `COLOUR` of a card without one. */
const COLOURLESS = 4;

/** Symbols 0 … 9 are the numbers. */
export const SKIP = 10;
export const REVERSE = 11;
export const DRAW_TWO = 12;
const SYMBOLS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'S', 'R', '+2'];

/** The two kinds without a colour; every lower kind has one. */
export const WILD = 52;
export const WILD_FOUR = 53;

export type Effect = 'none' | 'skip' | 'reverse' | 'draw-two' | 'name-colour' | 'draw-four';

export interface Kind {
  readonly code: string;
  /** 0 … 3, or 4 for the wilds. */
  readonly colour: number;
  /** 0 … 12; 13 Wild, 14 Wild Draw Four. */
  readonly symbol: number;
  /** What it counts in a hand when the round ends. */
  readonly points: number;
  readonly effect: Effect;
  /** How many of the kind the deck holds. */
  readonly copies: number;
  /** How many cards it makes the next player draw. */
  readonly draws: number;
}

function coloured(colour: number, symbol: number): Kind {
  const code = `${COLOURS[colour]}${SYMBOLS[symbol]}`;
  const copies = symbol === 0 ? 1 : 2;
  if (symbol < SKIP) return { code, colour, symbol, points: symbol, effect: 'none', copies, draws: 0 };
  const effect = symbol === SKIP ? 'skip' : symbol === REVERSE ? 'reverse' : 'draw-two';
  return { code, colour, symbol, points: 20, effect, copies, draws: symbol === DRAW_TWO ? 2 : 0 };
}

const wild = { colour: COLOURLESS, points: 50, copies: 4 };

export const KINDS: readonly Kind[] = [
  ...[0, 1, 2, 3].flatMap((colour) => SYMBOLS.map((_, symbol) => coloured(colour, symbol))),
  { ...wild, code: 'W', symbol: 13, effect: 'name-colour', draws: 0 },
  { ...wild, code: 'W4', symbol: 14, effect: 'draw-four', draws: 4 },
];

/** Columns of the table, for the rules, which look into them at every move. */
export const COLOUR: readonly number[] = KINDS.map((kind) => kind.colour);
export const SYMBOL: readonly number[] = KINDS.map((kind) => kind.symbol);
export const POINTS: readonly number[] = KINDS.map((kind) => kind.points);
export const DRAWS: readonly number[] = KINDS.map((kind) => kind.draws);

/** All 108 cards, sorted. */
export const DECK: readonly number[] = KINDS.flatMap(({ copies }, kind) => Array<number>(copies).fill(kind));

const BY_CODE: ReadonlyMap<string, number> = new Map(KINDS.map(({ code }, kind) => [code, kind]));

/** The kind a code names, or null. */
export function kindOf(code: string): number | null {
  return BY_CODE.get(code) ?? null;
}

/** The code of a kind, 0 … 53. */
export function codeOf(kind: number): string {
  return (KINDS[kind] as Kind).code;
}

/** The sum of the points of some cards. */
export function pointsOf(cards: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += POINTS[cards[i] as number] as number;
  return sum;
}
