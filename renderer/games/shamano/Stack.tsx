/** The sum of an open +2/+4 stack: an object that travels to whoever it threatens. */
import { useTranslation } from 'react-i18next';
import type { Stack as OpenStack } from '../../../core/games/shamano/state.ts';
import { useTable } from '../../table/kit.ts';
import { useSpot } from '../../table/Place.tsx';
import { Scrap } from './art/CardArt.tsx';
import styles from './flying.module.css';

interface Props {
  readonly stack: OpenStack;
  /** Percent of the board: beside the player it lies before. */
  readonly x: number;
  readonly y: number;
}

export function Stack({ stack, x, y }: Props) {
  const { t } = useTranslation('shamano');
  const ref = useSpot('stack') as React.RefObject<HTMLDivElement | null>;
  const bump = useTable((state) => state.scene.bumps.has('stack'));
  const layers = Math.min(5, Math.ceil(stack.sum / 2));
  return (
    <div
      ref={ref}
      className={styles.stack}
      data-stack={stack.sum}
      data-bump={bump || undefined}
      style={{ '--x': x, '--y': y } as React.CSSProperties}
    >
      <p className="quiet">{t('board.stack', { count: stack.sum })}</p>
      <svg viewBox="0 0 60 52" width="100%" height="100%" aria-hidden="true">
        {Array.from({ length: layers }, (_, i) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing
            key={i}
            transform={`translate(${30 + (i - (layers - 1) / 2) * 7} ${28 - (i % 2) * 3}) rotate(${(i - (layers - 1) / 2) * 12}) scale(1.500)`}
          >
            <Scrap x={0} y={0} turn={0} fill={stack.four ? '#5c1224' : '#252247'} />
          </g>
        ))}
      </svg>
      <b aria-hidden="true">+{stack.sum}</b>
    </div>
  );
}
