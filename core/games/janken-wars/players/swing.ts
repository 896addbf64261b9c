/**
 * What winning a card would change at once, in points: how much the winner's domain gains and how much
 * the opponent's loses when each choice is made for the largest difference. No deck order is known, so
 * cards from the deck count with their mean. `swing` moves cards about while it looks and puts them
 * back: give it zones of its own.
 */
import type { Seat } from '../../../kit/game.ts';
import { discardRefusal, swapRefusal } from '../conditions.ts';
import type { ActionDesign } from '../deck/design.ts';
import { TYPES } from '../deck/design.ts';
import { type CardKind, TOKEN } from '../kinds.ts';
import { other, type Zones } from '../state.ts';
import { domainValue } from '../values.ts';

export interface Swing {
  /** Points the winner's domain gains. */
  own: number;
  /** Points the opponent's domain loses. */
  theirs: number;
}

export interface Scene extends Zones {
  /** Mean points of an unseen card. */
  readonly meanPoints: number;
}

/** The swing of winning a table card, or the token, written into `out`. */
export function swing(scene: Scene, seat: Seat, card: number, out: Swing): Swing {
  const own = domainValue(scene, seat);
  const theirs = domainValue(scene, other(seat));
  const base: Base = { own, theirs };
  const action = (scene.kinds[card] as CardKind).action;
  out.own = 0;
  out.theirs = 0;
  if (action === null) return keepCard(scene, seat, card, base, out);
  return withAction(scene, seat, card, action, base, out);
}

type Base = Readonly<Swing>;

/** The difference counts both sides alike. */
const difference = (s: Swing) => s.own + s.theirs;

function measure(scene: Scene, seat: Seat, base: Base, out: Swing): Swing {
  out.own = domainValue(scene, seat) - base.own;
  out.theirs = base.theirs - domainValue(scene, other(seat));
  return out;
}

/** The card joins the domain for the time of a measurement. */
function keepCard(scene: Scene, seat: Seat, card: number, base: Base, out: Swing): Swing {
  const domain = scene.domains[seat] as number[];
  domain.push(card);
  measure(scene, seat, base, out);
  domain.pop();
  return out;
}

function withAction(scene: Scene, seat: Seat, card: number, action: ActionDesign, base: Base, out: Swing): Swing {
  const rival = other(seat);
  const theirs = scene.domains[rival] as number[];
  const mine = scene.domains[seat] as number[];
  const keep = () => keepCard(scene, seat, card, base, out);
  switch (action.kind) {
    case 'opponent-discards':
      if (action.choice === 'all') return swept(scene, seat, card, base, out);
      return afterDiscard(scene, rival, action.choice, keep, out);
    case 'discard-own':
      return afterDiscard(scene, seat, 'own', keep, out);
    case 'swap':
      return swapped(scene, seat, card, action.optional, base, out);
    case 'give':
      theirs.push(card);
      measure(scene, seat, base, out);
      theirs.pop();
      return out;
    case 'gain-deck':
      keep();
      out.own += action.count * scene.meanPoints;
      return out;
    case 'gain-tokens':
      for (let i = 0; i < action.count; i++) mine.push(TOKEN);
      keep();
      mine.length -= action.count;
      return out;
    case 'take-second':
      return withOneOf(scene.table, mine, (c) => scene.kinds[c]?.type === TYPES.indexOf(action.type), keep, out);
    case 'return-own':
      return withOneOf(scene.discards[seat] as number[], mine, () => true, keep, out);
    case 'discard-table':
    case 'look':
      return keep();
  }
}

/** The best, worst or mean over the cards a player can be made to discard. */
function afterDiscard(
  scene: Scene,
  victim: Seat,
  choice: 'winner' | 'opponent' | 'random' | 'own',
  keep: () => Swing,
  out: Swing,
): Swing {
  const domain = scene.domains[victim] as number[];
  const pile = scene.discards[victim] as number[];
  let count = 0;
  let own = 0;
  let theirs = 0;
  for (let i = 0; i < domain.length; i++) {
    const card = domain[i] as number;
    if (domain.indexOf(card) !== i && choice !== 'random') continue;
    if (discardRefusal(scene, victim, card) !== null) continue;
    domain.splice(i, 1);
    pile.push(card);
    keep();
    pile.pop();
    domain.splice(i, 0, card);
    const better = choice === 'opponent' ? difference(out) < own + theirs : difference(out) > own + theirs;
    if (count === 0 || better || choice === 'random') {
      own = choice === 'random' ? own + out.own : out.own;
      theirs = choice === 'random' ? theirs + out.theirs : out.theirs;
    }
    count++;
  }
  if (count === 0) return keep();
  out.own = choice === 'random' ? own / count : own;
  out.theirs = choice === 'random' ? theirs / count : theirs;
  return out;
}

function swept(scene: Scene, seat: Seat, card: number, base: Base, out: Swing): Swing {
  const theirs = scene.domains[other(seat)] as number[];
  const before = theirs.slice();
  theirs.length = 0;
  for (const one of before) if (scene.kinds[one]?.condition?.kind === 'no-discard') theirs.push(one);
  keepCard(scene, seat, card, base, out);
  theirs.length = 0;
  theirs.push(...before);
  return out;
}

function swapped(scene: Scene, seat: Seat, card: number, optional: boolean, base: Base, out: Swing): Swing {
  const mine = scene.domains[seat] as number[];
  const theirs = scene.domains[other(seat)] as number[];
  let best: Swing | null = null;
  if (optional) best = { ...keepCard(scene, seat, card, base, out) };
  for (let i = 0; i < theirs.length; i++) {
    const got = theirs[i] as number;
    if (theirs.indexOf(got) !== i || swapRefusal(scene, got) !== null) continue;
    theirs[i] = card;
    mine.push(got);
    measure(scene, seat, base, out);
    mine.pop();
    theirs[i] = got;
    if (best === null || difference(out) > difference(best)) best = { own: out.own, theirs: out.theirs };
  }
  if (best === null) return keepCard(scene, seat, card, base, out);
  out.own = best.own;
  out.theirs = best.theirs;
  return out;
}

/** One more card of a zone joins the domain, the best one; then the won card. */
function withOneOf(
  zone: readonly number[],
  mine: number[],
  fits: (card: number) => boolean,
  keep: () => Swing,
  out: Swing,
): Swing {
  let own = Number.NEGATIVE_INFINITY;
  let theirs = 0;
  for (let i = 0; i < zone.length; i++) {
    const card = zone[i] as number;
    if (zone.indexOf(card) !== i || !fits(card)) continue;
    mine.push(card);
    keep();
    mine.pop();
    if (difference(out) > own + theirs) {
      own = out.own;
      theirs = out.theirs;
    }
  }
  if (own === Number.NEGATIVE_INFINITY) return keep();
  out.own = own;
  out.theirs = theirs;
  return out;
}
