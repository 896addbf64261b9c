/** A world that agrees with all a view shows: what the seat cannot see is dealt at random. */
import { sorted, without } from '../../kit/piles.ts';
import { below, chance, copyRng, pick, type Rng, shuffle } from '../../kit/rng.ts';
import { type Card, follows, isSkill, skillCard } from './cards.ts';
import { COLOURS } from './colours.ts';
import { mayExchange, under } from './legal.ts';
import { copySeats, type Prediction, type State, topOf } from './state.ts';
import type { View } from './view.ts';

export function imagine(view: View, rng: Rng): State {
  const unseen = without(view.pack, view.hand, view.discard);
  shuffle(rng, unseen);
  const hands = view.sizes.map((size, seat) => {
    return seat === view.seat ? view.hand.slice() : unseen.splice(unseen.length - size, size);
  });
  const drawn = view.drawn.slice();
  if (view.flow.drawn > drawn.length) drawn.push(...imagineDrawn(view, hands, unseen, rng));
  if (view.seat !== null && mayExchange(view, view.seat, roomIn(view))) agreeWithOffers(view, hands, unseen, rng);
  return {
    rng: copyRng(rng),
    dice: [],
    options: view.options,
    pack: view.pack,
    shamans: view.shamans,
    flow: { ...view.flow },
    seats: copySeats(view.seats),
    hands: hands.map((hand, seat) => (seat === view.seat ? hand : sorted(hand))),
    draw: unseen,
    discard: view.discard.slice(),
    drawn,
    predictions: view.predictions.map((given) => (given === 'sealed' ? guess(rng) : given)),
    result: view.result,
  };
}

function roomIn({ options, hand }: View): number {
  return options.handLimit === 'off' ? 1 : options.handLimit - hand.length;
}

function guess(rng: Rng): Prediction {
  return chance(rng, 0.5) ? 'pass' : pick(rng, COLOURS);
}

/** What the player on turn has just drawn: a card that can be played is among it. */
function imagineDrawn({ flow, discard, seat }: View, hands: Card[][], draw: Card[], rng: Rng): Card[] {
  const top = topOf(discard);
  const fits = (card: Card) => follows(card, flow.colour, top);
  const hand = hands[flow.turn] as Card[];
  if (!hand.some(fits)) {
    const elsewhere = [draw, ...hands.filter((_, of) => of !== flow.turn && of !== seat)];
    exchangeCards(hand, below(rng, hand.length), elsewhere, fits, rng);
  }
  const playable = pick(rng, hand.filter(fits));
  const others = hand.slice();
  others.splice(others.indexOf(playable), 1);
  shuffle(rng, others);
  return [playable, ...others.slice(0, flow.drawn - 1)];
}

/** Puts the card at an index of one list in the place of a wanted card of another, if there is one. */
function exchangeCards(
  list: Card[],
  index: number,
  others: readonly Card[][],
  wanted: (card: Card) => boolean,
  rng: Rng,
): void {
  const places = others
    .flatMap((other) => other.map((card, at) => ({ other, at, card })))
    .filter((p) => wanted(p.card));
  if (places.length === 0) return;
  const { other, at, card } = pick(rng, places);
  other[at] = list[index] as Card;
  list[index] = card;
}

/**
 * The seat knows which Skill Cards it may take for its full bar, so for those that do not lie open it
 * knows whether one is in the draw pile.
 */
function agreeWithOffers(view: View, hands: Card[][], draw: Card[], rng: Rng): void {
  const hidden = hands.filter((_, of) => of !== view.seat);
  const unsure = COLOURS.filter((colour) => under(view.discard, skillCard(colour)) < 0);
  const offered = unsure.filter((colour) => view.offers.includes(colour)).map(skillCard);
  const missing = unsure.filter((colour) => !view.offers.includes(colour)).map(skillCard);
  const movable = (card: Card) => !missing.includes(card);
  for (let i = 0; i < draw.length; i++) {
    if (!movable(draw[i] as Card)) exchangeCards(draw, i, hidden, movable, rng);
  }
  for (const card of offered) {
    if (draw.includes(card)) continue;
    const spare = spareIn(draw, offered);
    exchangeCards(draw, spare, hidden, (other) => other === card, rng);
  }
}

/** A place in the draw pile whose card may be elsewhere without taking an offer away. */
function spareIn(draw: readonly Card[], offered: readonly Card[]): number {
  return draw.findIndex((card, i) => !(isSkill(card) && offered.includes(card)) || draw.indexOf(card) !== i);
}
