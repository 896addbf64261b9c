/** The decks that come with the game: five for duels, and the starter decks of a run. Cards are codes. */
import type { TribeCode } from '../tribes.ts';
import type { Words } from '../words.ts';

export interface PresetDeck {
  /** Lower-case with dashes; stands in options, saves and scenarios. */
  readonly code: string;
  readonly name: Words;
  readonly tribe: TribeCode;
  readonly cards: readonly string[];
}

/** `twice` are in the deck with two copies, `once` with one. */
function deck(
  code: string,
  name: Words,
  tribe: TribeCode,
  twice: readonly string[],
  once: readonly string[],
): PresetDeck {
  return { code, name, tribe, cards: [...twice, ...twice, ...once] };
}

/** Duel decks of 20; together they hold every card of the set. */
export const PRESET_DECKS: readonly PresetDeck[] = [
  deck(
    'deep-wood',
    { en: 'Deep Wood', 'pt-BR': 'Mata Funda' },
    'beast',
    ['field-mouse', 'wolf-cub', 'hedgehog', 'vixen', 'grey-wolf', 'lynx', 'wild-bear'],
    ['barn-owl', 'roe-deer', 'tusker', 'brood-hen', 'crowned-stag', 'old-bison'],
  ),
  deck(
    'lit-street',
    { en: 'Lit Street', 'pt-BR': 'Rua Acesa' },
    'lantern',
    ['wick-boy', 'match-girl', 'lamp-mender', 'candle-maid', 'gatekeeper', 'snuffer', 'ember-guard'],
    ['bell-ringer', 'glass-monk', 'night-nurse', 'lighthouse-keeper', 'procession', 'saint-of-lamps'],
  ),
  deck(
    'under-stairs',
    { en: 'Under the Stairs', 'pt-BR': 'Debaixo da Escada' },
    'gloom',
    ['soot-imp', 'will-o-wisp', 'hollow-child', 'crow-wraith', 'leech-bloom', 'pale-bride', 'tar-hound'],
    ['murk-rat', 'mourner', 'black-bell', 'cellar-thing', 'night-tide', 'dusk-eater'],
  ),
  deck(
    'workshop',
    { en: 'The Workshop', 'pt-BR': 'A Oficina' },
    'maker',
    ['apprentice', 'tin-soldier', 'cogwright', 'rag-doll', 'clay-hand', 'weaver', 'welder'],
    ['dusk-joiner', 'stair-of-iron', 'bellows-man', 'scaffold-giant', 'clock-tower', 'moon-engine'],
  ),
  deck(
    'open-road',
    { en: 'Open Road', 'pt-BR': 'Estrada Aberta' },
    'wanderer',
    ['gambler', 'fiddler', 'knife-thrower', 'lone-rider', 'ferryman', 'tollman', 'exile'],
    ['pedlar', 'pilgrim', 'map-seller', 'road-witch', 'caravan', 'long-walker'],
  ),
];

/** Starter decks of 12 for a run: small cards of one tribe and a few neighbours. */
export const STARTER_DECKS: readonly PresetDeck[] = [
  deck(
    'cubs',
    { en: 'Cubs', 'pt-BR': 'Filhotes' },
    'beast',
    ['field-mouse', 'wolf-cub', 'vixen', 'hedgehog'],
    ['grey-wolf', 'roe-deer', 'wild-bear', 'candle-maid'],
  ),
  deck(
    'first-lights',
    { en: 'First Lights', 'pt-BR': 'Primeiras Luzes' },
    'lantern',
    ['wick-boy', 'match-girl', 'candle-maid', 'lamp-mender'],
    ['gatekeeper', 'snuffer', 'ember-guard', 'gambler'],
  ),
  deck(
    'cellar-kin',
    { en: 'Cellar Kin', 'pt-BR': 'Gente do Porão' },
    'gloom',
    ['soot-imp', 'will-o-wisp', 'hollow-child', 'crow-wraith'],
    ['leech-bloom', 'pale-bride', 'tar-hound', 'wolf-cub'],
  ),
  deck(
    'spare-parts',
    { en: 'Spare Parts', 'pt-BR': 'Peças Soltas' },
    'maker',
    ['apprentice', 'tin-soldier', 'rag-doll', 'clay-hand'],
    ['cogwright', 'weaver', 'welder', 'gambler'],
  ),
  deck(
    'roadside',
    { en: 'Roadside', 'pt-BR': 'Beira da Estrada' },
    'wanderer',
    ['gambler', 'fiddler', 'knife-thrower', 'lone-rider'],
    ['ferryman', 'map-seller', 'tollman', 'candle-maid'],
  ),
];

/** A duel deck by its code, or null. */
export function presetDeck(code: string): PresetDeck | null {
  return PRESET_DECKS.find((deck) => deck.code === code) ?? null;
}
