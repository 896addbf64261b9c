/** The cards of the deck by type, each with how many there are and should be. */
import {
  type CardDesign,
  type CardType,
  type DeckDesign,
  TYPES,
} from '../../../../core/games/janken-wars/deck/design.ts';
import { addCard } from '../../../../core/games/janken-wars/deck/edit.ts';
import { TYPE_SIZE } from '../../../../core/games/janken-wars/deck/findings.ts';
import { MOST_DESIGNS } from '../../../../core/games/janken-wars/deck/read-design.ts';
import { Button } from '../../../app/controls/Button.tsx';
import type { Change } from '../../../decks/use-story.ts';
import bench from './bench.module.css';
import { CardPicture } from './CardPicture.tsx';
import { useWords } from './use-words.ts';

interface Props {
  readonly design: DeckDesign;
  /** Code of the card in the form; null: the deck itself. */
  readonly chosen: string | null;
  readonly readOnly: boolean;
  readonly onChoose: (code: string | null) => void;
  readonly onChange: Change<DeckDesign>;
}

export function CardList({ design, chosen, readOnly, onChoose, onChange }: Props) {
  const { t } = useWords();
  const add = () => {
    const next = addCard(design);
    onChange(next);
    onChoose(next.cards.at(-1)?.code ?? null);
  };
  return (
    <nav className={bench.list} aria-label={t('bench.cards')}>
      <button
        type="button"
        className={bench.entry}
        aria-current={chosen === null || undefined}
        onClick={() => onChoose(null)}
      >
        <b>{t('bench.deckTab')}</b>
      </button>
      {TYPES.map((type) => (
        <OfType key={type} type={type} design={design} chosen={chosen} onChoose={onChoose} />
      ))}
      {!readOnly && design.cards.length < MOST_DESIGNS && (
        <Button icon="plus" onClick={add}>
          {t('bench.addCard')}
        </Button>
      )}
    </nav>
  );
}

type OfTypeProps = Pick<Props, 'design' | 'chosen' | 'onChoose'> & { readonly type: CardType };

function OfType({ type, design, chosen, onChoose }: OfTypeProps) {
  const { t } = useWords();
  const cards = design.cards.filter((card) => card.type === type);
  const count = cards.reduce((sum, { copies }) => sum + copies, 0);
  return (
    <section aria-labelledby={`type-${type}`}>
      <h2 id={`type-${type}`} className={bench.typeHead} data-wrong={count !== TYPE_SIZE || undefined}>
        {t('bench.counts', { type: t(`typeNames.${type}`), count, wanted: TYPE_SIZE })}
      </h2>
      <ul>
        {cards.map((card) => (
          <li key={card.code}>
            <Entry card={card} current={card.code === chosen} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntryProps {
  readonly card: CardDesign;
  readonly current: boolean;
  readonly onChoose: Props['onChoose'];
}

function Entry({ card, current, onChoose }: EntryProps) {
  const { t, language, nameOfCard } = useWords();
  const rarity = t(`rarities.${card.rarity}`);
  const label = t('bench.cardLine', { card: nameOfCard(card), rarity, copies: card.copies });
  return (
    <button
      type="button"
      className={bench.entry}
      aria-current={current || undefined}
      aria-label={label}
      onClick={() => onChoose(card.code)}
    >
      <span className={bench.thumb} aria-hidden="true">
        <CardPicture card={card} language={language} />
      </span>
      <span className={bench.entryWords}>
        <b>{nameOfCard(card)}</b>
        <span>
          {rarity} ×{card.copies}
        </span>
      </span>
    </button>
  );
}
