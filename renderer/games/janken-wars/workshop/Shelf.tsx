/** All decks: those that ship, to look at and copy, and the players' own. */
import { useState } from 'react';
import { type DeckDesign, LANGUAGES } from '../../../../core/games/janken-wars/deck/design.ts';
import { blankDesign, copyDesign } from '../../../../core/games/janken-wars/deck/edit.ts';
import { findings } from '../../../../core/games/janken-wars/deck/findings.ts';
import { shippedDecks } from '../../../../core/games/janken-wars/decks/index.ts';
import { Confirm } from '../../../app/Confirm.tsx';
import { Button, IconButton } from '../../../app/controls/Button.tsx';
import { useShortcuts } from '../../../app/shortcuts.tsx';
import type { Drawer } from '../../../decks/use-drawer.ts';
import { localText } from '../art/printed.ts';
import { BringIn } from './BringIn.tsx';
import { CardPicture } from './CardPicture.tsx';
import shelf from './shelf.module.css';
import { en } from './text/en.ts';
import { ptBR } from './text/pt-BR.ts';
import { useWords } from './use-words.ts';
import styles from './workshop.module.css';

interface Props {
  readonly drawer: Drawer<DeckDesign>;
  readonly onOpen: (id: string | null, design: DeckDesign) => void;
  readonly onNew: (design: DeckDesign) => Promise<boolean>;
  readonly onLeave: () => void;
}

export function Shelf({ drawer, onOpen, onNew, onLeave }: Props) {
  const { t } = useWords();
  const [bringing, setBringing] = useState(false);
  useShortcuts('screen', [{ key: 'Escape', label: null, run: onLeave }]);
  return (
    <main className={styles.mat} data-focus-home tabIndex={-1}>
      <header className={styles.head}>
        <IconButton icon="back" label={t('back')} onClick={onLeave} />
        <h1>{t('title')}</h1>
        <div className={styles.tools}>
          <Button icon="folder" onClick={() => setBringing(true)}>
            {t('shelf.bringIn')}
          </Button>
          <Button look="primary" icon="plus" onClick={() => void onNew(blankDeck())}>
            {t('shelf.new')}
          </Button>
        </div>
      </header>
      <div className={shelf.shelf}>
        <p className={shelf.lead}>{t('shelf.lead')}</p>
        <section aria-labelledby="own-decks">
          <h2 id="own-decks">{t('shelf.own')}</h2>
          {drawer.kept.length === 0 && <p>{t('shelf.none')}</p>}
          <ul className={shelf.decks}>
            {drawer.kept.map(({ id, design }) => (
              <DeckTile
                key={id}
                design={design}
                onOpen={() => onOpen(id, design)}
                onCopy={() => void onNew(copyOf(design))}
                onRemove={() => void drawer.remove(id)}
              />
            ))}
          </ul>
        </section>
        <section aria-labelledby="shipped-decks">
          <h2 id="shipped-decks">{t('shelf.shipped')}</h2>
          <ul className={shelf.decks}>
            {shippedDecks.map((design) => (
              <DeckTile
                key={design.id}
                design={design}
                onOpen={() => onOpen(null, design)}
                onCopy={() => void onNew(copyOf(design))}
              />
            ))}
          </ul>
        </section>
      </div>
      {bringing && <BringIn onDesign={onNew} onClose={() => setBringing(false)} />}
    </main>
  );
}

function blankDeck(): DeckDesign {
  return blankDesign('deck', { en: en.shelf.newName, 'pt-BR': ptBR.shelf.newName });
}

/** A copy, named so in each language the deck has a name in. */
export function copyOf(design: DeckDesign): DeckDesign {
  const words = { en: en.shelf.copyName, 'pt-BR': ptBR.shelf.copyName };
  const named = LANGUAGES.flatMap((language) => {
    const name = design.name[language];
    return name === undefined ? [] : [[language, words[language].replace('{{deck}}', name).slice(0, 40).trim()]];
  });
  return copyDesign(design, { id: 'deck', name: Object.fromEntries(named) });
}

interface TileProps {
  readonly design: DeckDesign;
  readonly onOpen: () => void;
  readonly onCopy: () => void;
  /** Absent: the deck ships. */
  readonly onRemove?: () => void;
}

function DeckTile({ design, onOpen, onCopy, onRemove }: TileProps) {
  const { t, language, nameOfDeck } = useWords();
  const [sure, setSure] = useState(false);
  const deck = nameOfDeck(design);
  const idea = localText(design.idea, language);
  return (
    <li className={shelf.tile}>
      <button type="button" className={shelf.tileOpen} aria-label={t('shelf.open', { deck })} onClick={onOpen}>
        <span className={shelf.fan} aria-hidden="true">
          {design.cards.slice(0, 3).map((card) => (
            <CardPicture key={card.code} card={card} language={language} />
          ))}
        </span>
        <span className={shelf.tileWords}>
          <b className={shelf.tileName}>{deck}</b>
          {idea !== '' && <span>{idea}</span>}
          <Verdict design={design} />
        </span>
      </button>
      <div className={shelf.tileTools}>
        {onRemove === undefined && <span className={shelf.note}>{t('shelf.readOnly')}</span>}
        <Button look="plain" aria-label={t('shelf.copyOf', { deck })} onClick={onCopy}>
          {t('shelf.copy')}
        </Button>
        {onRemove !== undefined && (
          <IconButton icon="trash" label={t('shelf.remove', { deck })} onClick={() => setSure(true)} />
        )}
      </div>
      {sure && onRemove !== undefined && (
        <Confirm
          question={t('shelf.removeSure', { deck })}
          yes={t('shelf.removeYes')}
          no={t('shelf.removeNo')}
          onYes={onRemove}
          onNo={() => setSure(false)}
        />
      )}
    </li>
  );
}

function Verdict({ design }: { readonly design: DeckDesign }) {
  const { t } = useWords();
  const found = findings(design);
  const errors = found.filter(({ level }) => level === 'error').length;
  const warnings = found.length - errors;
  return (
    <span className={shelf.verdict} data-wrong={errors > 0 || undefined}>
      {errors > 0 ? t('shelf.errors', { count: errors }) : t('shelf.ready')}
      {warnings > 0 && ` · ${t('shelf.warnings', { count: warnings })}`}
    </span>
  );
}
