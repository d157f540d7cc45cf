import type { Sitter } from '@hegemon/kernel';
import type { ByLanguage } from '../words.svelte.js';

const BOTS: ByLanguage<Readonly<Record<string, string>>> = {
  en: { greedy: 'greedy bot', random: 'random bot' },
  de: { greedy: 'gieriger Bot', random: 'Zufallsbot' },
};

/** Who sits somewhere, as the table calls him: people by their names, bots by what they are. */
export const sitterWords: ByLanguage<(sitter: Sitter) => string> = {
  en: ({ kind, name }) => (kind === 'bot' ? (BOTS.en[name] ?? `${name}, bot`) : name),
  de: ({ kind, name }) => (kind === 'bot' ? (BOTS.de[name] ?? `${name}, Bot`) : name),
};
