/** The table of UNO: cut-outs under everything, players around, piles in the middle, the hand below. */
import { memo, useMemo } from 'react';
import type { View } from '../../../core/games/uno/state.ts';
import type { BoardProps } from '../../table/face.ts';
import { Hand } from '../../table/Hand.tsx';
import { Seats } from '../../table/Seats.tsx';
import { Backdrop } from './Backdrop.tsx';
import { ColourSign } from './ColourSign.tsx';
import { pileOf } from './codes.ts';
import { Direction } from './Direction.tsx';
import { Deck, Pile } from './Piles.tsx';
import { Shown } from './Shown.tsx';
import styles from './uno.module.css';

/** How many cards of the discard pile can be seen. */
const VISIBLE = 5;

export function Board({ view, as, effect }: BoardProps<View>) {
  const { colour, direction, drawSize, stack, discard } = view;
  const key = pileOf(view, VISIBLE).join(' ');
  const cards = useMemo(() => (key === '' ? [] : key.split(' ')), [key]);
  return (
    <div className={styles.board}>
      <Backdrop />
      <div className={styles.middle}>
        <Direction direction={direction} colour={colour} />
        <div className={styles.piles}>
          <Deck size={drawSize} stack={stack} />
          <Pile cards={cards} size={discard.length} colour={colour} />
          <ColourSign colour={colour} />
        </div>
      </div>
      <Seats />
      <HandArea shown={as !== null} />
      {effect?.startsWith('shown') === true && <Shown effect={effect} />}
    </div>
  );
}

const HandArea = memo(function HandArea({ shown }: { readonly shown: boolean }) {
  return <div className={styles.hand}>{shown && <Hand />}</div>;
});
