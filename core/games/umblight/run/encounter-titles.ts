/** What the events of a run are called, apart from their stories: a log names an event that it does not tell. */
import type { Words } from '../words.ts';

export const TITLES = {
  'old-well': { en: 'The Old Well', 'pt-BR': 'O Poço Velho' },
  'tinkers-cart': { en: 'The Tinker’s Cart', 'pt-BR': 'A Carroça do Latoeiro' },
  'mint-twins': { en: 'The Mint Twins', 'pt-BR': 'As Gêmeas da Moeda' },
  'stray-pack': { en: 'The Stray Pack', 'pt-BR': 'A Matilha Perdida' },
  'wayside-chapel': { en: 'The Wayside Chapel', 'pt-BR': 'A Capela do Caminho' },
  'grave-diggers': { en: 'The Grave Diggers', 'pt-BR': 'Os Coveiros' },
  'broken-bridge': { en: 'The Broken Bridge', 'pt-BR': 'A Ponte Quebrada' },
  'mirror-lake': { en: 'The Mirror Lake', 'pt-BR': 'O Lago Espelho' },
  'night-forge': { en: 'The Night Forge', 'pt-BR': 'A Forja da Noite' },
  'returning-tree': { en: 'The Returning Tree', 'pt-BR': 'A Árvore que Devolve' },
  'card-reader': { en: 'The Card Reader', 'pt-BR': 'A Cartomante' },
  'night-market': { en: 'The Night Market', 'pt-BR': 'A Feira da Noite' },
  'cursed-purse': { en: 'The Purse in the Road', 'pt-BR': 'A Bolsa na Estrada' },
  'dying-lantern': { en: 'The Dying Lantern', 'pt-BR': 'A Lanterna que Morre' },
  crossroads: { en: 'The Crossroads', 'pt-BR': 'A Encruzilhada' },
  'old-soldier': { en: 'The Old Soldier', 'pt-BR': 'O Velho Soldado' },
} satisfies Readonly<Record<string, Words>>;
