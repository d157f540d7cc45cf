/**
 * Does things one after the other in as few goes as possible: whatever comes while one go is under way is done together
 * in the next. Where goes need not wait for each other, each is done at once by itself.
 */
export class Sharing<T, R> {
  readonly #work: (things: readonly T[]) => Promise<readonly R[]>;
  readonly #isShared: boolean;
  #waiting: { readonly thing: T; readonly good: (result: R) => void; readonly bad: (fault: unknown) => void }[] = [];
  #isBusy = false;

  /** So many at most in one go, so that nobody waits for long. */
  static readonly MOST = 64;

  constructor(work: (things: readonly T[]) => Promise<readonly R[]>, isShared: boolean) {
    this.#work = work;
    this.#isShared = isShared;
  }

  async do(thing: T): Promise<R> {
    if (!this.#isShared) return (await this.#work([thing]))[0];
    return new Promise((good, bad) => {
      this.#waiting.push({ thing, good, bad });
      if (!this.#isBusy) void this.#go();
    });
  }

  async #go(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      // What came with the same breath comes along.
      await new Promise(resolve => setImmediate(resolve));
      const now = this.#waiting.splice(0, Sharing.MOST);
      try {
        const results = await this.#work(now.map(({ thing }) => thing));
        now.forEach(({ good }, i) => {
          good(results[i]);
        });
      } catch (fault) {
        for (const { bad } of now) bad(fault);
      }
    }
    this.#isBusy = false;
  }
}
