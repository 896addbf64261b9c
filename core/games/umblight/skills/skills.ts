/**
 * The list of skills, in the order in which they fire where one card has several of the same moment.
 * A skill's number in this list stands in designs, so new ones are added at the end. Lists of skills
 * are flat pairs: a skill's number, then its N.
 */
import { grudge, leech, legacy, lone, rally, steadfast, thorns } from './clashing.ts';
import { bond, coin, pack, spark, thrift, twilight, ward } from './placing.ts';
import type { Skill } from './skill.ts';

export const SKILLS: readonly Skill[] = [
  coin,
  ward,
  spark,
  pack,
  bond,
  thrift,
  twilight,
  lone,
  rally,
  thorns,
  leech,
  steadfast,
  legacy,
  grudge,
];

const NUMBER = new Map(SKILLS.map((skill, i) => [skill.code, i]));

/** Pairs from words such as `['ward 1', 'leech']`; a text says what is wrong. */
export function readSkills(words: readonly string[]): number[] | string {
  let pairs: readonly number[] = [];
  for (const word of words) {
    const [, code = '', n] = /^([a-z]+)(?: ([1-9]\d?))?$/.exec(word) ?? [];
    const skill = NUMBER.get(code);
    if (skill === undefined) return `there is no skill ${JSON.stringify(word)}`;
    const numbered = SKILLS[skill]?.combined === 'adds';
    if (numbered !== (n !== undefined)) return `${code} is written ${numbered ? 'with' : 'without'} a number`;
    pairs = uniteSkills(pairs, [skill, n === undefined ? 1 : Number(n)], true);
  }
  return [...pairs];
}

/** The words of pairs: `ward 1`, `leech`. */
export function skillWords(pairs: readonly number[]): string[] {
  const words: string[] = [];
  for (let i = 0; i < pairs.length; i += 2) {
    const skill = SKILLS[pairs[i] as number] as Skill;
    words.push(skill.combined === 'adds' ? `${skill.code} ${pairs[i + 1]}` : skill.code);
  }
  return words;
}

/** The N of a skill in a list of pairs, 0 if it is not there. */
export function skillNumber(pairs: readonly number[], code: string): number {
  for (let i = 0; i < pairs.length; i += 2) {
    if (SKILLS[pairs[i] as number]?.code === code) return pairs[i + 1] as number;
  }
  return 0;
}

/** The skills of two parts together, sorted; what is `dropped` in combinations goes unless `keep` says otherwise. */
export function uniteSkills(a: readonly number[], b: readonly number[], keep = false): readonly number[] {
  if (b.length === 0 && (keep || a[0] !== 0)) return a;
  if (a.length === 0 && (keep || b[0] !== 0)) return b;
  const united: number[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const left = i < a.length ? (a[i] as number) : SKILLS.length;
    const right = j < b.length ? (b[j] as number) : SKILLS.length;
    const skill = Math.min(left, right);
    let n = 0;
    if (left === skill) n += a[i + 1] as number;
    if (right === skill) n += b[j + 1] as number;
    if (left === skill) i += 2;
    if (right === skill) j += 2;
    const { combined } = SKILLS[skill] as Skill;
    if (combined === 'dropped' && !keep) continue;
    united.push(skill, combined === 'adds' ? n : 1);
  }
  return united;
}
