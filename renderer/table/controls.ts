/**
 * What a person does at the table, whichever way they do it: dragging, pressing and keys all end in
 * these few verbs. They pick, put, answer and call off; one finished choice becomes one action, which
 * the session asks for. Nothing here moves a card: cards move when the core's events say so.
 */
import type { ActionBase } from '../../core/kit/game.ts';
import { NOT_NOW } from '../lesson/lesson.ts';
import { actionsFor, type Decision, narrow, type Picked, pieces, quick, targets } from './choice.ts';
import type { Clock } from './clock.ts';
import type { AnyFace, Sentence, SpotId } from './face.ts';
import type { Session } from './session.ts';
import type { Held, TableState, TableStore } from './state.ts';

export interface ControlPorts {
  readonly store: TableStore;
  readonly face: AnyFace;
  readonly clock: Clock;
  session(): Session;
  /** Whether a doubt of this kind is asked about. */
  doubts(setting: 'confirmDraw' | undefined): boolean;
  /** The held piece goes back to where it came from. */
  home(held: Held): void;
  /** A card has been picked up by a press, or has gone home: to be said. */
  told(what: 'picked' | 'home', piece: SpotId, places: number): void;
}

export interface Controls {
  /** A press on a piece; `clicks` is how often the button went down in one go (0: a key). */
  pressPiece(piece: SpotId, slot: string, clicks: number): void;
  pressTarget(target: SpotId, clicks: number): void;
  pressButton(button: string, clicks: number): void;
  /** A drag begins; false: the piece cannot be picked up now. */
  grab(piece: SpotId, slot: string): boolean;
  /** A drag ends over a target, or over nothing. */
  drop(target: SpotId | null): void;
  answer(id: string): void;
  confirm(): void;
  toggle(name: string): void;
  /** Calls off the innermost thing that is open; false if nothing was. */
  cancel(): boolean;
  /** Puts the held piece back. */
  release(): void;
  /** The first click of a row has done its work: the rest of the row does nothing. */
  spend(): void;
  /** The match has moved; what was put down is the table's now. */
  accepted(): void;
  /** A decision has taken the place of the last one. */
  decided(decision: Decision | null): void;
  /** A decision is offered; if all it holds is one question, that is asked at once. */
  begin(decision: Decision): void;
  refused(code: string, action: ActionBase): void;
  /** Says something at a spot, until the next thing is done; null: at the hand. */
  tell(at: string | null, words: Sentence): void;
}

/** How long a refusal stands if nothing else is done. */
const REFUSAL_MS = 7000;

