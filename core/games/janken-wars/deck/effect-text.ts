/**
 * The effect of a card in words. A *part* is a key with values, for screens that have their own words;
 * `effectText` writes the parts in one of the two languages of decks. The Portuguese sentences are the
 * design document's own where it has one.
 */
import type { ActionDesign, CardDesign, CardType, ConditionDesign, Language, ValueRule } from './design.ts';
import { COUNT_WORDS, PHRASES, type PhraseKey, TYPE_WORDS } from './effect-words.ts';

export interface EffectPart {
  /** What the part is: what happens once, or what holds all the time. */
  readonly role: 'action' | 'condition';
  readonly key: PhraseKey;
  readonly values: Readonly<Record<string, number>>;
  /** The type the part speaks of, whose word depends on the language. */
  readonly type: CardType | null;
}

/** The parts of a card's effect in reading order; empty for a card without one. */
export function effectParts({
  points,
  condition,
  action,
}: Pick<CardDesign, 'points' | 'condition' | 'action'>): EffectPart[] {
  const parts: EffectPart[] = [];
  if (typeof points !== 'number') parts.push(...ruleParts(points));
  if (condition !== null) parts.push(conditionPart(condition));
  if (action !== null) parts.push(...actionParts(action));
  return parts;
}

function part(
  role: EffectPart['role'],
  key: PhraseKey,
  values: EffectPart['values'] = {},
  type: CardType | null = null,
): EffectPart {
  return { role, key, values, type };
}

function ruleParts(rule: ValueRule): EffectPart[] {
  const { base, per, of, type, divide, min, max } = rule;
  const typed = type === null ? '' : '-type';
  const how = [per === 1 ? (divide === null ? 'one' : '') : 'many', divide === null ? '' : `divided-${divide.round}`];
  const values = { base, per, by: divide?.by ?? 1 };
  const parts = [part('condition', `value-${how.filter(Boolean).join('-')}-${of}${typed}` as PhraseKey, values, type)];
  if (base !== 0) parts.push(part('condition', base > 0 ? 'value-plus' : 'value-minus', { base: Math.abs(base) }));
  if (min !== null) parts.push(part('condition', 'value-min', { min }));
  if (max !== null) parts.push(part('condition', 'value-max', { max }));
  return parts;
}

function conditionPart(condition: ConditionDesign): EffectPart {
  if (condition.kind !== 'adds') return part('condition', condition.kind);
  const key = condition.type === null ? 'adds' : 'adds-type';
  return part('condition', key, { points: condition.points }, condition.type);
}

function actionParts(action: ActionDesign): EffectPart[] {
  switch (action.kind) {
    case 'opponent-discards':
      return [part('action', `discards-${action.choice}`)];
    case 'swap':
      return [part('action', action.optional ? 'swap-optional' : 'swap')];
    case 'gain-deck':
    case 'gain-tokens':
    case 'look':
      return [
        part('action', action.count === 1 ? `${action.kind}-one` : action.kind, {
          count: action.count,
          number: action.count,
        }),
      ];
    case 'take-second':
      return [part('action', 'take-second', {}, action.type)];
    case 'discard-table':
    case 'return-own':
    case 'give':
      return [part('action', action.kind)];
    case 'discard-own':
      if (action.then === null) return [part('action', action.kind)];
      return [part('action', 'cost'), ...actionParts(action.then)];
  }
}

/** One sentence a part, joined. */
export function effectText(card: Pick<CardDesign, 'points' | 'condition' | 'action'>, language: Language): string {
  return effectParts(card)
    .map(({ key, values, type }) => {
      const word = type === null ? '' : TYPE_WORDS[language][type];
      return PHRASES[key][language].replace(/\{(\w+)\}/g, (_all, name: string) =>
        name === 'type' ? word : written(name, values[name] ?? 0, language),
      );
    })
    .join(' ');
}

/** Counts of cards are words, what is added has its sign. */
function written(name: string, value: number, language: Language): string {
  if (name === 'count') return COUNT_WORDS[language][value] ?? String(value);
  const text = value < 0 ? `−${-value}` : String(value);
  return (name === 'per' || name === 'points') && value > 0 ? `+${text}` : text;
}
