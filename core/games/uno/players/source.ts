/**
 * Source: the policy of the program this game was made from, kept exactly. It collects the cards it can
 * play and draws a fraction each turn; above one half, or once any opponent holds fewer than three cards,
 * it plays action cards first, the most dangerous first; otherwise number cards first, holding the
 * actions. It names the colour it holds most of. What the source does not know (challenges, jump-ins,
 * catching) it never does; calls it never forgets; of seats to swap with it takes the smallest hand.
 */
import { pick, type Rng, unit } from '../../../kit/rng.ts';
import type { Answer, Player } from '../../../players/player.ts';
import { ACCEPT, type Action, CALL, type Lay } from '../actions.ts';
import { COLOUR, DRAW_TWO, REVERSE, SKIP, SYMBOL } from '../cards.ts';
import type { Event } from '../events.ts';
import { asksCall } from '../matching.ts';
import type { View } from '../state.ts';
import { isLay } from './habits.ts';
import { because, explain } from './reasons.ts';
import { isEnemy, type Sight, sightOf, smallestEnemyHand } from './sight.ts';

/** Fewer cards than this in an opponent's hand, and actions come first. */
const FEW = 3;

export const source: Player<View, Action, Event> = {
  level: 'source',
  listens: false,
  choose({ view, seat, legal, awaited, rng }): Answer<Action> {
    const sight = sightOf(view, seat);
    const call = legal.find((action) => action === CALL);
    if (call !== undefined) return { action: call, reason: because('reason.call') };
    if (!awaited) return { action: null, reason: because('reason.let-pass') };
    const calls = asksCall(sight, sight.hand.length);
    const lays = legal.filter(isLay).filter(({ uno }) => uno === calls);
    if (lays.length === 0) {
      const action = withoutCard(sight, legal);
      return { action, reason: explain(sight, legal, action) };
    }
    const actionsFirst = unit(rng) > 0.5 || smallestEnemyHand(sight) < FEW;
    const action = favourite(sight, chosenCards(lays, actionsFirst, rng));
    return { action, reason: because(actionsFirst ? 'reason.source-actions' : 'reason.source-numbers') };
  },
};

/** The danger of a card: 0 for numbers, then Reverse, Skip, Draw Two, Wild, Wild Draw Four. */
function danger(card: number): number {
  const symbol = SYMBOL[card] as number;
  if (symbol < SKIP) return 0;
  if (symbol === REVERSE) return 1;
  if (symbol === SKIP) return 2;
  return symbol - DRAW_TWO + 3;
}

/** All forms of one card: the most dangerous, or the least; equal ones at random. */
function chosenCards(lays: readonly Lay[], actionsFirst: boolean, rng: Rng): Lay[] {
  const dangers = lays.map(({ card }) => danger(card));
  const wanted = actionsFirst ? Math.max(...dangers) : Math.min(...dangers);
  const card = pick(rng, [...new Set(lays.map((lay) => lay.card).filter((c) => danger(c) === wanted))]);
  return lays.filter((lay) => lay.card === card);
}

/** The form that names the colour held most, or swaps with an opponent of the fewest cards. */
function favourite(sight: Sight, forms: readonly Lay[]): Lay {
  const worth = ({ colour, swapWith }: Lay) => {
    if (colour !== null) return held(sight, colour);
    if (swapWith === null) return 0;
    return -(sight.sizes[swapWith] ?? 0) - (isEnemy(sight, sight.seat, swapWith) ? 0 : 1000);
  };
  return forms.reduce((best, form) => (worth(form) > worth(best) ? form : best));
}

function held({ hand }: Sight, colour: number): number {
  return hand.filter((card) => COLOUR[card] === colour).length;
}

/** Nothing to play: draw, pass, take the stack, deal, or name the opening colour. */
function withoutCard(sight: Sight, legal: readonly Action[]): Action {
  if (sight.phase === 'answer') return ACCEPT;
  const worth = (action: Action) => (action.type === 'colour' ? held(sight, action.colour) : 0);
  const own = legal.filter(({ type }) => type !== 'catch');
  return own.reduce((best, action) => (worth(action) > worth(best) ? action : best));
}