export function createControls({ store, face, clock, session, doubts, home, told }: ControlPorts): Controls {
  let spent = false;
  let refusals = 0;
  let attempted: { readonly action: ActionBase; readonly at: string | null } | null = null;
  let forget: (() => void) | null = null;

  const get = () => store.getState();
  const set = (change: Partial<TableState>) => store.setState(change);

  /** Starts an input; false if it is one more click of a row that has already done its work. */
  const fresh = (clicks: number): boolean => {
    if (clicks <= 1) spent = false;
    if (spent) return false;
    if (get().refused !== null) set({ refused: null });
    return true;
  };

  const current = (): Decision | null => (get().phase === 'deciding' ? get().decision : null);

  const letGo = () => {
    const { held } = get();
    if (held === null) return;
    set({ held: null });
    home(held);
    told('home', held.piece, 0);
  };

  const close = () => {
    const { asking, doubting } = get();
    if (asking !== null || doubting !== null) set({ asking: null, doubting: null });
  };

  const touch = () => session().touch();

  const release = () => {
    close();
    letGo();
    touch();
  };

  const send = (action: ActionBase) => {
    spent = true;
    set({ asking: null, doubting: null, hint: null, switches: new Set() });
    const { held } = get();
    attempted = { action, at: held?.slot ?? null };
    if (!session().play(action)) release();
  };

  const commit = (action: ActionBase) => {
    const { view, decision } = get();
    if (view === null || decision === null) return;
    const all = decision.offers.map((offer) => offer.action);
    const doubt = face.doubt(action, all, view);
    if (doubt === null || !doubts(doubt.setting)) return send(action);
    // The rest of a double click neither answers nor asks anew.
    spent = true;
    set({ asking: null, doubting: { doubt, action } });
  };

  const choose = (actions: readonly ActionBase[], picked: Picked) => {
    const { view, switches } = get();
    if (view === null) return;
    const narrowed = narrow(face, view, actions, switches);
    if (narrowed.kind === 'act') commit(narrowed.action);
    if (narrowed.kind !== 'ask') return;
    spent = true;
    set({ asking: { question: narrowed.question, picked } });
  };

  /** Tries what is not listed, so that the game itself says why not. */
  const attempt = (piece: SpotId, target: SpotId | null) => {
    const { view } = get();
    const action = view === null ? null : face.attempt(piece, target, view);
    if (action === null) release();
    else send(action);
  };

  const put = (decision: Decision, piece: SpotId, target: SpotId) => {
    const picked = { piece, target };
    const actions = actionsFor(decision, picked);
    if (actions.length > 0) choose(actions, picked);
    else attempt(piece, target);
  };

  const tell = (at: string | null, words: Sentence) => {
    refusals++;
    const id = refusals;
    set({ refused: { id, at, words } });
    forget?.();
    forget = clock.after(REFUSAL_MS, () => {
      if (get().refused?.id === id) set({ refused: null });
    });
  };

  const reasonOf = (code: string, action: ActionBase, view: object): Sentence =>
    code === NOT_NOW ? { key: 'table:lesson.notNow' } : face.refusal(code, action, view);

  /** What goes nowhere now says why while it is held. */
  const explain = async ({ piece, slot }: Held) => {
    const { view } = get();
    const action = view === null ? null : face.attempt(piece, null, view);
    if (view === null || action === null) return;
    const code = await session().why(action);
    if (code !== null && get().held?.slot === slot) tell(slot, reasonOf(code, action, view));
  };

  /** What could have been done out of turn until this moment, and now the others are moving. */
  const missed = ({ piece, target, button }: Picked): boolean => {
    const { phase, decision } = get();
    if (phase !== 'asking' || decision === null || decision.awaited) return false;
    return decision.offers.some(
      (offer) =>
        (piece !== undefined && offer.piece === piece) ||
        (target !== undefined && offer.target === target) ||
        (button !== undefined && offer.button === button),
    );
  };

  const late = (at: string | null, picked: Picked) => {
    if (missed(picked)) tell(at, { key: 'table:late' });
  };

  const hold = (held: Held) => {
    const before = get().held;
    if (before !== null && before.slot !== held.slot) letGo();
    set({ held });
  };

  const pressAgain = (decision: Decision, piece: SpotId) => {
    const [only, second] = [...targets(decision, piece)];
    if (only === undefined) attempt(piece, null);
    else if (second === undefined) put(decision, piece, only);
    else release();
  };

  return {
    pressPiece(piece, slot, clicks) {
      if (!fresh(clicks)) return;
      const decision = current();
      if (decision === null) return late(slot, { piece });
      close();
      const { held } = get();
      if (held !== null && held.piece !== piece && targets(decision, held.piece).has(piece))
        return put(decision, held.piece, piece);
      if (held?.slot === slot) return pressAgain(decision, piece);
      if (quick(decision, piece)) {
        letGo();
        return choose(actionsFor(decision, { piece }), { piece });
      }
      if (!decision.awaited && !pieces(decision).has(piece)) return;
      const picked: Held = { piece, slot, by: 'press' };
      hold(picked);
      const places = targets(decision, piece).size;
      told('picked', piece, places);
      if (places === 0) void explain(picked);
    },
    pressTarget(target, clicks) {
      if (!fresh(clicks)) return;
      const decision = current();
      if (decision === null) return late(target, { target });
      close();
      const { held } = get();
      if (held !== null) put(decision, held.piece, target);
      else if (targets(decision).has(target)) choose(actionsFor(decision, { target }), { target });
    },
    pressButton(button, clicks) {
      if (!fresh(clicks)) return;
      const decision = current();
      if (decision === null) return late(null, { button });
      const actions = actionsFor(decision, { button });
      if (actions.length > 0) choose(actions, { button });
    },
    grab(piece, slot) {
      const decision = current();
      if (decision === null || (!decision.awaited && !pieces(decision).has(piece))) return false;
      if (get().refused !== null) set({ refused: null });
      close();
      hold({ piece, slot, by: 'drag' });
      return true;
    },
    drop(target) {
      const { held } = get();
      const decision = current();
      if (held === null || decision === null || target === null) return release();
      put(decision, held.piece, target);
    },
    answer(id) {
      const { asking } = get();
      const answer = asking?.question.answers.find((one) => one.id === id);
      if (asking === null || answer === undefined || current() === null) return;
      choose(answer.actions, asking.picked);
    },
    confirm() {
      const { doubting } = get();
      if (doubting !== null && current() !== null) send(doubting.action);
    },
    toggle(name) {
      if (!(current()?.switches.includes(name) ?? false)) return;
      const switches = new Set(get().switches);
      if (!switches.delete(name)) switches.add(name);
      set({ switches });
    },
    cancel() {
      const { asking, doubting, held, refused, hint } = get();
      if (asking !== null || doubting !== null || held !== null) {
        release();
        if (refused !== null) set({ refused: null });
      } else if (refused !== null || hint !== null) set({ refused: null, hint: null });
      else return false;
      return true;
    },
    release,
    spend() {
      spent = true;
    },
    accepted() {
      if (attempted !== null) set({ held: null });
      attempted = null;
    },
    decided(decision) {
      const { held, asking, doubting, switches } = get();
      const kept = [...switches].filter((name) => decision?.switches.includes(name));
      if (kept.length !== switches.size) set({ switches: new Set(kept) });
      if (held === null && asking === null && doubting === null) return;
      const playable = held === null || pieces(decision).has(held.piece);
      if (decision === null || !playable) return release();
      if (
        asking !== null &&
        !stillOpen(
          decision,
          asking.question.answers.flatMap((a) => a.actions),
          face,
        )
      )
        release();
      if (doubting !== null) release();
    },
    begin(decision) {
      const only = onlyQuestion(decision);
      if (only !== null) choose(actionsFor(decision, { button: only }), { button: only });
    },
    refused(code, action) {
      const { view } = get();
      if (view === null) return;
      const at = attempted?.at ?? null;
      attempted = null;
      release();
      tell(at, reasonOf(code, action, view));
    },
    tell,
  };
}

/** The button that is all a seat can do and that leaves a choice open, as naming the first colour. */
function onlyQuestion({ awaited, offers }: Decision): string | null {
  const button = offers[0]?.button;
  const alike = offers.every((offer) => offer.button === button && offer.piece === undefined);
  return awaited && button !== undefined && alike && offers.length > 1 ? button : null;
}

/** Whether every action a question is about can still be played. */
function stillOpen(decision: Decision, actions: readonly ActionBase[], face: AnyFace): boolean {
  const listed = new Set(decision.offers.map((offer) => face.game.notation.write(offer.action)));
  return actions.every((action) => listed.has(face.game.notation.write(action)));
}
