/** Between the two rows of a lane: what the clash will do there, or, while it is fought, its sums. */
import { memo } from 'react';
import { writeCard } from '../../../../core/games/umblight/actions.ts';
import { type Battle, sideOf } from '../../../../core/games/umblight/battle/battle.ts';
import type { ClashPreview } from '../../../../core/games/umblight/battle/preview.ts';
import type { Seat } from '../../../../core/kit/game.ts';
import type { Sentence } from '../../../table/face.ts';
import { useWords } from '../../../table/kit.ts';
import { headOf } from '../codes.ts';
import styles from '../umblight.module.css';

interface Props {
  readonly battle: Battle;
  /** The lower side. */
  readonly bottom: Seat;
  readonly lane: number;
  readonly clash: ClashPreview;
  /** The card of the lower side in this lane is only foreseen. */
  readonly aimed: boolean;
}

export const Fates = memo(function Fates({ battle, bottom, lane, clash, aimed }: Props) {
  const { text, word } = useWords();
  const fates = fatesOf(battle, lane, clash, aimed ? bottom : null);
  const far = 1 - bottom;
  const hurt = (side: Seat) => clash.lanes[lane]?.toPlayer[side as 0 | 1] ?? 0;
  return (
    <div className={styles.fates} data-aimed={aimed || undefined}>
      <p className="quiet">
        {word('forecast.aloud', { n: lane + 1, fates: fates.length === 0 ? '–' : fates.map(text).join('; ') })}
      </p>
      <div className={styles.fateLines} aria-hidden="true">
        <span className={styles.fateLine}>
          <Fate battle={battle} side={far} lane={lane} clash={clash} aimed={false} />
          {hurt(bottom) > 0 && <Blow n={hurt(bottom)} />}
        </span>
        <span className={styles.fateLine}>
          <Fate battle={battle} side={bottom} lane={lane} clash={clash} aimed={aimed} />
          {hurt(far) > 0 && <Blow n={hurt(far)} up />}
        </span>
      </div>
    </div>
  );
});

interface FateProps {
  readonly battle: Battle;
  readonly side: Seat;
  readonly lane: number;
  readonly clash: ClashPreview;
  readonly aimed: boolean;
}

/** What becomes of one card. */
function Fate({ battle, side, lane, clash, aimed }: FateProps) {
  const { word } = useWords();
  const is = (sideOf(battle, side).row[lane] ?? null) !== null || aimed;
  const after = clash.lanes[lane];
  if (!is || after === undefined) return <span className={styles.fate} data-fate="none" />;
  if (after.fallen[side as 0 | 1]) {
    return (
      <span className={styles.fate} data-fate="falls">
        <Cross /> {word('forecast.falls')}
      </span>
    );
  }
  const shield = after.shield[side as 0 | 1];
  return (
    <span className={styles.fate} data-fate="stays">
      {word('forecast.stays', { power: after.power[side as 0 | 1] })}
      {shield > 0 && <b className={styles.halo}>{shield}</b>}
    </span>
  );
}

/** Damage on its way to a player, beside the card it comes from: upwards to the far one. */
function Blow({ n, up = false }: { readonly n: number; readonly up?: boolean }) {
  return (
    <span className={styles.blow} data-up={up || undefined}>
      <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
        <path d={up ? 'M12 1l9 11h-5v11H8V12H3z' : 'M12 23L3 12h5V1h8v11h5z'} fill="currentColor" />
      </svg>
      {n}
    </span>
  );
}

export function Cross() {
  return (
    <svg viewBox="0 0 24 24" width="0.9em" height="0.9em" aria-hidden="true">
      <path d="M4 1l8 8 8-8 3 3-8 8 8 8-3 3-8-8-8 8-3-3 8-8-8-8z" fill="currentColor" />
    </svg>
  );
}

/** The same in sentences, for reading aloud. */
function fatesOf(battle: Battle, lane: number, { lanes }: ClashPreview, placing: Seat | null): readonly Sentence[] {
  const after = lanes[lane];
  if (after === undefined) return [];
  const cards = [0, 1].flatMap((side): readonly Sentence[] => {
    const card = sideOf(battle, side).row[lane] ?? null;
    if (card === null || side === placing) return [];
    const values = { card: { card: writeCard(headOf(card)) } };
    if (after.fallen[side as 0 | 1]) return [{ key: 'forecast.aloudFalls', values }];
    const left = { power: after.power[side as 0 | 1], shield: after.shield[side as 0 | 1] };
    return [{ key: 'forecast.aloudStays', values: { ...values, ...left } }];
  });
  const blows = [0, 1].flatMap((seat): readonly Sentence[] => {
    const n = after.toPlayer[seat as 0 | 1];
    return n === 0 ? [] : [{ key: 'forecast.aloudHurt', values: { seat: { seat }, n } }];
  });
  return [...cards, ...blows];
}
