/** What a proof about packages is, and what it is about. */
import type { Tools } from '../tools.ts';

/** A sentence, and what speaks against it: nothing if it holds. */
export interface Proof {
  readonly name: string;
  readonly wrong: readonly string[];
}

export interface Packages {
  /** The folder with the unpacked packages. */
  readonly output: string;
  /** Files of the packages. */
  readonly made: readonly string[];
  readonly tools: Tools;
  /** The list of the archive's files is written anew instead of compared. */
  readonly rewriteList: boolean;
}

/** A proof of things that must all be so: those that are not are what is wrong. */
export function proof(name: string, facts: Readonly<Record<string, boolean>>): Proof {
  const untrue = Object.entries(facts).filter(([, holds]) => !holds);
  return { name, wrong: untrue.map(([fact]) => `not so: ${fact}`) };
}
