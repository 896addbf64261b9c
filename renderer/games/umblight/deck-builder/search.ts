/** What the card browser shows: the cards of the set that match what is asked for, in the order asked for. Pure. */
import { SET } from '../../../../core/games/umblight/cards/designs.ts';
import type { Printed } from '../../../../core/games/umblight/cards/printed.ts';
import type { TribeCode } from '../../../../core/games/umblight/tribes.ts';
import type { Language } from '../../../text/index.ts';

export const ORDERS = ['cost', 'power', 'tribe', 'name'] as const;
export type Order = (typeof ORDERS)[number];

/** An empty list lets everything through; several of one list are alternatives. */
export interface Search {
  /** A part of the name, in the language of the screen; case and accents do not matter. */
  readonly name: string;
  readonly tribes: readonly TribeCode[];
  readonly polarities: readonly Printed['polarity'][];
  readonly costs: readonly number[];
  /** The code of a skill; null for any. */
  readonly skill: string | null;
  readonly order: Order;
}

export const EVERYTHING: Search = { name: '', tribes: [], polarities: [], costs: [], skill: null, order: 'cost' };

/** Whether anything is left out. */
export function narrows({ name, tribes, polarities, costs, skill }: Search): boolean {
  return name.trim() !== '' || skill !== null || tribes.length + polarities.length + costs.length > 0;
}

/** The list with a value put in or, if it was there, taken out. */
export function toggled<T>(list: readonly T[], value: T): readonly T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}

export function search(asked: Search, language: Language): readonly Printed[] {
  const name = plain(asked.name.trim());
  const through = <T>(list: readonly T[], values: readonly T[]) =>
    list.length === 0 || values.some((value) => list.includes(value));
  const found = SET.filter(
    (card) =>
      plain(card.name[language]).includes(name) &&
      through(asked.tribes, card.tribes) &&
      through(asked.polarities, [card.polarity]) &&
      through(asked.costs, [card.cost]) &&
      (asked.skill === null || card.skills.some((skill) => skill.split(' ')[0] === asked.skill)),
  );
  return ordered(found, asked.order, language);
}

/** Sorting keeps what is equal in the order of the set. */
function ordered(cards: Printed[], order: Order, language: Language): readonly Printed[] {
  switch (order) {
    case 'cost':
      return cards.sort((a, b) => a.cost - b.cost);
    case 'power':
      return cards.sort((a, b) => a.power - b.power);
    case 'tribe':
      return cards;
    case 'name':
      return cards.sort((a, b) => a.name[language].localeCompare(b.name[language], language));
  }
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
