/** All decks of a game: the players' own, and those that come with it, to look at and copy. */
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../app/controls/Button.tsx';
import { useShortcuts } from '../app/shortcuts.tsx';
import { type Importer, ImportSheet } from './ImportSheet.tsx';
import shelf from './shelf.module.css';
import { DECK_WORDS } from './text/index.ts';

interface Props<D> {
  /** Classes of the game's world for the screen, the bar over it and what stands in the bar. */
  readonly look: { readonly screen: string; readonly head: string; readonly tools: string };
  readonly lead: string;
  readonly own: readonly ReactNode[];
  readonly shipped: readonly ReactNode[];
  readonly importer: Importer<D>;
  readonly onNew: () => void;
  readonly onLeave: () => void;
}

export function DeckShelf<D>({ look, lead, own, shipped, importer, onNew, onLeave }: Props<D>) {
  const { t } = useTranslation(DECK_WORDS);
  const [importing, setImporting] = useState(false);
  useShortcuts('screen', [{ key: 'Escape', label: null, run: onLeave }]);
  return (
    <main className={look.screen} data-focus-home tabIndex={-1}>
      <header className={look.head}>
        <IconButton icon="back" label={t('back')} onClick={onLeave} />
        <h1>{t('title')}</h1>
        <div className={look.tools}>
          <Button icon="folder" onClick={() => setImporting(true)}>
            {t('import.title')}
          </Button>
          <Button look="primary" icon="plus" onClick={onNew}>
            {t('shelf.new')}
          </Button>
        </div>
      </header>
      <div className={shelf.shelf}>
        <p className={shelf.lead}>{lead}</p>
        <section aria-labelledby="own-decks">
          <h2 id="own-decks">{t('shelf.own')}</h2>
          {own.length === 0 && <p>{t('shelf.none')}</p>}
          <ul className={shelf.decks}>{own}</ul>
        </section>
        <section aria-labelledby="shipped-decks">
          <h2 id="shipped-decks">{t('shelf.shipped')}</h2>
          <ul className={shelf.decks}>{shipped}</ul>
        </section>
      </div>
      {importing && <ImportSheet importer={importer} onClose={() => setImporting(false)} />}
    </main>
  );
}
