/**
 * Runs scenarios: positions, plays and what must hold, as data. Knows the parts every game shares;
 * a game's own vocabulary comes from its `ScenarioWords`. Reading files is not done here.
 */
import type { AnyGame, Move, Told } from './game.ts';
import { difference, faultsAt, stepFaults } from './laws.ts';
import { same } from './plain.ts';
import { type Fields, fieldsOf, positionOf, setupOf } from './position.ts';
import { fork, type Rng, seeded } from './rng.ts';
import { ScenarioError } from './scenario-words.ts';

export interface ScenarioOutcome {
  readonly name: string;
  readonly passed: boolean;
  /** What differs, a line each; empty when passed. */
  readonly diff: readonly string[];
  /** What was refused and told on the way, for the tests that count coverage. */
  readonly refused: readonly string[];
  readonly events: readonly string[];
  readonly actions: readonly string[];
}

const KEYS = ['name', 'game', 'rules', 'seats', 'seed', 'given', 'when', 'then', 'words', 'source'];

/**
 * Runs one scenario. Throws a `ScenarioError` where it is malformed; what does not hold is returned.
 * `words` (lessons) and `source` (where a ruling comes from) are carried along and not used here.
 */
export function runScenario(games: readonly AnyGame[], scenario: unknown): ScenarioOutcome {
  const fields = fieldsOf(scenario, 'scenario');
  for (const key of Object.keys(fields)) {
    if (!KEYS.includes(key)) throw new ScenarioError(key, `is not one of ${KEYS.join(', ')}`);
  }
  if (typeof fields.name !== 'string' || fields.name === '') throw new ScenarioError('name', 'is missing');
  const game = games.find((g) => g.id === fields.game);
  if (game === undefined) throw new ScenarioError('game', `is none of ${games.map((g) => g.id).join(', ')}`);
  const seed = readSeed(fields.seed);
  const setup = setupOf(game, { seats: fields.seats, rules: fields.rules });
  const state = positionOf(game, setup, { given: fields.given, rng: seeded(seed) });
  const run = new Run(game, setup.seats, state, seeded(`laws ${seed}`));
  const steps = listOf(fields.when ?? [], 'when');
  const checks = readThen(fields.then, steps.length);
  run.examine('at the start');
  steps.forEach((step, i) => {
    run.step(fieldsOf(step, `when[${i}]`), i);
    const check = checks[i];
    if (check !== null && check !== undefined && Array.isArray(fields.then))
      run.compare(check, `then[${i}]`, run.lastEvents);
  });
  if (!Array.isArray(fields.then) && fields.then !== undefined) {
    run.compare(fieldsOf(fields.then, 'then'), 'then', run.events);
  }
  return {
    name: fields.name,
    passed: run.diff.length === 0,
    diff: run.diff,
    refused: run.refused,
    events: run.events,
    actions: run.actions,
  };
}

function readSeed(seed: unknown): string {
  if (seed === undefined) return '1';
  if (typeof seed === 'number' || typeof seed === 'string') return String(seed);
  throw new ScenarioError('seed', 'must be a number or a text');
}

function readThen(then: unknown, steps: number): (Fields | null)[] {
  if (!Array.isArray(then)) return [];
  if (then.length > steps) throw new ScenarioError('then', `has ${then.length} entries for ${steps} steps`);
  return then.map((entry, i) => (entry === null ? null : fieldsOf(entry, `then[${i}]`)));
}

function listOf(value: unknown, key: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new ScenarioError(key, 'must be a list');
  return value;
}

/** A scenario under way. */
class Run {
  readonly diff: string[] = [];
  readonly refused: string[] = [];
  readonly events: string[] = [];
  readonly actions: string[] = [];
  lastEvents: string[] = [];

  constructor(
    private readonly game: AnyGame,
    private readonly seats: number,
    private state: object,
    private readonly rng: Rng,
  ) {}

  examine(when: string): void {
    for (const fault of faultsAt(this.game, this.state, this.seats, fork(this.rng)))
      this.diff.push(`${when}: ${fault}`);
  }

  step(fields: Fields, index: number): void {
    const { refused, ...step } = fields;
    const allowed = ['seat', ...this.game.scenario.stepKeys];
    for (const key of Object.keys(step)) {
      if (!allowed.includes(key))
        throw new ScenarioError(`when[${index}].${key}`, `is not one of ${allowed.join(', ')}, refused`);
    }
    const move = this.readMove(step, index);
    this.lastEvents = [];
    if (refused === undefined) this.accept(move, index);
    else this.refuse(move, index, refused);
  }

