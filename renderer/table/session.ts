/**
 * The table's talk with the main process: takes a match up, asks for moves, shows what they did, and
 * does what comes next. One question at a time: while one is under way every further input is refused,
 * not queued.
 */

import type { ActionBase, EventBase, Seat } from '../../core/kit/game.ts';
import type { Glimpse, Hint, Reply } from '../../electron/api.ts';
import { type Choice, createAtOnce } from './at-once.ts';
import { type Decision, decide } from './choice.ts';
import type { Clock } from './clock.ts';
import type { Director, Step } from './director.ts';
import { createEyes } from './eyes.ts';
import type { AnyFace } from './face.ts';
import type { Ask, Journal } from './journal.ts';
import { whatNext } from './next.ts';
import type { Pace } from './pace.ts';
import type { TableState, TableStore } from './state.ts';

export interface SessionPorts {
  readonly ask: Ask;
  readonly store: TableStore;
  readonly face: AnyFace;
  readonly journal: Journal;
  readonly director: Director;
  readonly clock: Clock;
  pace(): Pace;
  curtain(): boolean;
  /** Whether people at one screen choose at once by keys. */
  byKeys(): boolean;
  /** The match has moved: what was put is no longer in anybody's hand. */
  accepted(): void;
  /** The game refused what a person tried. */
  refused(code: string, action: ActionBase): void;
  /** A new decision, or none, takes the place of the last one. */
  decided(decision: Decision | null): void;
  /** A decision is offered to the seat at the screen, and nothing else is about to happen. */
  begin(decision: Decision): void;
}

/** A boolean answer is false when something is under way: nothing was done then. */
export interface Session {
  /** Puts a match on the table; `events` are those of its start, as an onlooker heard them. */
  open(glimpse: Glimpse, events: readonly EventBase[]): Promise<void>;
  /** Plays for the seat at the screen. */
  play(action: ActionBase): boolean;
  /** Why the game would refuse an action of the seat at the screen, as a code; null if it would not. */
  why(action: ActionBase): Promise<string | null>;
  undo(): boolean;
  /** Gives up, as soon as what is under way is done. */
  concede(): void;
  hint(): Promise<Hint | null>;
  /** Another person takes the screen. */
  take(seat: Seat): void;
  /** Begins the next round, whoever of those at the screen wishes it. */
  goOn(): boolean;
  /** Back to whoever the match waits for, after somebody only had a look. */
  handOver(): void;
  /** Opens the curtain for the seat it fell for. */
  lift(): Promise<void>;
  /** Looks again: what may be done has changed though nobody moved. False: something is under way. */
  refresh(): boolean;
  /** After an answer that did not come. */
  retry(): Promise<void>;
  /** A key of somebody who chooses at once with others; false: nobody does. */
  pressAtOnce(key: string): boolean;
  /** A setting has changed that decides how the screen passes on. */
  regroup(): void;
  /** To be called whenever a piece has been put down: a wait that was held up for it goes on. */
  touch(): void;
  close(): void;
}

