/** One deck on the bench: its cards on the left, the form of what is chosen, its look and the findings on the right. */
import { useMemo, useState } from 'react';
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import { findings } from '../../../../core/games/janken-wars/deck/findings.ts';
import { readDesign } from '../../../../core/games/janken-wars/deck/read-design.ts';
import { IconButton } from '../../../app/controls/Button.tsx';
import { useShortcuts } from '../../../app/shortcuts.tsx';
import { useKeeping } from '../../../decks/use-keeping.ts';
import { useStory } from '../../../decks/use-story.ts';
import type { ComputerLevel } from '../../entry.ts';
import { BalanceSheet } from './BalanceSheet.tsx';
import { BenchTools } from './BenchTools.tsx';
import bench from './bench.module.css';
import { CardForm } from './CardForm.tsx';
import { CardList } from './CardList.tsx';
import { DeckForm } from './DeckForm.tsx';
import { ExportDeck } from './ExportDeck.tsx';
import { FindingsList } from './FindingsList.tsx';
import { Preview } from './Preview.tsx';
import { useWords } from './use-words.ts';
import styles from './workshop.module.css';

interface Props {
  /** Null: the deck ships and cannot be changed. */
  readonly id: string | null;
  readonly design: DeckDesign;
  readonly levels: readonly ComputerLevel[];
  readonly onKeep: (id: string, design: DeckDesign) => Promise<unknown>;
  /** Keeps a copy and puts it on the bench. */
  readonly onCopy: (design: DeckDesign) => Promise<unknown>;
  readonly onPlay: (design: DeckDesign, level: ComputerLevel) => void;
  readonly onLeave: () => void;
}

const formed = (design: DeckDesign) => readDesign(design).ok;

export function Bench(props: Props) {
  const { t, nameOfDeck } = useWords();
  const { now: design, change, undo } = useStory(props.design);
  const [chosen, setChosen] = useState<string | null>(null);
  const [sheet, setSheet] = useState<'balance' | 'export' | null>(null);
  const state = useKeeping({ id: props.id, deck: design, formed, keep: props.onKeep });
  const found = useMemo(() => findings(design), [design]);
  const form = useMemo(() => readDesign(design), [design]);
  const playable = form.ok && found.every(({ level }) => level === 'warning');
  const readOnly = props.id === null;
  const card = design.cards.find(({ code }) => code === chosen) ?? null;
  useShortcuts('screen', [{ key: 'Escape', label: null, run: props.onLeave }]);
  return (
    <main className={styles.mat} data-focus-home tabIndex={-1}>
      <header className={styles.head}>
        <IconButton icon="back" label={t('bench.back')} onClick={props.onLeave} />
        <h1>{nameOfDeck(design)}</h1>
        <BenchTools
          state={readOnly ? null : state}
          playable={playable}
          levels={props.levels}
          undo={undo}
          onCopy={() => void props.onCopy(design)}
          onTest={(level) => props.onPlay(design, level)}
          onReport={() => setSheet('balance')}
          onExport={() => setSheet('export')}
        />
      </header>
      <div className={bench.bench}>
        <CardList design={design} chosen={chosen} readOnly={readOnly} onChoose={setChosen} onChange={change} />
        {/* Without a control that can take the focus, the keys must still scroll it. */}
        <section className={bench.form} aria-label={nameOfDeck(design)} tabIndex={readOnly ? 0 : undefined}>
          <fieldset className={bench.fields} disabled={readOnly}>
            {card === null ? (
              <DeckForm design={design} onChange={change} />
            ) : (
              <CardForm key={card.code} design={design} card={card} onChange={change} onChoose={setChosen} />
            )}
          </fieldset>
        </section>
        <div className={bench.side}>
          {card !== null && <Preview card={card} />}
          <FindingsList design={design} found={found} faults={form.ok ? [] : form.faults} onChoose={setChosen} />
        </div>
      </div>
      {sheet === 'balance' && <BalanceSheet design={design} onClose={() => setSheet(null)} />}
      {sheet === 'export' && <ExportDeck design={design} onClose={() => setSheet(null)} />}
    </main>
  );
}
