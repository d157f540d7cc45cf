import type { Choice, Decision } from '../choice/shapes.js';
import type { Seat } from '../ids.js';
import type { Frame } from './frame.js';

/** What a frame offers to each seat, and how it puts it. */
interface Looks {
  readonly offers: Map<Seat, readonly Choice[]>;
  readonly decisions: Map<Seat, Decision>;
}
const unseen = (): Looks => ({ offers: new Map(), decisions: new Map() });

/**
 * What was worked out of the state that was looked at last, until it moves: several verbs look at the same things before an answer
 * comes. Of a question that stands alone it is remembered until its own frame moves.
 */
export class Looked<G extends object> {
  #at: G | undefined;
  readonly #frames = new Map<Frame, Looks>();
  readonly #free = new Map<Seat, Decision | undefined>();
  // Absent as long as there are none: most games have no such question.
  #alone: WeakMap<Frame, Looks> | undefined;

  /** Something has moved; if a frame is named, it was that one. */
  forget(f?: Frame): void {
    if (f) this.#alone?.delete(f);
    if (!this.#at) return;
    this.#at = undefined;
    this.#frames.clear();
    this.#free.clear();
  }
  /** Nothing is certain any more. */
  forgetAll(): void {
    this.forget();
    this.#alone = undefined;
  }

  #lookAt(g: G): void {
    if (this.#at === g) return;
    this.forget();
    this.#at = g;
  }
  #looksAt(g: G, f: Frame, isAlone: boolean): Looks {
    this.#lookAt(g);
    const all = isAlone ? (this.#alone ??= new WeakMap()) : this.#frames;
    let looks = all.get(f);
    if (!looks) {
      looks = unseen();
      all.set(f, looks);
    }
    return looks;
  }

  offered(g: G, f: Frame, isAlone: boolean, seat: Seat, work: () => readonly Choice[]): readonly Choice[] {
    const { offers } = this.#looksAt(g, f, isAlone);
    return offers.get(seat) ?? remember(offers, seat, work());
  }
  shown(g: G, f: Frame, isAlone: boolean, seat: Seat, work: () => Decision): Decision {
    const { decisions } = this.#looksAt(g, f, isAlone);
    return decisions.get(seat) ?? remember(decisions, seat, work());
  }
  /** What a seat may do beside the game. */
  atLeisure(g: G, seat: Seat, work: () => Decision | undefined): Decision | undefined {
    this.#lookAt(g);
    return this.#free.has(seat) ? this.#free.get(seat) : remember(this.#free, seat, work());
  }
}

const remember = <K, V>(all: Map<K, V>, key: K, value: V): V => {
  all.set(key, value);
  return value;
};
