/** A queue that gives the nearest first; of equals, whichever the order of the calls has put on top. */
export class Nearest {
  readonly #keys: number[] = [];
  readonly #values: number[] = [];

  get size(): number {
    return this.#keys.length;
  }

  push(key: number, value: number): void {
    const [keys, values] = [this.#keys, this.#values];
    let at = keys.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (keys[parent] <= key) break;
      keys[at] = keys[parent];
      values[at] = values[parent];
      at = parent;
    }
    keys[at] = key;
    values[at] = value;
  }

  /** [key, value]; only while there are some. */
  pop(): readonly [number, number] {
    const [keys, values] = [this.#keys, this.#values];
    const top = [keys[0], values[0]] as const;
    const [key, value] = [keys.pop()!, values.pop()!];
    const size = keys.length;
    if (size === 0) return top;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && keys[child + 1] < keys[child]) child++;
      if (keys[child] >= key) break;
      keys[at] = keys[child];
      values[at] = values[child];
      at = child;
    }
    keys[at] = key;
    values[at] = value;
    return top;
  }
}
