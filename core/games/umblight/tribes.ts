/** The five tribes. A card's tribes are kept as one number, a bit for each tribe, in the order of `TRIBES`. */
import type { Words } from './words.ts';

export const TRIBE_CODES = ['beast', 'lantern', 'gloom', 'maker', 'wanderer'] as const;
export type TribeCode = (typeof TRIBE_CODES)[number];

export interface Tribe {
  readonly code: TribeCode;
  readonly name: Words;
  /** What the tribe is good at, in one sentence. */
  readonly plan: Words;
}

export const TRIBES: readonly Tribe[] = [
  {
    code: 'beast',
    name: { en: 'Beasts', 'pt-BR': 'Feras' },
    plan: {
      en: 'Fill the row with kin: each makes the next one stronger, and big Shadow beasts trample through.',
      'pt-BR': 'Encha a fileira de parentes: cada um fortalece o seguinte, e as grandes feras de Sombra atropelam.',
    },
  },
  {
    code: 'lantern',
    name: { en: 'Lantern folk', 'pt-BR': 'Povo das lanternas' },
    plan: {
      en: 'Stand behind shields, outlive the clash, and let what survives strike again and again.',
      'pt-BR': 'Fique atrás dos escudos, sobreviva ao embate e deixe quem resta golpear muitas vezes.',
    },
  },
  {
    code: 'gloom',
    name: { en: 'Gloom', 'pt-BR': 'Penumbra' },
    plan: {
      en: 'Spark blockers down before the clash, spill over what is left, and let every death hurt.',
      'pt-BR': 'Queime os bloqueios antes do embate, transborde sobre o resto e faça cada morte doer.',
    },
  },
  {
    code: 'maker',
    name: { en: 'Makers', 'pt-BR': 'Artífices' },
    plan: {
      en: 'Combine: coins come back, kin bond, and one tower of parts decides a lane.',
      'pt-BR': 'Combine: as moedas voltam, os parentes se unem e uma torre de peças decide a raia.',
    },
  },
  {
    code: 'wanderer',
    name: { en: 'Wanderers', 'pt-BR': 'Andarilhos' },
    plan: {
      en: 'Walk alone and strong, draw when they fall, and always have one card more than the other side.',
      'pt-BR': 'Ande só e forte, compre ao cair e tenha sempre uma carta a mais que o outro lado.',
    },
  },
];

/** One number for a list of tribe codes. */
export function tribeBits(codes: readonly TribeCode[]): number {
  return codes.reduce((bits, code) => bits | (1 << TRIBE_CODES.indexOf(code)), 0);
}

/** The codes in a number, in the order of `TRIBE_CODES`. */
export function tribesIn(bits: number): TribeCode[] {
  return TRIBE_CODES.filter((_, i) => (bits & (1 << i)) !== 0);
}
