/**
 * The words of effects: a phrase for each part, in both languages. `{…}` is filled with the part's
 * values, `{type}` with the word for a type. Portuguese sentences of the design document are kept.
 */
import type { CardType, Language } from './design.ts';

export const TYPE_WORDS: Readonly<Record<Language, Readonly<Record<CardType, string>>>> = {
  'pt-BR': { rock: 'pedra', paper: 'papel', scissors: 'tesoura' },
  en: { rock: 'rock', paper: 'paper', scissors: 'scissors' },
};

/** Numbers up to the largest count of an action, as they are said of cards. */
export const COUNT_WORDS: Readonly<Record<Language, readonly string[]>> = {
  'pt-BR': ['nenhuma', 'uma', 'duas', 'três', 'quatro', 'cinco'],
  en: ['no', 'one', 'two', 'three', 'four', 'five'],
};

export type Phrase = Readonly<Record<Language, string>>;

export const PHRASES = {
  // What a value rule gives.
  'value-one-own-domain': {
    'pt-BR': 'O valor é o número de cartas do jogador.',
    en: 'Worth the number of cards in your domain.',
  },
  'value-many-own-domain': {
    'pt-BR': 'Vale {per} por carta do jogador.',
    en: 'Worth {per} for each card in your domain.',
  },
  'value-divided-up-own-domain': {
    'pt-BR': 'O valor é o número de cartas do jogador dividido por {by}, arredondado para cima.',
    en: 'Worth the number of cards in your domain divided by {by}, rounded up.',
  },
  'value-divided-down-own-domain': {
    'pt-BR': 'O valor é o número de cartas do jogador dividido por {by}, arredondado para baixo.',
    en: 'Worth the number of cards in your domain divided by {by}, rounded down.',
  },
  'value-many-divided-up-own-domain': {
    'pt-BR': 'Vale {per} por carta do jogador, dividido por {by}, arredondado para cima.',
    en: 'Worth {per} for each card in your domain, divided by {by}, rounded up.',
  },
  'value-many-divided-down-own-domain': {
    'pt-BR': 'Vale {per} por carta do jogador, dividido por {by}, arredondado para baixo.',
    en: 'Worth {per} for each card in your domain, divided by {by}, rounded down.',
  },
  'value-one-own-domain-type': {
    'pt-BR': 'O valor é o número de cartas de {type} do jogador.',
    en: 'Worth the number of {type} cards in your domain.',
  },
  'value-many-own-domain-type': {
    'pt-BR': 'Vale {per} por carta de {type} do jogador.',
    en: 'Worth {per} for each {type} card in your domain.',
  },
  'value-divided-up-own-domain-type': {
    'pt-BR': 'O valor é o número de cartas de {type} do jogador dividido por {by}, arredondado para cima.',
    en: 'Worth the number of {type} cards in your domain divided by {by}, rounded up.',
  },
  'value-divided-down-own-domain-type': {
    'pt-BR': 'O valor é o número de cartas de {type} do jogador dividido por {by}, arredondado para baixo.',
    en: 'Worth the number of {type} cards in your domain divided by {by}, rounded down.',
  },
  'value-many-divided-up-own-domain-type': {
    'pt-BR': 'Vale {per} por carta de {type} do jogador, dividido por {by}, arredondado para cima.',
    en: 'Worth {per} for each {type} card in your domain, divided by {by}, rounded up.',
  },
  'value-many-divided-down-own-domain-type': {
    'pt-BR': 'Vale {per} por carta de {type} do jogador, dividido por {by}, arredondado para baixo.',
    en: 'Worth {per} for each {type} card in your domain, divided by {by}, rounded down.',
  },
  'value-one-own-discard': {
    'pt-BR': 'O valor é o número de cartas na pilha de descarte do jogador.',
    en: 'Worth the number of cards in your discard pile.',
  },
  'value-many-own-discard': {
    'pt-BR': 'Vale {per} por carta na pilha de descarte do jogador.',
    en: 'Worth {per} for each card in your discard pile.',
  },
  'value-divided-up-own-discard': {
    'pt-BR': 'O valor é o número de cartas na pilha de descarte do jogador dividido por {by}, arredondado para cima.',
    en: 'Worth the number of cards in your discard pile divided by {by}, rounded up.',
  },
  'value-divided-down-own-discard': {
    'pt-BR': 'O valor é o número de cartas na pilha de descarte do jogador dividido por {by}, arredondado para baixo.',
    en: 'Worth the number of cards in your discard pile divided by {by}, rounded down.',
  },
  'value-many-divided-up-own-discard': {
    'pt-BR': 'Vale {per} por carta na pilha de descarte do jogador, dividido por {by}, arredondado para cima.',
    en: 'Worth {per} for each card in your discard pile, divided by {by}, rounded up.',
  },
  'value-many-divided-down-own-discard': {
    'pt-BR': 'Vale {per} por carta na pilha de descarte do jogador, dividido por {by}, arredondado para baixo.',
    en: 'Worth {per} for each card in your discard pile, divided by {by}, rounded down.',
  },
  'value-one-own-discard-type': {
    'pt-BR': 'O valor é o número de cartas de {type} na pilha de descarte do jogador.',
    en: 'Worth the number of {type} cards in your discard pile.',
  },
  'value-many-own-discard-type': {
    'pt-BR': 'Vale {per} por carta de {type} na pilha de descarte do jogador.',
    en: 'Worth {per} for each {type} card in your discard pile.',
  },
  'value-divided-up-own-discard-type': {
    'pt-BR':
      'O valor é o número de cartas de {type} na pilha de descarte do jogador dividido por {by}, arredondado para cima.',
    en: 'Worth the number of {type} cards in your discard pile divided by {by}, rounded up.',
  },
  'value-divided-down-own-discard-type': {
    'pt-BR':
      'O valor é o número de cartas de {type} na pilha de descarte do jogador dividido por {by}, arredondado para baixo.',
    en: 'Worth the number of {type} cards in your discard pile divided by {by}, rounded down.',
  },
  'value-many-divided-up-own-discard-type': {
    'pt-BR':
      'Vale {per} por carta de {type} na pilha de descarte do jogador, dividido por {by}, arredondado para cima.',
    en: 'Worth {per} for each {type} card in your discard pile, divided by {by}, rounded up.',
  },
  'value-many-divided-down-own-discard-type': {
    'pt-BR':
      'Vale {per} por carta de {type} na pilha de descarte do jogador, dividido por {by}, arredondado para baixo.',
    en: 'Worth {per} for each {type} card in your discard pile, divided by {by}, rounded down.',
  },
  'value-one-opponent-domain': {
    'pt-BR': 'O valor é o número de cartas do oponente.',
    en: 'Worth the number of cards of the opponent.',
  },
  'value-many-opponent-domain': {
    'pt-BR': 'Vale {per} por carta do oponente.',
    en: 'Worth {per} for each card of the opponent.',
  },
  'value-divided-up-opponent-domain': {
    'pt-BR': 'O valor é o número de cartas do oponente dividido por {by}, arredondado para cima.',
    en: 'Worth the number of cards of the opponent divided by {by}, rounded up.',
  },
  'value-divided-down-opponent-domain': {
    'pt-BR': 'O valor é o número de cartas do oponente dividido por {by}, arredondado para baixo.',
    en: 'Worth the number of cards of the opponent divided by {by}, rounded down.',
  },
  'value-many-divided-up-opponent-domain': {
    'pt-BR': 'Vale {per} por carta do oponente, dividido por {by}, arredondado para cima.',
    en: 'Worth {per} for each card of the opponent, divided by {by}, rounded up.',
  },
  'value-many-divided-down-opponent-domain': {
    'pt-BR': 'Vale {per} por carta do oponente, dividido por {by}, arredondado para baixo.',
    en: 'Worth {per} for each card of the opponent, divided by {by}, rounded down.',
  },
  'value-one-opponent-domain-type': {
    'pt-BR': 'O valor é o número de cartas de {type} do oponente.',
    en: 'Worth the number of {type} cards of the opponent.',
  },
  'value-many-opponent-domain-type': {
    'pt-BR': 'Vale {per} por carta de {type} do oponente.',
    en: 'Worth {per} for each {type} card of the opponent.',
  },
  'value-divided-up-opponent-domain-type': {
    'pt-BR': 'O valor é o número de cartas de {type} do oponente dividido por {by}, arredondado para cima.',
    en: 'Worth the number of {type} cards of the opponent divided by {by}, rounded up.',
  },
  'value-divided-down-opponent-domain-type': {
    'pt-BR': 'O valor é o número de cartas de {type} do oponente dividido por {by}, arredondado para baixo.',
    en: 'Worth the number of {type} cards of the opponent divided by {by}, rounded down.',
  },
  'value-many-divided-up-opponent-domain-type': {
    'pt-BR': 'Vale {per} por carta de {type} do oponente, dividido por {by}, arredondado para cima.',
    en: 'Worth {per} for each {type} card of the opponent, divided by {by}, rounded up.',
  },
  'value-many-divided-down-opponent-domain-type': {
    'pt-BR': 'Vale {per} por carta de {type} do oponente, dividido por {by}, arredondado para baixo.',
    en: 'Worth {per} for each {type} card of the opponent, divided by {by}, rounded down.',
  },
  'value-one-own-stars': {
    'pt-BR': 'O valor é o número de estrelas do jogador.',
    en: 'Worth the number of your stars.',
  },
  'value-many-own-stars': { 'pt-BR': 'Vale {per} por estrela do jogador.', en: 'Worth {per} for each star you have.' },
  'value-divided-up-own-stars': {
    'pt-BR': 'O valor é o número de estrelas do jogador dividido por {by}, arredondado para cima.',
    en: 'Worth the number of your stars divided by {by}, rounded up.',
  },
  'value-divided-down-own-stars': {
    'pt-BR': 'O valor é o número de estrelas do jogador dividido por {by}, arredondado para baixo.',
    en: 'Worth the number of your stars divided by {by}, rounded down.',
  },
  'value-many-divided-up-own-stars': {
    'pt-BR': 'Vale {per} por estrela do jogador, dividido por {by}, arredondado para cima.',
    en: 'Worth {per} for each star you have, divided by {by}, rounded up.',
  },
  'value-many-divided-down-own-stars': {
    'pt-BR': 'Vale {per} por estrela do jogador, dividido por {by}, arredondado para baixo.',
    en: 'Worth {per} for each star you have, divided by {by}, rounded down.',
  },
  'value-one-table': {
    'pt-BR': 'O valor é o número de cartas na mesa.',
    en: 'Worth the number of cards on the table.',
  },
  'value-many-table': { 'pt-BR': 'Vale {per} por carta na mesa.', en: 'Worth {per} for each card on the table.' },
  'value-divided-up-table': {
    'pt-BR': 'O valor é o número de cartas na mesa dividido por {by}, arredondado para cima.',
    en: 'Worth the number of cards on the table divided by {by}, rounded up.',
  },
  'value-divided-down-table': {
    'pt-BR': 'O valor é o número de cartas na mesa dividido por {by}, arredondado para baixo.',
    en: 'Worth the number of cards on the table divided by {by}, rounded down.',
  },
  'value-many-divided-up-table': {
    'pt-BR': 'Vale {per} por carta na mesa, dividido por {by}, arredondado para cima.',
    en: 'Worth {per} for each card on the table, divided by {by}, rounded up.',
  },
  'value-many-divided-down-table': {
    'pt-BR': 'Vale {per} por carta na mesa, dividido por {by}, arredondado para baixo.',
    en: 'Worth {per} for each card on the table, divided by {by}, rounded down.',
  },
  'value-one-table-type': {
    'pt-BR': 'O valor é o número de cartas de {type} na mesa.',
    en: 'Worth the number of {type} cards on the table.',
  },
  'value-many-table-type': {
    'pt-BR': 'Vale {per} por carta de {type} na mesa.',
    en: 'Worth {per} for each {type} card on the table.',
  },
  'value-divided-up-table-type': {
    'pt-BR': 'O valor é o número de cartas de {type} na mesa dividido por {by}, arredondado para cima.',
    en: 'Worth the number of {type} cards on the table divided by {by}, rounded up.',
  },
  'value-divided-down-table-type': {
    'pt-BR': 'O valor é o número de cartas de {type} na mesa dividido por {by}, arredondado para baixo.',
    en: 'Worth the number of {type} cards on the table divided by {by}, rounded down.',
  },
  'value-many-divided-up-table-type': {
    'pt-BR': 'Vale {per} por carta de {type} na mesa, dividido por {by}, arredondado para cima.',
    en: 'Worth {per} for each {type} card on the table, divided by {by}, rounded up.',
  },
  'value-many-divided-down-table-type': {
    'pt-BR': 'Vale {per} por carta de {type} na mesa, dividido por {by}, arredondado para baixo.',
    en: 'Worth {per} for each {type} card on the table, divided by {by}, rounded down.',
  },
  'value-plus': { 'pt-BR': 'Mais {base}.', en: 'Plus {base}.' },
  'value-minus': { 'pt-BR': 'Menos {base}.', en: 'Minus {base}.' },
  'value-min': { 'pt-BR': 'No mínimo {min}.', en: 'At least {min}.' },
  'value-max': { 'pt-BR': 'No máximo {max}.', en: 'At most {max}.' },
  // What holds in a domain.
  'discard-first': {
    'pt-BR': 'Precisa ser descartada antes das outras cartas do jogador.',
    en: 'Must be discarded before your other cards.',
  },
  'no-swap': { 'pt-BR': 'Não pode ser trocada.', en: 'Cannot be swapped.' },
  'no-discard': { 'pt-BR': 'Nenhuma carta pode fazer você descartá-la.', en: 'No card can make you discard it.' },
  adds: { 'pt-BR': 'Suas outras cartas valem {points}.', en: 'Your other cards are worth {points}.' },
  'adds-type': {
    'pt-BR': 'Suas outras cartas de {type} valem {points}.',
    en: 'Your other {type} cards are worth {points}.',
  },
  // What happens when the card is won.
  'discards-winner': {
    'pt-BR': 'Escolha uma carta do oponente para ele descartar.',
    en: 'Choose one of the opponent’s cards for them to discard.',
  },
  'discards-opponent': {
    'pt-BR': 'O oponente descarta uma carta à escolha dele.',
    en: 'The opponent discards a card of their choice.',
  },
  'discards-random': { 'pt-BR': 'O oponente descarta uma carta ao acaso.', en: 'The opponent discards a random card.' },
  'discards-all': { 'pt-BR': 'O oponente descarta todas as cartas.', en: 'The opponent discards all their cards.' },
  swap: {
    'pt-BR': 'Deve ser trocada com uma carta do oponente.',
    en: 'Must be swapped for one of the opponent’s cards.',
  },
  'swap-optional': {
    'pt-BR': 'Pode ser trocada com uma carta do oponente.',
    en: 'May be swapped for one of the opponent’s cards.',
  },
  'gain-deck': {
    'pt-BR': 'Ganhe também as {count} cartas no topo do baralho.',
    en: 'Also win the {count} top cards of the deck.',
  },
  'gain-deck-one': { 'pt-BR': 'Ganhe também a carta no topo do baralho.', en: 'Also win the top card of the deck.' },
  'gain-tokens': { 'pt-BR': 'Ganhe também {number} Brindes.', en: 'Also win {number} Freebies.' },
  'gain-tokens-one': { 'pt-BR': 'Ganhe também um Brinde.', en: 'Also win a Freebie.' },
  'discard-table': { 'pt-BR': 'Descarte uma carta da mesa.', en: 'Discard a card from the table.' },
  'take-second': { 'pt-BR': 'Ganhe também uma carta de {type} da mesa.', en: 'Also win a {type} card from the table.' },
  'return-own': {
    'pt-BR': 'Devolva ao seu domínio uma carta da sua pilha de descarte.',
    en: 'Return a card from your discard pile to your domain.',
  },
  give: { 'pt-BR': 'Vai para o domínio do oponente.', en: 'Goes to the opponent’s domain.' },
  look: {
    'pt-BR': 'Olhe as {count} cartas no topo do baralho e devolva-as em qualquer ordem.',
    en: 'Look at the deck’s {count} top cards and put them back in any order.',
  },
  'look-one': { 'pt-BR': 'Olhe a carta no topo do baralho.', en: 'Look at the deck’s top card.' },
  'discard-own': { 'pt-BR': 'Descarte uma carta sua.', en: 'Discard one of your cards.' },
  cost: { 'pt-BR': 'Descarte uma carta sua; só então:', en: 'Discard one of your cards; only then:' },
} as const satisfies Readonly<Record<string, Phrase>>;

export type PhraseKey = keyof typeof PHRASES;
