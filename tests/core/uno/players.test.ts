/** The computer players of UNO: what Source does to the letter, and what all of them never do. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../core/games/uno/actions.ts';
import { easy } from '../../../core/games/uno/players/easy.ts';
import { master } from '../../../core/games/uno/players/master.ts';
import { normal } from '../../../core/games/uno/players/normal.ts';
import { explain, REASONS } from '../../../core/games/uno/players/reasons.ts';
import { sightOf } from '../../../core/games/uno/players/sight.ts';
import { source } from '../../../core/games/uno/players/source.ts';
import { uno } from '../../../core/games/uno/uno.ts';
import type { AnyGame } from '../../../core/kit/game.ts';
import { readOptions } from '../../../core/kit/options.ts';
import { randomOptions } from '../../../core/kit/random-options.ts';
import { below, seeded } from '../../../core/kit/rng.ts';
import type { AnyPlayer, Player } from '../../../core/players/player.ts';
import { random } from '../../../core/players/random.ts';
import { tournament } from '../../../core/players/tournament.ts';

const players = [easy, normal, source, master] as AnyPlayer[];
const SLOW = 180_000;

interface Position {
  readonly hands: readonly (readonly string[])[];
  readonly discard: readonly string[];
  readonly rules?: object;
  /** The match has no other cards. */
  readonly alone?: boolean;
}

/** What a player does in seat 0 of a position, asked with many generators. */
function choices(player: Player<never, Action, never>, position: Position): string[] {
  return answers(player, position).map(({ action }) => uno.notation.write(action as Action));
}

function answers(player: Player<never, Action, never>, { hands, discard, rules = {}, alone = false }: Position) {
  const read = readOptions(uno.options, rules, hands.length);
  if (!read.ok) throw new Error(read.faults[0]?.sentence);
  const setup = { seats: hands.length, options: read.options };
  const state = uno.scenario.given({ hands, discard }, { setup, rng: seeded(1), keepRest: !alone });
  return Array.from({ length: 60 }, (_, i) => {
    const question = { seat: 0, view: uno.view(state, 0), legal: uno.legal(state, 0), awaited: true, heard: [] };
    return (player as AnyPlayer).choose({ ...question, rng: seeded(i), budget: { playouts: 1 } });
  });
}

const all = (player: typeof source, position: Position) => new Set(choices(player as never, position));
const far = ['b1', 'b2', 'b3', 'b4'];

describe('Source', () => {
  it('plays the most dangerous action once an opponent holds fewer than three cards', () => {
    const hands = [
      ['r1', 'rR', 'rS', 'r+2', 'W', 'W4', 'g1', 'g2'],
      ['b1', 'b2'],
    ];
    expect(all(source, { hands, discard: ['r7'] })).toEqual(new Set(['play W4:r']));
  });

  it.each([
    [['r1', 'rR', 'g5'], 'play rR'],
    [['r1', 'rR', 'rS', 'g5'], 'play rS'],
    [['r1', 'rS', 'r+2', 'g5'], 'play r+2'],
    [['r1', 'r+2', 'W', 'g5'], 'play W:r'],
    [['g1', 'W', 'W4', 'g5'], 'play W4:g'],
  ])('ranks Reverse, Skip, Draw Two, Wild, Wild Draw Four: of %j it plays %s', (hand, play) => {
    expect(all(source, { hands: [hand, ['b1', 'b2']], discard: ['r7'] })).toEqual(new Set([play]));
  });

  it('plays actions first about half of the time while nobody is near going out', () => {
    const played = choices(source as never, { hands: [['r1', 'rS', 'g5'], far], discard: ['r7'] });
    const actions = played.filter((text) => text === 'play rS').length;
    expect(new Set(played)).toEqual(new Set(['play r1', 'play rS']));
    expect(actions).toBeGreaterThan(15);
    expect(actions).toBeLessThan(45);
  });

  it('plays a number where it has no action, and an action where it has no number', () => {
    expect(all(source, { hands: [['r1', 'g5'], far], discard: ['r7'] })).toEqual(new Set(['play r1']));
    expect(all(source, { hands: [['rS', 'g5'], far], discard: ['r7'] })).toEqual(new Set(['play rS']));
  });

  it('names the colour it holds most of', () => {
    expect(all(source, { hands: [['W', 'g1', 'g2', 'y3'], far], discard: ['r7'] })).toEqual(new Set(['play W:g']));
  });

  it('draws only where it cannot play', () => {
    expect(all(source, { hands: [['g1', 'b2'], far], discard: ['r7'] })).toEqual(new Set(['draw']));
  });

  it('counts as opponents the other team only', () => {
    const hands = [['r1', 'rS', 'g5'], far, ['y1', 'y2'], ['g1', 'g2', 'g3']];
    expect(all(source, { hands, discard: ['r7'], rules: { teams: true } })).toEqual(new Set(['play r1', 'play rS']));
  });
});

