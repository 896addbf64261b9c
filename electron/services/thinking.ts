/**
 * What crosses to the thread in which computer players think, and what is done there. A request holds
 * questions only: what each asked seat may know. There is no state in it, so no player can see one.
 */
import type { CatalogueEntry } from '../../core/index.ts';
import { answerTo, type Decided, type Posed } from '../../core/players/ask.ts';
import type { AnyPlayer, Level } from '../../core/players/player.ts';
import { random } from '../../core/players/random.ts';

/** Questions in the order of precedence: the first that is answered with an action is the move. */
export interface Request {
  readonly game: string;
  readonly asked: readonly { readonly level: Level; readonly posed: Posed }[];
}

export type ToWorker = { readonly id: number; readonly request: Request; readonly cancelled: SharedArrayBuffer };
export type FromWorker =
  | { readonly id: number; readonly decided: Decided | null }
  | { readonly id: number; readonly failure: string };

/** How long one decision may take by the clock. It only ever cuts; strength is counted in playouts. */
export const CAP_MS = 400;
const PLAYOUTS = 1000;

/** Answers a request. `cancelled` is asked now and then, and ends the thinking with whatever there is. */
export function answerRequest(
  catalogue: readonly CatalogueEntry[],
  { game, asked }: Request,
  cancelled: () => boolean = () => false,
): Decided | null {
  const players = catalogue.find((entry) => entry.game.id === game)?.players ?? [];
  for (const { level, posed } of asked) {
    const player = players.find((one) => one.level === level);
    if (player === undefined) throw new Error(`${game} has no computer player ${level}`);
    const decided = answerTo(player, posed, budget(cancelled));
    if (decided !== null) return decided;
  }
  return null;
}

function budget(cancelled: () => boolean) {
  const end = performance.now() + CAP_MS;
  return { playouts: PLAYOUTS, expired: () => performance.now() > end || cancelled() };
}

/** A move when a player has failed or hangs: any legal one, so that the match goes on. */
export function stopgap({ asked }: Request): Decided | null {
  const first = asked.find(({ posed }) => posed.awaited);
  if (first === undefined) return null;
  const decided = answerTo(random as AnyPlayer, first.posed, { playouts: 0 });
  return decided === null ? null : { ...decided, cut: true };
}
