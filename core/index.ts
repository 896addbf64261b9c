/**
 * The catalogue: the one list of games. To add a game, write its folder under `games/` and its line
 * here (CONTRIBUTING, "Add a game").
 */
import { shelf as jankenWarsShelf } from './games/janken-wars/deck/shelf.ts';
import { jankenWars } from './games/janken-wars/janken-wars.ts';
import { players as jankenWarsPlayers } from './games/janken-wars/players/index.ts';
import { survey as jankenWarsSurvey } from './games/janken-wars/survey.ts';
import { players as shamanoPlayers } from './games/shamano/players/players.ts';
import { shamano } from './games/shamano/shamano.ts';
import { survey as shamanoSurvey } from './games/shamano/survey.ts';
import { shelf as umblightShelf } from './games/umblight/decks/shelf.ts';
import { players as umblightPlayers } from './games/umblight/players/players.ts';
import { survey as umblightSurvey } from './games/umblight/survey.ts';
import { umblight } from './games/umblight/umblight.ts';
import { easy } from './games/uno/players/easy.ts';
import { master } from './games/uno/players/master.ts';
import { normal } from './games/uno/players/normal.ts';
import { source } from './games/uno/players/source.ts';
import { uno } from './games/uno/uno.ts';
import type { DeckShelf } from './kit/deck-shelf.ts';
import type { AnyGame } from './kit/game.ts';
import type { AnyPlayer } from './players/player.ts';
import type { Survey } from './players/survey.ts';

export interface CatalogueEntry {
  readonly game: AnyGame;
  /** The computer players of the game, weakest first. */
  readonly players: readonly AnyPlayer[];
  /** What `npm run sim` asks many matches for, besides who won. */
  readonly survey?: Survey;
  /** How decks that players make are read; absent in games without such decks. */
  readonly shelf?: DeckShelf;
}

export const catalogue: readonly CatalogueEntry[] = [
  { game: uno, players: [easy, source, normal, master] },
  { game: jankenWars, players: jankenWarsPlayers, survey: jankenWarsSurvey, shelf: jankenWarsShelf },
  { game: shamano, players: shamanoPlayers, survey: shamanoSurvey },
  { game: umblight, players: umblightPlayers, survey: umblightSurvey, shelf: umblightShelf },
];
