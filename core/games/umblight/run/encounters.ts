/** All events of a run. */
import type { Choice, Encounter } from './encounter.ts';
import { BY_DAY } from './encounters-by-day.ts';
import { BY_NIGHT } from './encounters-by-night.ts';

export const ENCOUNTERS: readonly Encounter[] = [...BY_DAY, ...BY_NIGHT];

/** The event of a code, or null. */
export function encounter(code: string): Encounter | null {
  return ENCOUNTERS.find((one) => one.code === code) ?? null;
}

/** The choice of an event's place by its code, or null. */
export function choiceOf(event: string, code: string): Choice | null {
  return encounter(event)?.choices.find((choice) => choice.code === code) ?? null;
}
