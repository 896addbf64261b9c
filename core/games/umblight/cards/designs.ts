/** Every kind's design, and the way from codes to kinds. The set's order is its numbering: append only. */
import { type Battle, type Design, LIGHT, SHADOW } from '../battle/battle.ts';
import { readSkills } from '../skills/skills.ts';
import { tribeBits } from '../tribes.ts';
import { beasts } from './beasts.ts';
import { COIN_DESIGNS } from './coins.ts';
import { gloom } from './gloom.ts';
import { FIRST_CARD, FIRST_EXTRA } from './kinds.ts';
import { lanternFolk } from './lantern-folk.ts';
import { makers } from './makers.ts';
import type { Printed } from './printed.ts';
import { wanderers } from './wanderers.ts';

/** The set, in the order of its kinds from `FIRST_CARD` on. */
export const SET: readonly Printed[] = [...beasts, ...lanternFolk, ...gloom, ...makers, ...wanderers];

function designed(printed: Printed): Design {
  const skills = readSkills(printed.skills);
  if (typeof skills === 'string') throw new Error(`${printed.code}: ${skills}`);
  return {
    code: printed.code,
    polarity: printed.polarity === 'light' ? LIGHT : SHADOW,
    power: printed.power,
    cost: printed.cost,
    tribes: tribeBits(printed.tribes),
    skills,
  };
}

const DESIGNS: readonly Design[] = [...COIN_DESIGNS, ...SET.map(designed)];

/** All kinds of the set. */
export const SET_KINDS: readonly number[] = SET.map((_, i) => FIRST_CARD + i);

const KIND_OF = new Map(DESIGNS.map((design, kind) => [design.code, kind]));

/** The design of a coin or a card of the set. */
export function designOf(kind: number): Design {
  const design = DESIGNS[kind];
  if (design === undefined) throw new RangeError(`there is no card of kind ${kind}`);
  return design;
}

/** The design of any card of a battle, those of a scenario included. */
export function designIn(battle: Battle, kind: number): Design {
  return DESIGNS[kind] ?? battle.extra[kind - FIRST_EXTRA] ?? designOf(kind);
}

/** The kind of a code, coins included, or null. */
export function kindOf(code: string): number | null {
  return KIND_OF.get(code) ?? null;
}

/** What is printed on a card of the set, or null for a coin or a scenario's design. */
export function printedOf(kind: number): Printed | null {
  return SET[kind - FIRST_CARD] ?? null;
}
