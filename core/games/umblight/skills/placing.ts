/** The skills that fire while cards are placed: `coin`, `ward`, `spark`, `pack`, `bond`, `thrift`, `twilight`. */
import { cardAt, opponent, sideOf } from '../battle/battle.ts';
import { earn, gain, harm } from '../battle/effects.ts';
import type { BareSkill, CombinationSkill, EntersSkill } from './skill.ts';

export const coin: BareSkill = {
  code: 'coin',
  fires: 'never',
  combined: 'dropped',
  name: { en: 'Coin', 'pt-BR': 'Moeda' },
  text: {
    en: 'Can only be laid on a card. Once combined it leaves the piggy bank for good.',
    'pt-BR': 'Só pode ser posta sobre uma carta. Uma vez combinada, deixa o cofrinho para sempre.',
  },
};

export const ward: EntersSkill = {
  code: 'ward',
  fires: 'enters',
  combined: 'adds',
  name: { en: 'Ward', 'pt-BR': 'Guarda' },
  text: {
    en: 'When placed: +{n} shield, if the result is Light.',
    'pt-BR': 'Ao ser posta: +{n} de escudo, se o resultado for Luz.',
  },
  does: (spot, n) => gain(spot, { power: 0, shield: n }, 'ward'),
};

export const spark: EntersSkill = {
  code: 'spark',
  fires: 'enters',
  combined: 'adds',
  name: { en: 'Spark', 'pt-BR': 'Faísca' },
  text: {
    en: 'When placed: {n} damage to the opposing card, shield first, without overkill.',
    'pt-BR': 'Ao ser posta: {n} de dano à carta oposta, primeiro no escudo, sem transbordar.',
  },
  does: ({ battle, side, lane, tell }, n) => harm({ battle, side: opponent(side), lane, tell }, n, 'spark'),
};

export const pack: EntersSkill = {
  code: 'pack',
  fires: 'enters',
  combined: 'adds',
  name: { en: 'Pack', 'pt-BR': 'Matilha' },
  text: {
    en: 'When placed: +{n} power for each other card on your row that shares a tribe.',
    'pt-BR': 'Ao ser posta: +{n} de poder por outra carta da sua fileira que tenha uma tribo em comum.',
  },
  does(spot, n) {
    const own = cardAt(spot.battle, spot.side, spot.lane);
    if (own === null) return;
    let kin = 0;
    for (const card of sideOf(spot.battle, spot.side).row) {
      if (card !== null && card !== own && (card.tribes & own.tribes) !== 0) kin++;
    }
    gain(spot, { power: n * kin, shield: 0 }, 'pack');
  },
};

export const bond: CombinationSkill = {
  code: 'bond',
  fires: 'combination',
  combined: 'adds',
  name: { en: 'Bond', 'pt-BR': 'Vínculo' },
  text: {
    en: 'When combined with a card that shares a tribe: +{n} power.',
    'pt-BR': 'Ao combinar com uma carta que tenha uma tribo em comum: +{n} de poder.',
  },
  does(spot, n, kin) {
    if (kin) gain(spot, { power: n, shield: 0 }, 'bond');
  },
};

export const thrift: CombinationSkill = {
  code: 'thrift',
  fires: 'combination',
  combined: 'adds',
  name: { en: 'Thrift', 'pt-BR': 'Economia' },
  text: {
    en: 'When combined: +{n} in shadow coins this turn.',
    'pt-BR': 'Ao combinar: +{n} em moedas de sombra neste turno.',
  },
  does: ({ battle, side, tell }, n) => earn(battle, side, n, 'thrift', tell),
};

export const twilight: CombinationSkill = {
  code: 'twilight',
  fires: 'combination',
  combined: 'once',
  keepsPolarity: true,
  name: { en: 'Twilight', 'pt-BR': 'Crepúsculo' },
  text: {
    en: 'When combined: the result keeps the polarity of the card beneath.',
    'pt-BR': 'Ao combinar: o resultado mantém a polaridade da carta de baixo.',
  },
};
