/** Every theme and every language that axe looks at; contrast hangs on the theme, names on the language. */
export const LOOKS = [
  ['dark', 'en'],
  ['light', 'pt-BR'],
  ['contrast', 'en'],
] as const;
