/** The arithmetic of a lane while it is fought: what was, what came through, what is left. */

import type { Seat } from '../../../../core/kit/game.ts';
import { useWords } from '../../../table/kit.ts';
import styles from '../umblight.module.css';

interface Props {
  /** As the script wrote it: `lane 1 met 5 3 0 3 5 0`, `lane 2 strike 0 4`. */
  readonly effect: string;
  readonly bottom: Seat;
}

export function Sums({ effect, bottom }: Props) {
  const [, , what = '', ...rest] = effect.split(' ');
  const numbers = rest.map(Number);
  return (
    <div className={styles.sums} aria-hidden="true">
      {what === 'met' ? (
        <>
          <Sum numbers={numbers.slice((1 - bottom) * 3)} />
          <Sum numbers={numbers.slice(bottom * 3)} />
        </>
      ) : (
        <Strike what={what} up={numbers[0] === bottom} damage={numbers[1] ?? 0} />
      )}
    </div>
  );
}

/** Power, what came through, what the shield held. */
function Sum({ numbers }: { readonly numbers: readonly number[] }) {
  const { word } = useWords();
  const [power = 0, through = 0, blocked = 0] = numbers;
  const left = Math.max(0, power - through);
  return (
    <p data-left={left === 0 ? 'none' : undefined}>
      {word('sum.met', { power, through, left })}
      {blocked > 0 && <small>{word('sum.blocked', { n: blocked })}</small>}
    </p>
  );
}

function Strike({ what, up, damage }: { readonly what: string; readonly up: boolean; readonly damage: number }) {
  const { word } = useWords();
  return (
    <p data-way={up ? 'up' : 'down'}>
      {up && <Arrow d="M12 1l9 11h-5v11H8V12H3z" />}
      {word(`sum.${what}`, { n: damage })}
      {!up && <Arrow d="M12 23L3 12h5V1h8v11h5z" />}
    </p>
  );
}

function Arrow({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d={d} fill="currentColor" />
    </svg>
  );
}
