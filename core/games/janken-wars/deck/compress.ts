/**
 * Compresses short texts of one sort for share codes. Bit by bit, a *model* foretells the next bit from
 * the bytes before it, in several contexts mixed by weights that learn; an arithmetic coder writes what
 * the forecast did not know. Both sides first read a *primer*, a text of the same sort, so that what all
 * such texts have in common costs next to nothing. Whole numbers only: every machine computes the same.
 */

/** Probabilities are of a 1, in 4096ths at the coder and 65536ths in the tables. */
const ONE = 4096;
const SLOTS = 1 << 16;
/** Lengths, in bytes, of what a context looks back at. */
const ORDERS = [1, 2, 3, 4, 6, 12] as const;
const SLOWEST = 30;

/** 4096 / (1 + e^-x) for x = -8, -7.5 … 8. */
const LOGISTIC = [
  1, 2, 4, 6, 10, 17, 27, 45, 74, 120, 194, 311, 488, 747, 1102, 1546, 2048, 2550, 2994, 3349, 3608, 3785, 3902, 3976,
  4022, 4051, 4069, 4079, 4086, 4090, 4092, 4094, 4095,
];

/** From the logistic scale (-2047 … 2047, 256 to the unit) to a probability. */
function squash(x: number): number {
  const clamped = Math.max(-2047, Math.min(2047, x)) + 2048;
  const low = clamped >> 7;
  const part = clamped & 127;
  const a = LOGISTIC[low] as number;
  const b = LOGISTIC[low + 1] as number;
  return (a * (128 - part) + b * part) >> 7;
}

/** The way back, for each of the 4096 probabilities. */
const STRETCH = ((): Int16Array => {
  const table = new Int16Array(ONE);
  let at = 0;
  for (let x = -2047; x <= 2047; x++) {
    for (const p = squash(x); at <= p && at < ONE; at++) table[at] = x;
  }
  table.fill(2047, at);
  return table;
})();

class Model {
  private readonly chances = ORDERS.map(() => new Uint16Array(SLOTS).fill(SLOTS / 2));
  private readonly times = ORDERS.map(() => new Uint8Array(SLOTS));
  private readonly weights = Array.from({ length: 256 }, () => ORDERS.map(() => 26_000));
  private readonly slots = ORDERS.map(() => 0);
  private readonly inputs = ORDERS.map(() => 0);
  private readonly hashes = ORDERS.map(() => 0);
  private readonly past: number[] = [];
  /** The bits of the byte so far, a 1 in front. */
  private partial = 1;
  private forecast = ONE / 2;

  constructor() {
    this.look();
  }

  /** The probability that the next bit is 1, 1 … 4095. */
  get chance(): number {
    return Math.max(1, Math.min(ONE - 1, this.forecast));
  }

  learn(bit: number): void {
    this.adjust(bit);
    this.partial = (this.partial << 1) | bit;
    if (this.partial >= 256) {
      this.past.push(this.partial & 255);
      this.partial = 1;
      ORDERS.forEach((order, i) => {
        let hash = order;
        for (const byte of this.past.slice(this.past.length - order)) hash = Math.imul(hash ^ byte, 0x2c9277b5) >>> 3;
        this.hashes[i] = hash;
      });
    }
    this.look();
  }

  /** Mixes the forecasts of all contexts. */
  private look(): void {
    const weights = this.weights[this.partial] as number[];
    let sum = 0;
    for (let i = 0; i < ORDERS.length; i++) {
      const slot = (Math.imul((this.hashes[i] as number) + this.partial, 0x9e3779b1) >>> 16) & (SLOTS - 1);
      this.slots[i] = slot;
      const input = STRETCH[((this.chances[i] as Uint16Array)[slot] as number) >> 4] as number;
      this.inputs[i] = input;
      sum += input * (weights[i] as number);
    }
    this.forecast = squash(Math.floor(sum / 65536));
  }

  private adjust(bit: number): void {
    const weights = this.weights[this.partial] as number[];
    const error = ((bit << 12) - this.forecast) * 20;
    for (let i = 0; i < ORDERS.length; i++) {
      weights[i] = (weights[i] as number) + Math.floor(((this.inputs[i] as number) * error) / 65536);
      const chances = this.chances[i] as Uint16Array;
      const times = this.times[i] as Uint8Array;
      const slot = this.slots[i] as number;
      const p = chances[slot] as number;
      const n = times[slot] as number;
      chances[slot] = p + Math.trunc(((bit * 65535 - p) * 2) / (2 * n + 3));
      if (n < SLOWEST) times[slot] = n + 1;
    }
  }
}

function primed(primer: readonly number[]): Model {
  const model = new Model();
  for (const byte of primer) for (let i = 7; i >= 0; i--) model.learn((byte >> i) & 1);
  return model;
}

const split = (low: number, high: number, chance: number) => low + Math.floor((high - low) / ONE) * chance;

/** The compressed form of some bytes (0 … 255 each). */
export function compress(bytes: readonly number[], primer: readonly number[]): number[] {
  const model = primed(primer);
  const out: number[] = [];
  let low = 0;
  let high = 0xffffffff;
  for (const byte of bytes) {
    for (let i = 7; i >= 0; i--) {
      const bit = (byte >> i) & 1;
      const middle = split(low, high, model.chance);
      if (bit === 1) high = middle;
      else low = middle + 1;
      model.learn(bit);
      while (((low ^ high) & 0xff000000) === 0) {
        out.push(high >>> 24);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
      }
    }
  }
  // One byte settles the rest; what the reader reads beyond the end are zeros.
  out.push((low >>> 24) + 1);
  return out;
}

/** The way back. `length` is the number of bytes that were compressed. */
export function expand(packed: readonly number[], length: number, primer: readonly number[]): number[] {
  const model = primed(primer);
  const bytes: number[] = [];
  let low = 0;
  let high = 0xffffffff;
  let at = 0;
  let code = 0;
  const shift = () => {
    code = ((code << 8) | (packed[at++] ?? 0)) >>> 0;
  };
  for (let i = 0; i < 4; i++) shift();
  while (bytes.length < length) {
    let byte = 0;
    for (let i = 0; i < 8; i++) {
      const middle = split(low, high, model.chance);
      const bit = code <= middle ? 1 : 0;
      if (bit === 1) high = middle;
      else low = middle + 1;
      model.learn(bit);
      byte = (byte << 1) | bit;
      while (((low ^ high) & 0xff000000) === 0) {
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
        shift();
      }
    }
    bytes.push(byte);
  }
  return bytes;
}
