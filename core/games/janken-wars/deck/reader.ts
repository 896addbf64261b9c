/**
 * Reads foreign data into known shapes. A `Reader` collects every fault it meets and goes on with a
 * harmless stand-in, so that a maker of decks hears of all faults at once; it never throws.
 */
import { INVISIBLE } from '../../../kit/json-file.ts';
import { type DeckFault, type DeckFaultCode, deckFault, type FaultValues, shown } from './deck-fault.ts';
import { LANGUAGES, type Language, type LocalText } from './design.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** No report is longer. */
const MOST_FAULTS = 50;
const HUGE = 1_000_000;

export class Reader {
  readonly faults: DeckFault[] = [];

  fault(code: DeckFaultCode, path: string, values?: FaultValues): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(deckFault(code, path, values));
  }

  /** A map with these keys and no others; absent optional keys are left out. Null if it is none. */
  map(
    value: unknown,
    path: string,
    keys: { required: readonly string[]; optional?: readonly string[] },
  ): Fields | null {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.fault('not-a-map', path);
      return null;
    }
    const fields = value as Fields;
    for (const key of keys.required) if (!Object.hasOwn(fields, key)) this.fault('missing-key', path, { key });
    for (const key of Object.keys(fields)) {
      if (keys.required.includes(key) || keys.optional?.includes(key) === true) continue;
      this.fault('unknown-key', path, { key: shown(key) });
    }
    return fields;
  }

  list(value: unknown, path: string): readonly unknown[] {
    if (Array.isArray(value)) return value;
    if (value !== undefined) this.fault('not-a-list', path);
    return [];
  }

  /** A whole number within bounds. */
  whole(value: unknown, path: string, { min, max }: { min: number; max: number }): number {
    if (value === undefined) return min;
    if (typeof value !== 'number' || Number.isNaN(value)) this.fault('not-a-number', path);
    else if (Math.abs(value) > HUGE) this.fault('huge-number', path, { value: String(value), max });
    else if (!Number.isInteger(value)) this.fault('not-whole', path, { value });
    else if (value < min || value > max) this.fault('out-of-range', path, { value, min, max });
    else return value + 0;
    return min;
  }

  flag(value: unknown, path: string): boolean {
    if (typeof value === 'boolean') return value;
    if (value !== undefined) this.fault('not-a-flag', path);
    return false;
  }

  /** One of some words. */
  word<W extends string>(value: unknown, path: string, words: readonly [W, ...W[]], code: DeckFaultCode): W {
    const found = words.find((word) => word === value);
    if (found === undefined && value !== undefined) {
      this.fault(code, path, { value: shown(value), known: words.join(', ') });
    }
    return found ?? words[0];
  }

  /** Plain text of one line. */
  text(value: unknown, path: string, max: number): string {
    if (typeof value !== 'string') {
      if (value !== undefined) this.fault('not-text', path);
      return '';
    }
    if (value.length > max) this.fault('text-too-long', path, { max });
    else if (INVISIBLE.test(value)) this.fault('control-character', path);
    else if (/[<>]/.test(value)) this.fault('markup', path);
    return value.trim();
  }

  /** A text in one or both languages; blank texts count as absent. */
  localText(value: unknown, path: string, max: number): LocalText {
    if (value === undefined) return {};
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.fault('not-a-map', path);
      return {};
    }
    const texts: { [L in Language]?: string } = {};
    for (const [key, inner] of Object.entries(value)) {
      const language = LANGUAGES.find((known) => known === key);
      if (language === undefined) {
        this.fault('unknown-language', path, { language: shown(key), known: LANGUAGES.join(', ') });
        continue;
      }
      const text = this.text(inner, `${path}.${language}`, max);
      if (text !== '') texts[language] = text;
    }
    return texts;
  }
}
