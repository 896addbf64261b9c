/**
 * Reads a deck design from foreign data: its form only. Whether the deck keeps the game's structure
 * and follows good advice is another question (`findings.ts`); a half-made deck has the right form.
 */
import { type DeckFault, shown } from './deck-fault.ts';
import { CARD_CODE, type CardDesign, type DeckDesign, type Picture, RARITIES, TOKEN_CODE, TYPES } from './design.ts';
import { COLOURS, MOTIFS } from './motifs.ts';
import { readAction, readCondition, readPoints } from './read-effects.ts';
import { Reader } from './reader.ts';

export type ReadDesign =
  | { readonly ok: true; readonly design: DeckDesign }
  | { readonly ok: false; readonly faults: readonly DeckFault[] };

/** A deck of 36 cards has no more than 36 different ones. */
export const MOST_DESIGNS = 36;
export const NAME_LENGTH = 40;
export const FLAVOUR_LENGTH = 160;
const ID_LENGTH = 40;
const COPIES = { min: 1, max: 36 };
const DECK_ID = /^[a-z][a-z0-9-]*$/;

/** The design, complete and frozen, or every fault found (up to 50). Never throws. */
export function readDesign(value: unknown): ReadDesign {
  const r = new Reader();
  const fields = r.map(value, '', { required: ['id', 'name', 'cards'], optional: ['idea'] }) ?? {};
  const design: DeckDesign = {
    id: readId(r, fields.id),
    name: r.localText(fields.name, 'name', NAME_LENGTH),
    idea: r.localText(fields.idea, 'idea', FLAVOUR_LENGTH),
    cards: readCards(r, fields.cards),
  };
  return r.faults.length === 0 ? { ok: true, design: deepFreeze(design) } : { ok: false, faults: r.faults };
}

function readId(r: Reader, value: unknown): string {
  const id = r.text(value, 'id', ID_LENGTH);
  if (typeof value === 'string' && !DECK_ID.test(id)) r.fault('bad-id', 'id', { value: shown(value), max: ID_LENGTH });
  return id;
}

function readCards(r: Reader, value: unknown): CardDesign[] {
  const list = r.list(value, 'cards');
  if (Array.isArray(value) && list.length === 0) r.fault('no-cards', 'cards');
  if (list.length > MOST_DESIGNS) r.fault('too-many-cards', 'cards', { count: list.length, max: MOST_DESIGNS });
  const codes = new Set<string>();
  return list.slice(0, MOST_DESIGNS).map((card, i) => readCard(r, card, `cards[${i}]`, codes));
}

const REQUIRED = ['code', 'name', 'type', 'rarity', 'copies', 'points', 'picture'];

function readCard(r: Reader, value: unknown, path: string, codes: Set<string>): CardDesign {
  const fields = r.map(value, path, { required: REQUIRED, optional: ['action', 'condition', 'flavour'] }) ?? {};
  return {
    code: readCode(r, fields.code, `${path}.code`, codes),
    name: r.localText(fields.name, `${path}.name`, NAME_LENGTH),
    type: r.word(fields.type, `${path}.type`, TYPES, 'unknown-type'),
    rarity: r.word(fields.rarity, `${path}.rarity`, RARITIES, 'unknown-rarity'),
    copies: readCopies(r, fields.copies, `${path}.copies`),
    points: readPoints(r, fields.points, `${path}.points`),
    action: readAction(r, fields.action, `${path}.action`),
    condition: readCondition(r, fields.condition, `${path}.condition`),
    flavour: r.localText(fields.flavour, `${path}.flavour`, FLAVOUR_LENGTH),
    picture: readPicture(r, fields.picture, `${path}.picture`),
  };
}

function readCode(r: Reader, value: unknown, path: string, codes: Set<string>): string {
  if (value === undefined) return '';
  const code = typeof value === 'string' ? value : '';
  if (!CARD_CODE.test(code)) r.fault('bad-id', path, { value: shown(value), max: 24 });
  else if (code === TOKEN_CODE) r.fault('reserved-code', path, { value: code });
  else if (codes.has(code)) r.fault('duplicate-code', path, { value: code });
  codes.add(code);
  return code;
}

function readCopies(r: Reader, value: unknown, path: string): number {
  if (typeof value === 'number' && value < 1 && value > -1_000_000) {
    r.fault('copies-below-one', path, { value });
    return 1;
  }
  return r.whole(value, path, COPIES);
}

function readPicture(r: Reader, value: unknown, path: string): Picture {
  const fallback = { motif: MOTIFS[0] ?? '', ink: COLOURS[0] ?? '', ground: COLOURS[1] ?? '' };
  if (value === undefined) return fallback;
  const fields = r.map(value, path, { required: ['motif', 'ink', 'ground'] });
  if (fields === null) return fallback;
  const { motif, ink, ground } = fields;
  if (motif !== undefined && !MOTIFS.some((known) => known === motif)) {
    r.fault('unknown-motif', `${path}.motif`, { value: shown(motif) });
  }
  const picture = {
    motif: typeof motif === 'string' ? motif : fallback.motif,
    ink: readColour(r, ink, `${path}.ink`, fallback.ink),
    ground: readColour(r, ground, `${path}.ground`, fallback.ground),
  };
  if (picture.ink === picture.ground && ink === ground) r.fault('same-colours', path, { value: shown(ink) });
  return picture;
}

function readColour(r: Reader, value: unknown, path: string, fallback: string): string {
  const colour = COLOURS.find((known) => known === value);
  if (value !== undefined && colour === undefined) {
    r.fault('unknown-colour', path, { value: shown(value), known: COLOURS.join(', ') });
  }
  return colour ?? fallback;
}

function deepFreeze<T extends object>(value: T): T {
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null) deepFreeze(inner);
  }
  return Object.freeze(value);
}
