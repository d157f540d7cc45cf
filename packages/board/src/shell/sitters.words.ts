import type { Sitter } from '@hegemon/kernel';
import { botText, botWords } from '../bots/bots.words.js';
import type { ByLanguage } from '../words.svelte.js';

/** Who sits somewhere, as the table calls him: people by their names, bots by what they are. */
export const sitterWords: ByLanguage<(sitter: Sitter) => string> = {
  en: ({ kind, name }) => (kind === 'bot' ? botText(botWords.en, name) : name),
  de: ({ kind, name }) => (kind === 'bot' ? botText(botWords.de, name) : name),
};
