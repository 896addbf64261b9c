/** Exports a deck of Janken Wars. */
import { useState } from 'react';
import { writeDeckFile } from '../../../../core/games/janken-wars/deck/deck-file.ts';
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import { writeShareCode } from '../../../../core/games/janken-wars/deck/share-code.ts';
import { ExportSheet } from '../../../decks/ExportSheet.tsx';
import { useWords } from './use-words.ts';

export function ExportDeck({ design, onClose }: { readonly design: DeckDesign; readonly onClose: () => void }) {
  const { nameOfDeck } = useWords();
  const [code] = useState(() => writeShareCode(design));
  return <ExportSheet name={nameOfDeck(design)} code={code} file={() => writeDeckFile(design)} onClose={onClose} />;
}
