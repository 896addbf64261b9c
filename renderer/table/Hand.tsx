/**
 * The hand of the seat at the screen: a sorted fan of cards, each a named button. One card is in the
 * tab order; arrows, Home, End and the number keys go along the hand.
 */
import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pieces } from './choice.ts';
import styles from './Hand.module.css';
import { HandCard } from './HandCard.tsx';
import { DROP, useKit, useTable } from './kit.ts';
import { slotsOf } from './spots.ts';

const NO_CARDS: readonly string[] = [];

export function Hand() {
  const { t } = useTranslation('table');
  const { face, spots } = useKit();
  const view = useTable((state) => state.view);
  const decision = useTable((state) => (state.phase === 'deciding' ? state.decision : null));
  const list = useRef<HTMLUListElement>(null);
  const cards = view === null ? NO_CARDS : face.hand(view);
  const key = cards.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal cards, equal slots
  const slots = useMemo(() => slotsOf('hand', cards), [key]);
  const playable = useMemo(() => pieces(decision), [decision]);
  const [current, setCurrent] = useState('');
  const tabStop = slots.some(({ slot }) => slot === current) ? current : slots[0]?.slot;
  const onFocus = useCallback((slot: string) => setCurrent(slot), []);
  const choosing = decision?.awaited ?? false;

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const off = [spots.put('hand', element), spots.put(`${DROP}hand`, element)];
    return () => {
      for (const one of off) one();
    };
  }, [spots]);
  useFocusStays(list, key);

  return (
    <div className={styles.frame}>
      <ul
        ref={list}
        className={styles.hand}
        style={{ '--count': Math.max(slots.length, 1) } as React.CSSProperties}
        aria-label={t('region.hand')}
        onKeyDown={(event) => stepAlong(event, list.current)}
      >
        {slots.map(({ piece, slot }, index) => (
          <HandCard
            key={slot}
            piece={piece}
            slot={slot}
            card={cards[index] ?? ''}
            index={index}
            count={slots.length}
            tabStop={slot === tabStop}
            onFocus={onFocus}
            playable={playable.has(piece)}
            dim={choosing && !playable.has(piece)}
          />
        ))}
      </ul>
    </div>
  );
}

const buttonsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('button') ?? [])];

/** Left, right, Home and End move the focus along a row of cards. */
export function stepAlong(event: KeyboardEvent, list: HTMLElement | null): void {
  const all = buttonsIn(list);
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  all[(to + all.length) % all.length]?.focus({ preventScroll: true });
}

/**
 * When the card that has the focus leaves the hand, the focus goes to its neighbour, before anything
 * else can take it.
 */
function useFocusStays(list: React.RefObject<HTMLUListElement | null>, key: string): void {
  const last = useRef(-1);
  useLayoutEffect(() => {
    const element = list.current;
    const remember = () => {
      last.current = buttonsIn(element).indexOf(document.activeElement as HTMLElement);
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked whenever the cards have changed
  useLayoutEffect(() => {
    if (last.current < 0 || document.activeElement !== document.body) return;
    const all = buttonsIn(list.current);
    all[Math.min(last.current, all.length - 1)]?.focus({ preventScroll: true });
  }, [key]);
}
