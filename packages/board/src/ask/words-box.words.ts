import type { ByLanguage } from '../words.svelte.js';

interface Words {
  used(count: number, max: number): string;
  readonly send: string;
  readonly cancel: string;
  readonly tooLong: string;
  readonly nothingYet: string;
}
export const wordsBoxWords: ByLanguage<Words> = {
  en: {
    used: (count, max) => `${count} of ${max} characters`,
    send: 'Say it',
    cancel: 'Cancel',
    tooLong: 'That is too long.',
    nothingYet: 'Write something first.',
  },
  de: {
    used: (count, max) => `${count} von ${max} Zeichen`,
    send: 'So sagen',
    cancel: 'Abbrechen',
    tooLong: 'Das ist zu lang.',
    nothingYet: 'Schreibe erst etwas.',
  },
};
