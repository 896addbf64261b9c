/** The card in the form as it will look, in either language. */
import { useState } from 'react';
import type { CardDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import { effectText } from '../../../../core/games/janken-wars/deck/effect-text.ts';
import { Choice } from '../../../app/controls/Field.tsx';
import bench from './bench.module.css';
import { CardPicture } from './CardPicture.tsx';
import { languagesFrom } from './local-texts.ts';
import { useWords } from './use-words.ts';

export function Preview({ card }: { readonly card: CardDesign }) {
  const { t, language: screen } = useWords();
  const [language, setLanguage] = useState(screen);
  return (
    <section className={bench.preview} aria-labelledby="preview-title">
      <h2 id="preview-title" className="quiet">
        {t('preview.heading')}
      </h2>
      <div className={bench.large} aria-hidden="true">
        <CardPicture card={card} language={language} />
      </div>
      <Choice
        label={t('preview.languages')}
        hideLabel
        value={language}
        items={languagesFrom(screen).map((value) => ({ value, label: t(`languages.${value}`) }))}
        onChange={setLanguage}
      />
      <p className={bench.effect} lang={language}>
        {effectText(card, language) || t('preview.noEffect')}
      </p>
    </section>
  );
}
