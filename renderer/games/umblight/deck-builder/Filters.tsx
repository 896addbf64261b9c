/** What the card browser is asked for: a name, tribes, sides, costs, a skill, and the order. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIGHT, SHADOW } from '../../../../core/games/umblight/battle/battle.ts';
import { SKILLS } from '../../../../core/games/umblight/skills/skills.ts';
import { TRIBES } from '../../../../core/games/umblight/tribes.ts';
import { IconButton } from '../../../app/controls/Button.tsx';
import { Select, TextField } from '../../../app/controls/Field.tsx';
import { PolaritySign, Sign } from '../art/frame.tsx';
import { TRIBE_GLYPHS } from '../art/glyphs.ts';
import { Cost } from '../art/marks.tsx';
import { tonesOf } from '../art/tones.ts';
import { useSpoken } from '../language.ts';
import browser from './browser.module.css';
import { COSTS } from './deck.ts';
import { EVERYTHING, narrows, ORDERS, type Order, type Search, toggled } from './search.ts';
import { useWords } from './use-words.ts';

interface Props {
  readonly asked: Search;
  /** How many cards there are like that. */
  readonly found: number;
  readonly onAsk: (asked: Search) => void;
}

const POLARITIES = [
  { code: 'light', polarity: LIGHT },
  { code: 'shadow', polarity: SHADOW },
] as const;
/** Skills that a card of the set may have. */
const PRINTED = SKILLS.filter(({ combined }) => combined !== 'dropped');

export function Filters({ asked, found, onAsk }: Props) {
  const { t, say } = useWords();
  const spoken = useSpoken();
  return (
    <search className={browser.filters}>
      <TextField
        className={browser.name}
        label={t('browser.name')}
        placeholder={t('browser.name')}
        value={asked.name}
        onText={(name) => onAsk({ ...asked, name })}
      />
      <Select
        label={t('browser.skill')}
        className={browser.pick}
        value={asked.skill ?? ''}
        onPick={(skill) => onAsk({ ...asked, skill: skill === '' ? null : skill })}
      >
        <option value="">{t('browser.anySkill')}</option>
        {PRINTED.map(({ code, name }) => (
          <option key={code} value={code}>
            {spoken(name)}
          </option>
        ))}
      </Select>
      <Select
        label={t('browser.order')}
        className={browser.pick}
        value={asked.order}
        onPick={(order) => onAsk({ ...asked, order: order as Order })}
      >
        {ORDERS.map((order) => (
          <option key={order} value={order}>
            {say(`browser.orders.${order}`)}
          </option>
        ))}
      </Select>
      <div className={browser.signs}>
        <Chips asked={asked} onAsk={onAsk} />
        <p className={browser.found} role="status">
          {t('browser.found', { count: found })}
        </p>
        {narrows(asked) && (
          <IconButton
            className={browser.clear}
            icon="close"
            label={t('browser.clear')}
            onClick={() => onAsk({ ...EVERYTHING, order: asked.order })}
          />
        )}
      </div>
    </search>
  );
}

/** Signs to switch on and off: nothing on is everything. */
function Chips({ asked, onAsk }: Omit<Props, 'found'>) {
  const { t } = useWords();
  const umblight = useTranslation('umblight');
  const spoken = useSpoken();
  return (
    <>
      <fieldset className={browser.chips}>
        <legend className="quiet">{t('browser.tribes')}</legend>
        {TRIBES.map(({ code, name }) => (
          <Chip
            key={code}
            label={spoken(name)}
            on={asked.tribes.includes(code)}
            onPress={() => onAsk({ ...asked, tribes: toggled(asked.tribes, code) })}
          >
            <Sign d={TRIBE_GLYPHS[code]} x={12} y={12} size={22} fill="currentColor" />
          </Chip>
        ))}
      </fieldset>
      <fieldset className={browser.chips}>
        <legend className="quiet">{t('browser.polarities')}</legend>
        {POLARITIES.map(({ code, polarity }) => (
          <Chip
            key={code}
            label={umblight.t(`polarity.${code}`)}
            on={asked.polarities.includes(code)}
            onPress={() => onAsk({ ...asked, polarities: toggled(asked.polarities, code) })}
          >
            <PolaritySign polarity={polarity} tones={tonesOf(polarity)} x={12} y={12} size={18} />
          </Chip>
        ))}
      </fieldset>
      <fieldset className={browser.chips}>
        <legend className="quiet">{t('browser.costs')}</legend>
        {COSTS.map((cost) => (
          <Chip
            key={cost}
            label={t('browser.cost', { cost })}
            on={asked.costs.includes(cost)}
            onPress={() => onAsk({ ...asked, costs: toggled(asked.costs, cost) })}
          >
            <Cost cost={cost} x={12} y={12} />
          </Chip>
        ))}
      </fieldset>
    </>
  );
}

interface ChipProps {
  readonly label: string;
  readonly on: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Chip({ label, on, onPress, children }: ChipProps) {
  return (
    <button type="button" className={browser.chip} aria-pressed={on} aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
