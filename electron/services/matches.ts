/**
 * The matches in play: begun, played, thought about, taken back, given up, and saved after every
 * action. An action is applied only when the save of the one before it, in whichever match, has been
 * tried, so that a kill loses at most the last one; no answer waits for its own save. A match that is
 * over goes to history.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CatalogueEntry } from '../../core/index.ts';
import type { ActionBase, Seat } from '../../core/kit/game.ts';
import { advance, begin, undo, undoable } from '../../core/kit/match.ts';
import { pose, poseAll } from '../../core/players/ask.ts';
import type { AnyPlayer, Reason } from '../../core/players/player.ts';
import type { Begun, Glimpse, HeardPly, Hint, MatchPlan, MatchSummary, Reply, Resumed } from '../api.ts';
import { Fault } from './fault.ts';
import type { HistoryService } from './history.ts';
import { MATCH_FORMAT, matchKind, storedForm } from './match-file.ts';
import type { PlansService } from './plans.ts';
import type { ProfilesService } from './profiles.ts';
import type { Clock } from './queue.ts';
import { playerOf, readPlan } from './seating.ts';
import type { Store } from './store.ts';
import * as look from './table.ts';
import { plyOf, resultOf, type Table, type Thinking } from './table.ts';
import type { Thinker } from './thinker.ts';
import { stopgap } from './thinking.ts';

export interface MatchesOptions {
  readonly catalogue: readonly CatalogueEntry[];
  readonly store: Store;
  readonly clock: Clock;
  readonly thinker: Thinker;
  readonly profiles: ProfilesService;
  readonly plans: PlansService;
  readonly history: HistoryService;
}

/** Where the asker believes the match to be, and whose eyes the answer is for. */
interface At {
  readonly id: string;
  readonly ply: number;
  readonly as: Seat | null;
}

/** Opens the service with all matches that lie in the store. */
export async function openMatches(options: MatchesOptions): Promise<Matches> {
  const matches = new Matches(options);
  await matches.readAll();
  return matches;
}

export class Matches {
  readonly #options: MatchesOptions;
  readonly #tables = new Map<string, Table>();
  #opened = false;

  constructor(options: MatchesOptions) {
    this.#options = options;
  }

  /** A file's name is its match's id, whatever it says inside: a copy made by hand is a match of its own. */
  async readAll(): Promise<void> {
    for (const name of await this.#options.store.names('matches')) await this.adopt(name);
  }

  /** Takes up a match whose file lies in the store. False if it cannot be read. */
  async adopt(name: string): Promise<boolean> {
    const { store, catalogue } = this.#options;
    const loaded = await store.load(name, matchKind(catalogue));
    if (loaded === null) return false;
    const id = name.slice('matches/'.length);
    const table = look.tableFor({ ...loaded.value, id }, loaded.savedAt, null);
    this.#tables.set(id, table);
    if (resultOf(table) !== null) table.saved = this.#finish(table, table.saved);
    return true;
  }

  /** Whether any match has been begun or taken up since the start. */
  get opened(): boolean {
    return this.#opened;
  }

  async begin(plan: MatchPlan): Promise<Begun> {
    const begun = await this.#start(plan);
    this.#options.plans.keep(plan);
    return begun;
  }

  async again(id: string): Promise<Begun> {
    const { match, seats } = this.#table(id);
    const options = match.setup.options as MatchPlan['options'];
    return this.#start({ game: match.game.id, seats: [...seats], options });
  }

  /** Matches that are not over, the one last played first. */
  waiting(): readonly MatchSummary[] {
    const waiting = [...this.#tables.values()].filter((table) => resultOf(table) === null).map(look.summaryOf);
    return waiting.sort((a, b) => b.savedAt.localeCompare(a.savedAt) || a.id.localeCompare(b.id));
  }

  resume(id: string): Resumed {
    const table = this.#table(id);
    this.#opened = true;
    return { table: look.infoOf(table), glimpse: look.glimpse(table, null) };
  }

  look(id: string, as: Seat | null): Glimpse {
    return look.glimpse(this.#seen(id, as), as);
  }

  heard(id: string, as: Seat | null): readonly HeardPly[] {
    return look.heardSince(this.#seen(id, as), as);
  }

  async play({ seat, action, ...at }: At & { readonly seat: Seat; readonly action: string }): Promise<Reply> {
    const table = this.#seen(at.id, at.as);
    checkPerson(table, seat);
    const read = readAction(table, action);
    return this.#inTurn(table, at, () => this.#move(table, seat, read, at.as, null));
  }

  /** The refusal of an action, tried on a copy; null if it is allowed or the match is elsewhere by now. */
  why({ id, ply, seat, action }: { id: string; ply: number; seat: Seat; action: string }): string | null {
    const table = this.#table(id);
    checkPerson(table, seat);
    const read = readAction(table, action);
    if (ply !== plyOf(table) || resultOf(table) !== null) return null;
    const after = advance(table.match, seat, read);
    return after.ok ? null : after.refusal;
  }

  /** Lets the computer players move once; two askers at one position share one thought. */
  async think(at: At): Promise<Reply> {
    const table = this.#seen(at.id, at.as);
    if (resultOf(table) !== null) return { kind: 'idle' };
    if (at.ply !== plyOf(table)) return { kind: 'stale', glimpse: look.glimpse(table, at.as) };
    const thinking = this.#thinking(table);
    const decided = (await thinking?.decision) ?? null;
    return this.#inTurn(table, at, () => {
      if (decided === null || thinking === null) return { kind: 'idle' };
      const reply = this.#move(table, decided.seat, decided.action, at.as, decided.reason);
      const instead = reply.kind === 'refused' ? stopgap(thinking.request) : null;
      return instead === null ? reply : this.#move(table, instead.seat, instead.action, at.as, instead.reason);
    });
  }

  async undo(at: At): Promise<Reply> {
    const table = this.#seen(at.id, at.as);
    return this.#inTurn(table, at, () => {
      if (at.as === null || !undoable(table.match, at.as)) return { kind: 'refused', code: 'cannot-undo' };
      table.match = undo(table.match);
      table.told = table.told?.slice(0, -1) ?? null;
      this.#moved(table);
      return { kind: 'undone', glimpse: look.glimpse(table, at.as) };
    });
  }

