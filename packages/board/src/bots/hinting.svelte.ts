import type { Desk, Hint } from '@hegemon/host';
import type { Decision } from '@hegemon/kernel';

/** As much of a table as is needed to ask for advice. */
interface Asking {
  readonly desk: Pick<Desk, 'hint'>;
  readonly decision: Decision | undefined;
  readonly isBusy: boolean;
}

/** What the strongest bot would do: asked for when one wants to know, and gone with the position it was meant for. */
export class Hinting {
  readonly #table: Asking;
  #hint = $state.raw<Hint | undefined>();
  #is = $state<'closed' | 'thinking' | 'there' | 'none'>('closed');
  /** Only the last one asked for is shown. */
  #asked = 0;
  /** Where whoever has asked by a key was before. */
  #opener: HTMLElement | undefined;
  #isByKey = $state(false);

  constructor(table: Asking) {
    this.#table = table;
  }

  get is(): 'closed' | 'thinking' | 'there' | 'none' {
    return this.#is;
  }
  get now(): Hint | undefined {
    return this.#hint;
  }
  /** It was asked for by a key: then the advice takes the focus when it has come. */
  get isByKey(): boolean {
    return this.#isByKey;
  }
  /** Somebody at this screen is asked, so there is something to advise. */
  get isPossible(): boolean {
    return this.#table.decision !== undefined && !this.#table.isBusy;
  }

  async ask(): Promise<void> {
    if (!this.isPossible || this.#is === 'thinking') return;
    const asked = ++this.#asked;
    this.#hint = undefined;
    this.#is = 'thinking';
    // A desk that has broken down says so itself.
    const hint = await this.#table.desk.hint().catch(() => undefined);
    if (asked !== this.#asked) return;
    this.#hint = hint;
    this.#is = hint ? 'there' : 'none';
  }

  drop(): void {
    this.#asked++;
    this.#is = 'closed';
    this.#hint = undefined;
    this.#isByKey = false;
    this.#opener = undefined;
  }

  /** It is not wanted any longer; the focus goes back to where it was. */
  putAway(): void {
    const opener = this.#opener;
    this.drop();
    if (opener?.isConnected) opener.focus({ preventScroll: true });
  }

  toggle(): void {
    if (this.#is === 'closed') void this.ask();
    else this.putAway();
  }

  toggleByKey(): void {
    const { activeElement } = document;
    if (this.#is === 'closed') {
      this.#isByKey = true;
      this.#opener = activeElement instanceof HTMLElement ? activeElement : undefined;
    }
    this.toggle();
  }
}
