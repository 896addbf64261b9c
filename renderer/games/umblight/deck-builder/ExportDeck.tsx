/** Exports a deck of Umblight, one that can be played. */
import { writeDeckCode, writeDeckFile } from '../../../../core/games/umblight/decks/deck-file.ts';
import { ExportSheet } from '../../../decks/ExportSheet.tsx';
import type { NamedDeck } from './deck.ts';
import { useWords } from './use-words.ts';

export function ExportDeck({ deck, onClose }: { readonly deck: NamedDeck; readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <ExportSheet
      name={deck.name}
      code={writeDeckCode(deck.cards)}
      codeNote={t('codeNote')}
      file={() => writeDeckFile(deck)}
      onClose={onClose}
    />
  );
}
