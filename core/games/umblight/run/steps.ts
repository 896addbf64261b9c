/**
 * Carries out what is owed, step by step, until the traveller must decide or nothing is left. A step
 * that cannot be done any more (no card to remove, no coin to upgrade) is passed over.
 */
import { pick, type Rng, shuffle } from '../../../kit/rng.ts';
import { ABILITIES } from '../abilities.ts';
import { improved, UPGRADES, type Upgrade } from '../cards/coins.ts';
import { designOf, kindOf, SET_KINDS } from '../cards/designs.ts';
import { type TribeCode, tribeBits } from '../tribes.ts';
import { LOWEST_MAX_HP, OFFERED, type Run, SMALLEST_DECK, type Step } from './run.ts';
import { apply, type RunEvent } from './run-events.ts';

/** A run under way: its generator and who listens. */
export interface Journey {
  readonly run: Run;
  readonly rng: Rng;
  readonly tell: ((event: RunEvent) => void) | undefined;
}

/** Changes the run and tells of it. */
export function happen({ run, tell }: Journey, event: RunEvent): void {
  apply(run, event);
  tell?.(event);
}

/** Whether the traveller has a decision to make at this step. */
export function waits(run: Run, step: Step): boolean {
  switch (step.do) {
    case 'pay':
      return run.bank.length > 0;
    case 'take':
      return true;
    case 'remove':
      return run.deck.length > SMALLEST_DECK;
    case 'copy':
    case 'change':
      return run.deck.length > 0;
    case 'improve':
      return improvements(run, step.upgrade).length > 0;
    case 'forget':
      return run.abilities.some((n) => n > 0);
    default:
      return false;
  }
}

/** Coins of the bank that can be upgraded, each with each way it can be. */
export function improvements(run: Run, upgrade: Upgrade | null): { coin: number; upgrade: Upgrade; result: number }[] {
  const ways = upgrade === null ? UPGRADES : [upgrade];
  return [...new Set(run.bank)].flatMap((coin) =>
    ways.flatMap((way) => {
      const result = improved(coin, way);
      return result === null ? [] : [{ coin, upgrade: way, result }];
    }),
  );
}

/** Whether a choice can be made: what it takes is there. */
export function affordable(run: Run, steps: readonly Step[]): boolean {
  let bank = run.bank.length;
  let maxHp = run.maxHp;
  for (const step of steps) {
    if (step.do === 'pay') bank -= step.coins;
    if (step.do === 'max-hp') maxHp += step.n;
    if (step.do === 'improve' && bank === 0) return false;
    if (['remove', 'copy', 'change', 'improve', 'forget'].includes(step.do) && !waits(run, step)) return false;
  }
  return bank >= 0 && maxHp >= Math.min(LOWEST_MAX_HP, run.maxHp);
}

/** Puts steps before what is owed already. */
export function owe(journey: Journey, steps: readonly Step[]): void {
  happen(journey, { type: 'owes', steps });
}

/**
 * Does steps until one waits or none is left. Returns true where a battle was asked for; the rest
 * then waits for its end.
 */
export function proceed(journey: Journey): boolean {
  const { run } = journey;
  for (;;) {
    const [step, ...rest] = run.owed;
    if (step === undefined || waits(run, step)) return false;
    owe(journey, step.do === 'offer' ? [offer(journey, step.tribe), ...rest] : rest);
    if (step.do === 'fight') return true;
    perform(journey, step);
  }
}

function perform(journey: Journey, step: Step): void {
  switch (step.do) {
    case 'coins':
      happen(journey, { type: 'coins-gained', coins: step.coins.flatMap((code) => kindOf(code) ?? []) });
      break;
    case 'card':
      happen(journey, { type: 'card-gained', card: kindOf(step.card) ?? 0, by: 'gift' });
      break;
    case 'own':
      happen(journey, { type: 'card-gained', card: step.card, by: 'choice' });
      break;
    case 'find': {
      const cards = kindsOf(step.tribe).filter((kind) => designOf(kind).cost >= step.leastCost);
      happen(journey, { type: 'card-gained', card: pick(journey.rng, cards), by: 'chance' });
      break;
    }
    case 'max-hp':
      happen(journey, { type: 'max-hp', n: step.n });
      break;
    case 'ability':
      happen(journey, { type: 'ability', ability: step.ability, n: step.n });
      break;
    default:
      break;
  }
}

/** Kinds of the set, of a tribe or of any. */
export function kindsOf(tribe: TribeCode | null): number[] {
  if (tribe === null) return [...SET_KINDS];
  const bit = tribeBits([tribe]);
  return SET_KINDS.filter((kind) => (designOf(kind).tribes & bit) !== 0);
}

/** Different cards drawn to be shown. */
export function drawCards(rng: Rng, from: readonly number[], count: number): number[] {
  const cards = [...from];
  shuffle(rng, cards);
  return cards.slice(0, count).sort((a, b) => a - b);
}

function offer({ rng }: Journey, tribe: TribeCode | null): Step {
  return { do: 'take', cards: drawCards(rng, kindsOf(tribe), OFFERED) };
}

/** The card a changed card becomes: another of the same cost. */
export function changed(rng: Rng, card: number): number {
  const { cost } = designOf(card);
  const others = SET_KINDS.filter((kind) => kind !== card && designOf(kind).cost === cost);
  return others.length === 0 ? card : pick(rng, others);
}

/** The codes of the abilities the traveller has. */
export function heldAbilities(run: Run): string[] {
  return ABILITIES.flatMap(({ code }, i) => ((run.abilities[i] ?? 0) > 0 ? [code] : []));
}
