/** The skills of the clash and after: `lone`, `rally`, `thorns`, `leech`, `steadfast`, `legacy`, `grudge`. */
import { cardAt, opponent, sideOf } from '../battle/battle.ts';
import { draw, gain, hurt } from '../battle/effects.ts';
import type { ClashStartSkill, DamageSkill, MeetingSkill, PerishSkill, StrikeSkill } from './skill.ts';

export const lone: ClashStartSkill = {
  code: 'lone',
  fires: 'clash-start',
  combined: 'adds',
  name: { en: 'Lone', 'pt-BR': 'Solitário' },
  text: {
    en: 'At the start of the clash: +{n} power if your row holds no other card.',
    'pt-BR': 'No início do embate: +{n} de poder se não houver outra carta na sua fileira.',
  },
  does(spot, n) {
    let cards = 0;
    for (const card of sideOf(spot.battle, spot.side).row) if (card !== null) cards++;
    if (cards === 1) gain(spot, { power: n, shield: 0 }, 'lone');
  },
};

export const rally: ClashStartSkill = {
  code: 'rally',
  fires: 'clash-start',
  combined: 'adds',
  name: { en: 'Rally', 'pt-BR': 'Brado' },
  text: {
    en: 'At the start of the clash: +{n} power to your cards in neighbouring lanes.',
    'pt-BR': 'No início do embate: +{n} de poder às suas cartas nas raias vizinhas.',
  },
  does({ battle, side, lane, tell }, n) {
    for (let to = lane - 1; to <= lane + 1; to += 2) {
      if (cardAt(battle, side, to) !== null) gain({ battle, side, lane: to, tell }, { power: n, shield: 0 }, 'rally');
    }
  },
};

export const thorns: MeetingSkill = {
  code: 'thorns',
  fires: 'meeting',
  combined: 'adds',
  name: { en: 'Thorns', 'pt-BR': 'Espinhos' },
  text: {
    en: 'In the clash the opposing card takes {n} more; this does not count for overkill.',
    'pt-BR': 'No embate, a carta oposta sofre mais {n}; isso não conta para o transbordo.',
  },
  harm: (n) => n,
};

export const leech: DamageSkill = {
  code: 'leech',
  fires: 'damage',
  combined: 'once',
  name: { en: 'Leech', 'pt-BR': 'Sanguessuga' },
  text: {
    en: 'When it strikes or overkills: you are healed by the damage, up to your maximum.',
    'pt-BR': 'Ao golpear ou transbordar: você se cura pelo dano causado, até o seu máximo.',
  },
  heals: (damage) => damage,
};

export const steadfast: StrikeSkill = {
  code: 'steadfast',
  fires: 'strike',
  combined: 'once',
  loses: 1,
  name: { en: 'Steadfast', 'pt-BR': 'Firme' },
  text: {
    en: 'After a strike it does not perish but loses 1 power.',
    'pt-BR': 'Depois de golpear não perece, mas perde 1 de poder.',
  },
};

export const legacy: PerishSkill = {
  code: 'legacy',
  fires: 'perishes',
  combined: 'adds',
  name: { en: 'Legacy', 'pt-BR': 'Legado' },
  text: { en: 'When it perishes: you draw {n}.', 'pt-BR': 'Ao perecer: você compra {n}.' },
  does({ battle, side, tell }, n) {
    for (let i = 0; i < n; i++) draw(battle, side, 'legacy', tell);
  },
};

export const grudge: PerishSkill = {
  code: 'grudge',
  fires: 'perishes',
  combined: 'adds',
  name: { en: 'Grudge', 'pt-BR': 'Rancor' },
  text: {
    en: 'When it perishes: {n} damage to the opposing player.',
    'pt-BR': 'Ao perecer: {n} de dano ao jogador oposto.',
  },
  does: ({ battle, side, lane, tell }, n) => hurt(battle, opponent(side), { damage: n, by: 'grudge', lane }, tell),
};
