/**
 * The clash, as named steps: clash start (abilities and skills, first side, lanes left to right, then
 * the second side) → lanes (all three at once, from powers and shields as they stand) → perish skills
 * (in the order of the clash start) → HP. `preview.ts` runs this very code on a copy.
 */
import { abilityOf, applyToSide } from '../abilities.ts';
import { SKILLS } from '../skills/skills.ts';
import { type Battle, type BoardCard, cardAt, LANES, opponent, SHADOW, sideOf } from './battle.ts';
import { type BattleTell, blow, heal, hurt, perish, type Spot, stand, takeBlow } from './effects.ts';
import { firePerished, judge } from './fall.ts';

/** Fights the clash of a turn. Afterwards the battle may be over. */
export function clash(battle: Battle, tell: BattleTell): void {
  tell?.({ type: 'clash' });
  clashStart(battle, tell);
  const fallen = lanes(battle, tell);
  for (const { spot, card } of fallen) firePerished(spot, card);
  judge(battle, tell);
}

function clashStart(battle: Battle, tell: BattleTell): void {
  for (let i = 0; i < 2; i++) {
    const side = i === 0 ? battle.first : opponent(battle.first);
    applyToSide(battle, side, 'clash-start', tell);
    for (let lane = 0; lane < LANES; lane++) {
      const card = cardAt(battle, side, lane);
      if (card !== null && card.skills.length > 0) startCard({ battle, side, lane, tell }, card.skills);
    }
  }
}

function startCard(spot: Spot, skills: readonly number[]): void {
  for (let i = 0; i < skills.length; i += 2) {
    const skill = SKILLS[skills[i] as number];
    if (skill?.fires === 'clash-start') skill.does(spot, skills[i + 1] as number);
  }
}

interface Fallen {
  readonly spot: Spot;
  readonly card: BoardCard;
}

/** HP each side regains by what its cards deal; `meet` and `strike` add to it. */
type Healing = [number, number];

/** All three lanes. Healing comes after all damage of the lanes, so that no lane is before another. */
function lanes(battle: Battle, tell: BattleTell): Fallen[] {
  const healing: Healing = [0, 0];
  for (let lane = 0; lane < LANES; lane++) {
    const a = cardAt(battle, 0, lane);
    const b = cardAt(battle, 1, lane);
    if (a !== null && b !== null) meet({ battle, side: 0, lane, tell }, a, b, healing);
    else if (a !== null) strike({ battle, side: 0, lane, tell }, a, healing);
    else if (b !== null) strike({ battle, side: 1, lane, tell }, b, healing);
  }
  for (let i = 0; i < 2; i++) {
    const side = i === 0 ? battle.first : opponent(battle.first);
    heal(battle, side, side === 0 ? healing[0] : healing[1], 'leech', tell);
  }
  return bury(battle, tell);
}

/** One side only: the card strikes the opposing player for its power, then perishes unless a skill keeps it. */
function strike(spot: Spot, card: BoardCard, healing: Healing): void {
  dealDamage(spot, card, card.power, 'strike', healing);
  const loses = lossOfStrike(card);
  if (loses === null) card.power = 0;
  else stand(spot, loses);
}

/** A card of the side at the spot damages the opposing player. */
function dealDamage(spot: Spot, card: BoardCard, damage: number, by: string, healing: Healing): void {
  const { battle, side, lane, tell } = spot;
  hurt(battle, opponent(side), { damage, by, lane }, tell);
  healing[side === 0 ? 0 : 1] += healedBy(card, damage);
}

/** Both: each takes the other's power, shield first. `a` is the card of the side at the spot. */
function meet(spot: Spot, a: BoardCard, b: BoardCard, healing: Healing): void {
  const { battle, lane, tell } = spot;
  const overA = overkill(a, b);
  const overB = overkill(b, a);
  const onA = blow(a, b.power + extraHarm(b));
  const onB = blow(b, a.power + extraHarm(a));
  takeBlow(a, onA);
  takeBlow(b, onB);
  tell?.({ type: 'met', lane, taken: [onA, onB] });
  if (overA > 0 && b.power <= 0) spill(spot, a, overA, healing);
  if (overB > 0 && a.power <= 0) spill({ battle, side: opponent(spot.side), lane, tell }, b, overB, healing);
}

/** What spills over if the victim is destroyed, from powers as the clash began: any shield blocks all of it. */
function overkill(card: BoardCard, victim: BoardCard): number {
  return card.polarity === SHADOW && victim.shield === 0 ? card.power - victim.power : 0;
}

function spill(spot: Spot, card: BoardCard, over: number, healing: Healing): void {
  const { abilities } = sideOf(spot.battle, spot.side);
  dealDamage(spot, card, over + abilityOf(abilities, 'dusk'), 'overkill', healing);
}

/** Takes every card at power 0 or less off the board, in the order of the steps. */
function bury(battle: Battle, tell: BattleTell): Fallen[] {
  const fallen: Fallen[] = [];
  for (let i = 0; i < 2; i++) {
    const side = i === 0 ? battle.first : opponent(battle.first);
    const { row } = sideOf(battle, side);
    for (let lane = 0; lane < LANES; lane++) {
      const card = row[lane] ?? null;
      if (card === null || card.power > 0) continue;
      const spot = { battle, side, lane, tell };
      perish(spot);
      if (card.skills.length > 0) fallen.push({ spot, card });
    }
  }
  return fallen;
}

function extraHarm({ skills }: BoardCard): number {
  let harm = 0;
  for (let i = 0; i < skills.length; i += 2) {
    const skill = SKILLS[skills[i] as number];
    if (skill?.fires === 'meeting') harm += skill.harm(skills[i + 1] as number);
  }
  return harm;
}

function healedBy({ skills }: BoardCard, damage: number): number {
  let hp = 0;
  for (let i = 0; i < skills.length; i += 2) {
    const skill = SKILLS[skills[i] as number];
    if (skill?.fires === 'damage') hp += skill.heals(damage);
  }
  return hp;
}

/** The power a card loses by a strike it outlives, or null if it perishes. */
function lossOfStrike({ skills }: BoardCard): number | null {
  for (let i = 0; i < skills.length; i += 2) {
    const skill = SKILLS[skills[i] as number];
    if (skill?.fires === 'strike') return skill.loses;
  }
  return null;
}
