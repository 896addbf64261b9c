/** The dark room behind the boxes: wall, lamp, table, and the things that lie on it. A picture only. */

import { Clutter } from './Clutter.tsx';
import { Lamp } from './Lamp.tsx';
import styles from './Room.module.css';
import { Tabletop } from './Tabletop.tsx';
import { Wall } from './Wall.tsx';

/** `bare` leaves away what lies on the table: the boxes need the room. */
export function Room({ bare }: { readonly bare: boolean }) {
  return (
    <div className={styles.room} aria-hidden="true">
      <Wall />
      <Tabletop />
      {!bare && <Clutter />}
      <Lamp />
      <div className={styles.dusk} />
    </div>
  );
}
