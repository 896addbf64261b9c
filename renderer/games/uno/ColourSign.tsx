/** The colour that must be followed: its sheet, its shape and its name. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { COLOURS } from '../../../core/games/uno/cards.ts';
import { useTable } from '../../table/kit.ts';
import { useSpot } from '../../table/Place.tsx';
import { type ColourKey, CREAM, PAPER } from './art/paper.ts';
import { Mark } from './art/Sheet.tsx';
import styles from './uno.module.css';

export const ColourSign = memo(function ColourSign({ colour }: { readonly colour: number | null }) {
  const { t } = useTranslation('uno');
  const ref = useSpot('colour') as React.RefObject<HTMLDivElement | null>;
  const bump = useTable((state) => state.scene.bumps.has('colour'));
  const key = colour === null ? null : (COLOURS[colour] as ColourKey);
  return (
    <div ref={ref} className={styles.sign} data-bump={bump || undefined} data-colour={key ?? 'none'}>
      <svg viewBox="0 0 64 64" width="100%" height="100%" aria-hidden="true">
        <path d="M32 2l19 5 11 17-2 21-14 14-24 3L6 50 2 30 11 11z" fill={CREAM} />
        {key !== null && (
          <>
            <path d="M32 7l15 5 10 14-2 17-12 12-21 2-13-10-3-18 8-15z" fill={PAPER[key].sheet} />
            <Mark colour={key} x={32} y={32} size={28} fill={PAPER[key].on} />
          </>
        )}
      </svg>
      <span>{key === null ? t('board.noColour') : t(`colours.${key}`)}</span>
    </div>
  );
});
