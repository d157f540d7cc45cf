import { flushSync, tick } from 'svelte';
import { settled } from './fake-desk.js';

/** What one can do with a part of the page that is shown: look, click, and wait until all is done. */
export const handsOn = (container: HTMLElement) => {
  const all = (selector: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(selector)];
  const one = (selector: string): HTMLElement => {
    const [first] = all(selector);
    if (!first) throw new Error(`there is no ${selector}`);
    return first;
  };
  const rest = async (): Promise<void> => {
    await settled();
    await tick();
    flushSync();
  };
  return {
    container,
    all,
    one,
    rest,
    text: (selector: string): string => one(selector).textContent?.replace(/\s+/g, ' ').trim() ?? '',
    click: async (selector: string): Promise<void> => {
      one(selector).click();
      await rest();
    },
  };
};
