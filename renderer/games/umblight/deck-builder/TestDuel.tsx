/** A duel against the computer with the deck as it is: what the computer plays, and how well. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PRESET_DECKS } from '../../../../core/games/umblight/decks/presets.ts';
import { Button } from '../../../app/controls/Button.tsx';
import { Choice, Select } from '../../../app/controls/Field.tsx';
import { Sheet } from '../../../app/Sheet.tsx';
import sheets from '../../../decks/sheets.module.css';
import type { ComputerLevel } from '../../entry.ts';
import { useSpoken } from '../language.ts';
import type { NamedDeck } from './deck.ts';
import { playable } from './findings.ts';
import { useWords } from './use-words.ts';

interface Props {
  readonly deck: NamedDeck;
  /** The other decks of the players' own. */
  readonly others: readonly { readonly id: string; readonly design: NamedDeck }[];
  readonly levels: readonly ComputerLevel[];
  /** `against` is a value of the option as well. */
  readonly onPlay: (value: unknown, level: ComputerLevel, against: unknown) => void;
  readonly onClose: () => void;
}

const SAME = 'same';

export function TestDuel({ deck, others, levels, onPlay, onClose }: Props) {
  const { t } = useWords();
  const app = useTranslation('app');
  const spoken = useSpoken();
  const [level, setLevel] = useState<ComputerLevel>(levels.includes('normal') ? 'normal' : (levels[0] ?? 'normal'));
  const [against, setAgainst] = useState<string>(PRESET_DECKS[0]?.code ?? SAME);
  const own = others.filter(({ design }) => playable(design));
  const begin = () => {
    const other = own.find(({ id }) => id === against)?.design.cards;
    onPlay(deck.cards, level, other ?? (against === SAME ? deck.cards : against));
  };
  return (
    <Sheet
      title={t('test.title', { deck: deck.name })}
      size="small"
      onClose={onClose}
      actions={
        <Button look="primary" icon="play" onClick={begin}>
          {t('test.start')}
        </Button>
      }
    >
      <div className={sheets.stack}>
        <b>{t('test.against')}</b>
        <Select label={t('test.against')} value={against} onPick={setAgainst}>
          {PRESET_DECKS.map(({ code, name }) => (
            <option key={code} value={code}>
              {spoken(name)}
            </option>
          ))}
          {own.map(({ id, design }) => (
            <option key={id} value={id}>
              {design.name}
            </option>
          ))}
          <option value={SAME}>{t('test.same')}</option>
        </Select>
        <Choice
          label={t('test.level')}
          items={levels.map((value) => ({ value, label: app.t(`levels.${value}`) }))}
          value={level}
          onChange={setLevel}
        />
      </div>
    </Sheet>
  );
}
