import { bad, good, type Result } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import { keyOf } from './look-alikes.js';

export interface GoodName {
  readonly name: string;
  /** Unique among all names. */
  readonly key: string;
}

const LEAST = 2;
const MOST = 24;
const SIGNS = /^[\p{L}\p{M}0-9 ._-]+$/u;
const BEGINS_WELL = /^[\p{L}0-9]/u;
const ENDS_WELL = /[\p{L}\p{M}0-9]$/u;
/** Two signs in a row, unless after an initial, or marks heaped on a letter. */
const HEAPED = /[ _-][ ._-]|\.[._]|\p{M}{3}/u;
/** Some letters are not to be seen at all. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** Latin letters that no language writes names with: phonetic signs, small capitals, clicks. */
const ODD_LATIN = /[\u01c0-\u01c3\u0250-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uab30-\uab6f]/;

/** Scripts in everyday use, as in table 5 of Unicode's UAX 31. Whoever writes in one does not look like another. */
const SCRIPTS = [
  ...['Arabic', 'Armenian', 'Bengali', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek', 'Gujarati'],
  ...['Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu'],
  ...['Thaana', 'Thai', 'Tibetan'],
];
/** Latin letters stand beside those of the Far East, and cannot be mistaken for them. */
const TOGETHER = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'];
const writingOf = (scripts: readonly string[]): RegExp =>
  new RegExp(`^[${scripts.map(script => `\\p{Script_Extensions=${script}}`).join('')}\\p{Script=Inherited}]*$`, 'u');
const WRITINGS = [writingOf(TOGETHER), ...SCRIPTS.map(script => writingOf([script]))];

/** Nobody may look like the house itself. */
const WITHIN = ['admin', 'hegemon', 'moderator'].map(keyOf);
const WHOLE = new Set(
  [
    ...['anonymous', 'anybody', 'bot', 'everybody', 'gast', 'guest', 'host', 'me', 'mod', 'niemand', 'nobody', 'null'],
    ...['operator', 'owner', 'root', 'server', 'spectator', 'support', 'system', 'table', 'undefined', 'webmaster'],
  ].map(keyOf),
);

const malformed = (why: string): Result<never, Trouble> => bad({ code: 'malformed', facts: { path: '/name', why } });
export const takenName: Trouble = { code: 'taken', facts: { path: '/name' } };

/** A name as it will be shown, or why it may not be had. Whether somebody has it already, the store knows. */
export const nameOf = (given: string, bots: readonly string[]): Result<GoodName, Trouble> => {
  // What is not to be seen is refused before it could be trimmed away.
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(given)) return malformed('signs');
  const name = given.normalize('NFKC').trim().replace(/ +/g, ' ');
  const length = [...name].length;
  if (length < LEAST || length > MOST) return malformed('length');
  if (!SIGNS.test(name) || UNSEEN.test(name) || ODD_LATIN.test(name)) return malformed('signs');
  if (!BEGINS_WELL.test(name) || !ENDS_WELL.test(name) || HEAPED.test(name)) return malformed('signs');
  const letters = name.replace(/[0-9 ._-]/g, '');
  if (!WRITINGS.some(writing => writing.test(letters))) return malformed('scripts');
  const key = keyOf(name);
  return isReserved(key, bots) ? bad(takenName) : good({ name, key });
};

const isReserved = (key: string, bots: readonly string[]): boolean =>
  WHOLE.has(key) ||
  WITHIN.some(word => key.includes(word)) ||
  // Bots are called `level` or `level/style`.
  bots.some(bot => [bot.replace('/', ''), ...bot.split('/')].some(word => keyOf(word) === key));
