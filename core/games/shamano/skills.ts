/** Which skill a card casts for a shaman, and whom a card may be aimed at. */
import { type Card, isNumber, isSkill, KINDS, kindOf, WILD } from './cards.ts';
import { ELEMENTS } from './colours.ts';
import type { Aim, Shaman, Skill } from './shamans/shaman.ts';
import { SHAMANS } from './shamans/shamans.ts';

/** The skill a Skill Card or a Wild casts for a shaman (a place in `SHAMANS`); null for other cards. */
export function skillOf(shaman: number, card: Card): Skill | null {
  const { skills } = SHAMANS[shaman] as Shaman;
  if (card === WILD) return skills.shaman;
  const { colour } = kindOf(card);
  return isSkill(card) && colour !== null ? skills[ELEMENTS[colour] as (typeof ELEMENTS)[number]] : null;
}

const AIMS: readonly (readonly Aim[])[] = SHAMANS.map((_, shaman) =>
  KINDS.map(({ card }) => (isNumber(card) ? 'other' : (skillOf(shaman, card)?.aim ?? 'nobody'))),
);

/** Whom a shaman aims a card at. */
export function aimOf(shaman: number, card: Card): Aim {
  return (AIMS[shaman] as readonly Aim[])[card] as Aim;
}
