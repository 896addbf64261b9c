/** Events of a run, the second half: what is met after dark. */
import type { Encounter } from './encounter.ts';
import { TITLES } from './encounter-titles.ts';

export const BY_NIGHT: readonly Encounter[] = [
  {
    code: 'night-forge',
    motif: 'forge',
    title: TITLES['night-forge'],
    story: {
      en: 'It burns without coal. The hammer hangs at your height.',
      'pt-BR': 'Arde sem carvão. O martelo pende na sua altura.',
    },
    choices: [
      {
        code: 'learn',
        label: { en: 'Learn the blow', 'pt-BR': 'Aprender o golpe' },
        steps: [
          { do: 'pay', coins: 3 },
          { do: 'ability', ability: 'forge', n: 1 },
        ],
      },
      {
        code: 'hammer',
        label: { en: 'Hammer a coin yourself', 'pt-BR': 'Martelar uma moeda' },
        steps: [
          { do: 'max-hp', n: -1 },
          { do: 'improve', upgrade: 'polished' },
        ],
      },
      { code: 'leave', label: { en: 'Walk on', 'pt-BR': 'Seguir adiante' }, steps: [] },
    ],
  },
  {
    code: 'returning-tree',
    motif: 'tree',
    title: TITLES['returning-tree'],
    story: {
      en: 'Whatever is hung on it is in your pocket by morning.',
      'pt-BR': 'O que nela se pendura amanhece no bolso.',
    },
    choices: [
      {
        code: 'hang',
        label: { en: 'Hang a coin on it', 'pt-BR': 'Pendurar uma moeda' },
        steps: [
          { do: 'pay', coins: 1 },
          { do: 'improve', upgrade: 'returning' },
        ],
      },
      { code: 'fruit', label: { en: 'Eat its fruit', 'pt-BR': 'Comer do fruto' }, steps: [{ do: 'max-hp', n: 1 }] },
      {
        code: 'plant',
        label: { en: 'Bury something under it', 'pt-BR': 'Enterrar algo sob ela' },
        steps: [{ do: 'remove' }],
      },
    ],
  },
  {
    code: 'card-reader',
    motif: 'cards',
    title: TITLES['card-reader'],
    story: {
      en: 'She turns three of your own cards and frowns at the fourth.',
      'pt-BR': 'Ela vira três das suas cartas e franze a testa para a quarta.',
    },
    choices: [
      {
        code: 'ask',
        label: { en: 'Ask to be taught', 'pt-BR': 'Pedir que ensine' },
        steps: [
          { do: 'pay', coins: 2 },
          { do: 'ability', ability: 'foresight', n: 1 },
        ],
      },
      {
        code: 'draw',
        label: { en: 'Draw from her deck', 'pt-BR': 'Tirar do baralho dela' },
        steps: [{ do: 'offer', tribe: null }],
      },
      {
        code: 'swap',
        label: { en: 'Give her the fourth', 'pt-BR': 'Dar-lhe a quarta' },
        steps: [{ do: 'change' }, { do: 'coins', coins: ['coin-light'] }],
      },
    ],
  },
  {
    code: 'night-market',
    motif: 'market',
    title: TITLES['night-market'],
    story: {
      en: 'No lamps. You buy by touch and pay by weight.',
      'pt-BR': 'Sem lampiões. Compra-se pelo tato e paga-se pelo peso.',
    },
    choices: [
      {
        code: 'sell',
        label: { en: 'Sell something', 'pt-BR': 'Vender algo' },
        steps: [{ do: 'remove' }, { do: 'coins', coins: ['coin-light', 'coin-shadow'] }],
      },
      {
        code: 'blind',
        label: { en: 'Buy the big crate, unseen', 'pt-BR': 'Comprar o caixote, sem ver' },
        steps: [
          { do: 'pay', coins: 2 },
          { do: 'find', tribe: null, leastCost: 5 },
        ],
      },
      { code: 'leave', label: { en: 'Walk on', 'pt-BR': 'Seguir adiante' }, steps: [] },
    ],
  },
  {
    code: 'cursed-purse',
    motif: 'purse',
    title: TITLES['cursed-purse'],
    story: {
      en: 'It is heavier each time you look away.',
      'pt-BR': 'Fica mais pesada cada vez que você olha para o lado.',
    },
    choices: [
      {
        code: 'take',
        label: { en: 'Hang it round your neck', 'pt-BR': 'Pendurá-la ao pescoço' },
        steps: [
          { do: 'max-hp', n: -6 },
          { do: 'ability', ability: 'purse', n: 1 },
        ],
      },
      {
        code: 'shake',
        label: { en: 'Shake it out', 'pt-BR': 'Sacudi-la' },
        steps: [
          { do: 'max-hp', n: -1 },
          { do: 'coins', coins: ['coin-light', 'coin-shadow'] },
        ],
      },
      { code: 'bury', label: { en: 'Bury it', 'pt-BR': 'Enterrá-la' }, steps: [{ do: 'max-hp', n: 1 }] },
    ],
  },
  {
    code: 'dying-lantern',
    motif: 'lantern',
    title: TITLES['dying-lantern'],
    story: { en: 'Its keeper is asleep, or worse.', 'pt-BR': 'Seu guardião dorme, ou pior.' },
    choices: [
      {
        code: 'feed',
        label: { en: 'Feed it a coin', 'pt-BR': 'Dar-lhe uma moeda' },
        steps: [
          { do: 'pay', coins: 1 },
          { do: 'offer', tribe: 'lantern' },
        ],
      },
      {
        code: 'carry',
        label: { en: 'Carry it with you', 'pt-BR': 'Levá-la consigo' },
        steps: [{ do: 'card', card: 'candle-maid' }],
      },
      {
        code: 'snuff',
        label: { en: 'Put it out', 'pt-BR': 'Apagá-la' },
        steps: [
          { do: 'max-hp', n: -4 },
          { do: 'ability', ability: 'dusk', n: 1 },
        ],
      },
    ],
  },
  {
    code: 'crossroads',
    motif: 'crossroads',
    title: TITLES.crossroads,
    story: { en: 'Someone well dressed has been expecting you.', 'pt-BR': 'Alguém bem vestido esperava por você.' },
    choices: [
      {
        code: 'sell-gift',
        label: { en: 'Sell a gift', 'pt-BR': 'Vender um dom' },
        steps: [{ do: 'forget' }, { do: 'coins', coins: ['coin-twin-polished', 'coin-light', 'coin-shadow'] }],
      },
      {
        code: 'borrow',
        label: { en: 'Borrow', 'pt-BR': 'Tomar emprestado' },
        steps: [
          { do: 'max-hp', n: -3 },
          { do: 'coins', coins: ['coin-light-polished', 'coin-shadow-polished'] },
        ],
      },
      { code: 'leave', label: { en: 'Walk on', 'pt-BR': 'Seguir adiante' }, steps: [] },
    ],
  },
  {
    code: 'old-soldier',
    motif: 'soldier',
    title: TITLES['old-soldier'],
    story: { en: 'He salutes with the hand that is left.', 'pt-BR': 'Ele bate continência com a mão que restou.' },
    choices: [
      { code: 'spar', label: { en: 'Accept his challenge', 'pt-BR': 'Aceitar o desafio' }, steps: [{ do: 'fight' }] },
      {
        code: 'listen',
        label: { en: 'Listen all night', 'pt-BR': 'Ouvir a noite toda' },
        steps: [{ do: 'change' }, { do: 'change' }],
      },
      {
        code: 'share',
        label: { en: 'Share your bread', 'pt-BR': 'Dividir o pão' },
        steps: [
          { do: 'max-hp', n: -1 },
          { do: 'find', tribe: null, leastCost: 3 },
        ],
      },
    ],
  },
];
