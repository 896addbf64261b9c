/** The rule options of Shamano and its two ready-made tables. */
import type { OptionFault, OptionTable } from '../../kit/options.ts';
import { SHAMAN_IDS } from './shamans/shamans.ts';

export interface Options {
  /** Who plays which shaman, by seat; all different, `random` is drawn from those left. */
  readonly shamans: readonly string[];
  /** Hit points at the start, which healing never exceeds. */
  readonly hitPoints: number;
  readonly handSize: number;
  readonly firstSeat: number | 'random';
  readonly jumpIn: boolean;
  /** A player who can play may draw, and a drawn card may be kept. */
  readonly freeDraw: boolean;
  /** Draws and gifts that would take a hand above this do not happen. */
  readonly handLimit: number | 'off';
  readonly meter: boolean;
  readonly prediction: boolean;
  /** How long a screen waits for a prediction before it passes for the player; `off`: as long as it takes. */
  readonly predictionSeconds: number | 'off';
  readonly resource: boolean;
}

const ANYONE = 'random';

const plain: Options = {
  shamans: [ANYONE, ANYONE, ANYONE, ANYONE],
  hitPoints: 24,
  handSize: 7,
  firstSeat: 'random',
  jumpIn: true,
  freeDraw: false,
  handLimit: 'off',
  meter: false,
  prediction: false,
  predictionSeconds: 5,
  resource: false,
};

const tempered: Options = { ...plain, meter: true, prediction: true, resource: true };

function conflicts({ shamans, firstSeat }: Options, seats: number): OptionFault[] {
  const faults: OptionFault[] = [];
  const named = shamans.filter((id) => id !== ANYONE);
  const twice = named.find((id, i) => named.indexOf(id) !== i);
  if (twice !== undefined) {
    faults.push({ key: 'shamans', code: 'conflict', sentence: `${twice} can sit at one seat only.` });
  }
  if (firstSeat !== ANYONE && Number(firstSeat) >= seats) {
    const sentence = `firstSeat is ${firstSeat}, and the seats are 0 to ${seats - 1}.`;
    faults.push({ key: 'firstSeat', code: 'conflict', sentence });
  }
  return faults;
}

export const options: OptionTable<Options> = {
  specs: [
    { key: 'shamans', kind: 'choice', values: [ANYONE, ...SHAMAN_IDS], perSeat: true },
    { key: 'hitPoints', kind: 'number', min: 15, max: 60 },
    { key: 'handSize', kind: 'number', min: 5, max: 10 },
    { key: 'firstSeat', kind: 'number', min: 0, max: 3, words: [ANYONE], ofSeat: true },
    { key: 'jumpIn', kind: 'flag' },
    { key: 'freeDraw', kind: 'flag' },
    { key: 'handLimit', kind: 'number', min: 10, max: 30, words: ['off'] },
    { key: 'meter', kind: 'flag' },
    { key: 'prediction', kind: 'flag' },
    {
      key: 'predictionSeconds',
      kind: 'number',
      min: 3,
      max: 10,
      words: ['off'],
      needs: ({ prediction }) => prediction,
    },
    { key: 'resource', kind: 'flag' },
  ],
  presets: { plain, tempered },
  preset: 'plain',
  seat: (table, seats) => ({ ...table, shamans: Array.from({ length: seats }, (_, i) => table.shamans[i] ?? ANYONE) }),
  conflicts,
};
