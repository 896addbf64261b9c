/** The deck workshop: a *shelf* with all decks, and a *bench* at which one of them is looked at or changed. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import { shippedDecks } from '../../../../core/games/janken-wars/decks/index.ts';
import { DECK_WORDS, deckTexts } from '../../../decks/text/index.ts';
import { type Drawer, useDrawer } from '../../../decks/use-drawer.ts';
import { addGameTexts, type Language } from '../../../text/index.ts';
import type { WorkshopProps } from '../../deck-face.ts';
import { Bench } from './Bench.tsx';
import { copyOf } from './names.ts';
import { Shelf } from './Shelf.tsx';
import { texts, WORKSHOP_WORDS } from './text/index.ts';

export default function Workshop(props: WorkshopProps) {
  const { i18n } = useTranslation('app');
  useState(() => {
    addGameTexts(i18n, DECK_WORDS, deckTexts);
    addGameTexts(i18n, WORKSHOP_WORDS, texts);
  });
  return <Rooms {...props} />;
}

/** What lies on the bench; without an `id` it is a deck that ships. */
interface OnBench {
  readonly id: string | null;
  readonly design: DeckDesign;
}

/** The deck that is named so, kept or shipped; null if there is none. */
function onBench(kept: Drawer<DeckDesign>['kept'], name: string | null): OnBench | null {
  const own = kept.find(({ id }) => id === name);
  if (own !== undefined) return own;
  const design = shippedDecks.find(({ id }) => id === name);
  return design === undefined ? null : { id: null, design };
}

function Rooms(props: WorkshopProps) {
  const { i18n } = useTranslation('app');
  const drawer = useDrawer<DeckDesign>(props);
  const [bench, setBench] = useState<OnBench | null>(() => onBench(drawer.kept, props.open));
  const keepNew = async (design: DeckDesign) => {
    const id = await drawer.keep(null, design);
    if (id !== null) setBench({ id, design });
    return id !== null;
  };
  const others = drawer.kept.map(({ design }) => design);
  if (bench === null) {
    return (
      <Shelf
        drawer={drawer}
        onOpen={(id, design) => setBench({ id, design })}
        onNew={keepNew}
        onLeave={() => void drawer.rest().then(props.onLeave)}
      />
    );
  }
  return (
    <Bench
      key={bench.id ?? bench.design.id}
      id={bench.id}
      design={bench.design}
      levels={props.levels}
      onKeep={drawer.keep}
      onCopy={(design) => keepNew(copyOf(design, others, i18n.language as Language))}
      onPlay={(design, level) => props.play(design, level, bench.id ?? bench.design.id)}
      onLeave={() => setBench(null)}
    />
  );
}