  private readMove(step: Fields, index: number): Move {
    try {
      return this.game.scenario.step(step, this.state);
    } catch (error) {
      if (error instanceof ScenarioError) throw new ScenarioError(`when[${index}].${error.key}`, error.message);
      throw error;
    }
  }

  private accept(move: Move, index: number): void {
    this.actions.push(move.action.type);
    const { after, told, faults } = stepFaults(this.game, this.state, this.seats, move);
    for (const fault of faults) this.diff.push(`when[${index}]: ${fault}`);
    this.state = after;
    this.lastEvents = told.map((t: Told) => t.shared.type);
    this.events.push(...this.lastEvents);
    this.examine(`after when[${index}]`);
  }

  private refuse(move: Move, index: number, code: unknown): void {
    if (typeof code !== 'string' || !this.game.refusals.includes(code)) {
      throw new ScenarioError(`when[${index}].refused`, `is not one of ${this.game.refusals.join(', ')}`);
    }
    this.refused.push(code);
    const copy = this.game.clone(this.state);
    const refusal = this.game.play(copy, move.seat, move.action);
    if (refusal !== code)
      this.diff.push(`when[${index}]: expected the refusal ${code}, got ${refusal ?? 'an accepted play'}`);
    if (!same(copy, this.state)) this.diff.push(`when[${index}]: the refused play changed the state`);
  }

  compare(expected: Fields, where: string, events: readonly string[]): void {
    for (const [key, value] of Object.entries(expected)) {
      const line = this.compareKey(key, value, events);
      if (line !== null) this.diff.push(`${where}.${key}: ${line}`);
    }
  }

  private compareKey(key: string, value: unknown, events: readonly string[]): string | null {
    if (key === 'events') return compareEvents(value, events);
    const { scenario } = this.game;
    const awaited = this.game.awaiting(this.state);
    const seat = awaited[0] ?? null;
    let found: unknown;
    if (key === 'awaiting') found = awaited;
    else if (key === 'legal') return this.compareLegal(value, seat);
    else {
      const read = scenario.then[key];
      if (read === undefined) {
        const known = ['events', 'awaiting', 'legal', ...Object.keys(scenario.then)];
        throw new ScenarioError(`then.${key}`, `is not one of ${known.join(', ')}`);
      }
      found = read(this.state, { seat });
    }
    const wanted = scenario.expected?.(key, value) ?? value;
    const compared = named(found, wanted);
    return same(compared, wanted) ? null : difference(compared, wanted);
  }

  private compareLegal(value: unknown, seat: number | null): string | null {
    const wanted = listOf(value, 'then.legal');
    const listed = seat === null ? [] : this.game.legal(this.state, seat);
    const words = listed.map((action) => this.game.scenario.legalWords(action, this.state));
    const stands = (entry: unknown, of: readonly unknown[]) => of.some((word) => same(word, entry));
    const missing = wanted.filter((entry) => !words.some((of) => stands(entry, of)));
    const extra = words.filter((of) => !wanted.some((entry) => stands(entry, of)));
    if (missing.length === 0 && extra.length === 0) return null;
    const lines = [
      ...missing.map((entry) => `${JSON.stringify(entry)} is not legal`),
      ...extra.map((of) => `${JSON.stringify(of[0])} is legal too`),
    ];
    return lines.join('; ');
  }
}

/** The found value with only those keys of its maps, also inside lists, that the expectation names. */
function named(found: unknown, wanted: unknown): unknown {
  const isMap = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
  if (Array.isArray(found) && Array.isArray(wanted)) return found.map((one, i) => named(one, wanted[i]));
  if (!isMap(found) || !isMap(wanted)) return found;
  return Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, named(found[key] ?? null, value)]));
}

function compareEvents(value: unknown, events: readonly string[]): string | null {
  const wanted = listOf(value, 'then.events');
  let at = 0;
  for (const type of wanted) {
    const found = events.indexOf(String(type), at);
    if (found < 0) return `${String(type)} is missing (in this order) from [${events.join(', ')}]`;
    at = found + 1;
  }
  return null;
}
