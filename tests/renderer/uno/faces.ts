/** UNO's face for tests, and its words in a language without a screen. */
import i18next from 'i18next';
import type { SeatPlan } from '../../../electron/api.ts';
import { face as typed } from '../../../renderer/games/uno/face.ts';
import type { AnyFace } from '../../../renderer/table/face.ts';
import { createWords, type Words } from '../../../renderer/table/words.tsx';
import { LANGUAGES, type Language } from '../../../renderer/text/index.ts';

export const face = typed as unknown as AnyFace;
export { LANGUAGES };

export const seatsOf = (count: number): SeatPlan[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'computer', name: `Seat${i}`, colour: 'sky', level: 'normal' }));

/** Sentences as they would be read; a key that is missing throws. */
export function wordsIn(language: Language, seats: readonly SeatPlan[]): Words {
  const text = i18next.createInstance();
  void text.init({
    lng: language,
    initAsync: false,
    resources: { [language]: { uno: face.texts[language] } },
    interpolation: { escapeValue: false },
  });
  const t = text.getFixedT(language, 'uno' as never) as unknown as (key: string, values: object) => string;
  return createWords({ face, seats, language }, (key, values) => {
    const read = t(key, values);
    if (read === key || /\{\{|undefined|NaN|\[object/.test(read))
      throw new Error(`${language}: ${key} reads "${read}"`);
    return read;
  });
}
