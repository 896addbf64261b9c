/** Decks of the players' own making: for the whole table beside the ready-made rules, or for one seat. */
import { useTranslation } from 'react-i18next';
import type { KeptDeck } from '../../../electron/api.ts';
import type { DeckFace } from '../../games/deck-face.ts';
import type { Language } from '../../text/index.ts';
import { useActions, useApp } from '../context.tsx';
import { Button } from '../controls/Button.tsx';
import { Select } from '../controls/Field.tsx';
import { seatSpecs, tableOf, withRule } from './draft.ts';
import type { PanelProps } from './panel-props.ts';
import rules from './RulesPanel.module.css';
import { useGameWords } from './words.ts';

const NONE: readonly KeptDeck[] = [];

/** A deck to choose: its name, and the option's value; null while it cannot be played. */
interface Choosable {
  readonly id: string;
  readonly name: string;
  readonly value: unknown;
}

function useOwn(decks: DeckFace): readonly Choosable[] {
  const { i18n } = useTranslation('app');
  const kept = useApp(({ screen }) => (screen.at === 'setup' ? screen.decks : NONE));
  const language = i18n.language as Language;
  return kept.map(({ id, deck }) => ({ id, name: decks.nameOf(deck, language), value: decks.valueOf(deck) }));
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export function OwnDecks({ draft, making, onChange, decks }: PanelProps & { readonly decks: DeckFace }) {
  const { t } = useTranslation('app');
  const { toWorkshop } = useActions();
  const entry = useApp(({ screen }) => (screen.at === 'setup' ? screen.entry : null));
  const own = useOwn(decks);
  const { option } = decks;
  const shared = tableOf(making.face).specs.every(({ key, perSeat }) => key !== option || perSeat !== true);
  return (
    <div className={rules.own}>
      {shared && own.length > 0 && (
        <fieldset className={rules.presets}>
          <legend className={rules.ownTitle}>{t('setup.ownDecks')}</legend>
          {own.map(({ id, name, value }) => (
            <label key={id} className={rules.preset}>
              <input
                type="radio"
                name="preset"
                disabled={value === null}
                checked={value !== null && same(value, draft.rules[option])}
                onChange={() => onChange((now) => withRule(now, option, value))}
              />
              <span className={rules.presetName}>{name}</span>
              <span className={rules.presetLine}>{value === null ? t('setup.unfinished') : t('setup.ownDeck')}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Button icon="edit" onClick={() => entry !== null && void toWorkshop(entry)}>
        {t('setup.workshop')}
      </Button>
    </div>
  );
}

interface SeatDeckProps extends PanelProps {
  readonly index: number;
  readonly decks: DeckFace;
}

/** The deck of one seat, from those that are always there and those of the players' own. */
export function SeatDeck({ index, draft, making, onChange, decks }: SeatDeckProps) {
  const { t, i18n } = useTranslation('app');
  const words = useGameWords(making.entry.id);
  const own = useOwn(decks).filter(({ value }) => value !== null);
  const ready = (decks.ready ?? []).map(({ id, name, value }) => ({
    id,
    name: name[i18n.language as Language],
    value,
  }));
  const { option } = decks;
  const chosen = (draft.rules[option] as readonly unknown[] | undefined) ?? [];
  if (seatSpecs(draft, making.face).every(({ key }) => key !== option)) return null;
  const current = [...ready, ...own].find(({ value }) => same(value, chosen[index]));
  const pick = (id: string) => {
    const picked = [...ready, ...own].find((deck) => deck.id === id);
    if (picked === undefined) return;
    onChange((now) => {
      const before = (now.rules[option] as readonly unknown[] | undefined) ?? [];
      return withRule(
        now,
        option,
        now.seats.map((_, i) => (i === index ? picked.value : before[i])),
      );
    });
  };
  return (
    <Select
      label={t('setup.seatOption', { option: words.option(option), seat: index + 1 })}
      heading={words.option(option)}
      value={current?.id ?? ''}
      onPick={pick}
    >
      {current === undefined && <option value="">{t('setup.lastDeck')}</option>}
      <Names of={ready} />
      {own.length > 0 && (
        <optgroup label={t('setup.ownDecks')}>
          <Names of={own} />
        </optgroup>
      )}
    </Select>
  );
}

function Names({ of }: { readonly of: readonly Choosable[] }) {
  return of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
