/** A card as a screen reader says it: name, type, what it is worth, what it does. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DeckDesign } from '../../../core/games/janken-wars/deck/design.ts';
import { useTable } from '../../table/kit.ts';
import type { Language } from '../../text/index.ts';
import { localText, signed } from './art/printed.ts';
import { deckOf, effectOf, printedIn } from './deck-words.ts';

interface Said {
  readonly deck: DeckDesign;
  readonly code: string;
  /** What the card is worth where it lies; null: as printed. */
  readonly value: number | null;
  readonly language: Language;
}

/** The label, without a stop at its end: the table says the card's place after it. */
export function cardLabel(t: TFunction<'janken-wars'>, { deck, code, value, language }: Said): string {
  const { name, type, points } = printedIn(deck, code);
  const values = { card: localText(name, language), type: t(`types.${type ?? 'none'}`) };
  const effect = effectOf(deck, code, language).replace(/\.$/, '');
  return `${worth()}${effect === '' ? '' : `. ${effect}`}`;

  function worth(): string {
    if (value !== null) return t('board.card', { ...values, value: signed(value) });
    if (typeof points !== 'number') return t('board.cardByRule', values);
    return t('board.cardPlain', { ...values, value: signed(points) });
  }
}

/** `value` is what the card is worth where it lies; null: as printed. */
export function useCardLabel(): (code: string, value: number | null) => string {
  const { t, i18n } = useTranslation('janken-wars');
  const deck = useTable((state) => deckOf(state.table.options));
  return (code, value) => cardLabel(t, { deck, code, value, language: i18n.language as Language });
}
