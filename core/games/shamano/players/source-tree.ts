/**
 * The behaviour tree of the source's computer player: Control before Attack before Shield before
 * Healing. Data only: `source.ts` gives its words their meaning, and screens may draw it.
 */
import type { Behaviour } from './behaviour.ts';

export type Condition =
  | 'not-my-turn'
  | 'a-stack-is-open'
  | 'a-colour-is-asked'
  | 'a-prediction-is-asked'
  | 'reverse-hurts';

/** Choices of cards are in the order in which they are looked for. */
export type Choice =
  | 'jump-in'
  | 'predict-nothing'
  | 'wanted-colour'
  | 'skill-for-full-bar'
  | 'raise-an-attack'
  | 'brace'
  | 'plus-two'
  | 'plus-four'
  | 'thunder-skill'
  | 'thunder-number'
  | 'skip'
  | 'reverse'
  | 'fire-skill'
  | 'fire-number'
  | 'wind-skill'
  | 'wind-number'
  | 'rain-skill'
  | 'rain-number'
  | 'wild'
  | 'take'
  | 'draw'
  | 'end';

export type SourceTree = Behaviour<Condition, Choice>;

const control: SourceTree = {
  name: 'control',
  any: [
    { choose: 'thunder-skill' },
    { choose: 'thunder-number' },
    { choose: 'skip' },
    { name: 'turn-it-back', all: [{ when: 'reverse-hurts' }, { choose: 'reverse' }] },
    { choose: 'plus-two' },
    { choose: 'plus-four' },
  ],
};

const attack: SourceTree = { name: 'attack', any: [{ choose: 'fire-skill' }, { choose: 'fire-number' }] };
const shield: SourceTree = { name: 'shield', any: [{ choose: 'wind-skill' }, { choose: 'wind-number' }] };
const healing: SourceTree = { name: 'healing', any: [{ choose: 'rain-skill' }, { choose: 'rain-number' }] };

export const sourceTree: SourceTree = {
  name: 'source',
  any: [
    { name: 'out-of-turn', all: [{ when: 'not-my-turn' }, { choose: 'jump-in' }] },
    { name: 'prediction', all: [{ when: 'a-prediction-is-asked' }, { choose: 'predict-nothing' }] },
    { name: 'colour', all: [{ when: 'a-colour-is-asked' }, { choose: 'wanted-colour' }] },
    {
      name: 'stack',
      all: [
        { when: 'a-stack-is-open' },
        { name: 'answer', any: [{ choose: 'plus-two' }, { choose: 'plus-four' }, { choose: 'take' }] },
      ],
    },
    {
      name: 'turn',
      any: [
        {
          name: 'prepare',
          any: [{ choose: 'skill-for-full-bar' }, { choose: 'raise-an-attack' }, { choose: 'brace' }],
        },
        control,
        attack,
        shield,
        healing,
        {
          name: 'what-is-left',
          any: [{ choose: 'reverse' }, { choose: 'wild' }, { choose: 'draw' }, { choose: 'end' }],
        },
      ],
    },
  ],
};
