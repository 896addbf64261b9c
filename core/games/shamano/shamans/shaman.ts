/** What a shaman is: a name and five skills, one an element and the Shaman skill of the Wild card. */
import type { Element } from '../colours.ts';
import type { Effect } from '../effects.ts';

export type ShamanId = 'hedda' | 'beatrice' | 'aurora' | 'zoe';

/** Who a skill may be aimed at: nobody is chosen, another living player, or any living player. */
export type Aim = 'nobody' | 'other' | 'anyone';

export interface Skill {
  /** Also the key of its text and its picture. */
  readonly id: string;
  readonly aim: Aim;
  /** In the order in which they happen. */
  readonly effects: readonly Effect[];
}

export interface Shaman {
  readonly id: ShamanId;
  readonly skills: Readonly<Record<Element | 'shaman', Skill>>;
}
