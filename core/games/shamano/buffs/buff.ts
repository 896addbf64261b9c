/**
 * What a buff is: a name and hooks into what happens to its holder. A buff lasts until the end of its
 * holder's next turn; the turn it was gained on does not count. A hook that is absent has no opinion.
 */

export type BuffId = 'banish' | 'joke' | 'vacuum';

/** What can be done to a player that is a negative effect. Damage and the Joke are none. */
export type Harm = 'skip' | 'draw' | 'stack' | 'gift' | 'discard' | 'break-shield' | 'swap';

/** What becomes of a harm: it happens, nothing happens, or it falls back on its caster. */
export type Verdict = 'stands' | 'void' | 'returned';

/** When hooks of several buffs meet: the lower order is asked first, the first opinion counts. */
export const ORDER = { immunity: 0, reflection: 1, doubling: 2 } as const;

export interface Buff {
  readonly id: BuffId;
  readonly order: (typeof ORDER)[keyof typeof ORDER];
  /** Whether to let a negative effect on the holder happen; `stands` leaves it to the next buff. */
  onHarm?(harm: Harm): Verdict;
  /** The damage the holder takes, before the shield. */
  onDamage?(amount: number): number;
  /** The cards the holder draws when made or allowed to draw `count`. */
  onDraw?(count: number): number;
}
