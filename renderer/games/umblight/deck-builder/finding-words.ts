/** Errors of a deck, a file or a code, and advice for a deck, as sentences of the screen. */
import type { DeckFault } from '../../../../core/games/umblight/decks/deck-rules.ts';
import type { Advice } from './findings.ts';
import type { BuilderWords } from './use-words.ts';

type Speaker = Pick<BuilderWords, 'say' | 'card' | 'number'>;

export function faultWords({ code, values }: DeckFault, { say, card }: Speaker): string {
  if (code === 'deck-size') {
    const [count, size] = [Number(values.count), Number(values.size)];
    return say(count < size ? 'faults.tooFew' : 'faults.tooMany', { count, size, rest: Math.abs(size - count) });
  }
  const named = typeof values.card === 'string' ? { card: card(values.card) } : {};
  return say(`faults.${code}`, { ...values, ...named });
}

export function adviceWords({ code, card, values }: Advice, { say, card: nameOf, number }: Speaker): string {
  const mean = values.mean === undefined ? {} : { mean: number(values.mean) };
  return say(`findings.${code}`, { ...values, ...mean, ...(card === null ? {} : { card: nameOf(card) }) });
}
