/** The rules of the table: ready-made ones to choose from, and every single option. */
import { useTranslation } from 'react-i18next';
import { presetOf, presetsOf, seeded, sharedSpecs, withPreset } from './draft.ts';
import { OptionRow } from './OptionRow.tsx';
import { OwnDecks } from './OwnDecks.tsx';
import type { PanelProps } from './panel-props.ts';
import styles from './RulesPanel.module.css';
import { SeedRow } from './SeedRow.tsx';
import { useGameWords } from './words.ts';

export function RulesPanel({ draft, making, onChange }: PanelProps) {
  const { t } = useTranslation('app');
  const { face, entry } = making;
  const words = useGameWords(entry.id);
  const preset = presetOf(draft, face);
  const { decks } = face;
  // Per-seat options stand at the seats; larger values (a deck) are made on screens of their own.
  const specs = sharedSpecs(face);
  return (
    <section className={styles.panel} aria-labelledby="rules-title">
      <header className={styles.head}>
        <h2 id="rules-title">{t('setup.rules')}</h2>
        <p className={styles.which} role="status">
          {preset === null ? t('setup.custom') : words.preset(preset)}
        </p>
      </header>
      <fieldset className={styles.presets}>
        <legend className="quiet">{t('setup.ready')}</legend>
        {presetsOf(face).map((name) => (
          <label key={name} className={styles.preset}>
            <input
              type="radio"
              name="preset"
              checked={name === preset}
              onChange={() => onChange((now) => withPreset(now, face, name))}
            />
            <span className={styles.presetName}>{words.preset(name)}</span>
            <span className={styles.presetLine}>{words.presetLine(name)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.options}>
        {decks !== undefined && <OwnDecks draft={draft} making={making} onChange={onChange} decks={decks} />}
        {specs.map((spec) => (
          <OptionRow key={spec.key} spec={spec} draft={draft} making={making} onChange={onChange} />
        ))}
        {seeded(draft, face) && <SeedRow draft={draft} onChange={onChange} />}
      </div>
    </section>
  );
}
