/** The player cards for people. */
import type { PlayerCard } from './player-card.ts';

export const PEOPLE: readonly PlayerCard[] = [
  {
    code: 'wayfarer',
    name: { en: 'Wayfarer', 'pt-BR': 'Viandante' },
    flavour: { en: 'No gift but two good feet.', 'pt-BR': 'Nenhum dom além de dois bons pés.' },
    motif: 'wayfarer',
    hp: 20,
    abilities: [],
  },
  {
    code: 'lamplighter',
    name: { en: 'Lamplighter', 'pt-BR': 'Acendedor' },
    flavour: { en: 'Where she has been, it stays bright.', 'pt-BR': 'Por onde ela passa, fica claro.' },
    motif: 'lamplighter',
    hp: 19,
    abilities: ['dawn 1'],
  },
  {
    code: 'duskwalker',
    name: { en: 'Duskwalker', 'pt-BR': 'Anda-Ocaso' },
    flavour: { en: 'He is longest in the evening.', 'pt-BR': 'Ele é mais comprido à tardinha.' },
    motif: 'duskwalker',
    hp: 19,
    abilities: ['dusk 1'],
  },
  {
    code: 'smith',
    name: { en: 'Wandering Smith', 'pt-BR': 'Ferreira Errante' },
    flavour: { en: 'Her anvil has wheels.', 'pt-BR': 'A bigorna dela tem rodas.' },
    motif: 'smith',
    hp: 19,
    abilities: ['forge 1'],
  },
  {
    code: 'coiner',
    name: { en: 'Coiner', 'pt-BR': 'Moedeiro' },
    flavour: { en: 'He knows each coin by its scratch.', 'pt-BR': 'Conhece cada moeda pelo arranhão.' },
    motif: 'coiner',
    hp: 20,
    abilities: ['mint 2'],
  },
  {
    code: 'herbalist',
    name: { en: 'Herbalist', 'pt-BR': 'Ervateira' },
    flavour: { en: 'Bitter first. Better later.', 'pt-BR': 'Amargo primeiro. Melhor depois.' },
    motif: 'herbalist',
    hp: 18,
    abilities: ['mend 1'],
  },
];
