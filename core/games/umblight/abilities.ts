/**
 * The abilities of player cards, one definition each: when it applies and what its number means there.
 * A side's abilities are one number for each entry of `ABILITIES`; numbers of the same ability add.
 */
import type { Seat } from '../../kit/game.ts';
import { type Battle, cardAt, LIGHT, opponent, sideOf } from './battle/battle.ts';
import { type BattleTell, earn, gain, heal, hurt, type Spot } from './battle/effects.ts';
import type { Words } from './words.ts';

interface AbilityBase {
  readonly code: string;
  readonly name: Words;
  /** What it does, with `{n}` where the number stands. */
  readonly text: Words;
}

/** `set-out`: coins of the bank polished; `deal`: cards more; `overkill`: damage more. The rules there add the number. */
interface Addend extends AbilityBase {
  readonly applies: 'set-out' | 'deal' | 'overkill';
}

/** `turn`: at the start of each turn (before drawing); `clash-start`: before the cards' own skills. */
interface SideAbility extends AbilityBase {
  readonly applies: 'turn' | 'clash-start';
  does(battle: Battle, side: Seat, n: number, tell: BattleTell): void;
}

/** `placed`: a card was placed on an empty tile; `joined`: on a card. */
interface CardAbility extends AbilityBase {
  readonly applies: 'placed' | 'joined';
  does(spot: Spot, n: number): void;
}

export type Ability = Addend | SideAbility | CardAbility;
type Moment = Ability['applies'];

export const ABILITIES: readonly Ability[] = [
  {
    code: 'dawn',
    applies: 'placed',
    name: { en: 'Dawn', 'pt-BR': 'Aurora' },
    text: {
      en: 'Your Light cards gain {n} more shield when placed on an empty tile.',
      'pt-BR': 'Suas cartas de Luz ganham mais {n} de escudo ao serem postas num espaço vazio.',
    },
    does(spot, n) {
      if (cardAt(spot.battle, spot.side, spot.lane)?.polarity === LIGHT) gain(spot, { power: 0, shield: n }, 'dawn');
    },
  },
  {
    code: 'vigour',
    applies: 'placed',
    name: { en: 'Vigour', 'pt-BR': 'Vigor' },
    text: {
      en: 'Your cards gain {n} power when placed on an empty tile.',
      'pt-BR': 'Suas cartas ganham {n} de poder ao serem postas num espaço vazio.',
    },
    does: (spot, n) => gain(spot, { power: n, shield: 0 }, 'vigour'),
  },
  {
    code: 'forge',
    applies: 'joined',
    name: { en: 'Forge', 'pt-BR': 'Forja' },
    text: {
      en: 'The first combination of each of your phases gains {n} power.',
      'pt-BR': 'A primeira combinação de cada fase sua ganha {n} de poder.',
    },
    does(spot, n) {
      if (sideOf(spot.battle, spot.side).joined === 1) gain(spot, { power: n, shield: 0 }, 'forge');
    },
  },
  {
    code: 'dusk',
    applies: 'overkill',
    name: { en: 'Dusk', 'pt-BR': 'Ocaso' },
    text: { en: 'Your overkill deals {n} more.', 'pt-BR': 'Seu transbordo causa mais {n}.' },
  },
  {
    code: 'mend',
    applies: 'turn',
    name: { en: 'Mend', 'pt-BR': 'Remendo' },
    text: {
      en: 'At the start of each turn you are healed by {n}.',
      'pt-BR': 'No início de cada turno você se cura em {n}.',
    },
    does: (battle, side, n, tell) => heal(battle, side, n, 'mend', tell),
  },
  {
    code: 'purse',
    applies: 'turn',
    name: { en: 'Purse', 'pt-BR': 'Algibeira' },
    text: {
      en: 'At the start of each turn you have {n} more shadow coins.',
      'pt-BR': 'No início de cada turno você tem mais {n} moedas de sombra.',
    },
    does: (battle, side, n, tell) => earn(battle, side, n, 'purse', tell),
  },
  {
    code: 'toll',
    applies: 'clash-start',
    name: { en: 'Toll', 'pt-BR': 'Dobre' },
    text: {
      en: 'At the start of each clash the opposing player takes {n} damage.',
      'pt-BR': 'No início de cada embate o jogador oposto sofre {n} de dano.',
    },
    does: (battle, side, n, tell) => hurt(battle, opponent(side), { damage: n, by: 'toll', lane: null }, tell),
  },
  {
    code: 'foresight',
    applies: 'deal',
    name: { en: 'Foresight', 'pt-BR': 'Presságio' },
    text: { en: 'Your opening hand has {n} more.', 'pt-BR': 'Sua mão inicial tem mais {n}.' },
  },
  {
    code: 'mint',
    applies: 'set-out',
    name: { en: 'Mint', 'pt-BR': 'Cunhagem' },
    text: {
      en: '{n} coins of your first piggy bank are polished.',
      'pt-BR': '{n} moedas do seu primeiro cofrinho vêm polidas.',
    },
  },
];

const NUMBER = new Map(ABILITIES.map((ability, i) => [ability.code, i]));
const NONE: readonly number[] = ABILITIES.map(() => 0);

/** How much of an ability a side has, 0 for none. */
export function abilityOf(abilities: readonly number[], code: string): number {
  return abilities[NUMBER.get(code) ?? -1] ?? 0;
}

/** Abilities with `n` more of one (fewer where `n` is below 0, but not below 0 in all); null if there is no such ability. */
export function withAbility(abilities: readonly number[], code: string, n: number): number[] | null {
  const at = NUMBER.get(code);
  if (at === undefined) return null;
  return abilities.map((old, i) => (i === at ? Math.max(0, old + n) : old));
}

/** Abilities from words such as `['dawn 1']`; a text says what is wrong. */
export function readAbilities(words: readonly string[]): readonly number[] | string {
  let abilities: readonly number[] = NONE;
  for (const word of words) {
    const [, code = '', n] = /^([a-z]+) ([1-9])$/.exec(word) ?? [];
    const more = withAbility(abilities, code, Number(n));
    if (more === null) return `there is no ability ${JSON.stringify(word)}`;
    abilities = more;
  }
  return abilities;
}

/** The words of abilities: `dawn 1`. */
export function abilityWords(abilities: readonly number[]): string[] {
  return ABILITIES.flatMap(({ code }, i) => (abilities[i] ? [`${code} ${abilities[i]}`] : []));
}

const indices = (moment: Moment): number[] => ABILITIES.flatMap(({ applies }, i) => (applies === moment ? [i] : []));
const AT = {
  placed: indices('placed'),
  joined: indices('joined'),
  turn: indices('turn'),
  'clash-start': indices('clash-start'),
};

/** Lets a side's abilities of a moment act on its card. */
export function applyToCard(spot: Spot, moment: 'placed' | 'joined'): void {
  const { abilities } = sideOf(spot.battle, spot.side);
  for (const i of AT[moment]) {
    const n = abilities[i] as number;
    if (n > 0) (ABILITIES[i] as CardAbility).does(spot, n);
  }
}

/** Lets a side's abilities of a moment act. */
export function applyToSide(battle: Battle, side: Seat, moment: 'turn' | 'clash-start', tell: BattleTell): void {
  const { abilities } = sideOf(battle, side);
  for (const i of AT[moment]) {
    const n = abilities[i] as number;
    if (n > 0) (ABILITIES[i] as SideAbility).does(battle, side, n, tell);
  }
}
