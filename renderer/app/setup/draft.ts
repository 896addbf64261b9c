/**
 * A match being set up: who sits where and the rules of the table. Pure: every change makes a new
 * draft. A draft may be impossible (a name missing, rules that do not go together); `faultsOf` says
 * what is wrong, and `planOf` makes the plan that the main process is asked for.
 */

import { type OptionFault, type OptionSpec, type OptionTable, readOptions } from '../../../core/kit/options.ts';
import { shownName } from '../../../core/kit/shown-name.ts';
import type { MatchPlan, Profile, SeatPlan } from '../../../electron/api.ts';
import type { ComputerLevel, GameEntry, GameFace } from '../../games/entry.ts';
import { GUESTS } from '../../text/index.ts';
import { SEAT_COLOURS } from '../../theme/seats.tsx';

/** Values by option key; always complete. A value that has no effect now is kept for when it has again. */
export type Rules = Readonly<Record<string, unknown>>;

export interface Draft {
  /** A seat keeps its key when others come and go. */
  readonly seats: readonly (SeatPlan & { readonly key: number })[];
  readonly rules: Rules;
  /** What the match is shuffled from where the game asks for it; empty: drawn by chance. */
  readonly seed: string;
}

/** What a draft is made with. */
export interface Making {
  readonly entry: Pick<GameEntry, 'id' | 'seats'>;
  readonly face: Pick<GameFace, 'game' | 'levels' | 'decks' | 'setup'>;
  readonly profiles: readonly Profile[];
  /** The profile of who is playing, if one is. */
  readonly playing: string | null;
  /** What a person without a profile is called. */
  readonly guest: string;
}

type Table = OptionTable<Record<string, unknown>>;
type Spec = OptionSpec<Record<string, unknown>>;

/** The table of a game whose own option types do not matter here. */
export function tableOf(face: Pick<GameFace, 'game'>): Table {
  return face.game.options as unknown as Table;
}

/** Names for computers: short, said alike in both languages. */
const NAMES = ['Iris', 'Otto', 'Nina', 'Hugo', 'Lara', 'Caio', 'Vera', 'Raul', 'Mila', 'Davi', 'Flora', 'Ivo'];

const USUAL_SEATS = 3;

/** The draft a set-up screen opens with: as last time, or you against computers. */
export function firstDraft(making: Making, last: MatchPlan | null): Draft {
  const { entry, face } = making;
  const { min, max } = entry.seats;
  const fits = last !== null && last.seats.length >= min && last.seats.length <= max;
  if (!fits) {
    const draft: Draft = { seats: [], rules: rulesOf(tableOf(face), tableOf(face).preset, 0), seed: freshSeed() };
    const count = Math.min(max, Math.max(min, USUAL_SEATS));
    const people = withSeat(draft, making, 'person');
    // A game nobody can play but people begins with people.
    const others = face.levels.length > 0 ? 'computer' : 'person';
    return Array.from({ length: count - 1 }).reduce<Draft>((made) => withSeat(made, making, others), people);
  }
  const seats = last.seats.map((seat, key) => ({ ...reseated(seat, making), key }));
  return { seats, rules: mendedRules(tableOf(face), last.options, seats.length), seed: freshSeed() };
}

/**
 * Whoever is playing against one computer, with these values of options: the person's and the computer's.
 * Of an option of the whole table it is the person's that counts.
 */
export function duelDraft(
  making: Making,
  level: ComputerLevel,
  values: Readonly<Record<string, readonly [unknown, unknown]>>,
): Draft {
  const table = tableOf(making.face);
  const alone: Draft = { seats: [], rules: rulesOf(table, table.preset, 0), seed: '' };
  const seats = withSeat(withSeat(alone, making, 'person'), making, 'computer');
  const seated = withSitter(seats, making, 1, { kind: 'computer', level });
  const each = (key: string) => table.specs.find((spec) => spec.key === key)?.perSeat === true;
  return Object.entries(values).reduce(
    (draft, [key, pair]) => withRule(draft, key, each(key) ? pair : pair[0]),
    seated,
  );
}

