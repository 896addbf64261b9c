/** A part of a screen that scrolls if it must; then it is reached by keyboard, under the name of its heading. */
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  readonly className: string | undefined;
  /** The id of the heading it belongs to. */
  readonly labelledBy: string;
  readonly children: ReactNode;
}

export function Scroller({ className, labelledBy, children }: Props) {
  const element = useRef<HTMLElement>(null);
  const scrolls = useOverflow(element);
  return (
    <section ref={element} className={className} aria-labelledby={labelledBy} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </section>
  );
}

/** Whether there is more in an element than it can show at its present size. */
function useOverflow(target: RefObject<HTMLElement | null>): boolean {
  const [over, setOver] = useState(false);
  useLayoutEffect(() => {
    const element = target.current;
    if (element === null) return;
    const measure = () => setOver(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return over;
}
