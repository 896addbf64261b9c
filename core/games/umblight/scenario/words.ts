/** The scenario vocabulary of Umblight; `RULES.md` lists it. */
import { sorted } from '../../../kit/piles.ts';
import { type Reader, ScenarioError, type ScenarioWords } from '../../../kit/scenario-words.ts';
import { abilityWords } from '../abilities.ts';
import { type Action, notation, writeCard } from '../actions.ts';
import type { Battle } from '../battle/battle.ts';
import { previewClash } from '../battle/preview.ts';
import { designOf } from '../cards/designs.ts';
import { FIRST_EXTRA } from '../cards/kinds.ts';
import type { Options } from '../options.ts';
import { playerCard } from '../player-cards.ts';
import type { Run } from '../run/run.ts';
import type { State } from '../state.ts';
import { cardText, designForms, expectedLane, type Fields, laneForm, listAt, writtenText } from './cards.ts';
import { givenState } from './given.ts';
import { BATTLE_KEYS, readCoins } from './given-battle.ts';
import { cardsAt, placeForm, RUN_KEYS, stepForm } from './given-run.ts';
import { readStep, STEP_KEYS } from './steps.ts';

function battleOf({ battle }: State): Battle {
  if (battle === null) throw new ScenarioError('then', 'there is no battle now');
  return battle;
}

function runOf({ run }: State): Run {
  if (run === null) throw new ScenarioError('then', 'this is not a run');
  return run;
}

const ofBattle =
  (read: (battle: Battle) => unknown): Reader<State> =>
  (state) =>
    read(battleOf(state));
const ofRun =
  (read: (run: Run) => unknown): Reader<State> =>
  (state) =>
    read(runOf(state));
const codes = (kinds: readonly number[]): string[] => kinds.map((kind) => designOf(kind).code);

const then: Readonly<Record<string, Reader<State>>> = {
  turnNumber: ofBattle(({ turn }) => turn),
  first: ofBattle(({ first }) => first),
  turn: ofBattle(({ active }) => active),
  hp: ofBattle(({ sides }) => sides.map(({ hp }) => hp)),
  coins: ofBattle(({ sides }) => sides.map(({ coins }) => coins)),
  rows: ofBattle(({ sides }) => sides.map(({ row }) => row.map(laneForm))),
  hands: ofBattle(({ sides, extra }) =>
    sides.map(({ hand, purse }) => [...hand, ...purse].map((card) => cardText(card, extra)).sort()),
  ),
  handSizes: ofBattle(({ sides }) => sides.map(({ hand }) => hand.length)),
  deckSizes: ofBattle(({ sides }) => sides.map(({ deck }) => deck.length)),
  decks: ofBattle(({ sides, extra }) => sides.map(({ deck }) => deck.map((card) => cardText(card, extra)).reverse())),
  fallen: ofBattle(({ sides, extra }) => sides.map(({ fallen }) => fallen.map((card) => cardText(card, extra)).sort())),
  banks: ofBattle(({ sides }) => sides.map(({ bank }) => codes(bank))),
  playerCards: ofBattle(({ sides }) => sides.map(({ player }) => playerCard(player).code)),
  preview: ofBattle((battle) => previewClash(battle).lanes),
  hpAfter: ofBattle((battle) => previewClash(battle).hp),
  match: (state) => matchForm(state),
  place: ofRun(({ place }) => placeForm(place)),
  owed: ofRun(({ owed }) => owed.map(stepForm)),
  chapter: ofRun(({ chapter }) => chapter),
  stop: ofRun(({ stop }) => stop),
  deck: ofRun(({ deck }) => codes(deck)),
  bank: ofRun(({ bank }) => codes(bank)),
  maxHp: ofRun(({ maxHp }) => maxHp),
  abilities: ofRun(({ abilities }) => abilityWords(abilities)),
};

function matchForm({ battle, run }: State): Fields {
  if (run !== null) {
    if (run.place.kind !== 'end') return { over: false, winner: null, by: null };
    return { over: true, winner: run.place.won ? 0 : 1, by: run.place.won ? 'journey' : 'defeat' };
  }
  const outcome = battle?.outcome ?? null;
  return { over: outcome !== null, winner: outcome?.winner ?? null, by: outcome?.by ?? null };
}

/** Expected values in the form of the readers: hands and banks as sorted codes, lanes by what they name. */
function expected(key: string, value: unknown): unknown {
  const sides = (of: (one: unknown, where: string) => unknown) =>
    listAt(value, `then.${key}`).map((one, seat) => of(one, `then.${key}[${seat}]`));
  switch (key) {
    case 'rows':
      return sides((row, where) => listAt(row, where).map((card, lane) => expectedLane(card, `${where}[${lane}]`)));
    case 'hands':
    case 'fallen':
      return sides((cards, where) =>
        listAt(cards, where)
          .map((card, i) => writtenText(card, `${where}[${i}]`))
          .sort(),
      );
    case 'decks':
      return sides((cards, where) => listAt(cards, where).map((card, i) => writtenText(card, `${where}[${i}]`)));
    case 'banks':
      return sides((coins, where) => codes(readCoins(coins, where)));
    case 'bank':
      return codes(readCoins(value, 'then.bank'));
    case 'deck':
      return codes(sorted(cardsAt(value, 'then.deck')));
    default:
      return value;
  }
}

/** An action as its notation, or as a step would have it, with or without its side, the card as code, design or hand index. */
function legalWords(action: Action, { battle }: State): unknown[] {
  const plain = [notation.write(action)];
  if (battle === null) return plain;
  const withSide = (form: Fields): Fields[] => [form, { side: battle.active, ...form }];
  switch (action.type) {
    case 'drawCard':
    case 'drawCoin':
    case 'endPhase':
      return [...plain, action.type, ...withSide({ [action.type]: true })];
    case 'place': {
      const { hand, purse } = battle.sides[battle.active as 0 | 1];
      const at = [...hand, ...purse].indexOf(action.card);
      const design = battle.extra[action.card - FIRST_EXTRA];
      const cards = design === undefined ? [writeCard(action.card)] : designForms(design);
      const as = action.as === null ? {} : { as: action.as };
      return [...plain, ...[...cards, at].flatMap((place) => withSide({ place, lane: action.lane, ...as }))];
    }
    default:
      return plain;
  }
}

export const words: ScenarioWords<State, Action, Options> = {
  givenKeys: [...BATTLE_KEYS, ...RUN_KEYS],
  stepKeys: STEP_KEYS,
  given: givenState,
  step: readStep,
  then,
  expected,
  legalWords,
};
