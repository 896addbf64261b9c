/** All decks of Umblight: the players' own, and those that come with the game, to look at and copy. */
import { LABEL, LARGEST_KB, readDeckCode, readDeckFile } from '../../../../core/games/umblight/decks/deck-file.ts';
import type { DeckFault } from '../../../../core/games/umblight/decks/deck-rules.ts';
import { PRESET_DECKS } from '../../../../core/games/umblight/decks/presets.ts';
import { TRIBES } from '../../../../core/games/umblight/tribes.ts';
import { DeckShelf } from '../../../decks/DeckShelf.tsx';
import { DeckTile } from '../../../decks/DeckTile.tsx';
import type { Importer, Read } from '../../../decks/ImportSheet.tsx';
import type { Drawer } from '../../../decks/use-drawer.ts';
import { CardArt } from '../art/CardArt.tsx';
import { useSpoken } from '../language.ts';
import { copyOf, freshlyNamed, type NamedDeck, rowsOf, twin } from './deck.ts';
import styles from './deck-builder.module.css';
import { faultWords } from './finding-words.ts';
import { findings } from './findings.ts';
import { useWords } from './use-words.ts';

const LOOK = { screen: styles.screen ?? '', head: styles.head ?? '', tools: styles.tools ?? '' };
const SHOWN = 3;

interface Props {
  readonly drawer: Drawer<NamedDeck>;
  readonly onOpen: (id: string) => void;
  /** Keeps a deck and puts it on the bench; false if that was refused. */
  readonly onNew: (deck: NamedDeck) => Promise<boolean>;
  readonly onLeave: () => void;
}

export function Shelf({ drawer, onOpen, onNew, onLeave }: Props) {
  const { t, shared } = useWords();
  const presets = usePresets();
  const importer = useImporter({ drawer, onOpen, onNew });
  const others = drawer.kept.map(({ design }) => design);
  const copy = (deck: NamedDeck) => void onNew(copyOf(deck, shared('copyName', { deck: deck.name }), others));
  return (
    <DeckShelf
      look={LOOK}
      lead={t('shelf.lead')}
      own={drawer.kept.map(({ id, design }) => (
        <Tile
          key={id}
          deck={design}
          onOpen={() => onOpen(id)}
          onCopy={() => copy(design)}
          onRemove={() => void drawer.remove(id)}
        />
      ))}
      shipped={presets.map(({ id, design, line }) => (
        <Tile key={id} deck={design} line={line} onOpen={() => onOpen(id)} onCopy={() => copy(design)} />
      ))}
      importer={importer}
      onNew={() => void onNew(freshlyNamed({ name: shared('newName'), cards: [] }, others))}
      onLeave={onLeave}
    />
  );
}

/** The decks that come with the game, as they are called on this screen. */
function usePresets() {
  const spoken = useSpoken();
  return PRESET_DECKS.map(({ code, name, tribe, cards }) => {
    const plan = TRIBES.find((one) => one.code === tribe)?.plan;
    return { id: code, design: { name: spoken(name), cards }, line: plan === undefined ? '' : spoken(plan) };
  });
}

function useImporter({ drawer, onOpen, onNew }: Pick<Props, 'drawer' | 'onOpen' | 'onNew'>): Importer<NamedDeck> {
  const words = useWords();
  const decks = [...drawer.kept, ...usePresets()];
  const codeName = words.shared('codeName');
  const wrong = (faults: readonly DeckFault[]): Read<NamedDeck> => ({
    ok: false,
    sentences: faults.map((fault) => faultWords(fault, words)),
  });
  return {
    label: LABEL,
    mostBytes: LARGEST_KB * 1024,
    readFile(bytes) {
      const read = readDeckFile(bytes);
      return read.ok ? { ok: true, deck: read.deck } : wrong(read.faults);
    },
    readCode(text) {
      const read = readDeckCode(text);
      // A code holds the cards alone: a deck with the same cards is the same, whatever it is called.
      const name = read.ok ? (twin({ name: null, cards: read.deck }, decks)?.design.name ?? codeName) : '';
      return read.ok ? { ok: true, deck: { name, cards: read.deck } } : wrong(read.faults);
    },
    twinOf(deck) {
      const found = twin(deck, decks);
      return found === null ? null : { name: found.design.name, open: () => onOpen(found.id) };
    },
    keep: (deck) =>
      onNew(
        freshlyNamed(
          deck,
          drawer.kept.map(({ design }) => design),
        ),
      ),
  };
}

interface TileProps {
  readonly deck: NamedDeck;
  readonly line?: string;
  readonly onOpen: () => void;
  readonly onCopy: () => void;
  readonly onRemove?: () => void;
}

function Tile({ deck, line = '', ...doing }: TileProps) {
  const { errors, warnings } = findings(deck);
  return (
    <DeckTile
      name={deck.name}
      line={line}
      fan={<Fan deck={deck} />}
      errors={errors.length}
      warnings={warnings.length}
      {...doing}
    />
  );
}

/** The dearest cards of the deck; a back while there are none. */
function Fan({ deck }: { readonly deck: NamedDeck }) {
  const best = rowsOf(deck.cards)
    .slice(-SHOWN)
    .map(({ card }) => card.code);
  const shown = best.length === 0 ? [null] : best;
  return shown.map((code) => (
    <span key={code}>
      <CardArt card={code} />
    </span>
  ));
}
