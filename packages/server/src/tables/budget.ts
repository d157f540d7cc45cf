/** How much work somebody may cause: so many milliseconds at once, and in the long run this share of the time. */
export interface Share {
  readonly burst: number;
  readonly share: number;
}
const MOST_KNOWN = 10_000;

/** Keeps account of work that is done for people while everybody else waits, so that nobody keeps all for himself. */
export class Budget {
  readonly #share: Share;
  readonly #now: () => number;
  readonly #spent = new Map<string, { amount: number; at: number }>();

  /** By a clock that only goes forward. */
  constructor(share: Share, now: () => number = () => performance.now()) {
    this.#share = share;
    this.#now = now;
  }

  mayAsk(who: string): boolean {
    return this.#owedBy(who) < this.#share.burst;
  }

  /** Does it, and charges the time it took. */
  charge<T>(who: string, work: () => T): T {
    const began = this.#now();
    try {
      return work();
    } finally {
      const now = this.#now();
      if (this.#spent.size > MOST_KNOWN) this.#spent.clear();
      this.#spent.set(who, { amount: this.#owedBy(who) + now - began, at: now });
    }
  }

  #owedBy(who: string): number {
    const spent = this.#spent.get(who);
    return spent ? Math.max(0, spent.amount - (this.#now() - spent.at) * this.#share.share) : 0;
  }
}
