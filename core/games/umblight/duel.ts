/** What the two seats of a duel bring, by the options. */
import type { Seat } from '../../kit/game.ts';
import { sorted } from '../../kit/piles.ts';
import type { Fighter } from './battle/begin.ts';
import { firstBank } from './cards/first-bank.ts';
import { deckKinds } from './decks/deck-rules.ts';
import { PRESET_DECKS } from './decks/presets.ts';
import type { Options } from './options.ts';
import { abilitiesOf, PLAYER_CODES, playerCard } from './player-cards.ts';

export function fighters(options: Options): readonly [Fighter, Fighter] {
  return [fighter(options, 0), fighter(options, 1)];
}

function fighter({ players, decks, banks }: Options, seat: Seat): Fighter {
  const player = PLAYER_CODES.indexOf(players[seat] ?? '');
  const abilities = abilitiesOf(player);
  const cards = deckOf(decks[seat] ?? []);
  return { player, maxHp: playerCard(player).hp, abilities, cards, bank: banks[seat] ? firstBank(abilities) : [] };
}

const PRESETS = new Map(PRESET_DECKS.map(({ code, cards }) => [code, sorted(deckKinds(cards))]));

/** The kinds of a deck option, sorted. */
function deckOf(deck: string | readonly string[]): readonly number[] {
  return typeof deck === 'string' ? (PRESETS.get(deck) ?? []) : sorted(deckKinds(deck));
}
