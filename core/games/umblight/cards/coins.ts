/**
 * Coin cards: Light or Shadow, power 1, cost 0. Three upgrades exist, each once a coin: *polished*
 * (power 2), *twin* (its polarity is chosen when it is combined, so it has none of its own) and
 * *returning* (goes back to the bank once, and is not returning any more).
 */
import { type Design, LIGHT, type Polarity, SHADOW } from '../battle/battle.ts';
import type { Words } from '../words.ts';
import { FIRST_CARD } from './kinds.ts';

export const UPGRADES = ['polished', 'twin', 'returning'] as const;
export type Upgrade = (typeof UPGRADES)[number];

export const UPGRADE_WORDS: Readonly<Record<Upgrade, { readonly name: Words; readonly text: Words }>> = {
  polished: {
    name: { en: 'Polished', 'pt-BR': 'Polida' },
    text: { en: 'Power 2 instead of 1.', 'pt-BR': 'Poder 2 em vez de 1.' },
  },
  twin: {
    name: { en: 'Twin', 'pt-BR': 'Gêmea' },
    text: {
      en: 'You choose Light or Shadow when you combine it.',
      'pt-BR': 'Você escolhe Luz ou Sombra ao combiná-la.',
    },
  },
  returning: {
    name: { en: 'Returning', 'pt-BR': 'Retornante' },
    text: {
      en: 'The first time it is combined it goes back to the piggy bank.',
      'pt-BR': 'Na primeira vez em que é combinada, volta ao cofrinho.',
    },
  },
};

/** A coin card as its parts. `polarity` is null for a twin. */
export interface Coin {
  readonly polarity: Polarity | null;
  readonly polished: boolean;
  readonly returning: boolean;
}

const TWINS = 8;

/** The coin card a kind stands for; `kind` is 0 … FIRST_CARD − 1. */
export function coinOf(kind: number): Coin {
  const bits = kind < TWINS ? kind >> 1 : kind - TWINS;
  const polarity = kind >= TWINS ? null : (kind & 1) === 0 ? LIGHT : SHADOW;
  return { polarity, polished: (bits & 1) !== 0, returning: (bits & 2) !== 0 };
}

export function coinKind({ polarity, polished, returning }: Coin): number {
  const bits = (polished ? 1 : 0) + (returning ? 2 : 0);
  return polarity === null ? TWINS + bits : bits * 2 + polarity;
}

export const LIGHT_COIN = coinKind({ polarity: LIGHT, polished: false, returning: false });
export const SHADOW_COIN = coinKind({ polarity: SHADOW, polished: false, returning: false });

/** A duel's bank, and a run's first; sorted. */
export const FIRST_BANK: readonly number[] = [
  LIGHT_COIN,
  LIGHT_COIN,
  LIGHT_COIN,
  SHADOW_COIN,
  SHADOW_COIN,
  SHADOW_COIN,
];

export function isTwin(kind: number): boolean {
  return kind >= TWINS && kind < FIRST_CARD;
}

/** The coin with an upgrade more, or null if it has that one. */
export function improved(kind: number, upgrade: Upgrade): number | null {
  const coin = coinOf(kind);
  if (upgrade === 'twin') return coin.polarity === null ? null : coinKind({ ...coin, polarity: null });
  return coin[upgrade] ? null : coinKind({ ...coin, [upgrade]: true });
}

/** What goes back to the bank when the coin has been combined, or null. */
export function coinBack(kind: number): number | null {
  const coin = coinOf(kind);
  return coin.returning ? coinKind({ ...coin, returning: false }) : null;
}

/** The printed design of each coin kind, in order. Codes: `coin-light`, `coin-twin-polished-returning` … */
export const COIN_DESIGNS: readonly Design[] = Array.from({ length: FIRST_CARD }, (_, kind) => {
  const { polarity, polished, returning } = coinOf(kind);
  const colour = polarity === null ? 'twin' : polarity === LIGHT ? 'light' : 'shadow';
  const code = `coin-${colour}${polished ? '-polished' : ''}${returning ? '-returning' : ''}`;
  return { code, polarity: polarity ?? LIGHT, power: polished ? 2 : 1, cost: 0, tribes: 0, skills: [0, 1] };
});
