import type { Random } from '@hegemon/kernel';
import { Child } from '../support/child.js';

/** Nobody listens there. */
const NOWHERE = 'http://127.0.0.1:9';

/** The servers of one run: those that serve, and one that is ready to take the place of the next dead. */
export class Servers {
  readonly #database: string;
  readonly #random: Random;
  readonly #serving: (Child | undefined)[];
  #spare = new Child();

  constructor(database: string, processes: number, random: Random) {
    this.#database = database;
    this.#random = random;
    this.#serving = Array.from({ length: processes });
  }

  /** Any that is there: each time perhaps another. */
  readonly place = (): string => {
    const open = this.#serving.filter(each => each !== undefined);
    return open.length === 0 ? NOWHERE : open[this.#random(open.length)].url;
  };

  async open(): Promise<void> {
    for (let i = 0; i < this.#serving.length; i++) await this.#replace(i);
  }

  /** From now on somebody can die without being missed for long. */
  get isReady(): Promise<void> {
    return this.#spare.ready;
  }

  /** Kills one and puts the spare in its place. Says what was wrong with the dead one while it lived; nothing, if all was well. */
  async killOne(): Promise<readonly string[]> {
    const i = this.#random(this.#serving.length);
    const victim = this.#serving[i];
    if (!victim) throw new Error('nobody serves there');
    const faults = [
      ...(victim.isEnded ? ['a server has died by itself'] : []),
      ...(victim.complaints === '' ? [] : [`a server has complained: ${victim.complaints.slice(0, 2000)}`]),
    ];
    await victim.kill();
    this.#serving[i] = undefined;
    await this.#replace(i);
    return faults;
  }

  async end(): Promise<void> {
    for (const each of [...this.#serving, this.#spare]) await each?.kill();
  }

  async #replace(i: number): Promise<void> {
    const next = this.#spare;
    this.#spare = new Child();
    this.#serving[i] = await next.open({ database: this.#database });
  }
}
