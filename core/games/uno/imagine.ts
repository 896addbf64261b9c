/**
 * A world that agrees with a view: the cards the seat cannot see are shuffled and dealt anew to the other
 * hands and the draw pile.
 */
import { insert, sorted, without } from '../../kit/piles.ts';
import { below, copyRng, pick, type Rng, shuffle } from '../../kit/rng.ts';
import { COLOUR, SYMBOL, WILD } from './cards.ts';
import type { Bluff, State, View } from './state.ts';

/**
 * Deals the hands a view does not show out of the unseen cards, which come shuffled; what it leaves is the
 * draw pile. Returns all hands, sorted.
 */
export type Deal = (view: View, unseen: number[], rng: Rng) => number[][];

/** `deal` may favour hands that fit what is known beyond the view; absent, every deal is as likely. */
export function imagine(view: View, rng: Rng, deal: Deal = dealEvenly): State {
  const unseen = without(view.cards, view.discard, ...(view.open ?? [view.hand]));
  shuffle(rng, unseen);
  const drawn = imagineDrawn(view, unseen, rng);
  const hands = handsOf(view, unseen, drawn, deal, rng);
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

function handsOf(view: View, unseen: number[], drawn: number | null, deal: Deal, rng: Rng): number[][] {
  if (view.open !== null) return view.open.map((hand) => [...hand]);
  if (drawn === null || view.turn === view.seat) return deal(view, unseen, rng);
  const smaller = { ...view, sizes: view.sizes.map((size, seat) => (seat === view.turn ? size - 1 : size)) };
  const hands = deal(smaller, unseen, rng);
  insert(hands[view.turn] as number[], drawn);
  return hands;
}

function dealEvenly(view: View, unseen: number[]): number[][] {
  return view.sizes.map((size, seat) =>
    seat === view.seat ? [...view.hand] : sorted(unseen.splice(unseen.length - size, size)),
  );
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
  return { seat, colour, hand: bluff.hand ?? someOf(hands[seat] as number[], size, rng) };
}

function someOf(hand: readonly number[], size: number, rng: Rng): number[] {
  const some = [...hand];
  while (some.length > size) some.splice(below(rng, some.length), 1);
  return some;
}
