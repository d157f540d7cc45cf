import { MediaQuery } from 'svelte/reactivity';

/** Which of the three forms of the table the window has room for; the same bounds as everywhere on the page. */
export class Form {
  readonly #phone = new MediaQuery('(max-width: 699.98px)');
  readonly #desktop = new MediaQuery('(min-width: 1360px) and (min-height: 800px)');

  get now(): 'desktop' | 'laptop' | 'phone' {
    if (this.#phone.current) return 'phone';
    return this.#desktop.current ? 'desktop' : 'laptop';
  }
}
