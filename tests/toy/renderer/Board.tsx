/** The table of Highest: a pile, the middle where cards are laid, and the hand. */
import { useTranslation } from 'react-i18next';
import type { BoardProps, CardArtProps } from '../../../renderer/table/face.ts';
import { Hand } from '../../../renderer/table/Hand.tsx';
import { Place } from '../../../renderer/table/Place.tsx';
import { Seats } from '../../../renderer/table/Seats.tsx';
import type { View } from '../core/state.ts';

export function Board({ view }: BoardProps<View>) {
  const { t } = useTranslation('highest');
  const size = { width: 'var(--card-w)', height: 'var(--card-h)' };
  return (
    <>
      <div style={{ position: 'absolute', inset: '35% 30% auto', display: 'flex', justifyContent: 'space-evenly' }}>
        <Place id="deck" label={t('pile', { count: view.deck })}>
          <div style={size}>
            <CardArt card={null} />
          </div>
        </Place>
        <Place id="middle" label={t('middle')}>
          <div style={size}>
            <CardArt card={String(view.shown[0]?.at(-1) ?? '')} />
          </div>
        </Place>
      </div>
      <Seats />
      <div style={{ position: 'absolute', left: '1%', right: '1%', bottom: '1%' }}>
        <Hand />
      </div>
    </>
  );
}

export function CardArt({ card }: CardArtProps) {
  return (
    <svg viewBox="0 0 100 140" width="100%" height="100%" aria-hidden="true">
      <rect width="100" height="140" rx="9" fill={card === null ? '#456' : '#fff'} />
      <text x="50" y="90" fontSize="60" textAnchor="middle">
        {card}
      </text>
    </svg>
  );
}
