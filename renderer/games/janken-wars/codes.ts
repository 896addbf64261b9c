/** From the core's numbers to what the table speaks: card codes, signs, zones. */
import { TOKEN_CODE } from '../../../core/games/janken-wars/deck/design.ts';
import type { Kinds } from '../../../core/games/janken-wars/kinds.ts';
import type { Seat } from '../../../core/kit/game.ts';
import type { CardCode, SentenceValue, SpotId } from '../../table/face.ts';

/** The signs of the duel and the stars are shown as cards too; their codes can be no design's. */
const SIGN_CODES = ['@rock', '@paper', '@scissors'] as const;
export const STAR_CARD = '@star';

export const signCode = (thrown: number): CardCode => SIGN_CODES[thrown] ?? '@rock';
export const signOf = (code: CardCode): number | null => {
  const at = (SIGN_CODES as readonly string[]).indexOf(code);
  return at < 0 ? null : at;
};
export const signWord = (thrown: number): SentenceValue => ({ word: `signs.${signCode(thrown).slice(1)}` });

export const codeOf = (kinds: Kinds, card: number): CardCode => kinds[card]?.code ?? TOKEN_CODE;
export const codesOf = (kinds: Kinds, cards: readonly number[]): CardCode[] => cards.map((card) => codeOf(kinds, card));

/** Zones, which are spots; a card in one is `zone:code`. */
export const domainOf = (seat: Seat): SpotId => `domain${seat}`;
export const pileOf = (seat: Seat): SpotId => `pile${seat}`;
export const TABLE: SpotId = 'cards';
export const starsOf = (seat: Seat): SpotId => `stars${seat}`;
export const DECK: SpotId = 'deck';
export const HELD: SpotId = 'held';
export const SUPPLY: SpotId = 'supply';
export const FREEBIES: SpotId = 'freebies';
/** The cards of an open pile, and those of the deck that are looked at. */
export const LAID_OUT: SpotId = 'laid';
export const DUEL: SpotId = 'duel';

export const pieceIn = (zone: SpotId, code: CardCode): SpotId => `${zone}:${code}`;
