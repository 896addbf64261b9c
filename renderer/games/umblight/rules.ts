/** The rules page of Umblight. */
import type { Options } from '../../../core/games/umblight/options.ts';
import { SKILLS } from '../../../core/games/umblight/skills/skills.ts';
import type { RulesSection } from '../../table/face.ts';

const text = (key: string) => ({ text: `rules.${key}` });

export const rules: readonly RulesSection[] = [
  { heading: 'rules.aim.heading', parts: [text('aim.text')] },
  { heading: 'rules.turn.heading', parts: [text('turn.text'), text('turn.order'), text('turn.acts')] },
  {
    heading: 'rules.polarity.heading',
    parts: [
      { cards: ['candle-maid', 'roe-deer'], text: 'rules.polarity.light' },
      { cards: ['wild-bear', 'gambler'], text: 'rules.polarity.shadow' },
    ],
  },
  {
    heading: 'rules.combine.heading',
    parts: [text('combine.text'), { cards: ['rag-doll', 'tin-soldier'], text: 'rules.combine.shield' }],
  },
  {
    heading: 'rules.clash.heading',
    parts: [{ list: ['met', 'strike', 'over'].map((key) => `rules.clash.${key}`) }],
  },
  {
    heading: 'rules.coins.heading',
    parts: [{ cards: ['coin-light', 'coin-shadow', 'coin-twin'], text: 'rules.coins.text' }],
  },
  { heading: 'rules.skills.heading', parts: [{ list: SKILLS.map(({ code }) => `skillLines.${code}`) }] },
  {
    heading: 'rules.run.heading',
    parts: [text('run.text'), text('run.shop')],
    holds: (options) => (options as Options).mode === 'run',
  },
  { heading: 'rules.end.heading', parts: [text('end.text')] },
];
