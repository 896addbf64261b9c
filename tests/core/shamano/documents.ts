/** The scenarios of Shamano as they are written, and as they run, for the tests that count coverage. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cardOf } from '../../../core/games/shamano/cards.ts';
import { shamano } from '../../../core/games/shamano/shamano.ts';
import { SHAMAN_IDS } from '../../../core/games/shamano/shamans/shamans.ts';
import { skillOf } from '../../../core/games/shamano/skills.ts';
import { runScenario, type ScenarioOutcome } from '../../../core/kit/scenario.ts';
import { readScenarios } from '../../cli/read-scenarios.ts';

const FOLDER = 'tests/scenarios/shamano';

interface Step {
  readonly seat?: number;
  readonly play?: string;
  readonly jump?: string;
  readonly refused?: string;
}
export interface Document {
  readonly name: string;
  readonly rules?: string | Readonly<Record<string, unknown>>;
  readonly given?: {
    readonly shamans?: readonly string[];
    readonly buffs?: readonly Readonly<Record<string, number>>[];
  };
  readonly when?: readonly Step[];
}

export const documents: readonly Document[] = readdirSync(FOLDER)
  .flatMap((name) => readScenarios(join(FOLDER, name)))
  .map(({ value }) => value as Document);

export const outcomes: readonly ScenarioOutcome[] = documents.map((document) => runScenario([shamano], document));

/** The cards laid in scenarios, and by whom: `hedda r*`. */
export const laid: readonly { readonly shaman: string | null; readonly code: string }[] = documents.flatMap(
  ({ given, when }) =>
    (when ?? [])
      .filter(({ refused, play, jump }) => refused === undefined && (play ?? jump) !== undefined)
      .map(({ seat, play, jump }) => {
        const code = String(play ?? jump).split(':')[0] as string;
        return { shaman: given?.shamans?.[seat ?? 0] ?? null, code };
      }),
);

/** The skills cast in scenarios, by id. */
export const skillsCast: ReadonlySet<string> = new Set(
  laid.flatMap(({ shaman, code }) => {
    const skill = shaman === null ? null : skillOf(SHAMAN_IDS.indexOf(shaman), cardOf(code) ?? 0);
    return skill === null ? [] : [skill.id];
  }),
);
