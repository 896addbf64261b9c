/**
 * Cards in scenarios: a code, or a design written out (`{power: 3, polarity: shadow, …}`), which becomes
 * a kind of its own in the battle. Coins are codes, `light`, `shadow`, or written out with the skill coin.
 */
import { ScenarioError } from '../../../kit/scenario-words.ts';
import { writeCard } from '../actions.ts';
import { type BoardCard, type Design, LIGHT, SHADOW } from '../battle/battle.ts';
import { coinKind } from '../cards/coins.ts';
import { designOf, kindOf } from '../cards/designs.ts';
import { FIRST_CARD, FIRST_EXTRA, MOST_EXTRA } from '../cards/kinds.ts';
import { readSkills, skillWords } from '../skills/skills.ts';
import { TRIBE_CODES, type TribeCode, tribeBits, tribesIn } from '../tribes.ts';

export type Fields = Readonly<Record<string, unknown>>;

export function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function listAt(value: unknown, key: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new ScenarioError(key, 'must be a list');
  return value;
}

export function numberAt(value: unknown, key: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw new ScenarioError(key, `must be a whole number from ${min} to ${max}`);
  }
  return value;
}

/** Refuses keys that are not among `known`. */
export function onlyKeys(fields: Fields, known: readonly string[], key: string): void {
  for (const name of Object.keys(fields)) {
    if (!known.includes(name)) throw new ScenarioError(`${key}.${name}`, `is not one of ${known.join(', ')}`);
  }
}

const CARD_KEYS = ['power', 'polarity', 'shield', 'cost', 'tribes', 'skills'];
const MOST_POWER = 999;
const COIN = 'coin';

/** Other spellings of the tribes. */
const TRIBE_WORDS: Readonly<Record<string, TribeCode>> = {
  beasts: 'beast',
  'lantern-folk': 'lantern',
  lanterns: 'lantern',
  makers: 'maker',
  wanderers: 'wanderer',
};

export function readTribes(value: unknown, key: string): TribeCode[] {
  return listAt(value, key).map((word, i) => {
    const code = TRIBE_WORDS[String(word)] ?? TRIBE_CODES.find((one) => one === word);
    if (code === undefined) throw new ScenarioError(`${key}[${i}]`, `is not one of ${TRIBE_CODES.join(', ')}`);
    return code;
  });
}

function skillList(value: unknown, key: string): string[] {
  return listAt(value, key).map(String);
}

/** A design written out. Its code is what it says, so that equal designs are equal. */
export function readDesign(fields: Fields, key: string): Design {
  onlyKeys(fields, CARD_KEYS, key);
  const polarity = readPolarity(fields.polarity, `${key}.polarity`);
  const tribes = readTribes(fields.tribes ?? [], `${key}.tribes`);
  const skills = readSkills(skillList(fields.skills ?? [], `${key}.skills`));
  if (typeof skills === 'string') throw new ScenarioError(`${key}.skills`, skills);
  const power = numberAt(fields.power, `${key}.power`, 1, MOST_POWER);
  const cost = numberAt(fields.cost ?? 0, `${key}.cost`, 0, 99);
  return { code: 'design', polarity, power, cost, tribes: tribeBits(tribes), skills };
}

function readPolarity(value: unknown, key: string): 0 | 1 {
  if (value !== 'light' && value !== 'shadow') throw new ScenarioError(key, 'must be light or shadow');
  return value === 'light' ? LIGHT : SHADOW;
}

/** The kind of a coin, however it is written; null for anything that is no coin. */
export function coinFrom(value: unknown, key: string): number | null {
  if (value === 'light' || value === 'shadow') return kindOf(`coin-${value}`);
  if (typeof value === 'string') {
    const kind = kindOf(value);
    return kind !== null && kind < FIRST_CARD ? kind : null;
  }
  if (!isMap(value) || !Array.isArray(value.skills) || !value.skills.includes(COIN)) return null;
  const { polarity, power, cost, tribes, skills } = readDesign(value, key);
  if (cost !== 0 || tribes !== 0 || skills.length !== 2 || power > 2) {
    throw new ScenarioError(key, 'is no coin card: those have power 1 or 2, cost 0, no tribe and the one skill coin');
  }
  return coinKind({ polarity, polished: power === 2, returning: false });
}

/** Turns written cards into kinds and keeps the designs among them. */
export class CardReader {
  readonly extra: Design[] = [];

  /** The kind of a card or coin. */
  read(value: unknown, key: string): number {
    const coin = coinFrom(value, key);
    if (coin !== null) return coin;
    if (typeof value === 'string') {
      const kind = kindOf(value);
      if (kind === null) throw new ScenarioError(key, `there is no card ${JSON.stringify(value)}`);
      return kind;
    }
    if (!isMap(value)) throw new ScenarioError(key, 'must be the code of a card or a map');
    if (value.shield) throw new ScenarioError(`${key}.shield`, 'only a card in a lane holds shield');
    return this.kindOfDesign(readDesign(value, key), key);
  }

