/**
 * The practical limit: two players of UNO in typed arrays and nothing else. Random legal play, no
 * contract, no checks, no events; a drawn card ends the turn, draw cards cost the victim the turn,
 * Reverse acts as Skip. Other simulators are measured against its moves per second.
 */

/** Kinds: colour 0 … 3 times 13 symbols (0 … 9, Skip, Reverse, Draw Two), then Wild and Wild Draw Four. */
const WILD = 52;
const WILD_FOUR = 53;
const SKIP = 10;
const DRAW_TWO = 12;
const HAND = 7;
const MOST_MOVES = 5000;

const COLOUR = Uint8Array.from({ length: 54 }, (_, kind) => (kind < WILD ? Math.floor(kind / 13) : 4));
const SYMBOL = Uint8Array.from({ length: 54 }, (_, kind) => (kind < WILD ? kind % 13 : 13 + kind - WILD));
const DECK = Uint8Array.from(
  Array.from({ length: 54 }, (_, kind) => Array<number>(kind >= WILD ? 4 : kind % 13 === 0 ? 1 : 2).fill(kind)).flat(),
);

/** sfc32 with its words in variables. */
let s0 = 1;
let s1 = 2;
let s2 = 3;
let s3 = 4;

function random(): number {
  const t = (((s0 + s1) | 0) + s3) | 0;
  s3 = (s3 + 1) | 0;
  s0 = s1 ^ (s1 >>> 9);
  s1 = (s2 + (s2 << 3)) | 0;
  s2 = (((s2 << 21) | (s2 >>> 11)) + t) | 0;
  return t >>> 0;
}

export function seedPlainUno(seed: number): void {
  s0 = seed | 0 || 1;
  s1 = (seed * 7919) | 0;
  s2 = (seed * 104729) | 0;
  s3 = 1;
  for (let i = 0; i < 8; i++) random();
}

/** Slightly uneven, and fast. */
function below(n: number): number {
  return Math.imul(random() >>> 16, n) >>> 16;
}

const pile = new Uint8Array(108);
const discard = new Uint8Array(108);
const hands = [new Uint8Array(108), new Uint8Array(108)] as const;
const sizes = [0, 0];
const playable = new Uint8Array(108);
let pileSize = 0;
let discardSize = 0;

function shuffle(cards: Uint8Array, size: number): void {
  for (let i = size - 1; i > 0; i--) {
    const j = below(i + 1);
    const card = cards[i] as number;
    cards[i] = cards[j] as number;
    cards[j] = card;
  }
}

function draw(player: number, count: number): void {
  const hand = hands[player] as Uint8Array;
  for (let left = count; left > 0; left--) {
    if (pileSize === 0) {
      if (discardSize <= 1) return;
      reshuffle();
    }
    hand[(sizes[player] as number)++] = pile[--pileSize] as number;
  }
}

function reshuffle(): void {
  const top = discard[discardSize - 1] as number;
  for (let i = 0; i < discardSize - 1; i++) pile[i] = discard[i] as number;
  pileSize = discardSize - 1;
  discard[0] = top;
  discardSize = 1;
  shuffle(pile, pileSize);
}

/** Shuffles, deals, and opens with the number card nearest to the top; returns it. */
function deal(): number {
  pile.set(DECK);
  pileSize = 108;
  discardSize = 0;
  sizes[0] = 0;
  sizes[1] = 0;
  shuffle(pile, 108);
  draw(0, HAND);
  draw(1, HAND);
  let at = pileSize - 1;
  while ((SYMBOL[pile[at] as number] as number) >= SKIP) at--;
  const card = pile[at] as number;
  pile[at] = pile[pileSize - 1] as number;
  pileSize--;
  discard[discardSize++] = card;
  return card;
}

/** Plays one game; returns its moves. */
export function playPlainUno(): number {
  const opening = deal();
  let colour = COLOUR[opening] as number;
  let symbol = SYMBOL[opening] as number;
  let player = 0;
  for (let moves = 1; ; moves++) {
    const hand = hands[player] as Uint8Array;
    const size = sizes[player] as number;
    let choices = 0;
    for (let i = 0; i < size; i++) {
      const card = hand[i] as number;
      if (COLOUR[card] === colour || SYMBOL[card] === symbol || card >= WILD) playable[choices++] = i;
    }
    if (choices === 0) {
      draw(player, 1);
      player ^= 1;
      if (moves > MOST_MOVES) return moves;
      continue;
    }
    const at = playable[below(choices)] as number;
    const card = hand[at] as number;
    hand[at] = hand[size - 1] as number;
    sizes[player] = size - 1;
    discard[discardSize++] = card;
    symbol = SYMBOL[card] as number;
    colour = card < WILD ? (COLOUR[card] as number) : below(4);
    if (symbol === DRAW_TWO) draw(player ^ 1, 2);
    else if (card === WILD_FOUR) draw(player ^ 1, 4);
    if (size === 1) return moves;
    if (symbol < SKIP || card === WILD) player ^= 1;
  }
}
