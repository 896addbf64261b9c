/** How Shamano's actions look on the table: aimed cards go to a player, the others to the pile; the rest is buttons. */
import { type Action, jumpAction, playAction } from '../../../core/games/shamano/actions.ts';
import { cardOf, codeOf, isBlack } from '../../../core/games/shamano/cards.ts';
import { COLOUR_CODES, FIRE } from '../../../core/games/shamano/colours.ts';
import { preview } from '../../../core/games/shamano/preview.ts';
import { aimOf } from '../../../core/games/shamano/skills.ts';
import type { View } from '../../../core/games/shamano/view.ts';
import type { Answer, Doubt, Offer, Question, Sentence, SpotId } from '../../table/face.ts';
import { colourValue, colourWord, laid, letterOf } from './codes.ts';

type Laid = Extract<Action, { type: 'play' | 'jump' }>;
const isLaid = (action: Action): action is Laid => action.type === 'play' || action.type === 'jump';

export function offers(actions: readonly Action[], view: View): readonly Offer<Action>[] {
  return actions.flatMap((action) => offersOf(action, view));
}

function offersOf(action: Action, view: View): readonly Offer<Action>[] {
  switch (action.type) {
    case 'play':
    case 'jump':
      return [{ action, piece: `hand:${codeOf(action.card)}`, target: targetOf(action) }];
    case 'draw':
      return [
        { action, piece: 'deck', target: 'hand', quick: true },
        ...(view.flow.opening ? [{ action, button: 'act.newHand' }] : []),
      ];
    case 'take':
      return [
        { action, piece: 'deck', target: 'hand', quick: true },
        { action, button: 'act.take' },
      ];
    case 'end':
      return [{ action, button: view.flow.phase === 'drawn' ? 'act.keep' : 'act.end' }];
    case 'raise':
    case 'brace':
    case 'exchange':
    case 'predict':
    case 'colour':
      return [{ action, button: `act.${action.type}` }];
  }
}

const targetOf = ({ target }: Laid): SpotId => (target === null ? 'pile' : `seat:${target}`);

/** What is still open: a colour, an amount of energy, a prediction. */
export function ask(actions: readonly Action[]): Question<Action> | null {
  const [first] = actions;
  if (first === undefined) return null;
  switch (first.type) {
    case 'raise':
    case 'brace':
      return askAmount(actions, first.type);
    case 'predict':
      return askColour(actions, 'ask.predict');
    case 'exchange':
      return askColour(actions, 'ask.exchange');
    default:
      return askColour(actions, 'ask.colour');
  }
}

function askColour(actions: readonly Action[], key: string): Question<Action> | null {
  const answers = actions.flatMap((action): Answer<Action>[] => {
    if (!('colour' in action)) return [];
    if (action.colour === null) {
      const passes = action.type === 'predict';
      return passes ? [{ id: 'pass', label: { key: 'ask.pass' }, actions: [action] }] : [];
    }
    const letter = letterOf(action.colour);
    return [{ id: letter, label: { key: `colours.${letter}` }, actions: [action] }];
  });
  return answers.length < 2 ? null : { key, answers };
}

/** More amounts than this are asked for in two steps. */
const MOST_AMOUNTS = 10;

function askAmount(actions: readonly Action[], type: 'raise' | 'brace'): Question<Action> {
  const key = `ask.${type}`;
  const amountOf = (action: Action) => ('amount' in action ? action.amount : 0);
  if (actions.length <= MOST_AMOUNTS) {
    const answers = actions.map((action) => {
      return {
        id: String(amountOf(action)),
        label: { key: 'ask.amount', values: { n: amountOf(action) } },
        actions: [action],
      };
    });
    return { key, answers };
  }
  // As few groups as there may be answers, each as small as that allows.
  const size = Math.max(MOST_AMOUNTS, Math.ceil(actions.length / MOST_AMOUNTS));
  const groups = Array.from({ length: Math.ceil(actions.length / size) }, (_, i) =>
    actions.slice(i * size, (i + 1) * size),
  );
  const answers = groups.map((group) => {
    const [from, to] = [amountOf(group[0] as Action), amountOf(group.at(-1) as Action)];
    const label: Sentence =
      from === to ? { key: 'ask.amount', values: { n: from } } : { key: 'ask.amounts', values: { from, to } };
    return { id: `${from}-${to}`, label, actions: group };
  });
  return { key, answers };
}

