/** Plays the matches of a balance report beside the screen's own thread, a slice at a time. */
import { type BalanceReport, beginBalance, playOn, reportOf } from '../../../../core/games/janken-wars/deck/balance.ts';
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';

export interface BalanceOrder {
  readonly design: DeckDesign;
  readonly games: number;
}

/** Sent after each slice. */
export interface BalanceNews {
  readonly report: BalanceReport;
  readonly over: boolean;
}

interface Scope {
  onmessage: ((message: MessageEvent<BalanceOrder>) => void) | null;
  postMessage(news: BalanceNews): void;
}

const SLICE = 4;
/** The same deck gets the same report, whoever asks and wherever. */
const SEED = 'balance';

const scope = self as unknown as Scope;
scope.onmessage = ({ data: { design, games } }) => {
  const run = beginBalance(design, { games, seed: SEED });
  for (let over = false; !over; ) {
    over = playOn(run, SLICE);
    scope.postMessage({ report: reportOf(run.tally), over });
  }
};
