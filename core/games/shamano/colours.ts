/**
 * The four colours, which are the four elements: red is Fire (attack), green Wind (defence), blue Rain
 * (healing), yellow Thunder (control). A colour is a small integer in that order.
 */
export type Colour = 0 | 1 | 2 | 3;

export const FIRE: Colour = 0;
export const WIND: Colour = 1;
export const RAIN: Colour = 2;
export const THUNDER: Colour = 3;

export const COLOURS: readonly Colour[] = [FIRE, WIND, RAIN, THUNDER];
/** The letter of each colour in card codes, by colour. */
export const COLOUR_CODES: readonly string[] = ['r', 'g', 'b', 'y'];
export const ELEMENTS = ['fire', 'wind', 'rain', 'thunder'] as const;
export type Element = (typeof ELEMENTS)[number];

/** The colour of a letter, or null. */
export function colourOf(code: unknown): Colour | null {
  const found = COLOURS.find((colour) => COLOUR_CODES[colour] === code);
  return found ?? null;
}