/** Drawing for choice is asked about as everywhere; a card that would or might defeat its own player as well. */
export function doubt(action: Action, actions: readonly Action[], view: View): Doubt | null {
  if (action.type === 'draw' && actions.some((other) => other.type === 'play')) {
    return { words: { key: 'doubt.draw' }, yes: 'doubt.yes', no: 'doubt.no', setting: 'confirmDraw' };
  }
  if (!isLaid(action) || view.seat === null) return null;
  const own = preview(view, view.seat, action)?.[view.seat]?.defeated ?? 'no';
  if (own === 'no') return null;
  return { words: { key: `doubt.self.${own}` }, yes: 'doubt.playIt', no: 'doubt.no' };
}

/** What putting a piece somewhere would be, listed or not: the core then says why not. */
export function attempt(piece: SpotId, target: SpotId | null, view: View): Action | null {
  if (view.seat === null) return null;
  const card = cardOf(piece.startsWith('hand:') ? piece.slice('hand:'.length) : null);
  if (card === null) return null;
  const seat = target?.startsWith('seat:') === true ? Number(target.slice('seat:'.length)) : null;
  if (seat === null && target !== null && target !== 'pile') return null;
  if (view.flow.turn !== view.seat) return jumpAction(card, seat);
  const named = isBlack(card) && !view.options.prediction && view.flow.lock === 0;
  return playAction(card, seat, named ? (view.flow.colour ?? FIRE) : null);
}

export function refusal(code: string, attempted: Action | null, view: View): Sentence {
  const top = view.discard.at(-1);
  const values = {
    card: { card: attempted !== null && isLaid(attempted) ? codeOf(attempted.card) : 'W' },
    top: { card: top === undefined ? 'W' : laid(top, view.flow.colour) },
    colour: colourValue(view.flow.colour),
    count: view.flow.stack?.sum ?? 0,
  };
  return { key: `refused.${exactly(code, attempted, view)}`, values };
}

/** The core's code, told apart where one sentence would not fit all it is given for. */
function exactly(code: string, attempted: Action | null, { flow, shamans, seat }: View): string {
  const aimless =
    attempted !== null && isLaid(attempted) && seat !== null && aimOf(shamans[seat] ?? 0, attempted.card) === 'nobody';
  if (code === 'bad-target' && aimless) return 'no-target';
  if (code === 'not-playable' && flow.phase === 'drawn') return 'only-drawn';
  if (code === 'must-answer-stack' && flow.stack?.four === true) return 'must-answer-four';
  return code;
}

/**
 * How much time people should get to jump in, as a share of the usual: half while the very same card
 * could still be in the hand of somebody who may, by what lies open.
 */
export function room(view: View): number {
  const { flow, discard, pack } = view;
  if (claims(view).length === 0) return 0;
  const copies = pack.filter((card) => card === flow.window).length;
  const open = discard.filter((card) => card === flow.window).length;
  return copies > open ? 0.5 : 0;
}

/** Who may act out of turn now, by what everybody knows: whether they hold the card is their secret. */
export function claims({ flow, options, seats, result }: View): readonly number[] {
  if (!options.jumpIn || flow.window === null || flow.continued || result !== null) return [];
  return seats.alive.flatMap((lives, seat) => (lives && seat !== flow.turn && seat !== flow.player ? [seat] : []));
}

/** Reasons of the computer players, with their values as the table shows them. */
export function reason({
  key,
  values = {},
}: {
  key: string;
  values?: Readonly<Record<string, string | number>>;
}): Sentence {
  const { card, seat, colour, skill, branch, ...rest } = values;
  return {
    key: key === 'reason.branch' && card === '' ? 'reason.branchBare' : key,
    values: {
      ...rest,
      ...(typeof card === 'string' && card !== '' ? { card: { card } } : {}),
      ...(typeof seat === 'number' ? { seat: { seat } } : {}),
      ...(typeof colour === 'string' && COLOUR_CODES.includes(colour) ? { colour: colourWord(colour) } : {}),
      ...(typeof skill === 'string' ? { skill: { word: `skills.${skill}.name` } } : {}),
      ...(typeof branch === 'string' ? { branch: { word: `branch.${branchOf(branch)}` } } : {}),
    },
  };
}

/** The last part of a path through the source's tree. */
const branchOf = (path: string) => path.split(/[/ >]+/).at(-1) ?? path;
