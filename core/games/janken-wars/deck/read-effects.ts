/** Reads the effects of a card design: its points or value rule, its action, its condition. */

import { shown } from './deck-fault.ts';
import {
  ACTION_KINDS,
  type ActionDesign,
  CHOICES,
  CONDITION_KINDS,
  COUNTED,
  type ConditionDesign,
  TYPES,
  type ValueRule,
} from './design.ts';
import type { Fields, Reader } from './reader.ts';

/** Bounds of the numbers in effects. */
export const POINTS = { min: -20, max: 20 };
export const COUNT = { min: 1, max: 5 };
export const DIVISOR = { min: 1, max: 12 };

export function readPoints(r: Reader, value: unknown, path: string): number | ValueRule {
  if (typeof value !== 'object' || value === null) return value === undefined ? 0 : r.whole(value, path, POINTS);
  return readRule(r, value, path);
}

function readRule(r: Reader, value: object, path: string): ValueRule {
  const keys = { required: ['per', 'of'], optional: ['base', 'type', 'divide', 'min', 'max'] };
  const fields = r.map(value, path, keys) ?? {};
  const per = r.whole(fields.per, `${path}.per`, POINTS);
  if (per === 0) r.fault('no-effect', `${path}.per`);
  const of = r.word(fields.of, `${path}.of`, COUNTED, 'unknown-counted');
  const type = readType(r, fields.type, `${path}.type`);
  if (of === 'own-stars' && type !== null) r.fault('stars-have-no-type', path);
  const min = bound(r, fields.min, `${path}.min`);
  const max = bound(r, fields.max, `${path}.max`);
  if (min !== null && max !== null && min > max) r.fault('min-above-max', path, { min, max });
  const base = r.whole(fields.base ?? 0, `${path}.base`, POINTS);
  return { base, per, of, type, divide: readDivide(r, fields.divide, `${path}.divide`), min, max };
}

function bound(r: Reader, value: unknown, path: string): number | null {
  return value === undefined || value === null ? null : r.whole(value, path, POINTS);
}

function readType(r: Reader, value: unknown, path: string): ValueRule['type'] {
  return value === undefined || value === null ? null : r.word(value, path, TYPES, 'unknown-type');
}

function readDivide(r: Reader, value: unknown, path: string): ValueRule['divide'] {
  if (value === undefined || value === null) return null;
  const fields = r.map(value, path, { required: ['by', 'round'] });
  if (fields === null) return null;
  if (fields.by === 0) r.fault('divide-by-zero', path);
  const by = fields.by === 0 ? 1 : r.whole(fields.by, `${path}.by`, DIVISOR);
  return { by, round: r.word(fields.round, `${path}.round`, ['up', 'down'], 'unknown-rounding') };
}

/** At most one action. */
export function readAction(r: Reader, value: unknown, path: string, asCost = false): ActionDesign | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) {
    r.fault('several-actions', path);
    return null;
  }
  const kind = kindOf(value);
  const known = ACTION_KINDS.find((k) => k === kind);
  if (known === undefined) {
    if (r.map(value, path, { required: ['kind'], optional: Object.keys(value) }) !== null && kind !== undefined) {
      r.fault('unknown-effect', `${path}.kind`, { value: shown(kind), known: ACTION_KINDS.join(', ') });
    }
    return null;
  }
  if (asCost && known === 'discard-own') r.fault('nested-cost', path);
  return readActionOf(r, known, value as Fields, path);
}

function readActionOf(r: Reader, kind: ActionDesign['kind'], value: Fields, path: string): ActionDesign {
  const fields = (...keys: string[]): Fields => r.map(value, path, { required: ['kind', ...keys] }) ?? {};
  switch (kind) {
    case 'opponent-discards': {
      const { choice } = fields('choice');
      return { kind, choice: r.word(choice, `${path}.choice`, CHOICES, 'unknown-choice') };
    }
    case 'swap':
      return { kind, optional: r.flag(fields('optional').optional, `${path}.optional`) };
    case 'gain-deck':
    case 'gain-tokens':
    case 'look':
      return { kind, count: r.whole(fields('count').count, `${path}.count`, COUNT) };
    case 'take-second':
      return { kind, type: r.word(fields('type').type, `${path}.type`, TYPES, 'unknown-type') };
    case 'discard-table':
    case 'return-own':
    case 'give':
      fields();
      return { kind };
    case 'discard-own':
      r.map(value, path, { required: ['kind'], optional: ['then'] });
      return { kind, then: readAction(r, value.then, `${path}.then`, true) };
  }
}

/** At most one condition. */
export function readCondition(r: Reader, value: unknown, path: string): ConditionDesign | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) {
    r.fault('several-conditions', path);
    return null;
  }
  const kind = kindOf(value);
  const known = CONDITION_KINDS.find((k) => k === kind);
  if (known === undefined) {
    if (r.map(value, path, { required: ['kind'], optional: Object.keys(value) }) !== null && kind !== undefined) {
      r.fault('unknown-condition', `${path}.kind`, { value: shown(kind), known: CONDITION_KINDS.join(', ') });
    }
    return null;
  }
  if (known === 'adds') return readAdds(r, value as Fields, path);
  r.map(value, path, { required: ['kind'] });
  return { kind: known };
}

function readAdds(r: Reader, value: Fields, path: string): ConditionDesign {
  const fields = r.map(value, path, { required: ['kind', 'points'], optional: ['type'] }) ?? {};
  const points = r.whole(fields.points, `${path}.points`, POINTS);
  if (points === 0) r.fault('no-effect', `${path}.points`);
  return { kind: 'adds', points, type: readType(r, fields.type, `${path}.type`) };
}

function kindOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (value as Fields).kind : undefined;
}
