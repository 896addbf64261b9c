/** Events of a run, the first half: what is met by the road. */
import type { Encounter } from './encounter.ts';
import { TITLES } from './encounter-titles.ts';

export const BY_DAY: readonly Encounter[] = [
  {
    code: 'old-well',
    motif: 'well',
    title: TITLES['old-well'],
    story: {
      en: 'Far down something glints, and something breathes.',
      'pt-BR': 'Lá no fundo algo brilha, e algo respira.',
    },
    choices: [
      {
        code: 'toss',
        label: { en: 'Toss a coin in', 'pt-BR': 'Jogar uma moeda' },
        steps: [
          { do: 'pay', coins: 1 },
          { do: 'max-hp', n: 2 },
        ],
      },
      {
        code: 'drink',
        label: { en: 'Drink', 'pt-BR': 'Beber' },
        steps: [
          { do: 'max-hp', n: -4 },
          { do: 'ability', ability: 'mend', n: 1 },
        ],
      },
      { code: 'leave', label: { en: 'Walk on', 'pt-BR': 'Seguir adiante' }, steps: [] },
    ],
  },
  {
    code: 'tinkers-cart',
    motif: 'cart',
    title: TITLES['tinkers-cart'],
    story: {
      en: 'Pots, pans, and a wheel of fine grey dust.',
      'pt-BR': 'Panelas, tachos e uma roda de pó cinzento e fino.',
    },
    choices: [
      {
        code: 'polish',
        label: { en: 'Have a coin polished', 'pt-BR': 'Mandar polir uma moeda' },
        steps: [
          { do: 'pay', coins: 1 },
          { do: 'improve', upgrade: 'polished' },
        ],
      },
      {
        code: 'scrap',
        label: { en: 'Leave something behind', 'pt-BR': 'Deixar algo para trás' },
        steps: [{ do: 'remove' }],
      },
      {
        code: 'sweep',
        label: { en: 'Sweep his floor', 'pt-BR': 'Varrer o chão dele' },
        steps: [{ do: 'coins', coins: ['coin-light'] }],
      },
    ],
  },
  {
    code: 'mint-twins',
    motif: 'twins',
    title: TITLES['mint-twins'],
    story: {
      en: 'One strikes heads, the other tails. They have quarrelled for years.',
      'pt-BR': 'Uma cunha cara, a outra coroa. Brigam há anos.',
    },
    choices: [
      {
        code: 'strike',
        label: { en: 'Let both strike one coin', 'pt-BR': 'Deixar as duas cunharem uma moeda' },
        steps: [
          { do: 'pay', coins: 1 },
          { do: 'improve', upgrade: 'twin' },
        ],
      },
      {
        code: 'heads',
        label: { en: 'Side with the elder', 'pt-BR': 'Ficar com a mais velha' },
        steps: [{ do: 'coins', coins: ['coin-light'] }],
      },
      {
        code: 'tails',
        label: { en: 'Side with the younger', 'pt-BR': 'Ficar com a mais nova' },
        steps: [{ do: 'coins', coins: ['coin-shadow'] }],
      },
    ],
  },
  {
    code: 'stray-pack',
    motif: 'pack',
    title: TITLES['stray-pack'],
    story: { en: 'Eyes at the edge of the fire. They are thin.', 'pt-BR': 'Olhos na beira da fogueira. Estão magros.' },
    choices: [
      {
        code: 'feed',
        label: { en: 'Buy them meat', 'pt-BR': 'Comprar carne para eles' },
        steps: [
          { do: 'pay', coins: 1 },
          { do: 'offer', tribe: 'beast' },
        ],
      },
      {
        code: 'call',
        label: { en: 'Call one over', 'pt-BR': 'Chamar um deles' },
        steps: [{ do: 'find', tribe: 'beast', leastCost: 1 }],
      },
      {
        code: 'drive-off',
        label: { en: 'Drive them off', 'pt-BR': 'Espantá-los' },
        steps: [{ do: 'coins', coins: ['coin-shadow'] }],
      },
    ],
  },
  {
    code: 'wayside-chapel',
    motif: 'chapel',
    title: TITLES['wayside-chapel'],
    story: {
      en: 'A hundred candles, and nobody to have lit them.',
      'pt-BR': 'Cem velas, e ninguém que as tenha acendido.',
    },
    choices: [
      {
        code: 'give',
        label: { en: 'Give what it asks', 'pt-BR': 'Dar o que ela pede' },
        steps: [
          { do: 'pay', coins: 3 },
          { do: 'ability', ability: 'dawn', n: 1 },
        ],
      },
      {
        code: 'rest',
        label: { en: 'Rest among them', 'pt-BR': 'Descansar entre elas' },
        steps: [{ do: 'max-hp', n: 1 }],
      },
      {
        code: 'rob',
        label: { en: 'Empty the box', 'pt-BR': 'Esvaziar a caixa' },
        steps: [
          { do: 'max-hp', n: -2 },
          { do: 'coins', coins: ['coin-shadow', 'coin-shadow'] },
        ],
      },
    ],
  },
  {
    code: 'grave-diggers',
    motif: 'spade',
    title: TITLES['grave-diggers'],
    story: {
      en: '“Hold the lamp,” they say. “There is a share in it.”',
      'pt-BR': '“Segure o lampião”, dizem. “Tem parte nisso.”',
    },
    choices: [
      {
        code: 'dig',
        label: { en: 'Dig with them', 'pt-BR': 'Cavar com eles' },
        steps: [
          { do: 'coins', coins: ['coin-shadow', 'coin-shadow', 'coin-shadow'] },
          { do: 'card', card: 'murk-rat' },
        ],
      },
      { code: 'stop', label: { en: 'Stop them', 'pt-BR': 'Impedi-los' }, steps: [{ do: 'fight' }] },
      { code: 'leave', label: { en: 'Walk on', 'pt-BR': 'Seguir adiante' }, steps: [] },
    ],
  },
  {
    code: 'broken-bridge',
    motif: 'bridge-broken',
    title: TITLES['broken-bridge'],
    story: {
      en: 'Half of it is still there, and half a dozen people wait.',
      'pt-BR': 'Metade ainda está lá, e meia dúzia de gente espera.',
    },
    choices: [
      {
        code: 'ferry',
        label: { en: 'Pay for all', 'pt-BR': 'Pagar por todos' },
        steps: [
          { do: 'pay', coins: 2 },
          { do: 'offer', tribe: 'wanderer' },
          { do: 'offer', tribe: 'wanderer' },
        ],
      },
      {
        code: 'swim',
        label: { en: 'Swim', 'pt-BR': 'Nadar' },
        steps: [
          { do: 'max-hp', n: -2 },
          { do: 'card', card: 'ferryman' },
        ],
      },
      { code: 'around', label: { en: 'Go the long way round', 'pt-BR': 'Dar a volta' }, steps: [] },
    ],
  },
  {
    code: 'mirror-lake',
    motif: 'lake',
    title: TITLES['mirror-lake'],
    story: { en: 'The one in the water waves first.', 'pt-BR': 'Quem está na água acena primeiro.' },
    choices: [
      {
        code: 'reach',
        label: { en: 'Reach in', 'pt-BR': 'Estender a mão' },
        steps: [{ do: 'max-hp', n: -2 }, { do: 'copy' }],
      },
      { code: 'stir', label: { en: 'Stir the water', 'pt-BR': 'Mexer na água' }, steps: [{ do: 'change' }] },
      { code: 'leave', label: { en: 'Walk on', 'pt-BR': 'Seguir adiante' }, steps: [] },
    ],
  },
];
