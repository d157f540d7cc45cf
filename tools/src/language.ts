import type { Language } from '@hegemon/games';
import { InvalidArgumentError, Option } from 'commander';

const LANGUAGES: readonly Language[] = ['en', 'de'];
const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** What the machine is set to, if we speak it; English otherwise. */
const languageOfMachine = (): Language => {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const code = (LC_ALL || LC_MESSAGES || LANG || 'en').slice(0, 2).toLowerCase();
  return isLanguage(code) ? code : 'en';
};

const parse = (text: string): Language => {
  const code = text.toLowerCase();
  if (isLanguage(code)) return code;
  throw new InvalidArgumentError(`Hegemon speaks ${LANGUAGES.join(' and ')}.`);
};

/** `--language en|de`, by default that of the machine. */
export const languageOption = (): Option =>
  new Option('--language <code>', `the reader's language: ${LANGUAGES.join(' or ')}`)
    .argParser(parse)
    .default(languageOfMachine(), 'from LANG');
