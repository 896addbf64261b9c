/**
 * What cards are worth. The value of a domain is the sum of its cards: each card's own points (fixed,
 * or its rule with minimum and maximum), then what other cards of the domain add to it.
 */
import type { Seat } from '../../kit/game.ts';
import { type Counted, TYPES, type ValueRule } from './deck/design.ts';
import type { CardKind, Kinds } from './kinds.ts';
import { other, type Zones } from './state.ts';

/** The value of a seat's domain now; it may be negative. */
export function domainValue(zones: Zones, seat: Seat): number {
  const { kinds } = zones;
  const domain = zones.domains[seat] as readonly number[];
  let sum = 0;
  for (let i = 0; i < domain.length; i++) {
    const kind = kinds[domain[i] as number] as CardKind;
    sum += kind.points ?? ruleValue(kind.rule as ValueRule, zones, seat);
    if (kind.condition !== null && kind.condition.kind === 'adds') {
      const { points, type } = kind.condition;
      sum += points * (countType(kinds, domain, type) - (fits(kind, type) ? 1 : 0));
    }
  }
  return sum;
}

/** What each card of a domain is worth now, in its order; the numbers add up to `domainValue`. */
export function cardValues(zones: Zones, seat: Seat): number[] {
  const { kinds } = zones;
  const domain = zones.domains[seat] as readonly number[];
  const values = domain.map((card) => ownValue(zones, seat, card));
  domain.forEach((card, i) => {
    const condition = kinds[card]?.condition;
    if (condition?.kind !== 'adds') return;
    domain.forEach((receiver, j) => {
      if (i !== j && fits(kinds[receiver] as CardKind, condition.type)) {
        values[j] = (values[j] as number) + condition.points;
      }
    });
  });
  return values;
}

/** A card's own points in a seat's domain, before other cards add to it. */
export function ownValue(zones: Zones, seat: Seat, card: number): number {
  const kind = zones.kinds[card] as CardKind;
  return kind.points ?? ruleValue(kind.rule as ValueRule, zones, seat);
}

/** A value rule for a card in a seat's domain. */
export function ruleValue(rule: ValueRule, zones: Zones, seat: Seat): number {
  let part = rule.per * count(rule.of, rule, zones, seat);
  if (rule.divide !== null) {
    const share = part / rule.divide.by;
    part = rule.divide.round === 'up' ? Math.ceil(share) : Math.floor(share);
  }
  let value = rule.base + part;
  if (rule.min !== null && value < rule.min) value = rule.min;
  if (rule.max !== null && value > rule.max) value = rule.max;
  return value;
}

function count(of: Counted, { type }: ValueRule, zones: Zones, seat: Seat): number {
  switch (of) {
    case 'own-domain':
      return countType(zones.kinds, zones.domains[seat] as readonly number[], type);
    case 'own-discard':
      return countType(zones.kinds, zones.discards[seat] as readonly number[], type);
    case 'opponent-domain':
      return countType(zones.kinds, zones.domains[other(seat)] as readonly number[], type);
    case 'own-stars':
      return zones.stars[seat] as number;
    case 'table':
      return countType(zones.kinds, zones.table, type);
  }
}

function countType(kinds: Kinds, cards: readonly number[], type: ValueRule['type']): number {
  if (type === null) return cards.length;
  const wanted = TYPES.indexOf(type);
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (kinds[cards[i] as number]?.type === wanted) n++;
  return n;
}

function fits(kind: CardKind, type: ValueRule['type']): boolean {
  return type === null || kind.type === TYPES.indexOf(type);
}
