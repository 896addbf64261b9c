/** What a step does, in words: shown before it is chosen, and drawn from the very data that is carried out. */
import { ABILITIES } from '../abilities.ts';
import { UPGRADE_WORDS } from '../cards/coins.ts';
import { designOf, kindOf, printedOf } from '../cards/designs.ts';
import { TRIBES } from '../tribes.ts';
import type { Words } from '../words.ts';
import type { Step } from './run.ts';

/** One line for a step, such as `Pay 2 coins`, in each language. */
export function stepWords(step: Step): Words {
  switch (step.do) {
    case 'pay':
      return counted(step.coins, ['Pay 1 coin', 'Pague 1 moeda'], ['Pay {n} coins', 'Pague {n} moedas']);
    case 'coins':
      return gainedCoins(step.coins);
    case 'card':
      return both(`Gain ${nameOf(step.card, 'en')}`, `Ganhe ${nameOf(step.card, 'pt-BR')}`);
    case 'own':
      return both(
        `Gain ${nameOf(designOf(step.card).code, 'en')}`,
        `Ganhe ${nameOf(designOf(step.card).code, 'pt-BR')}`,
      );
    case 'find':
      return found(step.tribe, step.leastCost);
    case 'offer':
      return offered(step.tribe);
    case 'take':
      return both('Take one of the cards, or none', 'Leve uma das cartas, ou nenhuma');
    case 'remove':
      return both('Remove a card from your deck', 'Remova uma carta do seu baralho');
    case 'copy':
      return both('Double a card of your deck', 'Duplique uma carta do seu baralho');
    case 'change':
      return both('A card becomes another of its cost', 'Uma carta vira outra do mesmo custo');
    case 'improve':
      return improvement(step.upgrade);
    case 'max-hp':
      return signed(step.n, 'max HP', 'PV máximos');
    case 'ability':
      return ability(step.ability, step.n);
    case 'forget':
      return both('Give up one ability', 'Abra mão de uma habilidade');
    case 'fight':
      return both('A hard battle', 'Uma batalha difícil');
  }
}

/** The outcome of a choice: its steps joined, or that one goes on. */
export function outcomeWords(steps: readonly Step[]): Words {
  if (steps.length === 0) return both('Nothing happens', 'Nada acontece');
  const words = steps.map(stepWords);
  return both(words.map((w) => w.en).join(' · '), words.map((w) => w['pt-BR']).join(' · '));
}

const both = (en: string, pt: string): Words => ({ en, 'pt-BR': pt });

function counted(n: number, one: readonly [string, string], many: readonly [string, string]): Words {
  const [en, pt] = n === 1 ? one : many;
  return both(en.replace('{n}', String(n)), pt.replace('{n}', String(n)));
}

function signed(n: number, en: string, pt: string): Words {
  const sign = n < 0 ? '−' : '+';
  return both(`${sign}${Math.abs(n)} ${en}`, `${sign}${Math.abs(n)} ${pt}`);
}

function nameOf(code: string, language: keyof Words): string {
  return printedOf(kindOf(code) ?? -1)?.name[language] ?? code;
}

const COIN_WORDS: Readonly<Record<string, Words>> = {
  light: both('Light', 'de Luz'),
  shadow: both('Shadow', 'de Sombra'),
  polished: both('polished', 'polida'),
  twin: both('twin', 'gêmea'),
  returning: both('returning', 'retornante'),
};

/** `coin-light-polished` reads "polished Light coin". */
function coinWords(code: string): Words {
  const parts = code.split('-').slice(1).reverse();
  const words = parts.map((part) => COIN_WORDS[part] ?? both(part, part));
  return both(
    `${words.map((w) => w.en).join(' ')} coin`,
    `moeda ${[...words]
      .reverse()
      .map((w) => w['pt-BR'])
      .join(' ')}`,
  );
}

function gainedCoins(codes: readonly string[]): Words {
  const parts = [...new Set(codes)].map((code) => {
    const n = codes.filter((other) => other === code).length;
    const words = coinWords(code);
    return n === 1
      ? both(`a ${words.en}`, `uma ${words['pt-BR']}`)
      : both(`${n} × ${words.en}`, `${n} × ${words['pt-BR']}`);
  });
  return both(`Gain ${parts.map((p) => p.en).join(', ')}`, `Ganhe ${parts.map((p) => p['pt-BR']).join(', ')}`);
}

function tribeName(code: string): Words | null {
  return TRIBES.find((tribe) => tribe.code === code)?.name ?? null;
}

function found(tribe: string | null, leastCost: number): Words {
  const of = tribe === null ? null : tribeName(tribe);
  const cost = leastCost > 1 ? both(` of cost ${leastCost} or more`, ` de custo ${leastCost} ou mais`) : both('', '');
  return both(
    `Gain a random card${of === null ? '' : ` (${of.en})`}${cost.en}`,
    `Ganhe uma carta ao acaso${of === null ? '' : ` (${of['pt-BR']})`}${cost['pt-BR']}`,
  );
}

function offered(tribe: string | null): Words {
  const of = tribe === null ? null : tribeName(tribe);
  return both(
    `Choose one of three cards${of === null ? '' : ` (${of.en})`}`,
    `Escolha uma de três cartas${of === null ? '' : ` (${of['pt-BR']})`}`,
  );
}

function improvement(upgrade: keyof typeof UPGRADE_WORDS | null): Words {
  if (upgrade === null) return both('Upgrade a coin', 'Melhore uma moeda');
  const { name } = UPGRADE_WORDS[upgrade];
  return both(`A coin becomes ${name.en.toLowerCase()}`, `Uma moeda fica ${name['pt-BR'].toLowerCase()}`);
}

function ability(code: string, n: number): Words {
  const name = ABILITIES.find((one) => one.code === code)?.name;
  return both(`Gain the ability ${name?.en ?? code} ${n}`, `Ganhe a habilidade ${name?.['pt-BR'] ?? code} ${n}`);
}
