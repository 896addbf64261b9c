/** The twelve colours of pictures: `deep` for lines, `solid` for what is coloured, `pale` for the paper under it. */
export interface Colour {
  readonly deep: string;
  readonly solid: string;
  readonly pale: string;
}

const colour = (deep: string, solid: string, pale: string): Colour => ({ deep, solid, pale });

const COLOURS: Readonly<Record<string, Colour>> = {
  ink: colour('#1f1b18', '#6b625a', '#d8d2c8'),
  kraft: colour('#5a3a17', '#c08a4d', '#e2c391'),
  cream: colour('#5c4a2c', '#f1dfb4', '#fbf3df'),
  brick: colour('#611d12', '#d0573d', '#f0c0ae'),
  coral: colour('#7a2226', '#f07f6b', '#ffd0c2'),
  mustard: colour('#5c3f00', '#e9b12f', '#f8e0a0'),
  moss: colour('#2a3d14', '#86a548', '#d8e3b4'),
  teal: colour('#0a4044', '#37a3a0', '#b9e2dc'),
  sky: colour('#173f66', '#6fb0e0', '#c8e4f6'),
  slate: colour('#22303c', '#7b90a3', '#cbd6de'),
  plum: colour('#451a4b', '#a561a8', '#e3c6e4'),
  rose: colour('#6a1738', '#e27a9d', '#f9cfdb'),
};
const INK = colour('#1f1b18', '#6b625a', '#d8d2c8');

/** The colour of a name; ink for one that is not known. */
export const colourOf = (name: string): Colour => COLOURS[name] ?? INK;
