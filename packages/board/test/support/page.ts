import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import type { TableState } from '../../src/table.svelte.js';
import { handsOn } from './hands.js';
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
  const hands = handsOn(container);
  const { rest } = hands;
  return {
    ...hands,
    key: async (key: string, more: KeyboardEventInit = {}, target: EventTarget = window): Promise<void> => {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
      await rest();
    },
  };
};
