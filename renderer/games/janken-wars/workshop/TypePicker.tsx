/** A type of cards, or any. */
import { type CardType, TYPES } from '../../../../core/games/janken-wars/deck/design.ts';
import { Picker } from './Picker.tsx';
import { useWords } from './use-words.ts';

interface Props {
  readonly label: string;
  /** Null: any type. */
  readonly type: CardType | null;
  readonly onType: (type: CardType | null) => void;
}

export function TypePicker({ label, type, onType }: Props) {
  const { t } = useWords();
  const items = [
    { value: 'any' as const, label: t('card.anyType') },
    ...TYPES.map((one) => ({ value: one, label: t(`types.${one}`) })),
  ];
  return (
    <Picker<CardType | 'any'>
      label={label}
      value={type ?? 'any'}
      items={items}
      onPick={(picked) => onType(picked === 'any' ? null : picked)}
    />
  );
}
