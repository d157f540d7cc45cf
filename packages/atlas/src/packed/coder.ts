/** Reads or writes one bit after another. Who writes says which; who reads is told. */
export interface Coder {
  /** A bit that is expected as it was before under the same context. */
  bit(context: number, value?: number): number;
  /** So many bits of which nothing is expected, the highest first. */
  plain(count: number, value?: number): number;
}

/** Chances have 16 bits; neither is ever certain. */
const ONE = 1 << 16;
const QUICK = 30;
const SLOW = 250;

/** What is expected under each context: the mean of two memories, one short and one long. */
class Chances {
  readonly #quick: Float64Array;
  readonly #slow: Float64Array;
  readonly #seen: Uint8Array;

  constructor(contexts: number) {
    this.#quick = new Float64Array(contexts).fill(ONE / 2);
    this.#slow = new Float64Array(contexts).fill(ONE / 2);
    this.#seen = new Uint8Array(contexts);
  }

  /** That the bit is set. */
  of(context: number): number {
    const chance = Math.round((this.#quick[context] + this.#slow[context]) / 2);
    return Math.min(ONE - 64, Math.max(64, chance));
  }

  learn(context: number, bit: number): void {
    const seen = ++this.#seen[context];
    // The count stays below its 8 bits, and above the longer memory.
    if (seen > SLOW) this.#seen[context] = SLOW;
    const aim = bit === 1 ? ONE : 0;
    this.#quick[context] += (aim - this.#quick[context]) / Math.min(seen + 0.5, QUICK);
    this.#slow[context] += (aim - this.#slow[context]) / Math.min(seen + 0.5, SLOW);
  }
}

const split = (low: number, high: number, chance: number): number => low + Math.floor(((high - low) * chance) / ONE);
const isSettled = (low: number, high: number): boolean => ((low ^ high) & 0xff000000) === 0;

/** Arithmetic coding: all bits together are one number, between two bounds that come closer with every bit. */
export class Writer implements Coder {
  readonly #chances: Chances;
  readonly #bytes: number[] = [];
  #low = 0;
  #high = 0xffffffff;

  constructor(contexts: number) {
    this.#chances = new Chances(contexts);
  }

  bit(context: number, value = 0): number {
    this.#put(value, this.#chances.of(context));
    this.#chances.learn(context, value);
    return value;
  }

  plain(count: number, value = 0): number {
    for (let at = count - 1; at >= 0; at--) this.#put((value >>> at) & 1, ONE / 2);
    return value;
  }

  #put(bit: number, chance: number): void {
    const middle = split(this.#low, this.#high, chance);
    if (bit === 1) this.#high = middle;
    else this.#low = middle + 1;
    while (isSettled(this.#low, this.#high)) {
      this.#bytes.push(this.#high >>> 24);
      this.#low = (this.#low << 8) >>> 0;
      this.#high = ((this.#high << 8) | 255) >>> 0;
    }
  }

  /** All that was written. Nothing may be written after it. */
  get bytes(): readonly number[] {
    return [...this.#bytes, ...[24, 16, 8, 0].map(shift => (this.#low >>> shift) & 255)];
  }
}

export class Reader implements Coder {
  readonly #chances: Chances;
  readonly #bytes: ArrayLike<number>;
  #at = 0;
  #low = 0;
  #high = 0xffffffff;
  #number = 0;

  constructor(contexts: number, bytes: ArrayLike<number>) {
    this.#chances = new Chances(contexts);
    this.#bytes = bytes;
    for (let byte = 0; byte < 4; byte++) this.#next();
  }

  bit(context: number): number {
    const bit = this.#take(this.#chances.of(context));
    this.#chances.learn(context, bit);
    return bit;
  }

  plain(count: number): number {
    let value = 0;
    for (let at = 0; at < count; at++) value = 2 * value + this.#take(ONE / 2);
    return value;
  }

  #take(chance: number): number {
    const middle = split(this.#low, this.#high, chance);
    const bit = this.#number <= middle ? 1 : 0;
    if (bit === 1) this.#high = middle;
    else this.#low = middle + 1;
    while (isSettled(this.#low, this.#high)) {
      this.#low = (this.#low << 8) >>> 0;
      this.#high = ((this.#high << 8) | 255) >>> 0;
      this.#next();
    }
    return bit;
  }

  #next(): void {
    this.#number = ((this.#number << 8) | (this.#bytes[this.#at++] ?? 0)) >>> 0;
  }
}