/** A remembered seat with what is true of it today: profiles and levels may be gone or have changed. */
function reseated(seat: SeatPlan, { face, profiles, guest }: Making): SeatPlan {
  if (seat.kind === 'computer') {
    const level = face.levels.includes(seat.level) ? seat.level : usualLevel(face.levels);
    return { ...seat, level };
  }
  const profile = profiles.find((one) => one.id === seat.profile);
  return { ...seat, profile: profile?.id ?? null, name: profile?.name ?? guestAs(seat.name, guest) };
}

/** The name of a guest in the language of today; any other name as it is. */
function guestAs(name: string, guest: string): string {
  const [word = '', number = ''] = name.split(/(?= \d+$)/);
  return GUESTS.includes(word) ? guest + number : name;
}

/** What a computer plays like until it is told otherwise. */
function usualLevel(levels: readonly ComputerLevel[]): ComputerLevel {
  const [weakest = 'normal'] = levels;
  return levels.includes('normal') ? 'normal' : weakest;
}

/** The rules of a preset. */
function rulesOf(table: Table, preset: string, seats: number): Rules {
  const read = readOptions(table, preset, seats);
  return read.ok ? read.options : (table.presets[preset] ?? {});
}

/** Remembered rules, each value that is no longer one left at the preset's. */
function mendedRules(table: Table, remembered: Rules, seats: number): Rules {
  const rules = { ...rulesOf(table, table.preset, seats) };
  for (const { key } of table.specs) {
    if (!Object.hasOwn(remembered, key)) continue;
    const read = readOptions({ ...table, conflicts: () => [] }, { [key]: remembered[key] }, seats);
    if (read.ok) rules[key] = read.options[key];
  }
  return rules;
}

/** The draft with one more seat, if the game has one. */
export function withSeat(draft: Draft, making: Making, kind: 'person' | 'computer'): Draft {
  const { seats } = draft;
  if (seats.length >= making.entry.seats.max) return draft;
  const key = Math.max(-1, ...seats.map((seat) => seat.key)) + 1;
  const colour = SEAT_COLOURS.find((one) => seats.every((seat) => seat.colour !== one)) ?? SEAT_COLOURS[0];
  const seat = kind === 'person' ? person(draft, making, colour) : computer(draft, making, colour);
  return resized({ ...draft, seats: [...seats, { ...seat, key }] }, making);
}

function person({ seats }: Draft, { profiles, playing, guest }: Making, colour: string): SeatPlan {
  const profile = profiles.find((one) => one.id === playing && !seats.some((seat) => sits(seat, one.id)));
  if (profile === undefined) return { kind: 'human', name: unused(guest, seats), colour, profile: null };
  return { kind: 'human', name: profile.name, colour: freeColour(profile.colour, colour, seats), profile: profile.id };
}

function computer({ seats }: Draft, { face }: Making, colour: string): SeatPlan {
  const name = NAMES.find((one) => seats.every((seat) => seat.name !== one)) ?? unused('Iris', seats);
  const neighbour = seats.findLast((seat) => seat.kind === 'computer');
  return { kind: 'computer', name, colour, level: neighbour?.level ?? usualLevel(face.levels) };
}

function sits(seat: SeatPlan, profile: string): boolean {
  return seat.kind === 'human' && seat.profile === profile;
}

function freeColour(wanted: string, other: string, seats: readonly SeatPlan[]): string {
  return seats.some((seat) => seat.colour === wanted) ? other : wanted;
}

/** The name, or with the first number behind it that makes it a new one. */
function unused(name: string, seats: readonly SeatPlan[]): string {
  const taken = (one: string) => seats.some((seat) => seat.name === one);
  if (!taken(name)) return name;
  for (let i = 2; ; i++) if (!taken(`${name} ${i}`)) return `${name} ${i}`;
}

