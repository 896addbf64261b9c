/** The names that stand with the rules themselves (cards, player cards, decks, events), as texts of one language. */
import { ABILITIES } from '../../../../core/games/umblight/abilities.ts';
import { SET } from '../../../../core/games/umblight/cards/designs.ts';
import { PRESET_DECKS, STARTER_DECKS } from '../../../../core/games/umblight/decks/presets.ts';
import { PLAYER_CARDS } from '../../../../core/games/umblight/player-cards.ts';
import { TITLES } from '../../../../core/games/umblight/run/encounter-titles.ts';
import { SKILLS } from '../../../../core/games/umblight/skills/skills.ts';
import { TRIBES } from '../../../../core/games/umblight/tribes.ts';
import type { Words } from '../../../../core/games/umblight/words.ts';

interface Named {
  readonly code: string;
  readonly name: Words;
}

/** Names by code. */
export function namesOf(language: keyof Words) {
  const names = (list: readonly Named[]) => Object.fromEntries(list.map(({ code, name }) => [code, name[language]]));
  return {
    cards: names(SET),
    players: names(PLAYER_CARDS),
    decks: names(PRESET_DECKS),
    starters: names(STARTER_DECKS),
    abilities: names(ABILITIES),
    skills: names(SKILLS),
    /** For the rules page: name and meaning, the number as N. */
    skillLines: Object.fromEntries(
      SKILLS.map(({ code, name, text }) => [code, `${name[language]}: ${text[language].replaceAll('{n}', 'N')}`]),
    ),
    tribes: names(TRIBES),
    encounters: Object.fromEntries(Object.entries(TITLES).map(([code, title]) => [code, title[language]])),
  };
}
