/** All decks: the players' own, and those that come with the game, to look at and copy. */
import { useState } from 'react';
import { PRESET_DECKS } from '../../../../core/games/umblight/decks/presets.ts';
import { TRIBES } from '../../../../core/games/umblight/tribes.ts';
import { Button, IconButton } from '../../../app/controls/Button.tsx';
import { useShortcuts } from '../../../app/shortcuts.tsx';
import type { Drawer } from '../../../decks/use-drawer.ts';
import { useSpoken } from '../language.ts';
import { BringIn } from './BringIn.tsx';
import { DeckTile } from './DeckTile.tsx';
import { copyOf, type NamedDeck } from './deck.ts';
import styles from './deck-builder.module.css';
import shelf from './shelf.module.css';
import { useWords } from './use-words.ts';

interface Props {
  readonly drawer: Drawer<NamedDeck>;
  readonly onOpen: (id: string) => void;
  /** Keeps a deck and puts it on the bench; false if that was refused. */
  readonly onNew: (deck: NamedDeck) => Promise<boolean>;
  readonly onLeave: () => void;
}

export function Shelf({ drawer, onOpen, onNew, onLeave }: Props) {
  const { t } = useWords();
  const spoken = useSpoken();
  const [bringing, setBringing] = useState(false);
  useShortcuts('screen', [{ key: 'Escape', label: null, run: onLeave }]);
  const copy = (deck: NamedDeck) => void onNew(copyOf(deck, t('copyName', { deck: deck.name })));
  return (
    <main className={styles.screen} data-focus-home tabIndex={-1}>
      <header className={styles.head}>
        <IconButton icon="back" label={t('back')} onClick={onLeave} />
        <h1>{t('title')}</h1>
        <div className={styles.tools}>
          <Button icon="folder" onClick={() => setBringing(true)}>
            {t('shelf.bringIn')}
          </Button>
          <Button look="primary" icon="plus" onClick={() => void onNew({ name: t('newName'), cards: [] })}>
            {t('shelf.new')}
          </Button>
        </div>
      </header>
      <div className={shelf.shelf}>
        <p className={shelf.lead}>{t('shelf.lead')}</p>
        <section aria-labelledby="own-decks">
          <h2 id="own-decks">{t('shelf.own')}</h2>
          {drawer.kept.length === 0 && <p className={shelf.lead}>{t('shelf.none')}</p>}
          <ul className={shelf.decks}>
            {drawer.kept.map(({ id, design }) => (
              <DeckTile
                key={id}
                deck={design}
                onOpen={() => onOpen(id)}
                onCopy={() => copy(design)}
                onRemove={() => void drawer.remove(id)}
              />
            ))}
          </ul>
        </section>
        <section aria-labelledby="shipped-decks">
          <h2 id="shipped-decks">{t('shelf.shipped')}</h2>
          <ul className={shelf.decks}>
            {PRESET_DECKS.map(({ code, name, tribe, cards }) => {
              const deck = { name: spoken(name), cards };
              const plan = TRIBES.find((one) => one.code === tribe)?.plan;
              return (
                <DeckTile
                  key={code}
                  deck={deck}
                  line={plan === undefined ? '' : spoken(plan)}
                  onOpen={() => onOpen(code)}
                  onCopy={() => copy(deck)}
                />
              );
            })}
          </ul>
        </section>
      </div>
      {bringing && <BringIn onDeck={onNew} onClose={() => setBringing(false)} />}
    </main>
  );
}
