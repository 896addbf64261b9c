/** Every event of Umblight as a line of the log, with names and cards in it. */
import { writeCard } from '../../../core/games/umblight/actions.ts';
import { LIGHT, sideOf } from '../../../core/games/umblight/battle/battle.ts';
import type { BattleEvent } from '../../../core/games/umblight/battle/events.ts';
import { playerCard } from '../../../core/games/umblight/player-cards.ts';
import type { Place } from '../../../core/games/umblight/run/run.ts';
import type { RunEvent } from '../../../core/games/umblight/run/run-events.ts';
import { SKILLS } from '../../../core/games/umblight/skills/skills.ts';
import { type Event, OPPOSITION, TRAVELLER } from '../../../core/games/umblight/state.ts';
import type { Hearer, Sentence, SentenceValue } from '../../table/face.ts';
import { cardValue, headOf } from './codes.ts';

const say = (key: string, values: Readonly<Record<string, SentenceValue>> = {}): Sentence => ({
  key: `log.${key}`,
  values,
});
const word = (key: string): SentenceValue => ({ word: key });
const polarityWord = (polarity: number) => word(polarity === LIGHT ? 'polarity.light' : 'polarity.shadow');
const STEPS = ['strike', 'overkill', 'turn'];

/** The name of what did something: a step of the clash, a skill or an ability. */
function byWord(code: string): SentenceValue {
  if (STEPS.includes(code)) return word(`by.${code}`);
  return word(SKILLS.some((skill) => skill.code === code) ? `skills.${code}` : `abilities.${code}`);
}

/** What follows at once from a line before it is left out, and so is what everybody sees anyway. */
export function words(event: Event, { as }: Hearer): Sentence | null {
  switch (event.type) {
    case 'set-out':
    case 'packed':
    case 'chapter':
    case 'went':
    case 'arrived':
    case 'owes':
    case 'chose':
    case 'sold':
    case 'coins-gained':
    case 'coin-paid':
    case 'coin-improved':
    case 'card-gained':
    case 'card-lost':
    case 'max-hp':
    case 'ability':
    case 'battle-over':
    case 'run-over':
      return runWords(event);
    default:
      return battleWords(event, as);
  }
}

function battleWords(event: BattleEvent, as: number | null): Sentence | null {
  const seat: SentenceValue = { seat: 'side' in event ? event.side : 0 };
  const lane = 'lane' in event ? (event.lane ?? 0) + 1 : 0;
  switch (event.type) {
    case 'battle': {
      const foe = playerCard(sideOf(event.battle, OPPOSITION).player).code;
      return say('battle', { foe: word(`players.${foe}`) });
    }
    case 'dealt':
      return event.side === as ? say('dealt', { seat, count: event.count }) : null;
    case 'turn':
      return say('turn', { n: event.turn, seat: { seat: event.first } });
    case 'drew':
      return event.card === undefined ? say('drew', { seat }) : say('drew-card', { seat, card: cardValue(event.card) });
    case 'drew-nothing':
      return say(event.why, { seat });
    case 'drew-coin':
      return event.card === undefined
        ? say('drew-coin', { seat })
        : say('drew-coin-card', { seat, card: cardValue(event.card) });
    case 'placed': {
      const { power, polarity } = event.result;
      const values = { seat, card: cardValue(event.card), lane };
      return event.combined
        ? say('combined', { ...values, power, polarity: polarityWord(polarity) })
        : say('placed', values);
    }
    case 'gained':
      return gainWords(event, { seat, lane, by: byWord(event.by) });
    case 'earned':
      return say('earned', { seat, count: event.coins, by: byWord(event.by) });
    case 'harmed':
      return say('harmed', { seat, lane, damage: event.blocked + event.through, by: byWord(event.by) });
    case 'perished':
      return say('perished', { seat, lane, card: cardValue(headOf(event)) });
    case 'hurt':
      return say('hurt', { seat, damage: event.damage, by: byWord(event.by) });
    case 'healed':
      return say('healed', { seat, hp: event.hp, by: byWord(event.by) });
    case 'phase':
      return say('phase', { seat: { seat: event.active } });
    case 'met': {
      const [a, b] = event.taken.map(({ blocked, through }) => blocked + through);
      return say('met', { lane, seat: { seat: 0 }, other: { seat: 1 }, a: a ?? 0, b: b ?? 0 });
    }
    case 'stood':
      return say('stood', { seat, lane, loses: event.loses });
    case 'ended':
      return event.outcome.winner === null ? say('draw') : say('won', { seat: { seat: event.outcome.winner } });
    case 'clash':
      return say('clash');
  }
}

function gainWords({ power, shield }: { power: number; shield: number }, values: Sentence['values']): Sentence {
  const key = power > 0 && shield > 0 ? 'gained-both' : power > 0 ? 'gained-power' : 'gained-shield';
  return say(key, { ...values, power, shield });
}

const TRAVELLING: SentenceValue = { seat: TRAVELLER };

function runWords(event: RunEvent): Sentence | null {
  switch (event.type) {
    case 'set-out':
      return say('set-out', { seat: TRAVELLING, player: word(`players.${playerCard(event.traveller).code}`) });
    case 'packed':
      return say('packed', { seat: TRAVELLING, deck: word(`starters.${event.starter}`) });
    case 'chapter':
      return say('chapter', { n: event.chapter + 1, boss: word(`players.${playerCard(event.boss).code}`) });
    case 'arrived':
      return arrival(event.place);
    case 'coins-gained':
      return say('coins-gained', { seat: TRAVELLING, cards: { cards: event.coins.map(writeCard) } });
    case 'coin-paid':
      return say('coin-paid', { seat: TRAVELLING, card: cardValue(event.coin) });
    case 'coin-improved':
      return say('coin-improved', { card: cardValue(event.coin), result: cardValue(event.result) });
    case 'card-gained':
    case 'card-lost':
      return say(event.type, { card: cardValue(event.card) });
    case 'max-hp':
      return say('max-hp', { n: signed(event.n) });
    case 'ability':
      return say('ability', { ability: word(`abilities.${event.ability}`), n: signed(event.n) });
    case 'battle-over':
      return say(`battle-${event.result}`);
    case 'run-over':
      return say(event.won ? 'run-won' : 'run-lost');
    case 'went':
    case 'owes':
    case 'chose':
    case 'sold':
      return null;
  }
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function arrival(place: Place): Sentence | null {
  switch (place.kind) {
    case 'shop':
      return say('at-shop', { seat: TRAVELLING });
    case 'event':
      return say('at-event', { seat: TRAVELLING, event: word(`encounters.${place.event}`) });
    case 'battle':
      return say('at-battle', { foe: word(`players.${playerCard(place.foe).code}`) });
    default:
      return null;
  }
}
