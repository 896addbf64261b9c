/** The places of a run and the ways between them: chapter, map, shop, event, reward, end. */
import type { Tell } from '../../../kit/game.ts';
import { pick } from '../../../kit/rng.ts';
import { designOf, SET_KINDS } from '../cards/designs.ts';
import { foesFor, playerCard } from '../player-cards.ts';
import type { Event, State } from '../state.ts';
import { ENCOUNTERS } from './encounters.ts';
import { bankAfter, beginFight, drawFoe, prizes, resultFor } from './fight.ts';
import { drawMap } from './map.ts';
import { CHAPTERS, type NodeKind, type Place, type Rank, type Run, type Step } from './run.ts';
import type { RunEvent } from './run-events.ts';
import { drawCards, happen, type Journey, owe, proceed } from './steps.ts';

const SHOP_CARDS = 5;
export const REMOVAL_PRICE = 3;
export const IMPROVEMENT_PRICE = 2;

/** A run under way with the match it is part of. */
export interface Travel extends Journey {
  readonly state: State;
  readonly listen: Tell<Event> | undefined;
}

export function travel(state: State, run: Run, listen: Tell<Event> | undefined): Travel {
  const tell = listen === undefined ? undefined : (event: RunEvent) => listen(event);
  return { state, run, rng: state.rng, listen, tell };
}

/** Coins a card of the set costs in a shop: 2 … 6. */
export function priceOf(card: number): number {
  return Math.min(6, Math.max(2, designOf(card).cost));
}

export function beginChapter(on: Travel, chapter: number): void {
  const boss = pick(on.rng, foesFor('boss', chapter));
  happen(on, { type: 'chapter', chapter, map: drawMap(on.rng), boss });
  arrive(on, { kind: 'map' });
}

function arrive(on: Travel, place: Place, met: string | null = null): void {
  happen(on, { type: 'arrived', place, met });
}

/** Enters a node of the next stop. */
export function enter(on: Travel, kind: NodeKind, node: number): void {
  happen(on, { type: 'went', stop: on.run.stop, node });
  switch (kind) {
    case 'battle':
    case 'hard':
    case 'boss':
      fight(on, kind);
      break;
    case 'shop':
      arrive(on, { kind: 'shop', cards: drawCards(on.rng, SET_KINDS, SHOP_CARDS) });
      break;
    case 'event': {
      const fresh = ENCOUNTERS.filter(({ code }) => !on.run.met.includes(code));
      const { code } = pick(on.rng, fresh.length > 0 ? fresh : ENCOUNTERS);
      arrive(on, { kind: 'event', event: code }, code);
      break;
    }
  }
}

function fight(on: Travel, rank: Rank): void {
  const foe = drawFoe(on.run, rank, on.rng);
  arrive(on, { kind: 'battle', foe, rank }, playerCard(foe).code);
  beginFight(on.state, on.run, on.listen);
}

/** Puts steps to be done now, does what needs no decision, and goes on where nothing is owed any more. */
export function carryOut(on: Travel, steps: readonly Step[]): void {
  owe(on, steps);
  goOn(on);
}

function goOn(on: Travel): void {
  if (proceed(on)) {
    fight(on, 'hard');
    return;
  }
  const { place, owed, chapter } = on.run;
  if (owed.length > 0) return;
  if (place.kind === 'event') arrive(on, { kind: 'map' });
  if (place.kind !== 'reward') return;
  if (place.rank === 'boss') beginChapter(on, chapter + 1);
  else arrive(on, { kind: 'map' });
}

/** Takes the traveller off after a battle has ended; a draw is fought again. */
export function afterBattle(on: Travel): void {
  const { state, run } = on;
  const { battle } = state;
  if (battle === null || battle.outcome === null || run.place.kind !== 'battle') return;
  const result = resultFor(battle);
  const { rank } = run.place;
  happen(on, { type: 'battle-over', result, bank: bankAfter(battle) });
  state.battle = null;
  if (result === 'draw') beginFight(state, run, on.listen);
  else if (result === 'lost') happen(on, { type: 'run-over', won: false });
  else if (rank === 'boss' && run.chapter === CHAPTERS - 1) happen(on, { type: 'run-over', won: true });
  else {
    arrive(on, { kind: 'reward', rank });
    carryOut(on, [...prizes(rank, on.rng), ...run.owed]);
  }
}