export function createSession(ports: SessionPorts): Session {
  const { ask, store, face, journal, director, clock } = ports;
  const { table } = store.getState();
  const { id, seats } = table;
  const eyes = createEyes({ ask, store, face, journal, curtain: ports.curtain, open: () => !closed });
  const machines = eyes.people.length < seats.length;

  const atOnce = createAtOnce(face.atOnce);
  let closed = false;
  let callOff: (() => void) | null = null;
  let due = false;
  /** The ply at which nobody cared to act out of turn. */
  let passed = -1;
  let conceding = false;

  const get = () => store.getState();
  const set = (change: Partial<TableState>) => store.setState(change);
  const stuck = () => set({ phase: 'stuck', decision: null });

  const show = (events: readonly EventBase[], ply: number, then: () => void) => {
    const steps = events.map(
      (event): Step => ({
        script: () => face.script(event, get().view ?? {}, { as: get().as, seats }),
        fold() {
          const { view } = get();
          if (view !== null) set({ view: face.game.fold(view, event) });
          journal.tell(event, ply);
        },
      }),
    );
    director.show(steps, then);
  };

  /** Ends a wait. */
  const rest = () => {
    callOff?.();
    callOff = null;
    due = false;
    atOnce.end();
    const { room, atOnce: choosing } = get();
    if (room !== null || choosing.length > 0) set({ room: null, atOnce: [] });
  };

  const wait = (ms: number, then: () => void) => {
    callOff = clock.after(ms, () => {
      callOff = null;
      then();
    });
  };

  /** Waits, then lets the computers move; a piece in somebody's hand holds it up. */
  const arm = (room: number, unseen: boolean) => {
    const { think: usual, room: space } = ports.pace();
    const think = unseen ? Math.round(usual / 4) : usual;
    const length = eyes.people.length > 0 ? Math.max(think, Math.round(room * space)) : think;
    if (room > 0 && get().as !== null) set({ room: { id: get().glimpse?.ply ?? 0, length } });
    wait(length, () => {
      due = true;
      comeDue();
    });
  };

  const comeDue = () => {
    const { held, asking, doubting } = get();
    if (!due || held !== null || asking !== null || doubting !== null) return;
    rest();
    if (machines) void move('match.think');
    else pass();
  };

  const pass = () => {
    passed = get().glimpse?.ply ?? -1;
    next();
  };

  const offer = ({ as, ply, awaiting, legal, view, result }: Glimpse): Decision | null =>
    as === null || result !== null
      ? null
      : decide(face, { seat: as, ply, awaited: awaiting.includes(as) }, legal, view);

  /** All that happened has been shown. */
  const next = () => {
    rest();
    const { glimpse, visiting } = get();
    if (closed || glimpse === null) return;
    if (conceding && glimpse.as !== null) {
      conceding = false;
      return void move('match.concede');
    }
    const shared = { alone: eyes.alone(), keys: ports.byKeys() };
    const step = whatNext(face, { glimpse, seats, visiting, passed: passed === glimpse.ply, ...shared });
    // What must be chosen in secret is not offered while others may look on.
    const watched = step.kind === 'pass-on' && glimpse.as !== null && glimpse.awaiting.includes(glimpse.as);
    const decision = watched ? null : offer(glimpse);
    set({ decision, phase: decision === null ? 'waiting' : 'deciding' });
    ports.decided(decision);
    switch (step.kind) {
      case 'over':
        return set({ phase: 'over' });
      case 'between':
        set({ phase: 'between' });
        if (eyes.people.length === 0) wait(ports.pace().room, () => void move('match.think'));
        return;
      case 'wait':
        return arm(step.room, step.unseen);
      case 'decide':
        return decision === null ? undefined : ports.begin(decision);
      case 'pass-on':
        // A moment to see what one's own move has done before the hand is hidden.
        return wait(glimpse.as === null || step.open ? 0 : ports.pace().think, () => void passTo(step.to, step.open));
      case 'at-once':
        return glimpse.as === null ? beginAtOnce(step.seats) : void share();
      case 'stuck':
        return stuck();
    }
  };

  const handle = (reply: Reply | null, action: ActionBase | null) => {
    if (closed) return;
    if (reply === null) return stuck();
    switch (reply.kind) {
      case 'moved': {
        const { glimpse, events } = reply;
        set({ phase: 'showing', decision: null, hint: null, visiting: false });
        ports.accepted();
        return show(events, glimpse.ply, () => {
          eyes.see(glimpse);
          next();
        });
      }
      case 'idle':
        return passed === get().glimpse?.ply ? stuck() : pass();
      case 'refused':
        if (action !== null) ports.refused(reply.code, action);
        return next();
      case 'undone':
      case 'stale':
        director.drop();
        if (reply.kind === 'stale') journal.say({ key: 'table:stale' });
        set({ hint: null });
        eyes.see(reply.glimpse);
        void journal.read(reply.glimpse.as);
        return next();
    }
  };

  type Moving = 'match.think' | 'match.undo' | 'match.concede';
  const move = async (channel: Moving | 'match.play', action: ActionBase | null = null, by: Seat | null = null) => {
    const { glimpse, as } = get();
    if (glimpse === null) return;
    rest();
    set({ phase: 'asking' });
    const at = { id, ply: glimpse.ply, as };
    const seat = by ?? as ?? 0;
    if (channel === 'match.play') {
      const text = action === null ? '' : face.game.notation.write(action);
      return handle(await ask(channel, { ...at, seat, action: text }), action);
    }
    handle(await (channel === 'match.concede' ? ask(channel, { ...at, seat }) : ask(channel, at)), null);
  };

  const free = () => {
    const { phase, glimpse } = get();
    return !closed && glimpse !== null && (phase === 'deciding' || phase === 'waiting') && !director.busy;
  };

  const passTo = async (seat: Seat, open = false) => {
    rest();
    director.drop();
    ports.decided(null);
    if (await eyes.passTo(seat, open)) next();
  };

  const share = async () => {
    ports.decided(null);
    if (await eyes.share()) next();
  };

  const beginAtOnce = (awaited: readonly Seat[]) => {
    atOnce.begin(awaited);
    set({ phase: 'deciding', atOnce: awaited });
    const names = awaited.map((seat) => seats[seat]?.name ?? '').join(', ');
    journal.say({ key: 'table:atOnce', values: { names } });
  };

  /** Plays what several have chosen, one after the other, and shows it as one. */
  const playAll = async (choices: readonly Choice[]) => {
    rest();
    set({ phase: 'asking' });
    let ply = get().glimpse?.ply ?? 0;
    const events: EventBase[] = [];
    for (const { seat, action } of choices) {
      const reply = await ask('match.play', { id, ply, as: null, seat, action: face.game.notation.write(action) });
      if (reply?.kind !== 'moved') return handle(reply, action);
      events.push(...reply.events);
      ply = reply.glimpse.ply;
      if (seat === choices.at(-1)?.seat) handle({ ...reply, events }, action);
    }
  };

  /** Shows how the match begins, as these eyes heard it. */
  const start = async (glimpse: Glimpse) => {
    const heard = await ask('match.heard', { id, as: glimpse.as });
    if (closed) return;
    if (heard === null) return stuck();
    const events = heard.flatMap((ply) => ply.events);
    if (face.blank === undefined) return next();
    set({ phase: 'showing', view: face.blank(glimpse.view) });
    show(events, 0, () => {
      eyes.see(glimpse);
      next();
    });
  };

  return {
    async open(first, events) {
      if (first.as === eyes.first) eyes.see(first);
      else if (!(await eyes.look(eyes.first))) return;
      const { glimpse } = get();
      if (glimpse !== null && events.length > 0 && glimpse.ply === 0) return start(glimpse);
      void journal.read(eyes.first);
      next();
    },
    play(action) {
      if (!free() || get().phase !== 'deciding') return false;
      void move('match.play', action);
      return true;
    },
    async why(action) {
      const { glimpse, as } = get();
      if (!free() || glimpse === null || as === null) return null;
      const code = await ask('match.why', { id, ply: glimpse.ply, seat: as, action: face.game.notation.write(action) });
      const now = get();
      return !closed && now.glimpse?.ply === glimpse.ply && now.as === as ? code : null;
    },
    undo() {
      if (!free() || get().glimpse?.undoable !== true) return false;
      void move('match.undo');
      return true;
    },
    concede() {
      if (get().as === null) return;
      if (free() || get().phase === 'between') void move('match.concede');
      else conceding = true;
    },
    async hint() {
      const { glimpse, as } = get();
      if (!free() || glimpse === null || as === null) return null;
      const hint = await ask('match.hint', { id, ply: glimpse.ply, seat: as });
      const now = get();
      return !closed && now.glimpse?.ply === glimpse.ply && now.as === as ? hint : null;
    },
    take(seat) {
      const { curtain, as, phase } = get();
      if (eyes.people.length < 2 || !eyes.isPerson(seat) || seat === as || closed) return;
      if (curtain === null ? !free() : phase !== 'curtain') return;
      set({ visiting: true });
      void passTo(seat);
    },
    goOn() {
      const { phase, glimpse } = get();
      if (phase !== 'between' || glimpse === null || face.goOn === undefined) return false;
      const by = glimpse.awaiting.find(eyes.isPerson) ?? null;
      void (by === null ? move('match.think') : move('match.play', face.goOn, by));
      return true;
    },
    handOver() {
      if (!get().visiting || !free()) return;
      set({ visiting: false });
      next();
    },
    async lift() {
      if (await eyes.lift()) next();
    },
    refresh() {
      if (!free()) return false;
      void eyes.look(get().as).then((seen) => (seen ? next() : undefined));
      return true;
    },
    async retry() {
      const { curtain, as, phase } = get();
      if (phase !== 'stuck') return;
      if (curtain !== null) set({ phase: 'curtain' });
      else if (await eyes.look(as)) next();
    },
    pressAtOnce(key) {
      if (get().atOnce.length === 0 || !free()) return false;
      const choices = atOnce.press(key);
      if (choices !== null) void playAll(choices);
      return true;
    },
    regroup() {
      if (free() && eyes.people.length > 1) next();
    },
    touch: comeDue,
    close() {
      closed = true;
      rest();
      director.drop();
    },
  };
}
