/** The button of one person at the screen who might act out of turn now, with its key on it. */
import { useTranslation } from 'react-i18next';
import type { Seat } from '../../core/kit/game.ts';
import { Button } from '../app/controls/Button.tsx';
import { claimOf } from './claims.ts';
import { useKit, useTable } from './kit.ts';

interface Props {
  readonly seat: Seat;
  readonly className?: string | undefined;
}

export function ClaimButton({ seat, className = '' }: Props) {
  const { t } = useTranslation('table');
  const { face, session } = useKit();
  const key = useTable((state) => claimOf(face, state, seat));
  const name = useTable((state) => state.table.seats[seat]?.name ?? '');
  if (key === null) return null;
  return (
    <Button
      className={className}
      icon="eye"
      aria-label={t('seat.claim', { name })}
      title={t('seat.claim', { name })}
      aria-keyshortcuts={key}
      data-claim={seat}
      onClick={() => session.take(seat)}
    >
      {key.toUpperCase()}
    </Button>
  );
}
