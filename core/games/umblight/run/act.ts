/** The actions of a run outside its battles: what the traveller may do, and what an action does. */

import type { Tell } from '../../../kit/game.ts';
import { sorted } from '../../../kit/piles.ts';
import type { Rng } from '../../../kit/rng.ts';
import { shuffle } from '../../../kit/rng.ts';
import { ABILITIES } from '../abilities.ts';
import type { Action, RunAction } from '../actions.ts';
import { firstBank } from '../cards/first-bank.ts';
import { deckKinds } from '../decks/deck-rules.ts';
import { STARTER_DECKS } from '../decks/presets.ts';
import { abilitiesOf, PLAYER_CARDS, playerCard, TRAVELLERS } from '../player-cards.ts';
import type { Event, State } from '../state.ts';
import { choiceOf, encounter } from './encounters.ts';
import {
  beginChapter,
  carryOut,
  enter,
  IMPROVEMENT_PRICE,
  priceOf,
  REMOVAL_PRICE,
  type Travel,
  travel,
} from './places.ts';
import { type MapNode, OFFERED, type Run, SMALLEST_DECK, type Step } from './run.ts';
import { affordable, changed, happen, heldAbilities, improvements } from './steps.ts';

export type RunRefusal =
  | 'match-over'
  | 'not-your-phase'
  /** The action belongs to another place. */
  | 'not-here'
  | 'no-path'
  | 'not-on-offer'
  | 'not-enough-coins'
  | 'not-in-bank'
  | 'not-in-deck'
  | 'already-upgraded'
  | 'deck-too-small';

/** A run of which nothing is decided yet: three player cards are offered. */
export function newRun(rng: Rng): Run {
  const offers = [...TRAVELLERS];
  shuffle(rng, offers);
  return {
    place: { kind: 'traveller', offers: sorted(offers.slice(0, OFFERED)) },
    owed: [],
    chapter: 0,
    stop: 0,
    at: null,
    map: [],
    boss: null,
    traveller: null,
    maxHp: 0,
    abilities: ABILITIES.map(() => 0),
    deck: [],
    bank: [],
    met: [],
    battlesWon: 0,
  };
}

/** All actions of the traveller outside battles, each once. */
export function runLegal(run: Run): Action[] {
  const [step] = run.owed;
  if (step !== undefined) return stepActions(run, step);
  const { place } = run;
  switch (place.kind) {
    case 'traveller':
      return place.offers.map((player) => choose(playerCard(player).code));
    case 'starter':
      return place.offers.map(choose);
    case 'map':
      return reachable(run).map((node) => Object.freeze({ type: 'go' as const, node }));
    case 'event':
      return (encounter(place.event)?.choices ?? []).flatMap(({ code, steps }) =>
        affordable(run, steps) ? [choose(code)] : [],
      );
    case 'shop':
      return shopActions(run, place.cards);
    case 'battle':
    case 'reward':
    case 'end':
      return [];
  }
}

const choose = (choice: string): Action => Object.freeze({ type: 'choose', choice });

function stepActions(run: Run, step: Step): Action[] {
  const bank = [...new Set(run.bank)];
  const deck = [...new Set(run.deck)];
  switch (step.do) {
    case 'pay':
      return bank.map((coin) => Object.freeze({ type: 'pay' as const, coin }));
    case 'take':
      return [
        ...step.cards.map((card) => Object.freeze({ type: 'take' as const, card })),
        Object.freeze({ type: 'skip' as const }),
      ];
    case 'remove':
    case 'copy':
    case 'change':
      return deck.map((card) => Object.freeze({ type: 'pick' as const, card }));
    case 'improve':
      return improvements(run, step.upgrade).map(({ coin, upgrade }) =>
        Object.freeze({ type: 'improve' as const, coin, upgrade }),
      );
    case 'forget':
      return heldAbilities(run).map((ability) => Object.freeze({ type: 'forget' as const, ability }));
    default:
      return [];
  }
}

function shopActions(run: Run, cards: readonly number[]): Action[] {
  const coins = run.bank.length;
  const actions: Action[] = cards
    .filter((card) => priceOf(card) <= coins)
    .map((card) => Object.freeze({ type: 'buy' as const, card }));
  if (coins >= REMOVAL_PRICE && run.deck.length > SMALLEST_DECK) {
    actions.push(Object.freeze({ type: 'ask', service: 'remove' }));
  }
  if (coins >= IMPROVEMENT_PRICE && improvements(run, null).length > 0) {
    actions.push(Object.freeze({ type: 'ask', service: 'improve' }));
  }
  return [...actions, Object.freeze({ type: 'leave' })];
}

/** The nodes of the next stop that can be entered now. */
export function reachable(run: Run): number[] {
  const following = run.map[run.stop] ?? [];
  if (run.at === null) return [...following.keys()];
  return [...(run.map[run.stop - 1]?.[run.at]?.next ?? [])];
}

/** Plays in place. Returns null, or a refusal that has changed nothing. */
export function playRun(state: State, run: Run, action: RunAction, tell: Tell<Event> | undefined): RunRefusal | null {
  if (run.place.kind === 'end') return 'match-over';
  const on = travel(state, run, tell);
  const [step, ...rest] = run.owed;
  return step === undefined ? playPlace(on, action) : playStep(on, action, step, rest);
}

function playPlace(on: Travel, action: RunAction): RunRefusal | null {
  const { place } = on.run;
  switch (place.kind) {
    case 'traveller':
      return action.type === 'choose' ? setOut(on, action.choice, place.offers) : 'not-here';
    case 'starter':
      return action.type === 'choose' ? packUp(on, action.choice, place.offers) : 'not-here';
    case 'map':
      return action.type === 'go' ? go(on, action.node) : 'not-here';
    case 'event':
      return action.type === 'choose' ? chooseIn(on, place.event, action.choice) : 'not-here';
    case 'shop':
      return playShop(on, action, place.cards);
    default:
      return 'not-here';
  }
}

