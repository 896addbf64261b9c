/** How UNO's actions look on the table: cards go to the pile, the pile gives cards, the rest is buttons. */

import { type Action, DRAW, JUMP, type Lay, PLAY } from '../../../core/games/uno/actions.ts';
import { COLOURS, codeOf, kindOf, WILD } from '../../../core/games/uno/cards.ts';
import type { View } from '../../../core/games/uno/state.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { Answer, Doubt, Offer, Question, Sentence, SpotId } from '../../table/face.ts';
import { colourValue, colourWord, laid } from './codes.ts';

export const UNO_SWITCH = 'act.uno';

const isLay = (action: Action): action is Lay => action.type === 'play' || action.type === 'jump';

export function offers(actions: readonly Action[], view: View): readonly Offer<Action>[] {
  return actions.flatMap((action) => offersOf(action, view));
}

function offersOf(action: Action, view: View): readonly Offer<Action>[] {
  switch (action.type) {
    case 'play':
    case 'jump':
      return [{ action, piece: `hand:${codeOf(action.card)}`, target: 'pile' }];
    case 'draw':
      return [{ action, piece: 'deck', target: 'hand', quick: true }];
    case 'accept':
      return [
        { action, piece: 'deck', target: 'hand', quick: true },
        { action, button: 'act.accept' },
      ];
    case 'pass':
      return [{ action, button: view.phase === 'drawn' ? 'act.keep' : 'act.pass' }];
    case 'challenge':
      return [{ action, button: 'act.challenge' }];
    case 'call':
      return [{ action, button: 'act.call' }];
    case 'catch':
      return [
        { action, button: 'act.catch' },
        { action, target: `seat:${action.seat}` },
      ];
    case 'colour':
      return [{ action, button: 'act.colour' }];
    case 'next':
      return [];
  }
}

/** What a wild is to be, or with whom a 7 swaps. */
export function ask(actions: readonly Action[], view: View): Question<Action> | null {
  const colours = group(actions, (action) => ('colour' in action ? action.colour : null));
  if (colours.size > 1) {
    const answers = [...colours].map(([colour, left]): Answer<Action> => {
      const letter = COLOURS[colour] ?? 'r';
      return { id: letter, label: { key: `colours.${letter}` }, actions: left };
    });
    return { key: 'ask.colour', answers };
  }
  const partners = group(actions, (action) => (isLay(action) ? action.swapWith : null));
  if (partners.size <= 1) return null;
  const answers = [...partners].map(([seat, left]): Answer<Action> => {
    const values = { seat: { seat }, count: view.sizes[seat] ?? 0 };
    return { id: String(seat), label: { key: 'ask.partner', values }, actions: left };
  });
  return { key: 'ask.swap', answers };
}

function group(actions: readonly Action[], by: (action: Action) => number | null): Map<number, Action[]> {
  const groups = new Map<number, Action[]>();
  for (const action of actions) {
    const key = by(action);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  return groups;
}

/** UNO is called with the play: a switch that is set before the card is laid. */
export const switches = {
  list: (actions: readonly Action[]): readonly string[] =>
    actions.some((action) => isLay(action) && action.uno) ? [UNO_SWITCH] : [],
  apply: (actions: readonly Action[], on: ReadonlySet<string>): readonly Action[] =>
    actions.filter((action) => !isLay(action) || action.uno === on.has(UNO_SWITCH)),
};

/** The source asks before a draw with a playable card in hand. */
export function doubt(action: Action, actions: readonly Action[]): Doubt | null {
  if (action.type !== 'draw' || !actions.some((other) => other.type === 'play')) return null;
  return { words: { key: 'doubt.draw' }, yes: 'doubt.yes', no: 'doubt.no', setting: 'confirmDraw' };
}

/** What putting a piece somewhere would be, listed or not: the core then says why not. */
export function attempt(piece: SpotId, target: SpotId | null, view: View): Action | null {
  if (piece === 'deck') return target === null || target === 'hand' ? DRAW : null;
  if (target !== null && target !== 'pile') return null;
  const card = kindOf(piece.replace('hand:', ''));
  if (card === null) return null;
  const forms = (view.turn === view.seat ? PLAY : JUMP)[card];
  return forms === undefined ? null : (forms.coloured[0] ?? forms.bare);
}

const asCard = (action: Action | null): string => (action !== null && isLay(action) ? codeOf(action.card) : 'W');

export function refusal(code: string, attempted: Action | null, view: View): Sentence {
  const top = view.discard.at(-1);
  const values = {
    card: { card: asCard(attempted) },
    top: { card: top === undefined ? 'W' : laid(top, top >= WILD ? view.colour : null) },
    colour: colourValue(view.colour),
    count: view.stack,
  };
  return { key: `refused.${exactly(code, view)}`, values };
}

/** The core's code, told apart by what the table plays where one sentence would not fit both. */
function exactly(code: string, { phase, options }: View): string {
  if (phase === 'drawn' && code === 'not-playable') return 'only-drawn';
  if (phase === 'drawn' && code === 'must-play') return 'must-decide';
  if (code === 'must-answer-stack' && options.stacking === 'off') return 'must-answer';
  return code;
}

/**
 * How much time people should get to act out of turn, as a share of the usual: whole after a forgotten
 * call, half while the very same card could still be in somebody's hand, by what lies open.
 */
export function room(view: View): number {
  const { fresh, owes, options, discard, turn, layer, sizes, phase } = view;
  if (!fresh || phase === 'round-over' || phase === 'match-over') return 0;
  if (owes !== null) return 1;
  const top = discard.at(-1);
  if (!options.jumpIn || top === undefined || top >= WILD) return 0;
  const busy = new Set<Seat | null>([turn, layer]);
  busy.delete(null);
  const copies = view.cards.filter((card) => card === top).length;
  const open = discard.filter((card) => card === top).length;
  return sizes.length > busy.size && copies > open ? 0.5 : 0;
}

/** Reasons of the computer players, with their values as the table shows them. */
export function reason({
  key,
  values = {},
}: {
  key: string;
  values?: Readonly<Record<string, string | number>>;
}): Sentence {
  const { card, seat, colour, ...rest } = values;
  return {
    key,
    values: {
      ...rest,
      ...(typeof card === 'string' ? { card: { card } } : {}),
      ...(typeof seat === 'number' ? { seat: { seat } } : {}),
      ...(typeof colour === 'string' ? { colour: colourWord(colour) } : {}),
    },
  };
}
