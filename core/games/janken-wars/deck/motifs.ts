/**
 * The pictures a card can have: everyday objects by name, and the names of the colours they are drawn
 * with. How they look is the screen's business.
 */

/** Things of mineral: built, stacked, heavy. */
const ROCK_MOTIFS = [
  'brick-wall',
  'jewel',
  'statue',
  'paperweight',
  'flowerpot',
  'doorstop',
  'coin-jar',
  'dumbbell',
  'safe',
  'padlock',
  'garden-gnome',
  'fountain',
  'chimney',
  'cobblestone',
  'mortar',
  'bathtub',
] as const;

/** Things of paper: light, drawn, written. */
const PAPER_MOTIFS = [
  'origami-crane',
  'tape-roll',
  'gift-box',
  'kite',
  'envelope',
  'newspaper',
  'paper-plane',
  'book',
  'postcard',
  'paper-lantern',
  'poster',
  'ticket',
  'map',
  'diary',
  'confetti',
  'receipt',
] as const;

/** Tools: useful, handy, destructive. */
const SCISSORS_MOTIFS = [
  'box-cutter',
  'toolbox',
  'steamroller',
  'pliers',
  'can-opener',
  'corkscrew',
  'stapler',
  'tweezers',
  'screwdriver',
  'saw',
  'vacuum-cleaner',
  'blender',
  'shredder',
  'magnet',
  'tongs',
  'fishing-rod',
] as const;

export const MOTIFS: readonly string[] = [...ROCK_MOTIFS, ...PAPER_MOTIFS, ...SCISSORS_MOTIFS];

/** Colours of ink and ground. A picture has two different ones. */
export const COLOURS: readonly string[] = [
  'ink',
  'kraft',
  'cream',
  'brick',
  'coral',
  'mustard',
  'moss',
  'teal',
  'sky',
  'slate',
  'plum',
  'rose',
];
