/** What can happen in a run outside its battles. Each event changes the run in one way (`apply`). */

import { insert, remove, sorted } from '../../../kit/piles.ts';
import { withAbility } from '../abilities.ts';
import type { Upgrade } from '../cards/coins.ts';
import type { ChapterMap, Place, Run, Step } from './run.ts';
import { cloneRun } from './run.ts';

export type RunEvent =
  | {
      readonly type: 'set-out';
      readonly traveller: number;
      readonly maxHp: number;
      readonly abilities: readonly number[];
      readonly bank: readonly number[];
    }
  | { readonly type: 'packed'; readonly starter: string; readonly deck: readonly number[] }
  | { readonly type: 'chapter'; readonly chapter: number; readonly map: ChapterMap; readonly boss: number }
  | { readonly type: 'went'; readonly stop: number; readonly node: number }
  /** The traveller is somewhere else; `met`: whom or what is met there for the first time. */
  | { readonly type: 'arrived'; readonly place: Place; readonly met: string | null }
  /** What is to be decided now, the next first. */
  | { readonly type: 'owes'; readonly steps: readonly Step[] }
  /** A choice of an event, or a thing asked for in a shop. */
  | { readonly type: 'chose'; readonly choice: string }
  /** A card of the shop is taken off its shelf. */
  | { readonly type: 'sold'; readonly card: number }
  | { readonly type: 'coins-gained'; readonly coins: readonly number[] }
  | { readonly type: 'coin-paid'; readonly coin: number }
  | { readonly type: 'coin-improved'; readonly coin: number; readonly upgrade: Upgrade; readonly result: number }
  | { readonly type: 'card-gained'; readonly card: number; readonly by: 'gift' | 'choice' | 'chance' | 'copy' }
  | { readonly type: 'card-lost'; readonly card: number }
  | { readonly type: 'max-hp'; readonly n: number }
  | { readonly type: 'ability'; readonly ability: string; readonly n: number }
  /** A battle is over; the bank is what is left of it. */
  | { readonly type: 'battle-over'; readonly result: 'won' | 'lost' | 'draw'; readonly bank: readonly number[] }
  | { readonly type: 'run-over'; readonly won: boolean };

/** Changes the run as the event says; the same for the run itself and for a view of it. */
export function apply(run: Run, event: RunEvent): void {
  switch (event.type) {
    case 'set-out':
      run.traveller = event.traveller;
      run.maxHp = event.maxHp;
      run.abilities = event.abilities;
      run.bank = event.bank;
      break;
    case 'packed':
      run.deck = event.deck;
      break;
    case 'chapter':
      run.chapter = event.chapter;
      run.map = event.map;
      run.boss = event.boss;
      run.stop = 0;
      run.at = null;
      break;
    case 'went':
      run.stop = event.stop + 1;
      run.at = event.node;
      break;
    case 'arrived':
      run.place = event.place;
      if (event.met !== null) run.met = [...run.met, event.met];
      break;
    case 'owes':
      run.owed = event.steps;
      break;
    case 'sold':
      if (run.place.kind === 'shop') run.place = { kind: 'shop', cards: less(run.place.cards, event.card) };
      break;
    case 'coins-gained':
      run.bank = sorted([...run.bank, ...event.coins]);
      break;
    case 'coin-paid':
      run.bank = less(run.bank, event.coin);
      break;
    case 'coin-improved':
      run.bank = more(less(run.bank, event.coin), event.result);
      break;
    case 'card-gained':
      run.deck = more(run.deck, event.card);
      break;
    case 'card-lost':
      run.deck = less(run.deck, event.card);
      break;
    case 'max-hp':
      run.maxHp += event.n;
      break;
    case 'ability':
      run.abilities = withAbility(run.abilities, event.ability, event.n) ?? run.abilities;
      break;
    case 'battle-over':
      run.bank = event.bank;
      if (event.result === 'won') run.battlesWon++;
      break;
    case 'run-over':
      run.place = { kind: 'end', won: event.won };
      run.owed = [];
      break;
    case 'chose':
      break;
  }
}

/** The run after an event, the given one untouched. */
export function foldRun(run: Run, event: RunEvent): Run {
  const after = cloneRun(run);
  apply(after, event);
  return after;
}

function less(list: readonly number[], card: number): number[] {
  const rest = [...list];
  remove(rest, card);
  return rest;
}

function more(list: readonly number[], card: number): number[] {
  const all = [...list];
  insert(all, card);
  return all;
}
