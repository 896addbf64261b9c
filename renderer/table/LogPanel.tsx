/** The match in words. A card's name is a button that shows the card while it has pointer or focus. */
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../app/controls/Button.tsx';
import type { CardCode } from './face.ts';
import { useKit, useTable, useWords } from './kit.ts';
import type { LogLine } from './state.ts';
import styles from './TopBar.module.css';

export function LogPanel() {
  const { t } = useTranslation('table');
  const { store } = useKit();
  const log = useTable((state) => state.log);
  const lines = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: to the newest line whenever there is one
  useLayoutEffect(() => {
    if (lines.current !== null) lines.current.scrollTop = lines.current.scrollHeight;
  }, [log]);
  return (
    <aside className={styles.log} aria-label={t('region.log')} data-keeps>
      <div className={styles.logHead}>
        <h2>{t('log.title')}</h2>
        <IconButton icon="close" label={t('log.close')} onClick={() => store.setState({ logOpen: false })} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={lines} className={styles.lines} tabIndex={0} aria-label={t('region.log')}>
        {log.length === 0 && <li>{t('log.empty')}</li>}
        {log.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
    </aside>
  );
}

const Line = memo(function Line({ line }: { readonly line: LogLine }) {
  const { nodes } = useWords();
  return (
    <li>
      {nodes(line.words, (card, name) => (
        <CardName card={card} name={name} />
      ))}
    </li>
  );
});

function CardName({ card, name }: { readonly card: CardCode; readonly name: string }) {
  const { face } = useKit();
  const [at, setAt] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const show = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    const { left, top, height } = currentTarget.getBoundingClientRect();
    setAt({ x: left, y: top + height / 2 });
  };
  const hide = () => setAt(null);
  return (
    <button
      type="button"
      className={styles.cardName}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {name}
      {at !== null &&
        createPortal(
          <span
            className={`${styles.picture} ${face.world}`}
            style={{ '--x': at.x, '--y': at.y } as React.CSSProperties}
            aria-hidden="true"
          >
            <face.CardArt card={card} />
          </span>,
          document.body,
        )}
    </button>
  );
}
