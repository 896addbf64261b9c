/** The rules page of Shamano: sections, and at which tables each holds. */
import type { Options } from '../../../core/games/shamano/options.ts';
import type { RulesSection } from '../../table/face.ts';

const at = (test: (options: Options) => boolean) => (options: object) => test(options as Options);
const text = (key: string) => ({ text: `rules.${key}` });
const list = (section: string, keys: readonly string[]) => ({ list: keys.map((key) => `rules.${section}.${key}`) });
const heading = (section: string) => `rules.${section}.heading`;

export const rules: readonly RulesSection[] = [
  { heading: heading('aim'), parts: [text('aim.text')] },
  {
    heading: heading('turn'),
    parts: [
      text('turn.text'),
      { cards: ['g3', 'g1', 'r3', 'gS', 'W'], text: 'rules.turn.first' },
      { cards: ['b*', 'b2', 'W4'], text: 'rules.turn.skills' },
    ],
  },
  {
    heading: heading('numbers'),
    parts: [text('numbers.text'), { cards: ['r4', 'g4', 'b4', 'y4'] }, list('numbers', ['r', 'g', 'b', 'y'])],
  },
  { heading: heading('shield'), parts: [text('shield.text')] },
  {
    heading: heading('functions'),
    parts: [{ cards: ['yS', 'bR', 'r+2', 'W4'] }, list('functions', ['skip', 'reverse', 'two', 'four', 'stack'])],
  },
  {
    heading: heading('shamans'),
    parts: [{ cards: ['r*', 'g*', 'b*', 'y*', 'W'], text: 'rules.shamans.text' }, text('shamans.buffs')],
  },
  { heading: heading('banish'), parts: [text('banish.text')] },
  { heading: heading('defeat'), parts: [text('defeat.text')] },
  {
    heading: heading('jump'),
    parts: [text('jump.text'), { cards: ['b3', 'b3'], text: 'rules.jump.hotseat' }],
    holds: at(({ jumpIn }) => jumpIn),
  },
  { heading: heading('meter'), parts: [text('meter.text')], holds: at(({ meter }) => meter) },
  {
    heading: heading('prediction'),
    parts: [text('prediction.text'), text('prediction.clock')],
    holds: at(({ prediction }) => prediction),
  },
  { heading: heading('resource'), parts: [text('resource.text')], holds: at(({ resource }) => resource) },
  { heading: heading('freeDraw'), parts: [text('freeDraw.text')], holds: at(({ freeDraw }) => freeDraw) },
  { heading: heading('ending'), parts: [text('ending.text')] },
];
