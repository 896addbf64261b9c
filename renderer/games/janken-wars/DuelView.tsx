/**
 * The duel: two fists on three counts, then both hands at once. `effect` is `duel A B`, the throws by
 * seat; who sits near comes from the left.
 */
import { beats } from '../../../core/games/janken-wars/round.ts';
import { other } from '../../../core/games/janken-wars/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import { useTable, useWords } from '../../table/kit.ts';
import { colourOf } from './art/colours.ts';
import { HANDS } from './art/hands.ts';
import { Picture } from './art/Picture.tsx';
import { signCode } from './codes.ts';
import styles from './duel.module.css';

interface Props {
  readonly effect: string;
  readonly near: Seat;
}

export function DuelView({ effect, near }: Props) {
  const [, a = '0', b = '0'] = effect.split(' ');
  const throws = [Number(a), Number(b)];
  return (
    <div className={styles.duel} aria-hidden="true" data-duel>
      <Side seat={near} throws={throws} side="left" />
      <Side seat={other(near)} throws={throws} side="right" />
    </div>
  );
}

interface SideProps {
  readonly seat: Seat;
  readonly throws: readonly number[];
  readonly side: 'left' | 'right';
}

const SIDE_COLOURS = { left: 'sky', right: 'coral' } as const;

function Side({ seat, throws, side }: SideProps) {
  const words = useWords();
  const name = useTable((state) => state.table.seats[seat]?.name ?? '');
  const own = throws[seat] ?? 0;
  const theirs = throws[other(seat)] ?? 0;
  const outcome = own === theirs ? 'tie' : beats(own, theirs) ? 'won' : 'lost';
  const fist = HANDS[0];
  const hand = HANDS[own];
  if (fist === undefined || hand === undefined) return null;
  const colour = colourOf(SIDE_COLOURS[side]);
  return (
    <div className={styles.player} data-side={side} data-outcome={outcome}>
      <div className={styles.arm}>
        <span className={styles.fist}>
          <Picture drawing={fist} colour={colour} />
        </span>
        <span className={styles.shown}>
          <Picture drawing={hand} colour={colour} />
        </span>
      </div>
      <p className={styles.name}>
        <span>{name}</span>
        <b>{words.word(`signs.${signCode(own).slice(1)}`)}</b>
      </p>
    </div>
  );
}
