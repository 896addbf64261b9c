/** All decks of Janken Wars: those that ship, to look at and copy, and the players' own. */
import { readDeckFile } from '../../../../core/games/janken-wars/deck/deck-file.ts';
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import { findings } from '../../../../core/games/janken-wars/deck/findings.ts';
import type { ReadDesign } from '../../../../core/games/janken-wars/deck/read-design.ts';
import { readShareCode } from '../../../../core/games/janken-wars/deck/share-code.ts';
import { shippedDecks } from '../../../../core/games/janken-wars/decks/index.ts';
import { DeckShelf } from '../../../decks/DeckShelf.tsx';
import { DeckTile } from '../../../decks/DeckTile.tsx';
import type { Importer, Read } from '../../../decks/ImportSheet.tsx';
import type { Drawer } from '../../../decks/use-drawer.ts';
import { localText } from '../art/printed.ts';
import { CardPicture } from './CardPicture.tsx';
import { faultWords } from './fault-words.ts';
import { copyOf, freshlyNamed, newDeck, sameDeck } from './names.ts';
import { useWords } from './use-words.ts';
import styles from './workshop.module.css';

const LABEL = 'JKW1';
const MOST_BYTES = 256 * 1024;
const LOOK = { screen: styles.mat ?? '', head: styles.head ?? '', tools: styles.tools ?? '' };

interface Props {
  readonly drawer: Drawer<DeckDesign>;
  readonly onOpen: (id: string | null, design: DeckDesign) => void;
  readonly onNew: (design: DeckDesign) => Promise<boolean>;
  readonly onLeave: () => void;
}

export function Shelf({ drawer, onOpen, onNew, onLeave }: Props) {
  const { t, language } = useWords();
  const importer = useImporter({ drawer, onOpen, onNew });
  const others = drawer.kept.map(({ design }) => design);
  const copy = (design: DeckDesign) => void onNew(copyOf(design, others, language));
  return (
    <DeckShelf
      look={LOOK}
      lead={t('shelf.lead')}
      own={drawer.kept.map(({ id, design }) => (
        <Tile
          key={id}
          design={design}
          onOpen={() => onOpen(id, design)}
          onCopy={() => copy(design)}
          onRemove={() => void drawer.remove(id)}
        />
      ))}
      shipped={shippedDecks.map((design) => (
        <Tile key={design.id} design={design} onOpen={() => onOpen(null, design)} onCopy={() => copy(design)} />
      ))}
      importer={importer}
      onNew={() => void onNew(newDeck(others, language))}
      onLeave={onLeave}
    />
  );
}

function useImporter({ drawer, onOpen, onNew }: Pick<Props, 'drawer' | 'onOpen' | 'onNew'>): Importer<DeckDesign> {
  const { say, nameOfDeck } = useWords();
  const others = drawer.kept.map(({ design }) => design);
  const read = (result: ReadDesign): Read<DeckDesign> =>
    result.ok
      ? { ok: true, deck: result.design }
      : { ok: false, sentences: result.faults.map((fault) => faultWords(fault, say)) };
  return {
    label: LABEL,
    mostBytes: MOST_BYTES,
    readFile: (bytes) => read(readDeckFile(bytes)),
    readCode: (text) => read(readShareCode(text)),
    twinOf(deck) {
      const all = [...drawer.kept, ...shippedDecks.map((design) => ({ id: null, design }))];
      const twin = all.find(({ design }) => sameDeck(design, deck));
      if (twin === undefined) return null;
      return { name: nameOfDeck(twin.design), open: () => onOpen(twin.id, twin.design) };
    },
    keep: (deck) => onNew(freshlyNamed(deck, others)),
  };
}

interface TileProps {
  readonly design: DeckDesign;
  readonly onOpen: () => void;
  readonly onCopy: () => void;
  readonly onRemove?: () => void;
}

function Tile({ design, ...doing }: TileProps) {
  const { language, nameOfDeck } = useWords();
  const found = findings(design);
  const errors = found.filter(({ level }) => level === 'error').length;
  return (
    <DeckTile
      name={nameOfDeck(design)}
      line={localText(design.idea, language)}
      fan={design.cards.slice(0, 3).map((card) => <CardPicture key={card.code} card={card} language={language} />)}
      errors={errors}
      warnings={found.length - errors}
      {...doing}
    />
  );
}
