/** Runs end, can be taken up again at any point from seed and moves, and refuse moves that were never earned. */
import { describe, expect, it } from 'vitest';
import { normal } from '../../../core/games/umblight/players/normal.ts';
import { drawMap } from '../../../core/games/umblight/run/map.ts';
import { NODE_KINDS, type NodeKind, type Run, STOPS } from '../../../core/games/umblight/run/run.ts';
import type { State } from '../../../core/games/umblight/state.ts';
import { umblight } from '../../../core/games/umblight/umblight.ts';
import { advance, begin, fromForm, type Match, MatchFault, toForm } from '../../../core/kit/match.ts';
import { fingerprint } from '../../../core/kit/plain.ts';
import { seeded } from '../../../core/kit/rng.ts';
import { nextMove } from '../../../core/players/ask.ts';

const setup = { seats: 2, options: umblight.options.presets.run ?? {} };

/** A run played by Normal on both seats, with the match after each ply. */
function play(seed: string): Match[] {
  const matches = [begin(umblight, setup, seed).match];
  for (;;) {
    const match = matches.at(-1) as Match;
    const asked = { game: umblight, state: match.state, players: [normal, normal], seed, ply: matches.length };
    const decided = nextMove({ ...asked, budget: { playouts: 1 }, heard: () => [] } as never);
    const after = decided === null ? null : advance(match, decided.seat, decided.action);
    if (after === null || !after.ok) return matches;
    matches.push(after.match);
  }
}

const runOf = (match: Match): Run => (match.state as State).run as Run;
const RUN = play('taken up again');

describe('a run', () => {
  it('ends, won or lost', () => {
    expect(umblight.result((RUN.at(-1) as Match).state as State)).not.toBeNull();
  });

  it('is taken up again from its file in every place as it was left', () => {
    const places = new Set<string>();
    for (const match of RUN) {
      const { kind } = runOf(match).place;
      const fresh = !places.has(kind) || (kind === 'battle' && places.size < 12 && match.moves.length % 29 === 0);
      if (!fresh) continue;
      places.add(kind);
      const again = fromForm(umblight, JSON.parse(JSON.stringify(toForm(match))));
      expect(fingerprint(again.state)).toBe(fingerprint(match.state));
    }
    for (const kind of ['traveller', 'starter', 'map', 'battle', 'reward', 'end']) expect(places).toContain(kind);
  });

  it('edited by hand to have more coins than were earned is refused, and the move is named', () => {
    const form = toForm(RUN.at(-1) as Match);
    const at = form.moves.findIndex((move) => /^0 (go|pay|buy|take|skip)/.test(move));
    const moves = [...form.moves.slice(0, at), '0 pay coin-twin-polished', ...form.moves.slice(at)];
    const read = () => fromForm(umblight, { ...form, moves });
    expect(read).toThrow(MatchFault);
    expect(read).toThrow(/Move \d+ \(seat 0: pay coin-twin-polished\) is refused/);
  });

  it('with another hash than its moves lead to is refused', () => {
    const form = toForm(RUN.at(-1) as Match);
    expect(() => fromForm(umblight, { ...form, hash: '0'.repeat(16) })).toThrow(/do not lead to the position/);
  });

  it('is the same for everybody who plays the same seed in the same way', () => {
    const again = play('taken up again').at(-1) as Match;
    expect(toForm(again)).toEqual(toForm(RUN.at(-1) as Match));
  });
});

describe('a map', () => {
  const maps = Array.from({ length: 300 }, (_, i) => drawMap(seeded(`map ${i}`)));

  it('has seven stops of two or three nodes and one boss at its end', () => {
    for (const map of maps) {
      expect(map).toHaveLength(STOPS);
      for (const stop of map.slice(0, -1)) expect([2, 3]).toContain(stop.length);
      expect(map.at(-1)?.map(({ kind }) => kind)).toEqual(['boss']);
    }
  });
  it('leaves no node without a way on or a way in', () => {
    for (const map of maps) {
      map.slice(0, -1).forEach((stop, i) => {
        const reached = new Set(stop.flatMap(({ next }) => next));
        expect(stop.every(({ next }) => next.length > 0)).toBe(true);
        expect([...reached].sort()).toEqual([...(map[i + 1]?.keys() ?? [])]);
      });
    }
  });
  it('begins with a battle and holds a shop, an event and a battle more', () => {
    for (const map of maps) {
      const kinds = map.flat().map(({ kind }): NodeKind => kind);
      expect(map[0]?.every(({ kind }) => kind === 'battle')).toBe(true);
      for (const kind of ['shop', 'event', 'boss'] as const) expect(kinds).toContain(kind);
    }
  });
  it('shows every kind of node, and branches', () => {
    const kinds = new Set(maps.flatMap((map) => map.flat().map(({ kind }) => kind)));
    expect(NODE_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
    const branching = maps.filter((map) => map.flat().some(({ next }) => next.length > 1));
    expect(branching.length).toBeGreaterThan(290);
  });
});
