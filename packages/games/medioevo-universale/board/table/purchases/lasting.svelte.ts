/** What was known last, until something newer is: nothing flickers while it is worked out anew. */
export class Lasting<T> {
  #known = $state.raw<T | undefined>();

  /** `read` says undefined as long as nothing new is known. */
  constructor(read: () => T | undefined) {
    $effect.pre(() => {
      const found = read();
      if (found !== undefined) this.#known = found;
    });
  }

  get now(): T | undefined {
    return this.#known;
  }
}
