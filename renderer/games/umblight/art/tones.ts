/** The two tones of the world. A Light card is ink on cream, a Shadow card cream on ink. */
import { LIGHT, type Polarity } from '../../../../core/games/umblight/battle/battle.ts';
import type { Tones } from './cut.tsx';

export const CREAM = '#f4ead2';
export const INK = '#1b1714';
/** The one colour of the world, for what glows. */
export const LAMP = '#e0a33a';

const ON_LIGHT: Tones = { ink: INK, ground: CREAM };
const ON_SHADOW: Tones = { ink: CREAM, ground: INK };

export const tonesOf = (polarity: Polarity): Tones => (polarity === LIGHT ? ON_LIGHT : ON_SHADOW);
