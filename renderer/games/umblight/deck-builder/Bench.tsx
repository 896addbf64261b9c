/** One deck on the bench: the browser of all cards, the sheet of the deck with its findings, and what can be done with it. */
import { useRef, useState } from 'react';
import { MOST_CARDS, nameFaults } from '../../../../core/games/umblight/decks/deck-file.ts';
import { DECK_SIZE, MOST_COPIES } from '../../../../core/games/umblight/decks/deck-rules.ts';
import { useShortcuts } from '../../../app/shortcuts.tsx';
import { useKeeping } from '../../../decks/use-keeping.ts';
import { useStory } from '../../../decks/use-story.ts';
import type { ComputerLevel } from '../../entry.ts';
import { BenchHead } from './BenchHead.tsx';
import { Browser } from './Browser.tsx';
import bench from './bench.module.css';
import { DeckSheet } from './DeckSheet.tsx';
import { copies, copyOf, type NamedDeck, noRoom, withCard, withoutCard } from './deck.ts';
import styles from './deck-builder.module.css';
import { DragArea } from './drag.tsx';
import { ExportDeck } from './ExportDeck.tsx';
import { playable } from './findings.ts';
import { TestDuel } from './TestDuel.tsx';
import { useWords } from './use-words.ts';

interface Props {
  /** Null: the deck comes with the game and cannot be changed. */
  readonly id: string | null;
  readonly deck: NamedDeck;
  /** The other decks of the players' own. */
  readonly others: readonly { readonly id: string; readonly design: NamedDeck }[];
  readonly levels: readonly ComputerLevel[];
  readonly onKeep: (id: string, deck: NamedDeck) => Promise<unknown>;
  /** Keeps a copy and puts it on the bench. */
  readonly onCopy: (deck: NamedDeck) => Promise<unknown>;
  readonly onPlay: (value: unknown, level: ComputerLevel, against: unknown) => void;
  readonly onLeave: () => void;
}

const formed = ({ name }: NamedDeck) => nameFaults(name).length === 0;

export function Bench(props: Props) {
  const { t, shared } = useWords();
  const building = useBuilding(props.deck, props.id === null);
  const { deck } = building;
  const [sheet, setSheet] = useState<'test' | 'export' | null>(null);
  const state = useKeeping({ id: props.id, deck, formed, keep: props.onKeep });
  const readOnly = props.id === null;
  const others = props.others.map(({ design }) => design);
  const body = useRef<HTMLDivElement>(null);
  useShortcuts('screen', [
    { key: 'Escape', label: null, run: props.onLeave },
    { key: 'z', command: true, label: t('bench.undo'), run: () => building.undo?.() },
  ]);
  return (
    <main className={styles.screen} data-focus-home tabIndex={-1}>
      <BenchHead
        deck={deck}
        state={readOnly ? null : state}
        playable={playable(deck)}
        onName={building.rename}
        onUndo={building.undo}
        onCopy={() => void props.onCopy(copyOf(deck, shared('copyName', { deck: deck.name }), others))}
        onTest={() => setSheet('test')}
        onExport={() => setSheet('export')}
        onLeave={props.onLeave}
      />
      <DragArea onMove={(code, to) => (to === 'deck' ? building.put(code) : building.take(code))}>
        <div ref={body} className={bench.bench}>
          <Browser within={body} deck={deck} readOnly={readOnly} onPut={building.put} onTake={building.take} />
          <DeckSheet deck={deck} readOnly={readOnly} onPut={building.put} onTake={building.take} />
        </div>
      </DragArea>
      <p className={bench.said} role="status">
        {building.said !== null && (
          <span key={building.said.n} className={building.said.refused ? bench.refused : 'quiet'}>
            {building.said.words}
          </span>
        )}
      </p>
      {sheet === 'export' && <ExportDeck deck={deck} onClose={() => setSheet(null)} />}
      {sheet === 'test' && (
        <TestDuel
          deck={deck}
          others={props.others}
          levels={props.levels}
          onPlay={props.onPlay}
          onClose={() => setSheet(null)}
        />
      )}
    </main>
  );
}

/** What was last done or refused, in words; `n` tells one saying from the next. */
interface Said {
  readonly words: string;
  readonly refused: boolean;
  readonly n: number;
}

/** The deck with all that changes it; each change, and each that does not fit, is said. */
function useBuilding(first: NamedDeck, readOnly: boolean) {
  const { t, card } = useWords();
  const { now: deck, change, undo } = useStory(first);
  const [said, setSaid] = useState<Said | null>(null);
  const say = (words: string, refused = false) => setSaid((before) => ({ words, refused, n: (before?.n ?? 0) + 1 }));
  const put = (code: string) => {
    if (readOnly) return;
    const why = noRoom(deck, code);
    if (why === 'copies') return say(t('bench.noCopies', { card: card(code), most: MOST_COPIES }), true);
    if (why === 'cards') return say(t('bench.noCards', { most: MOST_CARDS }), true);
    const next = withCard(deck, code);
    change(next);
    const values = { card: card(code), copies: copies(next, code), most: MOST_COPIES };
    say(t('bench.put', { ...values, count: next.cards.length, size: DECK_SIZE }));
  };
  const take = (code: string) => {
    const next = withoutCard(deck, code);
    if (readOnly || next === deck) return;
    change(next);
    say(t('bench.taken', { card: card(code), count: next.cards.length, size: DECK_SIZE }));
  };
  return {
    deck,
    said,
    put,
    take,
    rename: (name: string) => change({ ...deck, name }, 'name'),
    undo: readOnly ? null : undo,
  };
}
