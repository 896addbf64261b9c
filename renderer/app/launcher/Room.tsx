/** The dark room behind the boxes: wall, lamp, table, and the things that lie on it. A picture only. */

import { Clutter } from './Clutter.tsx';
import { Lamp } from './Lamp.tsx';
import styles from './Room.module.css';
import { Tabletop } from './Tabletop.tsx';
import { Wall } from './Wall.tsx';

export function Room() {
  return (
    <div className={styles.room} aria-hidden="true">
      <Wall />
      <Tabletop />
      <Clutter />
      <Lamp />
      <div className={styles.dusk} />
    </div>
  );
}
