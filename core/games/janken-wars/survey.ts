/**
 * The balance of the shipped decks over many matches, as a survey: the figures of each deck's balance
 * report (`deck/balance.ts`) beside the bounds they are to keep. Each match is played again from its
 * moves, since a report counts what happened on the way.
 */
import type { Setup } from '../../kit/game.ts';
import { seeded } from '../../kit/rng.ts';
import type { Collector, Survey, Surveyed, SurveyRow, SurveyTable } from '../../players/survey.ts';
import { type BalanceReport, reportOf } from './deck/balance.ts';
import { newTally, type Tally, watch } from './deck/balance-tally.ts';
import { shippedDecks } from './decks/index.ts';
import { jankenWars } from './janken-wars.ts';
import { compile } from './kinds.ts';
import type { Action, Options } from './state.ts';

/** The bounds a balanced deck keeps. Length is that of most matches: nine of ten are longer, nine of ten shorter. */
export const BOUNDS = {
  firstSeat: { least: 0.45, most: 0.55 },
  minutes: { least: 4, most: 12 },
  cards: { least: 0.35, most: 0.65 },
} as const;

const setups = (usual: Setup<object>): Setup<object>[] =>
  shippedDecks.map((deck) => ({ ...usual, options: { ...usual.options, deck } }));

function begin(): Collector {
  const tallies = new Map<string, Tally>();
  return {
    note(match) {
      const { deck } = match.setup.options as Options;
      const tally = tallies.get(deck.id) ?? newTally(compile(deck));
      tallies.set(deck.id, tally);
      replay(tally, match);
    },
    tables() {
      const reports = [...tallies].map(([id, tally]) => ({ id, report: reportOf(tally) }));
      return [...decksTables(reports), ...reports.map(({ id, report }) => cardsTable(id, report))];
    },
  };
}

function replay(tally: Tally, { setup, seed, moves }: Surveyed): void {
  const watcher = watch(tally);
  const state = jankenWars.start(setup as Setup<Options>, seeded(seed), watcher.tell);
  for (const { seat, action } of moves) {
    watcher.before(state, seat, action as Action);
    jankenWars.play(state, seat, action as Action, watcher.tell);
  }
  if (state.result !== null) watcher.end(state);
}

interface Reported {
  readonly id: string;
  readonly report: BalanceReport;
}

/** Tables with a row or a few for each deck. */
function decksTables(reports: readonly Reported[]): SurveyTable[] {
  const rows = (read: (report: BalanceReport) => readonly (readonly [string, number])[]): SurveyRow[] =>
    reports.flatMap(({ id, report }) =>
      read(report).map(([name, share]) => ({ name: `${id}${name}`, share, matches: report.games })),
    );
  const spread = ({ mean, p10, p90 }: BalanceReport['minutes']) =>
    [
      [' mean', mean],
      [' short', p10],
      [' long', p90],
    ] as const;
  return [
    { name: 'first seat wins', ...BOUNDS.firstSeat, rows: rows((report) => [['', report.firstSeat.share]]) },
    { name: 'length', unit: 'min', ...BOUNDS.minutes, rows: rows((report) => spread(report.minutes)) },
    { name: 'length', unit: 'rounds', least: 1, most: 200, rows: rows((report) => spread(report.rounds)) },
    { name: 'first star wins', least: 0, most: 1, rows: rows((report) => [['', report.firstStar.share]]) },
    { name: 'ends with the deck', least: 0, most: 1, rows: rows((report) => [['', report.deckEnd.share]]) },
    { name: 'throws', least: 0, most: 1, rows: rows(throwRows) },
  ];
}

function throwRows({ throws }: BalanceReport): (readonly [string, number])[] {
  return throws.map((share, i) => [[' rock', ' paper', ' scissors'][i] ?? '', share] as const);
}

function cardsTable(id: string, { cards }: BalanceReport): SurveyTable {
  const rows = cards.map(({ code, winShare, times }) => ({ name: code, share: winShare.share, matches: times }));
  return { name: `${id}: wins of who takes`, ...BOUNDS.cards, rows: rows.sort((a, b) => b.share - a.share) };
}

export const survey: Survey = { setups, begin };
