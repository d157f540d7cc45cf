/** At least so many milliseconds between two answers of bots; or they wait until another pace is set. */
export type Pace = number | 'still';
/** Does something later; what is returned calls it off. */
export type After = (milliseconds: number, work: () => void) => () => void;

/**
 * Keeps bots from answering faster than somebody can look on. They are held back here and not on the screen, so that
 * whoever takes over finds the position he sees.
 */
export class Metronome {
  readonly #after: After | undefined;
  #pace: Pace = 0;
  // Has the time since the last answer passed?
  #isDue = true;
  #callOff: () => void = () => undefined;
  readonly #waiting: (() => void)[] = [];

  /** Without a clock there is standing still and going on, and nothing in between. */
  constructor(after: After | undefined) {
    this.#after = after;
  }

  get isDue(): boolean {
    return this.#isDue;
  }

  set(pace: Pace): void {
    this.#pace = pace;
    this.strike();
  }

  /** An answer was given: the next one has to wait. */
  strike(): void {
    this.#callOff();
    const pace = this.#pace;
    this.#isDue = pace !== 'still' && (pace <= 0 || !this.#after);
    if (this.#isDue) this.skip();
    else if (pace !== 'still' && this.#after) this.#callOff = this.#after(pace, () => this.#beaten());
  }

  #beaten(): void {
    this.#isDue = true;
    this.skip();
  }

  /** When the next answer may be thought about. */
  beat(): Promise<void> {
    return this.#isDue ? Promise.resolve() : new Promise(resolve => this.#waiting.push(resolve));
  }

  /** Whoever waits need not wait any longer. */
  skip(): void {
    for (const go of this.#waiting.splice(0)) go();
  }
}
