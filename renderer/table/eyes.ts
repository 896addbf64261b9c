/**
 * Whose eyes the screen shows. With several people at one screen a curtain falls between them: what one
 * could see is forgotten before it falls, and what the next may see is asked for when it opens.
 */

import type { Seat } from '../../core/kit/game.ts';
import type { Glimpse } from '../../electron/api.ts';
import type { AnyFace } from './face.ts';
import type { Ask, Journal } from './journal.ts';
import type { TableStore } from './state.ts';

export interface EyesPorts {
  readonly ask: Ask;
  readonly store: TableStore;
  readonly face: AnyFace;
  readonly journal: Journal;
  /** Whether a curtain falls between people. */
  curtain(): boolean;
  /** False once the table has gone. */
  open(): boolean;
}

export interface Eyes {
  readonly people: readonly Seat[];
  isPerson(seat: Seat): boolean;
  /** Who looks at first: the one person, or nobody yet. */
  readonly first: Seat | null;
  /** Shows a position as it is, without a way there. */
  see(glimpse: Glimpse): void;
  /** Asks what a seat may know now and shows it; false if there was no answer. */
  look(as: Seat | null): Promise<boolean>;
  /**
   * The screen passes to a seat, without a curtain if all is open; true once it looks through its eyes.
   * False: the curtain hangs.
   */
  passTo(seat: Seat, open: boolean): Promise<boolean>;
  /** The screen is everybody's: what a spectator sees. */
  share(): Promise<boolean>;
  /** Whether nobody else can see what is chosen now: no curtain is wanted, or it was lifted at this ply. */
  alone(): boolean;
  /** Opens the curtain; false if there is none, or no answer. */
  lift(): Promise<boolean>;
}

/** Whether somebody might act out of turn, by what everybody knows. */
export function mayClaim(face: AnyFace, view: object, seat: Seat): boolean {
  return face.claims === undefined ? face.room(view) > 0 : face.claims(view).includes(seat);
}

/** How many lines the curtain tells of what happened. */
const RECAP = 6;

export function createEyes({ ask, store, face, journal, curtain, open }: EyesPorts): Eyes {
  const { table } = store.getState();
  const isPerson = (seat: Seat) => table.seats[seat]?.kind === 'human';
  const people = table.seats.flatMap((_, seat) => (isPerson(seat) ? [seat] : []));
  const lastLook = new Map<Seat, number>();
  /** For whom the curtain was lifted last, and when. */
  let lifted = { seat: -1, ply: -1 };
  const get = () => store.getState();

  const see = (glimpse: Glimpse) => {
    if (glimpse.as !== null) lastLook.set(glimpse.as, glimpse.ply);
    store.setState({ glimpse, view: glimpse.view, as: glimpse.as });
  };

  const look = async (as: Seat | null): Promise<boolean> => {
    store.setState({ phase: 'asking', decision: null });
    const glimpse = await ask('match.look', { id: table.id, as });
    if (!open()) return false;
    if (glimpse === null) {
      store.setState({ phase: 'stuck' });
      return false;
    }
    see(glimpse);
    return true;
  };

  const recap = async (seat: Seat) => {
    const since = lastLook.get(seat);
    if (since === undefined) return;
    const words = await journal.since(since);
    const { curtain: now } = get();
    if (open() && now?.seat === seat) store.setState({ curtain: { ...now, recap: words.slice(-RECAP) } });
  };

  const lookAs = async (seat: Seat | null): Promise<boolean> => {
    if (!(await look(seat))) return false;
    store.setState({ curtain: null });
    void journal.read(seat);
    return true;
  };

  return {
    people,
    isPerson,
    first: people.length > 1 ? null : (people[0] ?? null),
    see,
    look,
    share: () => lookAs(null),
    alone() {
      const { as, glimpse } = get();
      return people.length < 2 || !curtain() || (lifted.seat === as && lifted.ply === glimpse?.ply);
    },
    async passTo(seat, all) {
      const { as, view } = get();
      if (all || !curtain()) return lookAs(seat);
      const others =
        view === null ? [] : people.filter((one) => one !== seat && one !== as && mayClaim(face, view, one));
      const forgotten = { as: null, glimpse: null, view: null, decision: null, log: [], said: [], hint: null };
      store.setState({ ...forgotten, phase: 'curtain', curtain: { seat, recap: [], others } });
      void recap(seat);
      return false;
    },
    async lift() {
      const { curtain: hung, phase } = get();
      if (hung === null || phase !== 'curtain' || !(await lookAs(hung.seat))) return false;
      lifted = { seat: hung.seat, ply: get().glimpse?.ply ?? -1 };
      return true;
    },
  };
}
