import type { Decision } from '@hegemon/kernel';

/** No bot has anything to say: it chooses its own words only where there is nothing else to choose. */
export const withoutWords = (decision: Decision): Decision => {
  const choices = decision.choices.filter(({ shape }) => shape !== 'words');
  return choices.length % decision.choices.length > 0 ? { ...decision, choices } : decision;
};
