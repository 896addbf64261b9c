/** Cards that perish, and the judgement at the HP step. */
import { SKILLS } from '../skills/skills.ts';
import { type Battle, type BoardCard, cardAt } from './battle.ts';
import { type BattleTell, end, perish, type Spot } from './effects.ts';

/** Fires what a card that has perished leaves behind. */
export function firePerished(spot: Spot, card: BoardCard): void {
  const { skills } = card;
  for (let i = 0; i < skills.length; i += 2) {
    const skill = SKILLS[skills[i] as number];
    if (skill?.fires === 'perishes') skill.does(spot, skills[i + 1] as number);
  }
}

/** Outside the clash: a card at power 0 or less perishes at once. Returns whether it did. */
export function buryBroken(spot: Spot): boolean {
  const card = cardAt(spot.battle, spot.side, spot.lane);
  if (card === null || card.power > 0) return false;
  perish(spot);
  firePerished(spot, card);
  return true;
}

/** A side at 0 HP or less has lost; both at once: a draw. */
export function judge(battle: Battle, tell: BattleTell): void {
  const [a, b] = battle.sides;
  if (a.hp > 0 && b.hp > 0) return;
  if (a.hp <= 0 && b.hp <= 0) end(battle, { winner: null, by: 'draw' }, tell);
  else end(battle, { winner: a.hp > 0 ? 0 : 1, by: 'hp' }, tell);
}