  /** A card in a lane; a code lies there as printed, without shield. `{card: CODE, …}` changes power and shield. */
  readLane(value: unknown, key: string): BoardCard | null {
    if (value === null || value === undefined) return null;
    const { card, ...rest } = isMap(value) ? value : { card: value };
    const kind = card === undefined ? this.kindOfDesign(readDesign(rest, key), key) : this.read(card, key);
    if (kind < FIRST_CARD) throw new ScenarioError(key, 'a coin card cannot lie in a lane alone');
    if (card !== undefined) onlyKeys(rest, ['power', 'shield'], key);
    const { polarity, power, cost, tribes, skills } = this.design(kind);
    const shield = numberAt(rest.shield ?? 0, `${key}.shield`, 0, MOST_POWER);
    if (shield > 0 && polarity === SHADOW) throw new ScenarioError(`${key}.shield`, 'a Shadow card holds no shield');
    return {
      parts: [kind],
      polarity,
      power: numberAt(rest.power ?? power, `${key}.power`, 1, MOST_POWER),
      shield,
      cost,
      tribes,
      skills,
    };
  }

  design(kind: number): Design {
    return this.extra[kind - FIRST_EXTRA] ?? designOf(kind);
  }

  private kindOfDesign(design: Design, key: string): number {
    const text = designText(design);
    const at = this.extra.findIndex((one) => designText(one) === text);
    if (at >= 0) return FIRST_EXTRA + at;
    if (this.extra.length >= MOST_EXTRA)
      throw new ScenarioError(key, `at most ${MOST_EXTRA} designs can be written out`);
    this.extra.push(design);
    return FIRST_EXTRA + this.extra.length - 1;
  }
}

const polarityWord = (polarity: number) => (polarity === LIGHT ? 'light' : 'shadow');

/** A design in one line: equal designs, equal lines. */
export function designText({ power, polarity, cost, tribes, skills }: Design): string {
  return JSON.stringify({
    power,
    polarity: polarityWord(polarity),
    cost,
    tribes: tribesIn(tribes),
    skills: skillWords(skills),
  });
}

/** A card of a hand, deck or bank as `then` compares it: its code, or its design's line. */
export function cardText(kind: number, extra: readonly Design[]): string {
  const design = extra[kind - FIRST_EXTRA];
  return design === undefined ? writeCard(kind) : designText(design);
}

/** The same for a card an author has written down. */
export function writtenText(value: unknown, key: string): string {
  const reader = new CardReader();
  return cardText(reader.read(value, key), reader.extra);
}

/** A design as an author may have written it: in full, and without what is left out by default. */
export function designForms({ power, polarity, cost, tribes, skills }: Design): Fields[] {
  const full = { power, polarity: polarityWord(polarity), cost, tribes: tribesIn(tribes), skills: skillWords(skills) };
  const short: Record<string, unknown> = { power, polarity: full.polarity };
  if (cost > 0) short.cost = cost;
  if (tribes > 0) short.tribes = full.tribes;
  if (skills.length > 0) short.skills = full.skills;
  return [full, short, { ...full, shield: 0 }, { ...short, shield: 0 }];
}

/** A card in a lane as `then` shows it. `card` holds its parts, the lowest first. */
export function laneForm(card: BoardCard | null): Fields | null {
  if (card === null) return null;
  return {
    card: card.parts.map(writeCard).join('+'),
    parts: card.parts.length,
    power: card.power,
    polarity: polarityWord(card.polarity),
    shield: card.shield,
    cost: card.cost,
    tribes: tribesIn(card.tribes),
    skills: skillWords(card.skills),
  };
}

const LANE_KEYS = ['card', 'parts', ...CARD_KEYS];

/** An expected card in a lane in the form `laneForm` gives: only what it names is compared. */
export function expectedLane(value: unknown, key: string): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return { card: value };
  if (!isMap(value)) throw new ScenarioError(key, 'must be the code of a card, a map, or null');
  onlyKeys(value, LANE_KEYS, key);
  const expected: Record<string, unknown> = { ...value };
  if (value.tribes !== undefined) expected.tribes = tribesIn(tribeBits(readTribes(value.tribes, `${key}.tribes`)));
  if (value.skills !== undefined) {
    const skills = readSkills(skillList(value.skills, `${key}.skills`));
    if (typeof skills === 'string') throw new ScenarioError(`${key}.skills`, skills);
    expected.skills = skillWords(skills);
  }
  return expected;
}
