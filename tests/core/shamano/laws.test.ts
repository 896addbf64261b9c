/** The laws of the core on random matches of Shamano over every pair of options. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/games/shamano/actions.ts';
import { notation } from '../../../core/games/shamano/notation.ts';
import { type Options, options } from '../../../core/games/shamano/options.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import { type Walk, walk } from '../../../core/kit/laws.ts';
import { fromForm, replay, toForm } from '../../../core/kit/match.ts';
import { readOptions } from '../../../core/kit/options.ts';

/** One of each sort of action, most of them out of place at any moment. */
const strangers: readonly Action[] = `play r3 @1|play r3|play r3 @0|play W:g|play W|play W @1|play W:b @0|play g* @1
play g*|play g* @0|play y* @2|play b*|play yS|play gS @1|play bR|play b+2|play W4:r|play W4|jump r3 @1|jump g2|jump y1 @3
draw|take|end|raise 3|brace 1|raise 200|exchange y|exchange r|predict g|predict pass|colour g|colour b`
  .split(/[|\n]/)
  .map((text) => notation.read(text) as Action);

function report({ moves, faults }: Walk): string {
  const last = moves.slice(-3).map(({ seat, action }) => `${seat} ${notation.write(action as Action)}`);
  return faults.length === 0 ? '' : `${faults.join('; ')} after ${last.join(', ')}`;
}

describe('the laws', () => {
  /** Values that differ in kind from the usual table. */
  const unusual: readonly Partial<Options>[] = [
    { hitPoints: 15 },
    { hitPoints: 60 },
    { handSize: 5 },
    { handSize: 10 },
    { firstSeat: 1 },
    { jumpIn: false },
    { freeDraw: true },
    { handLimit: 10 },
    { meter: true },
    { prediction: true },
    { predictionSeconds: 10 },
    { resource: true },
    { shamans: ['zoe', 'hedda', 'random'] },
  ];
  const pairs = unusual.flatMap((one, i) => unusual.slice(i + 1).map((other) => ({ ...one, ...other })));

  it('hold for every pair of options', () => {
    for (const pair of pairs) {
      const read = readOptions(options, pair, 3);
      if (!read.ok) throw new Error(`no such table: ${JSON.stringify(pair)}`);
      const setup = { seats: 3, options: read.options };
      const walked = walk({ game: shamano, setup, seed: JSON.stringify(pair), strangers, every: 20 });
      expect([pair, report(walked)]).toEqual([pair, '']);
    }
  });

  it('let a match come back from its save form', () => {
    const read = readOptions(options, 'tempered', 4);
    if (!read.ok) throw new Error('no tempered table');
    const setup = { seats: 4, options: read.options };
    const { moves } = walk({ game: shamano, setup, seed: 'saved', every: 1000 });
    const match = replay(shamano, setup, 'saved', moves);
    const again = fromForm(shamano, JSON.parse(JSON.stringify(toForm(match))));
    expect(again.state).toEqual(match.state);
    expect(moves.length).toBeGreaterThan(20);
  });
});
