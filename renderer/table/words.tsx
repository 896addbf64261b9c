/**
 * Sentences of a game in the user's language. Values that stand for a card, a seat or a word of the
 * game are put in as what they are: as text where text is wanted, and in the log as a card that shows
 * its picture.
 */
import { Fragment, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SeatPlan } from '../../electron/api.ts';
import type { AnyFace, CardCode, Sentence, SentenceValue } from './face.ts';
// Brings the keys of the table's own texts along, wherever a part of the table is used.
import type {} from './text/en.ts';

/** Stands around a value that becomes a node; cannot be typed in a name. */
const MARK = '\u0000';

export interface WordsOf {
  readonly face: AnyFace;
  readonly language: string;
  readonly seats: readonly SeatPlan[];
}

export interface Words {
  text(sentence: Sentence): string;
  card(card: CardCode): string;
  /** A key of the game's own texts. */
  word(key: string, values?: Sentence['values']): string;
  /** The sentence with each card as a node. */
  nodes(sentence: Sentence, card: (code: CardCode, name: string) => ReactNode): ReactNode;
}

type Translate = (key: string, values: Record<string, unknown>) => string;

export function createWords({ face, seats, language }: WordsOf, translate: Translate): Words {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const join = (parts: readonly string[]) => list.format(parts);
  const plain = (value: SentenceValue): string | number => {
    if (typeof value !== 'object') return value;
    if ('card' in value) return text(face.nameOf(value.card));
    if ('cards' in value) return join(value.cards.map((card) => text(face.nameOf(card))));
    if ('seat' in value) return seats[value.seat]?.name ?? String(value.seat + 1);
    return translate(value.word, {});
  };
  const fill = (sentence: Sentence, show: (value: SentenceValue) => string | number): string => {
    const values = Object.entries(sentence.values ?? {}).map(([key, value]) => [key, show(value)]);
    return translate(sentence.key, Object.fromEntries(values));
  };
  const text = (sentence: Sentence): string => fill(sentence, plain);
  return {
    text,
    card: (card) => text(face.nameOf(card)),
    word: (key, values) => text(values === undefined ? { key } : { key, values }),
    nodes(sentence, node) {
      const cards: CardCode[] = [];
      const marked = fill(sentence, (value) => {
        if (typeof value !== 'object') return value;
        const mark = (card: CardCode) => `${MARK}${cards.push(card) - 1}${MARK}`;
        if ('card' in value) return mark(value.card);
        return 'cards' in value ? join(value.cards.map(mark)) : plain(value);
      });
      return marked.split(MARK).map((part, i) => {
        const card = i % 2 === 1 ? cards[Number(part)] : undefined;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
        return <Fragment key={i}>{card === undefined ? part : node(card, text(face.nameOf(card)))}</Fragment>;
      });
    },
  };
}

/** Words of the game at this table; new when the language changes. */
export function useWordsOf(face: AnyFace, seats: readonly SeatPlan[]): Words {
  const { i18n } = useTranslation('app');
  const { language } = i18n;
  return useMemo(() => {
    const t = i18n.getFixedT(language, face.game.id as 'table') as unknown as Translate;
    return createWords({ face, seats, language }, t);
  }, [i18n, language, face, seats]);
}
