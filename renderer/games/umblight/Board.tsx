/** The table of Umblight: a battle, or a place of the run. */
import type { View } from '../../../core/games/umblight/state.ts';
import type { BoardProps } from '../../table/face.ts';
import { Backdrop } from './Backdrop.tsx';
import { BattleBoard } from './battle/BattleBoard.tsx';
import { Journey } from './Journey.tsx';
import styles from './umblight.module.css';

export function Board({ view, as, effect }: BoardProps<View>) {
  const { battle, run } = view;
  return (
    <div className={styles.board}>
      <Backdrop />
      {battle !== null && <BattleBoard battle={battle} as={as} effect={effect} />}
      {run !== null && <Journey run={run} shown={battle === null} />}
    </div>
  );
}
