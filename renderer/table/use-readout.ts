/** Reads the table aloud on demand: whose turn, what everybody has, what lies in the hand. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useKit, useWords } from './kit.ts';

export function useReadout(): () => void {
  const { t } = useTranslation('table');
  const { face, store, journal } = useKit();
  const words = useWords();
  return useCallback(() => {
    const { view, as, table } = store.getState();
    if (view === null) return;
    const nameOf = (seat: number) => table.seats[seat]?.name ?? '';
    const turn = face.turn(view);
    const seats = table.seats.map(({ name }, seat) => {
      const { cards, score, badges } = face.seat(view, seat);
      const facts = [
        ...(cards === null ? [] : [t('seat.cards', { count: cards })]),
        ...(score === null ? [] : [t('seat.points', { count: score })]),
        ...badges.map((badge) => words.text(badge.words)),
      ];
      return `${t('seat.line', { name, facts })}.`;
    });
    const hand = face.hand(view).map((card) => words.card(card));
    journal.say({
      key: 'table:readout',
      values: {
        turn: turn === null ? t('turn.none') : t(turn === as ? 'turn.yours' : 'turn.theirs', { name: nameOf(turn) }),
        seats: [...seats, ...face.aloud(view).map((one) => words.text(one))].join(' '),
        hand: hand.length === 0 ? '' : t('readoutHand', { cards: hand }),
      },
    });
  }, [t, face, store, journal, words]);
}