  async concede({ seat, ...at }: At & { readonly seat: Seat }): Promise<Reply> {
    const table = this.#seen(at.id, at.as);
    checkPerson(table, seat);
    return this.#inTurn(table, at, () => {
      table.conceded = seat;
      this.#moved(table);
      return { kind: 'moved', seat, events: [], glimpse: look.glimpse(table, at.as), reason: null };
    });
  }

  /** What the best computer player of the game would do; null if the seat has nothing to do now. */
  async hint({ id, ply, seat }: { id: string; ply: number; seat: Seat }): Promise<Hint | null> {
    const table = this.#table(id);
    checkPerson(table, seat);
    const best = this.#entry(table).players.at(-1);
    if (best === undefined || ply !== plyOf(table) || resultOf(table) !== null) return null;
    const posing = { ...this.#posing(table), seed: `hint ${table.playerSeed}` };
    const posed = pose(posing, best, seat, posing.game.awaiting(posing.state).includes(seat));
    if (posed.legal.length === 0) return null;
    const asked = [{ level: best.level, posed }];
    const decided = await this.#options.thinker.think({ game: posing.game.id, asked }).decision;
    return decided && { action: posing.game.notation.write(decided.action), reason: decided.reason };
  }

  /** Forgets a match that is not over. */
  async drop(id: string): Promise<readonly MatchSummary[]> {
    const table = this.#table(id);
    if (resultOf(table) !== null) return this.waiting();
    stopThinking(table);
    this.#tables.delete(id);
    await table.turn;
    await table.saved;
    void this.#options.store.remove(`matches/${id}`);
    return this.waiting();
  }

  /** Resolves when the last save of each match has been tried. */
  async settled(): Promise<void> {
    await Promise.all([...this.#tables.values()].map((table) => table.saved));
  }

  #table(id: string): Table {
    const table = this.#tables.get(id);
    if (table === undefined) throw new Fault('unknown-match', `There is no match ${id}.`);
    return table;
  }

  /** The match, if these eyes may see it. */
  #seen(id: string, as: Seat | null): Table {
    const table = this.#table(id);
    look.checkOnlooker(table, as);
    return table;
  }

  #entry(table: Table): CatalogueEntry {
    return this.#options.catalogue.find(({ game }) => game === table.match.game) as CatalogueEntry;
  }

  async #start(plan: MatchPlan): Promise<Begun> {
    const { catalogue, profiles, clock } = this.#options;
    const { entry, options } = readPlan(catalogue, plan, profiles.has);
    this.#opened = true;
    await this.settled();
    const seed = plan.seed ?? randomBytes(16).toString('hex');
    const { match, told } = begin(entry.game, { seats: plan.seats.length, options }, seed);
    const startedAt = clock.now().toISOString();
    const playerSeed = playerSeedFor(plan.seed);
    const stored = { id: randomUUID(), startedAt, seats: plan.seats, playerSeed, conceded: null, match };
    const table = look.tableFor(stored, startedAt, told);
    this.#tables.set(table.id, table);
    this.#save(table);
    return { table: look.infoOf(table), events: look.heardBy(told, null), glimpse: look.glimpse(table, null) };
  }

  /** Does one thing after another, each only where the asker believes the match to be. */
  #inTurn(table: Table, { id, ply, as }: At, act: () => Reply): Promise<Reply> {
    const turn = table.turn.then(async (): Promise<Reply> => {
      await this.settled();
      this.#table(id);
      if (ply !== plyOf(table)) return { kind: 'stale', glimpse: look.glimpse(table, as) };
      if (resultOf(table) !== null) return { kind: 'refused', code: 'match-over' };
      return act();
    });
    table.turn = turn.catch(() => undefined);
    return turn;
  }

  #move(table: Table, seat: Seat, action: ActionBase, as: Seat | null, reason: Reason | null): Reply {
    const after = advance(table.match, seat, action);
    if (!after.ok) return { kind: 'refused', code: after.refusal };
    table.match = after.match;
    if (table.told !== null) table.told = [...table.told, after.told];
    this.#moved(table);
    return { kind: 'moved', seat, events: look.heardBy(after.told, as), glimpse: look.glimpse(table, as), reason };
  }

  #moved(table: Table): void {
    stopThinking(table);
    this.#save(table);
  }

  #save(table: Table): void {
    const { store, clock } = this.#options;
    table.savedAt = clock.now().toISOString();
    const saved = store.save(`matches/${table.id}`, MATCH_FORMAT, storedForm(table));
    table.saved = resultOf(table) === null ? saved : this.#finish(table, saved);
  }

  /** Counted first, then forgotten among the waiting: a kill between the two has it counted again, the same. */
  async #finish(table: Table, saved: Promise<unknown>): Promise<void> {
    const { store, history } = this.#options;
    const counted = await history.add(table, table.savedAt, saved);
    if (counted) await store.remove(`matches/${table.id}`);
  }

  #posing(table: Table) {
    const entry = this.#entry(table);
    const players = table.seats.map((seat) => playerOf(entry, seat));
    const heard = (seat: Seat) => look.toldAt(table).flatMap((told) => look.heardBy(told, seat));
    const { game, state } = table.match;
    return { game, state, players, seed: table.playerSeed, ply: plyOf(table), heard };
  }

  /** The thought about the present position; null if no computer player can move. */
  #thinking(table: Table): Thinking | null {
    const ply = plyOf(table);
    if (table.thinking?.ply === ply) return table.thinking;
    stopThinking(table);
    const posing = this.#posing(table);
    const asked = poseAll(posing).map((posed) => ({ level: (posing.players[posed.seat] as AnyPlayer).level, posed }));
    if (asked.length === 0) return null;
    const request = { game: posing.game.id, asked };
    table.thinking = { ply, request, ...this.#options.thinker.think(request) };
    return table.thinking;
  }
}

function readAction({ match: { game } }: Table, action: string): ActionBase {
  const read = game.notation.read(action);
  if (read === null) throw new Fault('bad-request', `${action} is no action of ${game.id}.`);
  return read;
}

function stopThinking(table: Table): void {
  table.thinking?.cancel();
  table.thinking = null;
}

function checkPerson(table: Table, seat: Seat): void {
  if (table.seats[seat]?.kind !== 'human') throw new Fault('bad-request', `No person sits in seat ${seat}.`);
}

/**
 * The seed the computer players draw from. Unrelated to a seed drawn by chance; where a plan names its
 * seed, a digest of it, so that the match repeats and yet nothing of its shuffle can be worked out.
 */
function playerSeedFor(seed: string | undefined): string {
  if (seed === undefined) return randomBytes(16).toString('hex');
  return createHash('sha256').update(`players ${seed}`).digest('hex').slice(0, 32);
}
