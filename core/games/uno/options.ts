/**
 * The options of UNO as data, and the ready-made tables: `seed` (the source this game was made from, the
 * default: where nothing is said, the source's word holds), `official` (the published rule sheet) and
 * `party` (official with the best-known house rules).
 */
import type { OptionFault, OptionTable } from '../../kit/options.ts';

export interface Options {
  /** Which card may start the pile: the first number card, or any. */
  readonly opening: 'number' | 'any';
  /** What becomes of a card drawn on one's turn. */
  readonly drawn: 'keep' | 'may-play' | 'until-playable';
  /** What the victim of a draw card does after drawing. */
  readonly penalty: 'then-plays' | 'loses-turn';
  /** Which draw cards answer which. */
  readonly stacking: 'off' | 'same' | 'up';
  readonly wild4: 'free' | 'challenge';
  readonly sevenZero: boolean;
  readonly jumpIn: boolean;
  readonly callUno: boolean;
  readonly forcePlay: boolean;
  readonly teams: boolean;
  readonly scoring: 'penalty' | 'winner';
  /** Points, or one round. */
  readonly target: number | 'single';
  readonly handSize: number;
}

const seed: Options = {
  opening: 'number',
  drawn: 'keep',
  penalty: 'then-plays',
  stacking: 'off',
  wild4: 'free',
  sevenZero: false,
  jumpIn: false,
  callUno: false,
  forcePlay: false,
  teams: false,
  scoring: 'penalty',
  target: 100,
  handSize: 7,
};

const official: Options = {
  ...seed,
  opening: 'any',
  drawn: 'may-play',
  penalty: 'loses-turn',
  wild4: 'challenge',
  callUno: true,
  scoring: 'winner',
  target: 500,
};

const party: Options = { ...official, drawn: 'until-playable', stacking: 'up', sevenZero: true, jumpIn: true };

export const options: OptionTable<Options> = {
  specs: [
    { key: 'opening', kind: 'choice', values: ['number', 'any'] },
    { key: 'drawn', kind: 'choice', values: ['keep', 'may-play', 'until-playable'] },
    { key: 'penalty', kind: 'choice', values: ['then-plays', 'loses-turn'] },
    { key: 'stacking', kind: 'choice', values: ['off', 'same', 'up'] },
    { key: 'wild4', kind: 'choice', values: ['free', 'challenge'] },
    { key: 'sevenZero', kind: 'flag' },
    { key: 'jumpIn', kind: 'flag' },
    { key: 'callUno', kind: 'flag' },
    { key: 'forcePlay', kind: 'flag' },
    { key: 'teams', kind: 'flag', needs: (_options, seats) => seats === 4 },
    { key: 'scoring', kind: 'choice', values: ['penalty', 'winner'] },
    { key: 'target', kind: 'number', min: 1, max: 1000, words: ['single'] },
    { key: 'handSize', kind: 'number', min: 3, max: 10 },
  ],
  presets: { seed, official, party },
  preset: 'seed',
  conflicts({ teams }, seats): readonly OptionFault[] {
    if (!teams || seats === 4) return [];
    return [{ key: 'teams', code: 'conflict', sentence: `teams needs four seats, not ${seats}.` }];
  },
};
