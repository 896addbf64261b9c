/**
 * A world that agrees with a view: the cards the seat cannot see are shuffled and dealt anew to the other
 * hands and the draw pile.
 */
import type { Seat } from '../../kit/game.ts';
import { insert, sorted, without } from '../../kit/piles.ts';
import { below, copyRng, pick, type Rng, shuffle } from '../../kit/rng.ts';
import { COLOUR, SYMBOL, WILD } from './cards.ts';
import type { Bluff, State, View } from './state.ts';

export function imagine(view: View, rng: Rng): State {
  const known = view.open ?? [view.hand];
  const unseen = without(view.cards, view.discard, ...known);
  shuffle(rng, unseen);
  const drawn = imagineDrawn(view, unseen, rng);
  const hands = view.sizes.map((size, seat) => {
    if (view.open !== null) return [...(view.open[seat] as readonly number[])];
    if (seat === view.seat) return [...view.hand];
    const own = drawn !== null && seat === view.turn ? 1 : 0;
    const hand = sorted(unseen.splice(unseen.length - (size - own), size - own));
    if (drawn !== null && own === 1) insert(hand, drawn);
    return hand;
  });
  return {
    rng: copyRng(rng),
    options: view.options,
    cards: view.cards,
    hands,
    draw: unseen,
    discard: [...view.discard],
    colour: view.colour,
    phase: view.phase,
    turn: view.turn,
    direction: view.direction,
    stack: view.stack,
    bluff: imagineBluff(view, hands, rng),
    drawn,
    layer: view.layer,
    fresh: view.fresh,
    owes: view.owes,
    passes: view.passes,
    round: view.round,
    turns: view.turns,
    leader: view.leader,
    scores: [...view.scores],
    wentOut: [...view.wentOut],
    roundEnd: view.roundEnd,
    result: view.result,
  };
}

/** The card that may be played after drawing; another seat's is one of the unseen cards that fit. */
function imagineDrawn(view: View, unseen: number[], rng: Rng): number | null {
  if (view.phase !== 'drawn' || view.turn === view.seat) return view.drawn;
  const top = view.discard[view.discard.length - 1];
  const fits = (card: number) =>
    card >= WILD ||
    view.colour === null ||
    COLOUR[card] === view.colour ||
    (top !== undefined && SYMBOL[card] === SYMBOL[top]);
  const card = pick(rng, unseen.filter(fits));
  unseen.splice(unseen.indexOf(card), 1);
  return card;
}

/** The bluffer's hand as it was; cards a catch has added since are any of those it holds now. */
function imagineBluff({ bluff }: View, hands: readonly number[][], rng: Rng): Bluff | null {
  if (bluff === null) return null;
  const { seat, colour, size } = bluff;
  const hand = bluff.hand ?? someOf(hands[seat as Seat] as number[], size, rng);
  return { seat, colour, hand };
}

function someOf(hand: readonly number[], size: number, rng: Rng): number[] {
  const some = [...hand];
  while (some.length > size) some.splice(below(rng, some.length), 1);
  return some;
}
