/** One seat being set up: its colour, who sits there, the name, and what the game lets each seat choose. */
import { useTranslation } from 'react-i18next';
import { shownName } from '../../../core/kit/shown-name.ts';
import type { ComputerLevel } from '../../games/entry.ts';
import { SEAT_COLOURS, SeatMark, seatColour } from '../../theme/seats.tsx';
import { IconButton } from '../controls/Button.tsx';
import { Select, TextField } from '../controls/Field.tsx';
import { Icon } from '../controls/Icon.tsx';
import { Swatch } from '../controls/Swatch.tsx';
import { recoloured, renamed, type Sitter, seatSpecs, withRule, withSitter } from './draft.ts';
import { SeatDeck } from './OwnDecks.tsx';
import type { PanelProps } from './panel-props.ts';
import styles from './SeatRow.module.css';
import { useGameWords } from './words.ts';

/** As the api allows. */
const LONGEST_NAME = 24;

interface Props extends PanelProps {
  readonly index: number;
  /** Null while the game needs every seat there is. */
  readonly onRemove: (() => void) | null;
}

export function SeatRow({ index, draft, making, onChange, onRemove }: Props) {
  const { t } = useTranslation('app');
  const seat = draft.seats[index];
  if (seat === undefined) return null;
  const number = index + 1;
  const mine = seat.kind === 'human' && seat.profile !== null;
  return (
    <li className={styles.row} data-kind={seat.kind}>
      <ColourPicker index={index} draft={draft} making={making} onChange={onChange} />
      <SitterList index={index} draft={draft} making={making} onChange={onChange} />
      <TextField
        className={styles.name}
        label={t('setup.name', { seat: number })}
        value={seat.name}
        maxLength={LONGEST_NAME}
        readOnly={mine}
        aria-invalid={shownName(seat.name) === ''}
        onText={(name) => onChange((now) => renamed(now, index, name))}
      />
      {onRemove !== null && (
        <IconButton icon="close" label={t('setup.removeSeat', { seat: number })} onClick={onRemove} />
      )}
      <SeatOptions index={index} draft={draft} making={making} onChange={onChange} />
    </li>
  );
}

type PartProps = PanelProps & { readonly index: number };

/** A palette that opens at the seat's mark. A colour that another seat has is exchanged with it. */
function ColourPicker({ index, draft, onChange }: PartProps) {
  const { t } = useTranslation('app');
  const seat = draft.seats[index];
  const id = `colours-${seat?.key}`;
  const colour = seatColour(seat?.colour ?? '');
  return (
    <div className={styles.colour}>
      <button
        type="button"
        className={styles.mark}
        popoverTarget={id}
        aria-label={t('setup.colour', { seat: index + 1, colour: t(`colours.${colour}`) })}
      >
        <SeatMark colour={colour} />
      </button>
      <fieldset id={id} popover="auto" className={styles.palette}>
        <legend className="quiet">{t('setup.colour', { seat: index + 1, colour: t(`colours.${colour}`) })}</legend>
        {SEAT_COLOURS.map((one) => (
          <Swatch
            key={one}
            group={id}
            label={t(`colours.${one}`)}
            checked={one === colour}
            onChoose={() => onChange((now) => recoloured(now, index, one))}
          >
            <SeatMark colour={one} />
          </Swatch>
        ))}
      </fieldset>
    </div>
  );
}

/** People with a profile, a guest, and computers by level, in one list. */
function SitterList({ index, draft, making, onChange }: PartProps) {
  const { t } = useTranslation('app');
  const seat = draft.seats[index];
  const value =
    seat?.kind === 'computer' ? `computer:${seat.level}` : seat?.profile ? `profile:${seat.profile}` : 'guest';
  const elsewhere = (id: string) =>
    draft.seats.some((other, i) => i !== index && 'profile' in other && other.profile === id);
  const pick = (picked: string) => {
    const sitter = sitterOf(picked, making.profiles);
    if (sitter !== null) onChange((now) => withSitter(now, making, index, sitter));
  };
  return (
    <div className={styles.who}>
      <Icon name={seat?.kind === 'computer' ? 'chip' : 'person'} />
      <Select label={t('setup.who', { seat: index + 1 })} className={styles.list} value={value} onPick={pick}>
        <optgroup label={t('setup.people')}>
          {making.profiles.map((profile) => (
            <option key={profile.id} value={`profile:${profile.id}`} disabled={elsewhere(profile.id)}>
              {profile.name}
            </option>
          ))}
          <option value="guest">{t('profiles.guest')}</option>
        </optgroup>
        <optgroup label={t('setup.computers')}>
          {making.face.levels.map((level) => (
            <option key={level} value={`computer:${level}`}>
              {t(`levels.${level}`)}
            </option>
          ))}
        </optgroup>
      </Select>
    </div>
  );
}

function sitterOf(value: string, profiles: PanelProps['making']['profiles']): Sitter | null {
  const [kind, rest = ''] = value.split(':');
  if (kind === 'guest') return { kind: 'guest' };
  if (kind === 'computer') return { kind: 'computer', level: rest as ComputerLevel };
  const profile = profiles.find((one) => one.id === rest);
  return profile === undefined ? null : { kind: 'profile', profile };
}

/** What the game lets every seat choose for itself, on a line of its own. */
function SeatOptions(props: PartProps) {
  const { draft, making } = props;
  if (seatSpecs(draft, making.face).length === 0) return null;
  return (
    <div className={styles.options}>
      <SeatChoices {...props} />
      {making.face.decks !== undefined && <SeatDeck {...props} decks={making.face.decks} />}
    </div>
  );
}

function SeatChoices({ index, draft, making, onChange }: PartProps) {
  const { t } = useTranslation('app');
  const words = useGameWords(making.entry.id);
  const lists = seatSpecs(draft, making.face).flatMap((spec) =>
    spec.kind === 'choice' ? [{ key: spec.key, values: spec.values }] : [],
  );
  return lists.map(({ key, values }) => {
    const chosen = (draft.rules[key] as readonly string[] | undefined) ?? [];
    const set = (value: string) =>
      onChange((now) => {
        const own = (now.rules[key] as readonly string[] | undefined) ?? [];
        return withRule(
          now,
          key,
          now.seats.map((_, i) => (i === index ? value : own[i])),
        );
      });
    return (
      <Select
        key={key}
        label={t('setup.seatOption', { option: words.option(key), seat: index + 1 })}
        heading={words.option(key)}
        value={chosen[index] ?? ''}
        onPick={set}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {words.value(key, value)}
          </option>
        ))}
      </Select>
    );
  });
}
