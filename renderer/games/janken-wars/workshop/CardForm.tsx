/** One card of the deck: names, type, rarity, copies, points, action, condition, flavour, picture. */
import { type CardDesign, type DeckDesign, RARITIES, TYPES } from '../../../../core/games/janken-wars/deck/design.ts';
import { addCard, changeCard, freeCode, removeCard } from '../../../../core/games/janken-wars/deck/edit.ts';
import { FLAVOUR_LENGTH, MOST_DESIGNS, NAME_LENGTH } from '../../../../core/games/janken-wars/deck/read-design.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { TextField } from '../../../app/controls/Field.tsx';
import type { Change } from '../../../decks/use-story.ts';
import { localText } from '../art/printed.ts';
import { ActionFields } from './ActionFields.tsx';
import bench from './bench.module.css';
import { ConditionFields } from './ConditionFields.tsx';
import { languagesFrom, withText } from './local-texts.ts';
import { Picker } from './Picker.tsx';
import { PictureFields } from './PictureFields.tsx';
import { PointsFields } from './PointsFields.tsx';
import { Stepper } from './Stepper.tsx';
import { useWords } from './use-words.ts';
import styles from './workshop.module.css';

const MOST_COPIES = 12;

interface Props {
  readonly design: DeckDesign;
  readonly card: CardDesign;
  readonly onChange: Change<DeckDesign>;
  readonly onChoose: (code: string | null) => void;
}

export function CardForm({ design, card, onChange, onChoose }: Props) {
  const { t, nameOfCard } = useWords();
  const set = (change: Partial<CardDesign>, place?: string) => {
    onChange(changeCard(design, card.code, change), place && `${card.code}-${place}`);
  };
  return (
    <>
      <div className={bench.formHead}>
        <h2>{t('card.heading', { card: nameOfCard(card) })}</h2>
        <CardTools design={design} card={card} onChange={onChange} onChoose={onChoose} />
      </div>
      <Texts card={card} of="name" max={NAME_LENGTH} onSet={set} />
      <div className={styles.row}>
        <Picker
          label={t('card.type')}
          value={card.type}
          items={TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          onPick={(type) => set({ type })}
        />
        <Picker
          label={t('card.rarity')}
          value={card.rarity}
          items={RARITIES.map((rarity) => ({ value: rarity, label: t(`rarities.${rarity}`) }))}
          onPick={(rarity) => set({ rarity })}
        />
        <Stepper
          label={t('card.copies')}
          value={card.copies}
          min={1}
          max={MOST_COPIES}
          onValue={(copies) => set({ copies })}
        />
      </div>
      <PointsFields points={card.points} onPoints={(points) => set({ points })} />
      <ActionFields action={card.action} onAction={(action) => set({ action })} />
      <ConditionFields condition={card.condition} onCondition={(condition) => set({ condition })} />
      <PictureFields picture={card.picture} onPicture={(picture) => set({ picture })} />
      <Texts card={card} of="flavour" max={FLAVOUR_LENGTH} onSet={set} />
    </>
  );
}

function CardTools({ design, card, onChange, onChoose }: Props) {
  const { t } = useWords();
  const duplicate = () => {
    const code = freeCode(design, card.code);
    onChange(addCard(design, { ...card, code }));
    onChoose(code);
  };
  const remove = () => {
    onChange(removeCard(design, card.code));
    onChoose(null);
  };
  return (
    <div className={styles.tools}>
      {design.cards.length < MOST_DESIGNS && (
        <Button look="plain" icon="plus" onClick={duplicate}>
          {t('card.duplicate')}
        </Button>
      )}
      {design.cards.length > 1 && (
        <Button look="plain" icon="trash" onClick={remove}>
          {t('card.remove')}
        </Button>
      )}
    </div>
  );
}

interface TextsProps {
  readonly card: CardDesign;
  readonly of: 'name' | 'flavour';
  readonly max: number;
  readonly onSet: (change: Partial<CardDesign>, place: string) => void;
}

function Texts({ card, of, max, onSet }: TextsProps) {
  const { t, language: shown } = useWords();
  return (
    <div className={bench.pair}>
      {languagesFrom(shown).map((language) => (
        <TextField
          key={language}
          showLabel
          label={t(`card.${of}`, { language: t(`languages.${language}`) })}
          lang={language}
          maxLength={max}
          placeholder={localText(card[of], language)}
          value={card[of][language] ?? ''}
          onText={(text) => onSet({ [of]: withText(card[of], language, text) }, `${of}-${language}`)}
        />
      ))}
    </div>
  );
}
