/** A skill is cast: the shaman's face sweeps in with the skill's name. */
import type { View } from '../../../core/games/shamano/view.ts';
import { useWords } from '../../table/kit.ts';
import { Stroke } from './art/Brush.tsx';
import { LOOKS } from './art/looks.ts';
import { Portrait } from './art/Portrait.tsx';
import { shamanAt } from './codes.ts';
import type { BoardEffect } from './effects.ts';
import styles from './flying.module.css';

interface Props {
  readonly view: View;
  readonly effect: BoardEffect & { readonly kind: 'cast' };
}

export function CutIn({ view, effect: { seat, skill } }: Props) {
  const { word } = useWords();
  const shaman = shamanAt(view, seat);
  return (
    <div className={styles.cutIn} aria-hidden="true">
      <svg viewBox="0 0 400 120" width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
        <Stroke x={200} y={60} width={410} height={112} fill={LOOKS[shaman].sky} dry={LOOKS[shaman].glow} />
      </svg>
      <span className={styles.cutFace}>
        <Portrait shaman={shaman} mood="triumphant" />
      </span>
      <span className={styles.cutWords}>
        <b>{word(`skills.${skill}.name`)}</b>
        <span>{word(`skills.${skill}.text`)}</span>
      </span>
    </div>
  );
}