describe('Normal', () => {
  it('goes out where it can', () => {
    expect(all(normal, { hands: [['r1'], far], discard: ['r7'] })).toEqual(new Set(['play r1']));
  });

  it('sheds the colour it holds most and keeps its wilds', () => {
    const hands = [['r1', 'b7', 'b2', 'b5', 'W'], far];
    expect(all(normal, { hands, discard: ['r7'] })).toEqual(new Set(['play b7']));
  });

  it('attacks the next player who is about to go out', () => {
    const hands = [['r1', 'r2', 'r+2', 'g5'], ['b1']];
    expect(all(normal, { hands, discard: ['r7'] })).toEqual(new Set(['play r+2']));
  });

  it('does not attack its partner', () => {
    const hands = [['r1', 'r+2', 'g5'], far, ['b6'], far.map((code) => code.replace('b', 'y'))];
    const rules = { teams: true };
    const position = { hands: [hands[2] as string[], far, ['g8', 'g9'], ['y1', 'y2']], discard: ['b7'], rules };
    expect(all(normal, position)).toEqual(new Set(['play b6']));
  });
});

/** The reason for each thing that can be done from a position. */
function reasons({ hands, discard }: Position): Map<string, string> {
  const read = readOptions(uno.options, {}, hands.length);
  if (!read.ok) throw new Error(read.faults[0]?.sentence);
  const state = uno.scenario.given(
    { hands, discard },
    { setup: { seats: hands.length, options: read.options }, rng: seeded(1), keepRest: true },
  );
  const legal = uno.legal(state, 0);
  const sight = sightOf(uno.view(state, 0), 0);
  return new Map(legal.map((action) => [uno.notation.write(action), explain(sight, legal, action).key]));
}
const onlyWild = { hands: [['y5', 'yR', 'b6', 'W'], far], discard: ['r7'] };

it('a wild that alone fits names the best colour only where no other is held more often', () => {
  const given = reasons(onlyWild);
  expect(given.get('play W:y')).toBe('reason.wild-needed');
  for (const colour of 'rgb') expect(given.get(`play W:${colour}`)).toBe('reason.wild-promises');
});

describe('all players', () => {
  it(
    'play whole rounds of every kind of table without a refused move',
    () => {
      for (let i = 0; i < 40; i++) {
        const rng = seeded(`tables ${i}`);
        const seats = 2 + below(rng, 9);
        const options = { ...randomOptions(uno.options, seats, rng), target: 'single' as const };
        const seated = Array.from({ length: seats }, (_, seat) => players[(seat + i) % players.length] as AnyPlayer);
        const names = seated.map(({ level }) => level);
        const asked = { game: uno as AnyGame, setup: { seats, options }, players: seated, names, games: 1 };
        const report = tournament({ ...asked, seed: `tables ${i}`, budget: { playouts: 1 }, clock: () => 0 });
        expect(report.firstBroken?.faults ?? []).toEqual([]);
      }
    },
    SLOW,
  );

  it(
    'give reasons that all are in the list, and each of the list is given',
    () => {
      const stuck = { hands: [['b1'], ['b2']], discard: ['r7'], alone: true };
      const given = new Set(answers(normal as never, stuck).map(({ reason }) => reason.key));
      for (const key of reasons(onlyWild).values()) given.add(key);
      for (let i = 0; i < 60; i++) {
        const rng = seeded(`reasons ${i}`);
        const seats = 2 + below(rng, 4);
        const rules = { ...randomOptions(uno.options, seats, rng), callUno: true, target: 40 };
        const state = uno.start(
          { seats, options: i % 2 === 0 ? rules : { ...rules, jumpIn: true, stacking: 'same' } },
          seeded(i),
        );
        for (let ply = 0; ply < 200 && uno.result(state) === null; ply++) {
          const seat = [...uno.interrupting(state), ...uno.awaiting(state)][0] as number;
          const awaited = uno.awaiting(state).includes(seat);
          const question = { seat, view: uno.view(state, seat), legal: uno.legal(state, seat), awaited, heard: [] };
          const asked = (player: AnyPlayer) =>
            player.choose({ ...question, rng: seeded(`${i} ${ply}`), budget: { playouts: 1 } });
          for (const player of players) given.add(asked(player).reason.key);
          const { action } = asked([...players, random][ply % (players.length + 1)] as AnyPlayer);
          const played = action ?? asked(random).action;
          if (played !== null) uno.play(state, seat, played as Action);
        }
      }
      expect([...given].filter((key) => !(REASONS as readonly string[]).includes(key))).toEqual([]);
      expect(REASONS.filter((key) => !given.has(key))).toEqual([]);
    },
    SLOW,
  );

  it(
    'are stronger in the order Easy, Normal',
    () => {
      const options = readOptions(uno.options, { preset: 'official', target: 'single' }, 2);
      if (!options.ok) throw new Error('no such table');
      const setup = { seats: 2, options: options.options };
      const asked = { game: uno as AnyGame, setup, players: [normal, easy] as AnyPlayer[], names: ['normal', 'easy'] };
      const report = tournament({ ...asked, games: 600, seed: 'order', budget: { playouts: 1 }, clock: () => 0 });
      expect(report.players[0]?.low).toBeGreaterThan(0.55);
    },
    SLOW,
  );
});