function setOut(on: Travel, code: string, offers: readonly number[]): RunRefusal | null {
  const traveller = offers.find((player) => PLAYER_CARDS[player]?.code === code);
  if (traveller === undefined) return 'not-on-offer';
  const abilities = abilitiesOf(traveller);
  const maxHp = playerCard(traveller).hp;
  happen(on, { type: 'set-out', traveller, maxHp, abilities, bank: firstBank(abilities) });
  const decks = STARTER_DECKS.map((deck) => deck.code);
  shuffle(on.rng, decks);
  happen(on, { type: 'arrived', place: { kind: 'starter', offers: decks.slice(0, OFFERED).sort() }, met: null });
  return null;
}

function packUp(on: Travel, starter: string, offers: readonly string[]): RunRefusal | null {
  const deck = STARTER_DECKS.find(({ code }) => code === starter && offers.includes(code));
  if (deck === undefined) return 'not-on-offer';
  happen(on, { type: 'packed', starter, deck: sorted(deckKinds(deck.cards)) });
  beginChapter(on, 0);
  return null;
}

function go(on: Travel, node: number): RunRefusal | null {
  const to: MapNode | undefined = on.run.map[on.run.stop]?.[node];
  if (to === undefined || !reachable(on.run).includes(node)) return 'no-path';
  enter(on, to.kind, node);
  return null;
}

function chooseIn(on: Travel, event: string, code: string): RunRefusal | null {
  const choice = choiceOf(event, code);
  if (choice === null) return 'not-on-offer';
  if (!affordable(on.run, choice.steps)) return 'not-on-offer';
  happen(on, { type: 'chose', choice: code });
  carryOut(on, choice.steps);
  return null;
}

function playShop(on: Travel, action: RunAction, cards: readonly number[]): RunRefusal | null {
  const coins = on.run.bank.length;
  if (action.type === 'leave') {
    happen(on, { type: 'arrived', place: { kind: 'map' }, met: null });
    return null;
  }
  if (action.type === 'buy') {
    const { card } = action;
    if (!cards.includes(card)) return 'not-on-offer';
    if (priceOf(card) > coins) return 'not-enough-coins';
    happen(on, { type: 'sold', card });
    carryOut(on, [pay(priceOf(card)), { do: 'own', card }]);
    return null;
  }
  if (action.type !== 'ask') return 'not-here';
  if (action.service === 'remove') {
    if (coins < REMOVAL_PRICE) return 'not-enough-coins';
    if (on.run.deck.length <= SMALLEST_DECK) return 'deck-too-small';
    carryOut(on, [{ do: 'remove' }, pay(REMOVAL_PRICE)]);
    return null;
  }
  if (coins < IMPROVEMENT_PRICE) return 'not-enough-coins';
  if (improvements(on.run, null).length === 0) return 'already-upgraded';
  carryOut(on, [{ do: 'improve', upgrade: null }, pay(IMPROVEMENT_PRICE)]);
  return null;
}

const pay = (coins: number): Step => ({ do: 'pay', coins });

/** The traveller's decision at the step that waits; `rest` comes after it. */
function playStep(on: Travel, action: RunAction, step: Step, rest: readonly Step[]): RunRefusal | null {
  const { run } = on;
  switch (action.type) {
    case 'pay':
      if (step.do !== 'pay') return 'not-here';
      if (!run.bank.includes(action.coin)) return 'not-in-bank';
      happen(on, { type: 'coin-paid', coin: action.coin });
      carryOut(on, step.coins > 1 ? [pay(step.coins - 1), ...rest] : rest);
      return null;
    case 'take':
      if (step.do !== 'take') return 'not-here';
      if (!step.cards.includes(action.card)) return 'not-on-offer';
      happen(on, { type: 'card-gained', card: action.card, by: 'choice' });
      carryOut(on, rest);
      return null;
    case 'skip':
      if (step.do !== 'take') return 'not-here';
      carryOut(on, rest);
      return null;
    case 'pick':
      return pickCard(on, action.card, step, rest);
    case 'improve': {
      if (step.do !== 'improve' || (step.upgrade !== null && step.upgrade !== action.upgrade)) return 'not-here';
      if (!run.bank.includes(action.coin)) return 'not-in-bank';
      const way = improvements(run, action.upgrade).find(({ coin }) => coin === action.coin);
      if (way === undefined) return 'already-upgraded';
      happen(on, { type: 'coin-improved', ...way });
      carryOut(on, rest);
      return null;
    }
    case 'forget': {
      if (step.do !== 'forget') return 'not-here';
      if (!heldAbilities(run).includes(action.ability)) return 'not-on-offer';
      const n = run.abilities[ABILITIES.findIndex(({ code }) => code === action.ability)] ?? 0;
      happen(on, { type: 'ability', ability: action.ability, n: -n });
      carryOut(on, rest);
      return null;
    }
    default:
      return 'not-here';
  }
}

function pickCard(on: Travel, card: number, step: Step, rest: readonly Step[]): RunRefusal | null {
  if (step.do !== 'remove' && step.do !== 'copy' && step.do !== 'change') return 'not-here';
  if (!on.run.deck.includes(card)) return 'not-in-deck';
  if (step.do !== 'copy') happen(on, { type: 'card-lost', card });
  if (step.do === 'copy') happen(on, { type: 'card-gained', card, by: 'copy' });
  if (step.do === 'change') happen(on, { type: 'card-gained', card: changed(on.rng, card), by: 'chance' });
  carryOut(on, rest);
  return null;
}
