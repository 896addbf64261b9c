/** The deck as a whole: its name and idea in both languages, and all its cards at a glance. */
import type { DeckDesign } from '../../../../core/games/janken-wars/deck/design.ts';
import { FLAVOUR_LENGTH, NAME_LENGTH } from '../../../../core/games/janken-wars/deck/read-design.ts';
import { TextField } from '../../../app/controls/Field.tsx';
import type { Change } from '../../../decks/use-story.ts';
import { localText } from '../art/printed.ts';
import bench from './bench.module.css';
import { CardPicture } from './CardPicture.tsx';
import { languagesFrom, withText } from './local-texts.ts';
import { useWords } from './use-words.ts';

export function DeckForm({ design, onChange }: { readonly design: DeckDesign; readonly onChange: Change<DeckDesign> }) {
  const { t, language: shown } = useWords();
  return (
    <>
      <h2>{t('deck.heading')}</h2>
      <div className={bench.pair}>
        {languagesFrom(shown).map((language) => (
          <TextField
            key={language}
            showLabel
            label={t('deck.name', { language: t(`languages.${language}`) })}
            lang={language}
            maxLength={NAME_LENGTH}
            placeholder={localText(design.name, language)}
            value={design.name[language] ?? ''}
            onText={(text) =>
              onChange({ ...design, name: withText(design.name, language, text) }, `deck-name-${language}`)
            }
          />
        ))}
      </div>
      {languagesFrom(shown).map((language) => (
        <TextField
          key={language}
          showLabel
          label={t('deck.idea', { language: t(`languages.${language}`) })}
          lang={language}
          maxLength={FLAVOUR_LENGTH}
          placeholder={localText(design.idea, language)}
          value={design.idea[language] ?? ''}
          onText={(text) =>
            onChange({ ...design, idea: withText(design.idea, language, text) }, `deck-idea-${language}`)
          }
        />
      ))}
      <div className={bench.overview} aria-hidden="true">
        {design.cards.map((card) => (
          <CardPicture key={card.code} card={card} language={shown} />
        ))}
      </div>
    </>
  );
}
