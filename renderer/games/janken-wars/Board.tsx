/** The table of Janken Wars: a cutting mat with two domains, the table cards between them, and the duel. */
import { memo, useState } from 'react';
import { other, type View } from '../../../core/games/janken-wars/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { BoardProps } from '../../table/face.ts';
import { Hand } from '../../table/Hand.tsx';
import { useTable } from '../../table/kit.ts';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Domain } from './Domain.tsx';
import { DuelView } from './DuelView.tsx';
import styles from './janken-wars.module.css';
import { KeyStrips } from './KeyStrips.tsx';
import { LaidOut, OpenPile } from './LaidOut.tsx';
import { Middle } from './Middle.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { Pile } from './Pile.tsx';
import { Prompt } from './Prompt.tsx';
import { Stars } from './Stars.tsx';

export function Board({ view, seats, as, effect }: BoardProps<View>) {
  const [opened, setOpened] = useState<Seat | null>(null);
  const held = useTable((state) => state.held !== null);
  const people = seats.filter((seat) => seat.kind === 'human').length;
  // Two people at one screen see one picture, whoever is asked; else one's own cards lie in front.
  const near = people > 1 ? 0 : (as ?? 0);
  const side = (seat: Seat) => (
    <section className={styles.side} data-side={seat === near ? 'near' : 'far'}>
      <div className={styles.who}>
        <SeatPlate seat={seat} own />
        <Stars seat={seat} count={view.stars[seat] ?? 0} />
      </div>
      <Domain view={view} seat={seat} as={as} effect={effect} />
      <Pile view={view} seat={seat} onOpen={() => setOpened(seat)} />
    </section>
  );
  return (
    <div className={styles.board} data-held={held || undefined}>
      <Backdrop />
      {side(other(near))}
      <Middle view={view} as={as} />
      {side(near)}
      <HandArea shown={as !== null} />
      {people > 1 && <Shared />}
      <Prompt view={view} as={as} />
      {effect?.startsWith('duel') === true && <DuelView effect={effect} near={near} />}
      <LaidOut view={view} as={as} />
      {opened !== null && <OpenPile view={view} seat={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** What only two people at one screen need, while they are to throw. */
function Shared() {
  const keys = useTable((state) => state.atOnce.length > 0);
  const throwing = useTable(
    (state) => keys || (state.phase === 'deciding' && state.view !== null && duels(state.view)),
  );
  return (
    <>
      {keys && (
        <div className={styles.hand}>
          <KeyStrips />
        </div>
      )}
      {throwing && <ModeSwitch />}
    </>
  );
}

const duels = (view: object): boolean => (view as View).phase.endsWith('duel');

const HandArea = memo(function HandArea({ shown }: { readonly shown: boolean }) {
  return <div className={styles.hand}>{shown && <Hand />}</div>;
});
