/** Rules of thumb for the decisions of a run outside its battles: what cards, coins and gifts are worth. */
import { ABILITIES, abilityOf } from '../abilities.ts';
import type { Action } from '../actions.ts';
import { LIGHT } from '../battle/battle.ts';
import { coinOf } from '../cards/coins.ts';
import { designOf, kindOf } from '../cards/designs.ts';
import { deckKinds } from '../decks/deck-rules.ts';
import { STARTER_DECKS } from '../decks/presets.ts';
import { abilitiesOf, PLAYER_CODES, playerCard } from '../player-cards.ts';
import { choiceOf } from '../run/encounters.ts';
import { priceOf } from '../run/places.ts';
import type { NodeKind, Run, Step } from '../run/run.ts';
import { kindsOf } from '../run/steps.ts';
import { skillNumber } from '../skills/skills.ts';

/** What a skill adds to a card, per point of its number, in power. */
const SKILL_WORTH: Readonly<Record<string, number>> = {
  ward: 0.9,
  spark: 1.1,
  pack: 0.9,
  bond: 0.5,
  thrift: 0.9,
  twilight: 0.3,
  lone: 0.5,
  rally: 1.2,
  thorns: 0.9,
  leech: 1,
  steadfast: 1.2,
  legacy: 1.1,
  grudge: 1,
};
const ABILITY_WORTH: Readonly<Record<string, number>> = {
  dawn: 4,
  vigour: 8,
  forge: 6,
  dusk: 3,
  mend: 5,
  purse: 7,
  toll: 6,
  foresight: 2.5,
  mint: 1,
};
const COIN_WORTH = 0.8;
const UPGRADE_WORTH = 0.5;
const HP_WORTH = 0.7;

/** How good a card is for its cost; an average one is near 0. */
export function rating(card: number): number {
  const { power, cost, polarity, skills } = designOf(card);
  let sum = power + (polarity === LIGHT ? 0.8 : 0.4) - 0.95 * cost - 1;
  for (const [code, worth] of Object.entries(SKILL_WORTH)) sum += skillNumber(skills, code) * worth;
  return sum;
}

function average(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + rating(card), 0) / Math.max(1, cards.length);
}

/** What a card adds to a deck: better than its average, and kin to its cards. */
function adds(run: Run, card: number): number {
  const { tribes } = designOf(card);
  const kin = run.deck.filter((other) => (designOf(other).tribes & tribes) !== 0).length / Math.max(1, run.deck.length);
  return rating(card) - average(run.deck) + 0.6 * (kin - 0.3);
}

function travellerWorth(code: string): number {
  const player = PLAYER_CODES.indexOf(code);
  const gifts = abilitiesOf(player);
  return (
    playerCard(player).hp * HP_WORTH +
    ABILITIES.reduce((sum, { code: gift }) => sum + abilityOf(gifts, gift) * (ABILITY_WORTH[gift] ?? 0), 0)
  );
}

function starterWorth(code: string): number {
  return average(deckKinds(STARTER_DECKS.find((deck) => deck.code === code)?.cards ?? []));
}

/** What a step brings, in power. */
function stepWorth(run: Run, step: Step): number {
  switch (step.do) {
    case 'pay':
      return -COIN_WORTH * step.coins;
    case 'coins':
      return step.coins.reduce((sum, code) => sum + coinWorth(kindOf(code) ?? 0), 0);
    case 'card':
      return adds(run, kindOf(step.card) ?? 0);
    case 'own':
      return adds(run, step.card);
    case 'find':
      return kindsOf(step.tribe).reduce((sum, card) => sum + adds(run, card), 0) / kindsOf(step.tribe).length;
    case 'offer':
    case 'take':
      return 0.9;
    case 'remove':
      return 0.9;
    case 'copy':
      return 1;
    case 'change':
      return 0.3;
    case 'improve':
      return UPGRADE_WORTH;
    case 'max-hp':
      return HP_WORTH * step.n;
    case 'ability':
      return step.n * (ABILITY_WORTH[step.ability] ?? 0);
    case 'forget':
      return -4;
    case 'fight':
      return -2;
  }
}

function coinWorth(kind: number): number {
  const { polarity, polished, returning } = coinOf(kind);
  const upgrades = [polarity === null, polished, returning].filter(Boolean).length;
  return COIN_WORTH + UPGRADE_WORTH * upgrades;
}

function nodeWorth(run: Run, kind: NodeKind): number {
  switch (kind) {
    case 'battle':
      return 1;
    case 'event':
      return 1.3;
    case 'shop':
      return run.bank.length >= 5 ? 1.8 : 0.4;
    case 'hard':
      return run.battlesWon >= 4 ? 0.9 : -1;
    case 'boss':
      return 0;
  }
}

/** What an action of a run is worth; the best is taken. */
export function actionWorth(run: Run, action: Action): number {
  switch (action.type) {
    case 'choose':
      return choiceWorth(run, action.choice);
    case 'go':
      return nodeWorth(run, run.map[run.stop]?.[action.node]?.kind ?? 'battle');
    case 'take':
      return adds(run, action.card);
    case 'skip':
    case 'leave':
      return 0;
    case 'buy':
      return 1.6 * adds(run, action.card) - 0.45 * priceOf(action.card);
    case 'ask':
      return action.service === 'remove' ? -0.2 + 0.4 * (run.bank.length - 5) : -1 + 0.2 * (run.bank.length - 5);
    case 'pay':
      return -coinWorth(action.coin) + 0.01 * run.bank.filter((coin) => coin === action.coin).length;
    case 'pick':
      return run.owed[0]?.do === 'copy' ? rating(action.card) : -rating(action.card);
    case 'improve':
      return -coinWorth(action.coin) + (action.upgrade === 'polished' ? 0.02 : 0);
    case 'forget':
      return -(ABILITY_WORTH[action.ability] ?? 0);
    default:
      return 0;
  }
}

function choiceWorth(run: Run, choice: string): number {
  switch (run.place.kind) {
    case 'traveller':
      return travellerWorth(choice);
    case 'starter':
      return starterWorth(choice);
    case 'event':
      return (choiceOf(run.place.event, choice)?.steps ?? []).reduce((sum, step) => sum + stepWorth(run, step), 0);
    default:
      return 0;
  }
}
