import { Line } from './line.svelte.js';
import { Myself } from './me.svelte.js';

/** What all pages share that have to do with others: the one socket, and who sits before this screen. */
export interface Online {
  readonly line: Line;
  readonly myself: Myself;
}

let online: Online | undefined;

/** Made when it is first needed: whoever plays alone has no part in it. */
export const useOnline = (): Online => {
  if (!online) {
    const line = new Line();
    online = { line, myself: new Myself(line) };
  }
  return online;
};
