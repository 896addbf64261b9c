/** The deck builder: a *shelf* with all decks, and a *bench* at which one of them is looked at or built. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { presetDeck } from '../../../../core/games/umblight/decks/presets.ts';
import { DECK_WORDS, deckTexts } from '../../../decks/text/index.ts';
import { useDrawer } from '../../../decks/use-drawer.ts';
import { addGameTexts } from '../../../text/index.ts';
import type { WorkshopProps } from '../../deck-face.ts';
import { Backdrop } from '../Backdrop.tsx';
import { useSpoken } from '../language.ts';
import world from '../umblight.module.css';
import { Bench } from './Bench.tsx';
import type { NamedDeck } from './deck.ts';
import styles from './deck-builder.module.css';
import { Shelf } from './Shelf.tsx';
import { BUILDER_WORDS, texts } from './text/index.ts';

export default function DeckBuilder(props: WorkshopProps) {
  const { i18n } = useTranslation('app');
  useState(() => {
    addGameTexts(i18n, DECK_WORDS, deckTexts);
    addGameTexts(i18n, BUILDER_WORDS, texts);
  });
  return (
    <div className={`${world.world} ${styles.world}`}>
      <Backdrop />
      <Rooms {...props} />
    </div>
  );
}

/** What lies on the bench. A deck that comes with the game has its code for an id. */
interface OnBench {
  readonly id: string;
  readonly kept: boolean;
  readonly deck: NamedDeck;
}

function Rooms(props: WorkshopProps) {
  const drawer = useDrawer<NamedDeck>(props);
  const spoken = useSpoken();
  const find = (id: string | null): OnBench | null => {
    const own = drawer.kept.find((one) => one.id === id);
    if (own !== undefined) return { id: own.id, kept: true, deck: own.design };
    const ready = presetDeck(id ?? '');
    return ready === null
      ? null
      : { id: ready.code, kept: false, deck: { name: spoken(ready.name), cards: ready.cards } };
  };
  const [bench, setBench] = useState<OnBench | null>(() => find(props.open));
  const keepNew = async (deck: NamedDeck) => {
    const id = await drawer.keep(null, deck);
    if (id !== null) setBench({ id, kept: true, deck });
    return id !== null;
  };
  if (bench === null) {
    return (
      <Shelf
        drawer={drawer}
        onOpen={(id) => setBench(find(id))}
        onNew={keepNew}
        onLeave={() => void drawer.rest().then(props.onLeave)}
      />
    );
  }
  return (
    <Bench
      key={bench.id}
      id={bench.kept ? bench.id : null}
      deck={bench.deck}
      others={drawer.kept.filter(({ id }) => id !== bench.id)}
      levels={props.levels}
      onKeep={drawer.keep}
      onCopy={keepNew}
      onPlay={(value, level, against) => props.play(value, level, bench.id, against)}
      onLeave={() => setBench(null)}
    />
  );
}
