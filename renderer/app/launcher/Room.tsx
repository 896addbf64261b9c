/** The dark room behind the boxes: wall, lamp, table, and the things that lie on it. A picture only. */

import { Clutter } from './Clutter.tsx';
import { Lamp } from './Lamp.tsx';
import styles from './Room.module.css';
import { Tabletop } from './Tabletop.tsx';
import { Wall } from './Wall.tsx';

interface Props {
  /** Without the things that lie on the table: the boxes need the room. */
  readonly bare: boolean;
  /** The lamp is switched on just now: the app has been opened. */
  readonly waking: boolean;
}

export function Room({ bare, waking }: Props) {
  return (
    <div className={styles.room} aria-hidden="true">
      <Wall />
      <Tabletop />
      {!bare && <Clutter />}
      <Lamp />
      <div className={styles.dusk} />
      {waking && <div className={styles.night} />}
    </div>
  );
}
