/** What was counted and measured on the side of the clients. */
export interface Tally {
  readonly acknowledged: number;
  readonly millis: number;
  /** From sending to the acknowledgement, and to the moment at which another seat has it; milliseconds. */
  readonly done: readonly number[];
  readonly seen: readonly number[];
  /** What came to one seat for one action: bytes of all messages, not packed. */
  readonly bytes: readonly number[];
  /** The same as it went over the wire, on the average. */
  readonly packed: number;
}

/** Takes down what happens at all tables between a beginning and an end. */
export class Taking {
  readonly #done: number[] = [];
  readonly #seen: number[] = [];
  readonly #bytes: number[] = [];
  readonly #began = performance.now();
  isOver = false;

  /** As few as this say something at least. */
  static readonly LEAST = 20;
  get isEnough(): boolean {
    return Math.min(this.#done.length, this.#seen.length) >= Taking.LEAST;
  }

  done(millis: number): void {
    if (!this.isOver) this.#done.push(millis);
  }
  seen(millis: number): void {
    if (!this.isOver) this.#seen.push(millis);
  }
  bytes(count: number): void {
    if (!this.isOver) this.#bytes.push(count);
  }

  end(packed: number): Tally {
    this.isOver = true;
    return {
      acknowledged: this.#done.length,
      millis: performance.now() - this.#began,
      done: this.#done,
      seen: this.#seen,
      bytes: this.#bytes,
      packed: this.#done.length === 0 ? 0 : packed / this.#done.length,
    };
  }
}
