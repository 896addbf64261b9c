/**
 * Placing a card: on an empty tile, or on a card of the own row (combining). Refusals change nothing.
 * Order: the result lies there, then abilities, then what the combination fires, then what the placed
 * card's entering fires.
 */
import type { Seat } from '../../../kit/game.ts';
import { applyToCard } from '../abilities.ts';
import { coinBack, isTwin } from '../cards/coins.ts';
import { designIn } from '../cards/designs.ts';
import { isCoin } from '../cards/kinds.ts';
import { SKILLS, uniteSkills } from '../skills/skills.ts';
import {
  type Battle,
  type BoardCard,
  cardAt,
  type Design,
  LANES,
  LIGHT,
  opponent,
  type Polarity,
  sideOf,
} from './battle.ts';
import { type BattleTell, type Spot, settle } from './effects.ts';
import { buryBroken, judge } from './fall.ts';

/** A card of the hand and where it goes; `as` is the polarity chosen for a twin coin, else null. */
export interface Placing {
  readonly card: number;
  /** 0 … 2 on the own row; 3 … 5 are the opposing lanes, where nothing may be placed. */
  readonly lane: number;
  readonly as: Polarity | null;
}

export type PlaceRefusal =
  | 'not-in-hand'
  | 'not-your-row'
  | 'coin-needs-a-card'
  | 'choose-polarity'
  | 'not-enough-coins';

/** Why a side may not place a card now, or null. */
export function placeRefusal(battle: Battle, seat: Seat, { card, lane, as }: Placing): PlaceRefusal | null {
  const side = sideOf(battle, seat);
  const coin = isCoin(card);
  if (!(coin ? side.purse : side.hand).includes(card)) return 'not-in-hand';
  if (lane < 0 || lane >= LANES) return 'not-your-row';
  if (coin && side.row[lane] === null) return 'coin-needs-a-card';
  if (isTwin(card) !== (as !== null)) return 'choose-polarity';
  return designIn(battle, card).cost > side.coins ? 'not-enough-coins' : null;
}

/** Places a card that `placeRefusal` has nothing against. */
export function place(battle: Battle, seat: Seat, placing: Placing, tell: BattleTell): void {
  const { card, lane, as } = placing;
  const design = designIn(battle, card);
  const beneath = cardAt(battle, seat, lane);
  const result = beneath === null ? fresh(card, design) : joined(card, design, beneath, as);
  const back = isCoin(card) ? coinBack(card) : null;
  const combined = beneath !== null;
  const { cost } = design;
  settle(battle, { type: 'placed', side: seat, lane, card, cost, combined, coinBack: back, result }, tell);
  const spot = { battle, side: seat, lane, tell };
  applyToCard(spot, beneath === null ? 'placed' : 'joined');
  if (beneath !== null) fireCombination(spot, design, beneath);
  if (design.skills.length > 0) fireEnters(spot, design.skills);
}

function fresh(card: number, { polarity, power, cost, tribes, skills }: Design): BoardCard {
  return { parts: [card], polarity, power, shield: polarity === LIGHT ? 1 : 0, cost, tribes, skills };
}

/** The combination of a card laid on another, before any skill fires. */
function joined(card: number, top: Design, beneath: BoardCard, as: Polarity | null): BoardCard {
  const keeps = keepsPolarity(top.skills) || (isSingle(beneath) && keepsPolarity(beneath.skills));
  const polarity = keeps ? beneath.polarity : (as ?? top.polarity);
  return {
    parts: [...beneath.parts, card],
    polarity,
    power: beneath.power + top.power,
    shield: polarity === LIGHT ? beneath.shield + 1 : 0,
    cost: beneath.cost + top.cost,
    tribes: beneath.tribes | top.tribes,
    skills: uniteSkills(beneath.skills, top.skills),
  };
}

/** What a card fires in a combination it fires in its first one only: laying something cheap on it fires nothing again. */
function isSingle(card: BoardCard): boolean {
  return card.parts.length === 1;
}

function keepsPolarity(skills: readonly number[]): boolean {
  for (let i = 0; i < skills.length; i += 2) {
    const skill = SKILLS[skills[i] as number];
    if (skill?.fires === 'combination' && skill.keepsPolarity) return true;
  }
  return false;
}

function fireCombination(spot: Spot, top: Design, beneath: BoardCard): void {
  const kin = (top.tribes & beneath.tribes) !== 0;
  if (isSingle(beneath)) firePart(spot, beneath.skills, kin);
  firePart(spot, top.skills, kin);
}

function firePart(spot: Spot, skills: readonly number[], kin: boolean): void {
  for (let i = 0; i < skills.length; i += 2) {
    const skill = SKILLS[skills[i] as number];
    if (skill?.fires === 'combination') skill.does?.(spot, skills[i + 1] as number, kin);
  }
}

/** Only the placed card's own skills fire. A card brought to 0 perishes at once, and with it perhaps a player. */
function fireEnters(spot: Spot, skills: readonly number[]): void {
  const { battle, lane, side } = spot;
  for (let i = 0; i < skills.length; i += 2) {
    const skill = SKILLS[skills[i] as number];
    if (skill?.fires !== 'enters') continue;
    skill.does(spot, skills[i + 1] as number);
    if (buryBroken({ ...spot, side: opponent(side), lane })) judge(battle, spot.tell);
    if (battle.outcome !== null) return;
  }
}
