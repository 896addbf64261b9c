/**
 * The player cards: six for people, ten for the opposition of a run. A player card gives HP and
 * abilities; those of the opposition also a deck, where they are met and how hard they are.
 */
import { readAbilities } from './abilities.ts';
import { FOES } from './foes.ts';
import { PEOPLE } from './people.ts';
import type { Foe, PlayerCard } from './player-card.ts';

/** All sixteen; a player card's number in this list stands in states, so new ones are added at the end. */
export const PLAYER_CARDS: readonly PlayerCard[] = [...PEOPLE, ...FOES];
export const PLAYER_CODES: readonly string[] = PLAYER_CARDS.map((card) => card.code);

const ABILITIES_OF = PLAYER_CARDS.map((card) => {
  const abilities = readAbilities(card.abilities);
  if (typeof abilities === 'string') throw new Error(`${card.code}: ${abilities}`);
  return abilities;
});

/** The player card of a number. */
export function playerCard(player: number): PlayerCard {
  const card = PLAYER_CARDS[player];
  if (card === undefined) throw new RangeError(`there is no player card ${player}`);
  return card;
}

/** The abilities of a player card, one number for each of `ABILITIES`. */
export function abilitiesOf(player: number): readonly number[] {
  return ABILITIES_OF[player] ?? [];
}

/** The numbers of the player cards people may travel with. */
export const TRAVELLERS: readonly number[] = PEOPLE.map((_, i) => i);

/** The numbers of the opposition of a rank in a chapter. */
export function foesFor(rank: Foe['rank'], chapter: number): number[] {
  return PLAYER_CARDS.flatMap(({ foe }, i) => (foe?.rank === rank && foe.chapter === chapter ? [i] : []));
}
