/**
 * What a skill is: one definition holds when it fires, what it does, how it combines, and its words.
 * `fires` decides which of the hooks a definition has; the engine (`battle/place.ts`, `battle/clash.ts`)
 * calls them and knows no skill by name.
 */
import type { Spot } from '../battle/effects.ts';
import type { Words } from '../words.ts';

interface SkillBase {
  readonly code: string;
  /** `adds`: the numbers of two add; `once`: has no number and stays single; `dropped`: is lost in a combination. */
  readonly combined: 'adds' | 'once' | 'dropped';
  readonly name: Words;
  /** What the keyword means, with `{n}` where the number stands. */
  readonly text: Words;
}

/** Does nothing by itself: the rules of placing ask for it. */
export interface BareSkill extends SkillBase {
  readonly fires: 'never';
}

/** When its card is placed, on an empty tile or on a card. */
export interface EntersSkill extends SkillBase {
  readonly fires: 'enters';
  does(spot: Spot, n: number): void;
}

/** When its card is part of a combination for the first time, as the upper or the lower part. */
export interface CombinationSkill extends SkillBase {
  readonly fires: 'combination';
  /** The result keeps the polarity of the card beneath. */
  readonly keepsPolarity?: true;
  /** `kin`: the two parts share a tribe. */
  does?(spot: Spot, n: number, kin: boolean): void;
}

export interface ClashStartSkill extends SkillBase {
  readonly fires: 'clash-start';
  does(spot: Spot, n: number): void;
}

/** In the clash with an opposing card: further damage that card takes, not counted for overkill. */
export interface MeetingSkill extends SkillBase {
  readonly fires: 'meeting';
  harm(n: number): number;
}

/** When its card damages the opposing player in the clash: HP its owner regains. */
export interface DamageSkill extends SkillBase {
  readonly fires: 'damage';
  heals(damage: number): number;
}

/** After an unopposed strike the card does not perish: power it loses instead. */
export interface StrikeSkill extends SkillBase {
  readonly fires: 'strike';
  readonly loses: number;
}

export interface PerishSkill extends SkillBase {
  readonly fires: 'perishes';
  does(spot: Spot, n: number): void;
}

export type Skill =
  | BareSkill
  | EntersSkill
  | CombinationSkill
  | ClashStartSkill
  | MeetingSkill
  | DamageSkill
  | StrikeSkill
  | PerishSkill;
