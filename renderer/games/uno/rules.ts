/** The rules page of UNO: sections, and at which tables each holds. */
import type { Options } from '../../../core/games/uno/options.ts';
import type { RulesSection } from '../../table/face.ts';

const at = (test: (options: Options) => boolean) => (options: object) => test(options as Options);
const text = (key: string) => ({ text: `rules.${key}` });

export const rules: readonly RulesSection[] = [
  { heading: 'rules.aim.heading', parts: [text('aim.text')] },
  {
    heading: 'rules.turn.heading',
    parts: [text('turn.text'), { cards: ['g7', 'g2', 'gS', 'b7', 'W'], text: 'rules.turn.cards' }],
  },
  {
    heading: 'rules.colours.heading',
    parts: [text('colours.text'), { cards: ['r0', 'y0', 'g0', 'b0'] }],
  },
  {
    heading: 'rules.actions.heading',
    parts: [
      { cards: ['rS', 'yR', 'g+2', 'W', 'W4'] },
      { list: ['skip', 'reverse', 'two', 'wild', 'four', 'last'].map((key) => `rules.actions.${key}`) },
    ],
  },
  {
    heading: 'rules.drawnKeep.heading',
    parts: [text('drawnKeep.text')],
    holds: at(({ drawn }) => drawn === 'keep'),
  },
  {
    heading: 'rules.drawnPlay.heading',
    parts: [text('drawnPlay.text')],
    holds: at(({ drawn }) => drawn === 'may-play'),
  },
  {
    heading: 'rules.drawnUntil.heading',
    parts: [text('drawnUntil.text')],
    holds: at(({ drawn }) => drawn === 'until-playable'),
  },
  {
    heading: 'rules.loses.heading',
    parts: [text('loses.text')],
    holds: at(({ penalty }) => penalty === 'loses-turn'),
  },
  {
    heading: 'rules.plays.heading',
    parts: [text('plays.text')],
    holds: at(({ penalty }) => penalty === 'then-plays'),
  },
  {
    heading: 'rules.stacking.heading',
    parts: [text('stacking.text'), { cards: ['b+2', 'r+2', 'W4'], text: 'rules.stacking.up' }],
    holds: at(({ stacking }) => stacking !== 'off'),
  },
  {
    heading: 'rules.challenge.heading',
    parts: [text('challenge.text'), { list: ['rules.challenge.guilty', 'rules.challenge.innocent'] }],
    holds: at(({ wild4 }) => wild4 === 'challenge'),
  },
  {
    heading: 'rules.callUno.heading',
    parts: [text('callUno.text')],
    holds: at(({ callUno }) => callUno),
  },
  {
    heading: 'rules.sevenZero.heading',
    parts: [text('sevenZero.text'), { cards: ['y7', 'r0'] }],
    holds: at(({ sevenZero }) => sevenZero),
  },
  {
    heading: 'rules.jumpIn.heading',
    parts: [text('jumpIn.text'), { cards: ['b4', 'b4'] }],
    holds: at(({ jumpIn }) => jumpIn),
  },
  {
    heading: 'rules.forcePlay.heading',
    parts: [text('forcePlay.text')],
    holds: at(({ forcePlay }) => forcePlay),
  },
  { heading: 'rules.teams.heading', parts: [text('teams.text')], holds: at(({ teams }) => teams) },
  {
    heading: 'rules.scoring.heading',
    parts: [text('scoring.text'), { list: ['rules.scoring.penalty', 'rules.scoring.winner', 'rules.scoring.blocked'] }],
  },
];
