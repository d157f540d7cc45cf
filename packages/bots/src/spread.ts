/** 95 of 100 means lie within so many standard deviations. */
const Z = 1.96;

/** A mean over all rounds, and how far chance may have put it off. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
}

/** Figures of several rounds, their mean, and how far that may be off. */
export class Spread {
  #sum = 0;
  #squares = 0;
  #count = 0;

  add(figure: number): void {
    this.#count++;
    this.#sum += figure;
    this.#squares += figure * figure;
  }
  get count(): number {
    return this.#count;
  }
  get mean(): Mean {
    const count = this.#count;
    const mean = count > 0 ? this.#sum / count : 0;
    const variance = Math.max(0, this.#squares - this.#sum * mean) / (count - 1);
    // One round alone says nothing of how far it may be off.
    return { mean, error: count > 1 ? Z * Math.sqrt(variance / count) : Number.POSITIVE_INFINITY };
  }
}
