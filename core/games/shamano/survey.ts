/**
 * The balance of Shamano over many matches: how often each way to win decides one, and how often each
 * shaman wins of the matches it is in. The bounds are those of the table of four; with fewer seats no
 * shaman's share is bounded.
 */
import type { Setup } from '../../kit/game.ts';
import type { Collector, Survey, SurveyRow } from '../../players/survey.ts';
import { SHAMAN_IDS } from './shamans/shamans.ts';
import type { State } from './state.ts';

const WAYS = { name: 'ways to win', least: 0.25, most: 0.75 };
const SHAMANS_OF_FOUR = { name: 'shamans', least: 0.18, most: 0.32 };
const SHAMANS_OF_FEWER = { name: 'shamans', least: 0, most: 1 };
const DECIDING = ['empty-hand', 'last-standing'];

const setups = (usual: Setup<object>) => [usual];

function begin(): Collector {
  const won = new Map<string, number>(DECIDING.map((way) => [way, 0]));
  const wins = SHAMAN_IDS.map(() => 0);
  const matches = SHAMAN_IDS.map(() => 0);
  let decided = 0;
  let fewer = false;
  return {
    note({ state, winners }) {
      const { shamans, result } = state as State;
      fewer ||= shamans.length < SHAMAN_IDS.length;
      shamans.forEach((shaman, seat) => {
        matches[shaman] = (matches[shaman] as number) + 1;
        if (winners.includes(seat)) wins[shaman] = (wins[shaman] as number) + 1;
      });
      if (result === null || winners.length === 0) return;
      decided++;
      won.set(result.by, (won.get(result.by) ?? 0) + 1);
    },
    tables: () => {
      if (decided === 0) return [];
      const ways = DECIDING.map((way): SurveyRow => row(way, won.get(way) ?? 0, decided));
      const shamans = SHAMAN_IDS.map((id, i) => row(id, wins[i] as number, matches[i] as number));
      return [
        { ...WAYS, rows: ways },
        { ...(fewer ? SHAMANS_OF_FEWER : SHAMANS_OF_FOUR), rows: shamans },
      ];
    },
  };
}

function row(name: string, wins: number, matches: number): SurveyRow {
  return { name, share: matches === 0 ? 0 : wins / matches, matches };
}

export const survey: Survey = { setups, begin };
