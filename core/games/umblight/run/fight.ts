/** Battles inside a run: who is met, how a battle begins, and what its end brings. */
import type { Tell } from '../../../kit/game.ts';
import { sorted } from '../../../kit/piles.ts';
import { chance, pick, type Rng, shuffle } from '../../../kit/rng.ts';
import { type Battle, SHADOW, sideOf } from '../battle/battle.ts';
import { deal, type Fighter, prepare } from '../battle/begin.ts';
import { masked } from '../battle/mask.ts';
import { coinKind, improved, LIGHT_COIN, SHADOW_COIN, UPGRADES } from '../cards/coins.ts';
import { designOf, kindOf } from '../cards/designs.ts';
import { abilitiesOf, foesFor, playerCard } from '../player-cards.ts';
import { type Event, OPPOSITION, type State, TRAVELLER } from '../state.ts';
import type { Rank, Run, Step } from './run.ts';
import { kindsOf } from './steps.ts';

/** An opposition of a rank that was not met yet, if there is one. */
export function drawFoe(run: Run, rank: Rank, rng: Rng): number {
  if (rank === 'boss' && run.boss !== null) return run.boss;
  const all = foesFor(rank, run.chapter);
  const fresh = all.filter((foe) => !run.met.includes(playerCard(foe).code));
  return pick(rng, fresh.length > 0 ? fresh : all);
}

/** The deck an opposition comes with, sorted: its own cards and some of its tribes. */
function foeDeck(foe: number, rng: Rng): number[] {
  const { foe: how } = playerCard(foe);
  if (how === undefined) return [];
  const more = how.more.tribes.flatMap(kindsOf);
  shuffle(rng, more);
  const highest = how.chapter === 0 ? 5 : 7;
  const drawn = more.filter((kind) => designOf(kind).cost <= highest).slice(0, how.more.count);
  return sorted([...how.deck.flatMap((code) => kindOf(code) ?? []), ...drawn]);
}

/** What traveller and opposition bring to a battle. */
export function runFighters(run: Run, foe: number, rng: Rng): readonly [Fighter, Fighter] {
  const { traveller, maxHp, abilities, deck, bank } = run;
  return [
    { player: traveller ?? 0, maxHp, abilities, cards: deck, bank },
    { player: foe, maxHp: playerCard(foe).hp, abilities: abilitiesOf(foe), cards: foeDeck(foe, rng), bank: [] },
  ];
}

/** Begins the battle of the place the traveller is in. */
export function beginFight(state: State, run: Run, tell: Tell<Event> | undefined): void {
  if (run.place.kind !== 'battle') return;
  const battle = prepare(runFighters(run, run.place.foe, state.rng), 'second-seat', state.rng);
  state.battle = battle;
  tell?.(
    { type: 'battle', battle: masked(battle, null) },
    { to: [TRAVELLER], event: { type: 'battle', battle: masked(battle, TRAVELLER) } },
  );
  deal(battle, tell);
}

/** What is left of the traveller's coins: those combined are gone, those in the hand are back. */
export function bankAfter(battle: Battle): number[] {
  const { bank, purse } = sideOf(battle, TRAVELLER);
  return sorted([...bank, ...purse]);
}

export function resultFor(battle: Battle): 'won' | 'lost' | 'draw' {
  const winner = battle.outcome?.winner ?? null;
  return winner === null ? 'draw' : winner === OPPOSITION ? 'lost' : 'won';
}

/** 2 coins and one of three cards; after a hard battle and a boss 3 coins, one of them upgraded. */
export function prizes(rank: Rank, rng: Rng): Step[] {
  const coins = [LIGHT_COIN, SHADOW_COIN];
  if (rank !== 'battle') {
    const plain = chance(rng, 0.5) ? LIGHT_COIN : coinKind({ polarity: SHADOW, polished: false, returning: false });
    coins.push(improved(plain, pick(rng, UPGRADES)) ?? plain);
  }
  return [
    { do: 'coins', coins: coins.map((coin) => designOf(coin).code) },
    { do: 'offer', tribe: null },
  ];
}
