/** The four shamans. A state names a shaman by its place in this list. */
import { aurora } from './aurora.ts';
import { beatrice } from './beatrice.ts';
import { hedda } from './hedda.ts';
import type { Shaman } from './shaman.ts';
import { zoe } from './zoe.ts';

export const SHAMANS: readonly Shaman[] = [hedda, beatrice, aurora, zoe];
export const SHAMAN_IDS: readonly string[] = SHAMANS.map((shaman) => shaman.id);
