/**
 * The `design` of a scenario: a whole deck design, or a bare list of cards in which whatever does not
 * matter to the rules may be left out. Any number of cards will do, so that positions stay small.
 */
import { ScenarioError } from '../../kit/scenario-words.ts';
import { COLOURS, MOTIFS } from './deck/motifs.ts';
import { readDesign } from './deck/read-design.ts';
import { compile, type Kinds } from './kinds.ts';

const DEFAULTS = {
  rarity: 'simple',
  copies: 6,
  points: 1,
  type: 'rock',
  picture: { motif: MOTIFS[0], ink: COLOURS[0], ground: COLOURS[1] },
};

function completed(card: unknown): unknown {
  if (typeof card !== 'object' || card === null) return card;
  const { code } = card as { code?: unknown };
  return { ...DEFAULTS, name: { en: code }, ...card };
}

export function readScenarioDesign(value: unknown): Kinds {
  const asked = Array.isArray(value) ? { id: 'inline', name: {}, cards: value.map(completed) } : value;
  const read = readDesign(asked);
  if (read.ok) return compile(read.design);
  throw new ScenarioError('given.design', read.faults.map((fault) => fault.sentence).join(' '));
}
