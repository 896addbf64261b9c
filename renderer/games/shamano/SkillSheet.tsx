/** The sheet of one shaman: portrait, skills by element, what holds now; arrows go to the others. */
import { useTranslation } from 'react-i18next';
import { ELEMENTS } from '../../../core/games/shamano/colours.ts';
import { SHAMANS } from '../../../core/games/shamano/shamans/shamans.ts';
import type { View } from '../../../core/games/shamano/view.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { Button } from '../../app/controls/Button.tsx';
import { Sheet } from '../../app/Sheet.tsx';
import { useShortcuts } from '../../app/shortcuts.tsx';
import { useTable, useWords } from '../../table/kit.ts';
import { CardArt } from './art/CardArt.tsx';
import { Portrait } from './art/Portrait.tsx';
import { COLOUR_KEYS } from './art/pigment.ts';
import { shamanAt } from './codes.ts';
import styles from './papers.module.css';
import { signsOf } from './seat-facts.ts';

interface Props {
  readonly view: View;
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
  readonly onStory: () => void;
  readonly onClose: () => void;
}

export function SkillSheet({ view, seat, onSeat, onStory, onClose }: Props) {
  const { t } = useTranslation('shamano');
  const { text } = useWords();
  const seats = useTable((state) => state.table.seats);
  const step = (by: number) => onSeat((seat + by + seats.length) % seats.length);
  useShortcuts('sheet', [
    { key: 'ArrowLeft', label: null, run: () => step(-1) },
    { key: 'ArrowRight', label: null, run: () => step(1) },
  ]);
  const shaman = shamanAt(view, seat);
  const signs = view.seats.alive[seat] ? signsOf(view, seat) : [];
  const name = `${t(`shamans.${shaman}.name`)}, ${t(`shamans.${shaman}.title`)}`;
  return (
    <Sheet
      title={t('sheet.title')}
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => step(-1)}>{t('sheet.previous')}</Button>
          <Button onClick={() => step(1)}>{t('sheet.next')}</Button>
          <Button onClick={onStory}>{t('board.story')}</Button>
        </>
      }
    >
      <div className={styles.sheet} data-shaman={shaman}>
        <div className={styles.sheetWho}>
          <span className={styles.sheetFace}>
            <Portrait shaman={shaman} mood={view.seats.alive[seat] ? 'calm' : 'defeated'} />
          </span>
          <p>{t('sheet.of', { seat: seats[seat]?.name ?? '', name })}</p>
          {signs.length > 0 && (
            <>
              <h3>{t('sheet.buffs')}</h3>
              <ul>
                {signs.map(({ id, words }) => (
                  <li key={id}>
                    {text(words)}
                    {(id === 'banish' || id === 'joke' || id === 'vacuum') && <>. {t(`buffs.${id}.text`)}</>}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <Skills shaman={view.shamans[seat] ?? 0} />
      </div>
    </Sheet>
  );
}

/** The skills in the order of the colours, the shaman's own last. */
function Skills({ shaman }: { readonly shaman: number }) {
  const { t } = useTranslation('shamano');
  const { word } = useWords();
  const skills = SHAMANS[shaman]?.skills;
  if (skills === undefined) return null;
  return (
    <ul className={styles.skills}>
      {([...ELEMENTS, 'shaman'] as const).map((kind, i) => (
        <li key={kind}>
          <span className={styles.skillCard}>
            <CardArt card={kind === 'shaman' ? 'W' : `${COLOUR_KEYS[i] ?? 'r'}*`} />
          </span>
          <div>
            <h3>{word(`skills.${skills[kind].id}.name`)}</h3>
            <p>
              <em>{t(`sheet.card.${kind}`)}</em> {word(`skills.${skills[kind].id}.text`)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
