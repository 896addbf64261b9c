/** The balance report: what it counts, that it can be made in slices, and that the shipped decks keep its bounds. */
import { describe, expect, it } from 'vitest';
import { BALANCE_GAMES, beginBalance, playOn, reportOf } from '../../../core/games/janken-wars/deck/balance.ts';
import { HUMAN_SECONDS, newTally, watch } from '../../../core/games/janken-wars/deck/balance-tally.ts';
import { shippedDecks } from '../../../core/games/janken-wars/decks/index.ts';
import { standard } from '../../../core/games/janken-wars/decks/standard.ts';
import { jankenWars } from '../../../core/games/janken-wars/janken-wars.ts';
import { compile, kindByCode } from '../../../core/games/janken-wars/kinds.ts';
import { players } from '../../../core/games/janken-wars/players/index.ts';
import { fresh } from '../../../core/games/janken-wars/start.ts';
import { BOUNDS, survey } from '../../../core/games/janken-wars/survey.ts';
import { seeded } from '../../../core/kit/rng.ts';
import { holds } from '../../../core/players/survey.ts';
import { tournament } from '../../../core/players/tournament.ts';

const report = (games: number, slice: number) => {
  const run = beginBalance(standard, { games, seed: 'slices' });
  while (!playOn(run, slice));
  return reportOf(run.tally);
};

describe('a balance report', () => {
  it('is the same for the same seed, in one go or in slices', () => {
    expect(report(12, 5)).toEqual(report(12, 100));
  });

  it('can be read before the first match and after any', () => {
    const run = beginBalance(standard, { games: 50, seed: 'early' });
    expect(reportOf(run.tally)).toMatchObject({ games: 0, rounds: { mean: 0 } });
    expect(playOn(run, 3)).toBe(false);
    expect(reportOf(run.tally).games).toBe(3);
  });

  it('is refused for more matches than anybody waits for', () => {
    expect(() => beginBalance(standard, { games: BALANCE_GAMES.max + 1, seed: 'long' })).toThrow(RangeError);
  });

  it('counts throws, prizes, trades and the time people take', () => {
    const kinds = compile(standard);
    const origami = kindByCode(kinds, 'origami');
    const tape = kindByCode(kinds, 'tape');
    const state = fresh({ kinds, cards: [], deck: [], rng: seeded('none') });
    const tally = newTally(kinds);
    const watcher = watch(tally);
    watcher.tell({ type: 'round', round: 1 });
    watcher.before(state, 1, { type: 'throw', throw: 1 });
    watcher.tell({ type: 'shown', throws: [1, 1], winner: null });
    watcher.tell({ type: 'shown', throws: [0, 1], winner: 1 });
    watcher.before(state, 1, { type: 'take', card: 'origami' });
    watcher.tell({ type: 'took', seat: 1, card: origami });
    state.domains[1]?.push(origami, tape, tape);
    watcher.before(state, 1, { type: 'trade', trade: true });
    watcher.tell({ type: 'traded', seat: 1, value: 10, stars: 1 });
    state.round = 1;
    watcher.end({ ...state, result: { winners: [1], by: 'stars' } });
    const { duel, prize, round, trade } = HUMAN_SECONDS;
    expect(tally).toMatchObject({
      games: 1,
      rounds: [1],
      seconds: [round + 2 * duel + prize + trade],
      seats: [0, 1],
      byDeck: 0,
      firstStars: 1,
      firstStarWins: 1,
      throws: [1, 3, 0],
      winningThrows: [0, 1, 0],
    });
    expect(tally.cards[origami]).toEqual({ code: 'origami', taken: 1, takenByWinner: 1, traded: 1, points: 4 });
    expect(tally.cards[tape]).toEqual({ code: 'tape', taken: 0, takenByWinner: 0, traded: 2, points: 6 });
  });
});

describe.each(shippedDecks.filter((deck) => deck !== standard).map((deck) => [deck.id, deck] as const))(
  'as far as 100 matches tell, %s',
  (_id, deck) => {
    const run = beginBalance(deck, { games: 100, seed: 'shipped' });
    playOn(run, 100);
    const { firstSeat, minutes, cards } = reportOf(run.tally);

    it('favours neither seat', () => {
      expect(firstSeat.low).toBeLessThan(BOUNDS.firstSeat.most);
      expect(firstSeat.high).toBeGreaterThan(BOUNDS.firstSeat.least);
    });

    it('is played in four to twelve minutes', () => {
      expect(minutes.p10).toBeGreaterThanOrEqual(BOUNDS.minutes.least);
      expect(minutes.p90).toBeLessThanOrEqual(BOUNDS.minutes.most);
    });

    it('has no card that decides matches, and none that nobody takes', () => {
      const out = cards.filter(({ winShare: { low, high } }) => low > BOUNDS.cards.most || high < BOUNDS.cards.least);
      expect(out).toEqual([]);
      expect(cards.filter(({ taken }) => taken < 0.5)).toEqual([]);
    });
  },
);

it('the survey of a tournament reports every shipped deck', () => {
  const collector = survey.begin();
  const setup = { seats: 2, options: jankenWars.options.presets.standard as object };
  const [easy] = players;
  if (easy === undefined) throw new Error('no players');
  tournament({
    game: jankenWars,
    setup,
    setups: survey.setups(setup),
    players: [easy, easy],
    names: ['easy', 'easy'],
    games: 4 * shippedDecks.length,
    seed: 'survey',
    budget: { playouts: 1 },
    clock: () => 0,
    onMatch: (played) => collector.note(played),
  });
  const tables = collector.tables();
  expect(tables[0]?.rows.map(({ name, matches }) => [name, matches])).toEqual(shippedDecks.map(({ id }) => [id, 4]));
  const rounds = tables.find(({ unit }) => unit === 'rounds');
  expect(rounds?.rows.every((row) => row.share > 3 && holds(rounds, row))).toBe(true);
  for (const { id, cards } of shippedDecks) {
    const taken = tables.find(({ name }) => name.startsWith(`${id}:`));
    expect(taken?.rows.map(({ name }) => name).sort()).toEqual(cards.map(({ code }) => code).sort());
    expect(taken?.rows.reduce((sum, { matches }) => sum + matches, 0)).toBeGreaterThan(4 * 5);
  }
});
