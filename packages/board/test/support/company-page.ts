import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import type { Company } from '../../src/company/company.js';
import type { TableState } from '../../src/table.svelte.js';
import { handsOn } from './hands.js';
import WithCompany from './with-company.svelte';

/** A part of the page at a table with others, and what one can do with it. */
export const companyPage = (
  table: TableState,
  company: Company | undefined,
  // biome-ignore lint/suspicious/noExplicitAny: any part of the page, with its own properties
  part: Component<any>,
  props: Record<string, unknown> = {},
) => {
  const { container } = render(WithCompany, { props: { table, company, part, props } });
  const hands = handsOn(container);
  const { one, rest } = hands;
  return {
    ...hands,
    type: async (selector: string, text: string): Promise<void> => {
      const field = one(selector) as HTMLTextAreaElement;
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await rest();
    },
    key: async (selector: string, key: string, more: KeyboardEventInit = {}): Promise<void> => {
      one(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
      await rest();
    },
  };
};
