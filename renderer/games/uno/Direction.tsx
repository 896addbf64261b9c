/** Four paper arrows around the piles, in the colour that holds, pointing the way play goes. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { COLOURS } from '../../../core/games/uno/cards.ts';
import { useTable } from '../../table/kit.ts';
import { useSpot } from '../../table/Place.tsx';
import { type ColourKey, PAPER } from './art/paper.ts';
import styles from './uno.module.css';

interface Props {
  readonly direction: number;
  readonly colour: number | null;
}

/** One arrow over the top, from left to right; the others are its mirror images. */
const TOP = 'M78 62Q140 22 212 21L212 8 246 29 212 50 212 37Q146 38 88 74z';
const SIDE = 'M352 96Q366 120 360 146L374 148 348 176 330 142 344 144Q347 122 338 104z';

export const Direction = memo(function Direction({ direction, colour }: Props) {
  const { t } = useTranslation('uno');
  const ref = useSpot('direction') as React.RefObject<HTMLDivElement | null>;
  const bump = useTable((state) => state.scene.bumps.has('direction'));
  const key = colour === null ? null : (COLOURS[colour] as ColourKey);
  return (
    <div ref={ref} className={styles.direction} data-way={direction} data-bump={bump || undefined}>
      <p className="quiet">{direction === 1 ? t('board.clockwise') : t('board.against')}</p>
      <svg viewBox="0 0 400 240" width="100%" height="100%" aria-hidden="true">
        <g fill={key === null ? 'var(--plate)' : PAPER[key].sheet}>
          <path d={TOP} />
          <path d={SIDE} />
          <g transform="rotate(180 200 120)">
            <path d={TOP} />
            <path d={SIDE} />
          </g>
        </g>
      </svg>
    </div>
  );
});
