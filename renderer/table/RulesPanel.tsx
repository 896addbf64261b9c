/** The rules of the game with its real cards; what depends on an option is marked if it holds here. */
import { useTranslation } from 'react-i18next';
import { Sheet } from '../app/Sheet.tsx';
import type { RulesSection } from './face.ts';
import { useKit, useTable, useWords } from './kit.ts';
import styles from './Panels.module.css';

export function RulesPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('table');
  const { face } = useKit();
  const { word } = useWords();
  const options = useTable((state) => state.table.options);
  return (
    <Sheet title={t('rules.title', { game: word('name') })} size="large" onClose={onClose}>
      <div className={`${styles.rules} ${face.world}`}>
        {face.rules.map((section) => (
          <Section key={section.heading} section={section} options={options} />
        ))}
      </div>
    </Sheet>
  );
}

function Section({ section, options }: { readonly section: RulesSection; readonly options: object }) {
  const { t } = useTranslation('table');
  const { face } = useKit();
  const { word, card } = useWords();
  return (
    <section>
      <h3>
        {word(section.heading)}
        {section.holds?.(options) === true && <span className={styles.holds}>{t('rules.thisTable')}</span>}
      </h3>
      {section.parts.map((part) => {
        if ('list' in part) {
          return (
            <ul key={part.list.join()}>
              {part.list.map((key) => (
                <li key={key}>{word(key)}</li>
              ))}
            </ul>
          );
        }
        if ('cards' in part) {
          return (
            <div key={part.cards.join()} className={styles.pictures}>
              {part.cards.map((code, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be shown twice, and none moves
                <figure key={i} role="img" aria-label={card(code)}>
                  <face.CardArt card={code} />
                </figure>
              ))}
              {part.text !== undefined && <p>{word(part.text)}</p>}
            </div>
          );
        }
        return <p key={part.text}>{word(part.text)}</p>;
      })}
    </section>
  );
}
