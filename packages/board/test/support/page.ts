import { render } from '@testing-library/svelte';
import { type Component, flushSync, tick } from 'svelte';
import type { TableState } from '../../src/table.svelte.js';
import { settled } from './fake-desk.js';
import WithTable from './with-table.svelte';

/** Parts of the page at a table, and what one can do with them: look and click. */
export const page = (
  table: TableState,
  // biome-ignore lint/suspicious/noExplicitAny: any part of the page, with its own properties
  ...parts: readonly (Component<any> | readonly [Component<any>, Record<string, unknown>])[]
) => {
  const { container } = render(WithTable, {
    table,
    parts: parts.map(part => (typeof part === 'function' ? ([part, {}] as const) : part)),
  });
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
    key: async (key: string, more: KeyboardEventInit = {}, target: EventTarget = window): Promise<void> => {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
      await rest();
    },
  };
};
