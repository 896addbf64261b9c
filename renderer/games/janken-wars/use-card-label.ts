/** A card as a screen reader says it: name, type, what it is worth, what it does. */
import { useTranslation } from 'react-i18next';
import { useTable, useWords } from '../../table/kit.ts';
import type { Language } from '../../text/index.ts';
import { pointsText, signed } from './art/printed.ts';
import { deckOf, effectOf, printedIn } from './deck-words.ts';

/** `value` is what the card is worth where it lies; null: as printed. */
export function useCardLabel(): (code: string, value: number | null) => string {
  const { t, i18n } = useTranslation('janken-wars');
  const words = useWords();
  const deck = useTable((state) => deckOf(state.table.options));
  return (code, value) => {
    const { type, points } = printedIn(deck, code);
    const values = {
      card: words.card(code),
      type: t(`types.${type ?? 'none'}`),
      value: value === null ? pointsText(points) : signed(value),
      effect: effectOf(deck, code, i18n.language as Language),
    };
    return t(value === null ? 'board.cardPlain' : 'board.card', values);
  };
}