export function withoutSeat(draft: Draft, making: Making, index: number): Draft {
  if (draft.seats.length <= making.entry.seats.min) return draft;
  const seats = draft.seats.filter((_, i) => i !== index);
  const rules = { ...draft.rules };
  for (const { key } of perSeat(making.face)) rules[key] = list(rules[key]).filter((_, i) => i !== index);
  for (const { key } of seatNumbers(making.face)) rules[key] = moved(rules[key], index) ?? usualOf(making.face)[key];
  return resized({ ...draft, seats, rules }, making);
}

/** Options that hold the number of a seat. */
function seatNumbers(face: Making['face']): readonly Spec[] {
  return tableOf(face).specs.filter((spec) => spec.kind === 'number' && spec.ofSeat === true);
}

const usualOf = (face: Making['face']): Rules => tableOf(face).presets[tableOf(face).preset] ?? {};

/** The number of the same seat once that at `index` is gone; null if it was this one. */
function moved(value: unknown, index: number): unknown {
  if (value === index) return null;
  return typeof value === 'number' && value > index ? value - 1 : value;
}

function perSeat(face: Making['face']): readonly Spec[] {
  return tableOf(face).specs.filter((spec) => spec.perSeat === true);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Gives every seat its value of the per-seat options: its own, or the preset's. */
function resized(draft: Draft, { face }: Making): Draft {
  const table = tableOf(face);
  const usual = rulesOf(table, table.preset, draft.seats.length);
  const rules = { ...draft.rules };
  for (const { key } of perSeat(face)) {
    const own = list(rules[key]);
    rules[key] = draft.seats.map((_, i) => own[i] ?? list(usual[key])[i]);
  }
  return { ...draft, rules };
}

/** Who a seat is given to: a profile, a guest, or a computer of some level. */
export type Sitter =
  | { readonly kind: 'profile'; readonly profile: Profile }
  | { readonly kind: 'guest' }
  | { readonly kind: 'computer'; readonly level: ComputerLevel };

export function withSitter(draft: Draft, making: Making, index: number, sitter: Sitter): Draft {
  const seat = draft.seats[index];
  if (seat === undefined) return draft;
  const others = { ...draft, seats: draft.seats.filter((_, i) => i !== index) };
  switch (sitter.kind) {
    case 'profile': {
      const { id, name, colour } = sitter.profile;
      return replaced(draft, index, {
        kind: 'human',
        name,
        colour: freeColour(colour, seat.colour, others.seats),
        profile: id,
      });
    }
    case 'guest':
      return replaced(draft, index, person(others, { ...making, playing: null }, seat.colour));
    case 'computer': {
      const name = seat.kind === 'computer' ? seat.name : computer(others, making, seat.colour).name;
      return replaced(draft, index, { kind: 'computer', name, colour: seat.colour, level: sitter.level });
    }
  }
}

function replaced(draft: Draft, index: number, plan: SeatPlan): Draft {
  return { ...draft, seats: draft.seats.map((seat, i) => (i === index ? { ...plan, key: seat.key } : seat)) };
}

export function renamed(draft: Draft, index: number, name: string): Draft {
  return { ...draft, seats: draft.seats.map((seat, i) => (i === index ? { ...seat, name } : seat)) };
}

/** Gives a seat a colour; whoever had it takes the colour that becomes free. */
export function recoloured(draft: Draft, index: number, colour: string): Draft {
  const old = draft.seats[index]?.colour ?? colour;
  const paint = (seat: Draft['seats'][number], i: number) => {
    if (i === index) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: old } : seat;
  };
  return { ...draft, seats: draft.seats.map(paint) };
}

export function withRule(draft: Draft, key: string, value: unknown): Draft {
  return { ...draft, rules: { ...draft.rules, [key]: value } };
}

/** The rules of a ready-made table; what belongs to single seats stays. */
export function withPreset(draft: Draft, face: Making['face'], preset: string): Draft {
  const kept = Object.fromEntries(perSeat(face).map(({ key }) => [key, draft.rules[key]]));
  return { ...draft, rules: { ...rulesOf(tableOf(face), preset, draft.seats.length), ...kept } };
}

/** Whether a rule has an effect at this table. */
export function matters(draft: Draft, spec: Spec): boolean {
  return spec.needs?.({ ...draft.rules }, draft.seats.length) ?? true;
}

