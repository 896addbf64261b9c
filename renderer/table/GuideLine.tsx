/** A dotted curve from the piece that is held to the pointer, drawn without React between two frames. */
import { useEffect, useRef } from 'react';
import styles from './Air.module.css';
import { useKit, useTable } from './kit.ts';

export function GuideLine() {
  const { spots } = useKit();
  const slot = useTable(({ held, scene, asking }) =>
    scene.resting === null && asking === null ? held?.slot : undefined,
  );
  const path = useRef<SVGPathElement>(null);
  useEffect(() => {
    const element = path.current;
    if (slot === undefined || element === null) return;
    let frame = 0;
    const draw = ({ clientX, clientY }: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const from = spots.rect(slot);
        if (from !== null) element.setAttribute('d', curve(from.x + from.width / 2, from.y, clientX, clientY));
      });
    };
    window.addEventListener('pointermove', draw);
    return () => {
      window.removeEventListener('pointermove', draw);
      cancelAnimationFrame(frame);
      element.removeAttribute('d');
    };
  }, [slot, spots]);
  return (
    <svg className={styles.line} aria-hidden="true">
      <path ref={path} />
    </svg>
  );
}

/** Leaves the card upwards and bends to the pointer. */
function curve(x: number, y: number, toX: number, toY: number): string {
  const rise = Math.max(40, (y - toY) * 0.6);
  return `M${x} ${y}C${x} ${y - rise} ${(x + toX) / 2} ${toY} ${toX} ${toY}`;
}
