import { data } from '../../../src/catalog.js';

/** The number one finds in the rule book: sections as they are, cards under A, event cards with their number under B. */
export const shortRule = (rule: string): string => {
  const id = rule.replace(/^ToC /, '');
  if (id.startsWith('card.')) return 'A';
  const event = data.eventCards.find(card => id === `event.${card.id}`);
  // Never alone at the end of a line.
  if (event) return `B\u00a0${event.number}`;
  return /^(?:\d+(?:\.\d+)*|[ABC]|FAQ)/.exec(id)?.[0] ?? id;
};