/** Options that every seat has for itself and that have an effect at this table. */
export function seatSpecs(draft: Draft, face: Making['face']): readonly Spec[] {
  return perSeat(face).filter(
    (spec) => (spec.kind === 'choice' || spec.key === face.decks?.option) && matters(draft, spec),
  );
}

/** The rules as they will be played: what has no effect has its usual value. */
export function effective(draft: Draft, face: Making['face']): Rules {
  const table = tableOf(face);
  const usual = rulesOf(table, table.preset, draft.seats.length);
  const rules = { ...draft.rules };
  for (const spec of table.specs) if (!matters(draft, spec)) rules[spec.key] = usual[spec.key];
  return face.setup?.fit?.(rules, kindsOf(draft)) ?? rules;
}

const kindsOf = ({ seats }: Draft) => seats.map(({ kind }) => kind);

/** Ready-made tables that the game shows. */
export function presetsOf(face: Making['face']): readonly string[] {
  return face.setup?.presets ?? Object.keys(tableOf(face).presets);
}

/** Options that every seat has alike and that are asked for one by one. */
export function sharedSpecs(face: Making['face']): readonly Spec[] {
  const unasked = face.setup?.unasked ?? [];
  return tableOf(face).specs.filter(
    (spec) => spec.perSeat !== true && spec.kind !== 'data' && !unasked.includes(spec.key),
  );
}

/** Whether the seed is shown and can be entered at this table. */
export function seeded(draft: Draft, face: Making['face']): boolean {
  return face.setup?.seeded?.(draft.rules) ?? false;
}

const SEED_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const SEED_LENGTH = 8;

/** A seed short enough to be read out to somebody. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED_LENGTH));
  return [...bytes].map((byte) => SEED_LETTERS[byte % SEED_LETTERS.length]).join('');
}

/** The seed of a day, the same for everybody: `daily-2026-11-30`. */
export function dailySeed(day: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `daily-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The ready-made table these rules are; null if they are none. */
export function presetOf(draft: Draft, face: Making['face']): string | null {
  const table = tableOf(face);
  const shared = table.specs.filter((spec) => spec.perSeat !== true);
  const rules = effective(draft, face);
  const same = (preset: string) => {
    const its = effective(withPreset(draft, face, preset), face);
    return shared.every(({ key }) => JSON.stringify(rules[key]) === JSON.stringify(its[key]));
  };
  return presetsOf(face).find(same) ?? null;
}

export type DraftFault =
  | { readonly kind: 'no-name'; readonly seat: number }
  | { readonly kind: 'same-name'; readonly seat: number }
  | { readonly kind: 'option'; readonly fault: OptionFault }
  /** These players cannot sit so: a key of the game's conflicts. */
  | { readonly kind: 'seats'; readonly conflict: string };

/** Everything that keeps the match from beginning. */
export function faultsOf(draft: Draft, face: Making['face']): readonly DraftFault[] {
  const names = draft.seats.map((seat) => shownName(seat.name));
  const named = names.flatMap((name, seat): DraftFault[] => {
    if (name === '') return [{ kind: 'no-name', seat }];
    return names.indexOf(name) < seat ? [{ kind: 'same-name', seat }] : [];
  });
  const read = readOptions(tableOf(face), effective(draft, face), draft.seats.length);
  const conflict = face.setup?.conflict?.(draft.rules, kindsOf(draft)) ?? null;
  const seated = conflict === null ? named : [...named, { kind: 'seats' as const, conflict }];
  return read.ok ? seated : [...seated, ...read.faults.map((fault) => ({ kind: 'option' as const, fault }))];
}

export function planOf(draft: Draft, { entry, face }: Pick<Making, 'entry' | 'face'>): MatchPlan {
  const seats = draft.seats.map(({ key, ...seat }) => ({ ...seat, name: shownName(seat.name) }));
  const plan = { game: entry.id, seats, options: effective(draft, face) as MatchPlan['options'] };
  const seed = draft.seed.trim();
  return seed !== '' && seeded(draft, face) ? { ...plan, seed } : plan;
}
