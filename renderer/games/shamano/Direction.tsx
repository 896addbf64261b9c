/** Four brushed arrows around the piles that point the way play goes. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTable } from '../../table/kit.ts';
import { useSpot } from '../../table/Place.tsx';
import styles from './shamano.module.css';

/** A stroke that swells towards its head, over the top from left to right; the others are its turns. */
const ARC = 'M70 66C110 30 160 16 214 17L209 6l34 17-32 20 3-11C166 31 118 42 74 70z';
const SIDE = 'M351 92c10 18 13 34 10 52l11-4-19 34-19-32 10 3c2-16-1-30-8-44z';

export const Direction = memo(function Direction({ direction }: { readonly direction: 1 | -1 }) {
  const { t } = useTranslation('shamano');
  const ref = useSpot('direction') as React.RefObject<HTMLDivElement | null>;
  const bump = useTable((state) => state.scene.bumps.has('direction'));
  return (
    <div ref={ref} className={styles.direction} data-way={direction} data-bump={bump || undefined}>
      <p className="quiet">{direction === 1 ? t('board.clockwise') : t('board.against')}</p>
      <svg viewBox="0 0 400 240" width="100%" height="100%" aria-hidden="true">
        {[0, 180].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 200 120)`}>
            <path d={ARC} />
            <path d={SIDE} />
          </g>
        ))}
      </svg>
    </div>
  );
});
