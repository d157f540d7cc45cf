import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = '23456789abcdefghijkmnpqrstuvwxyz';

/** A name nobody can guess and everybody can type: no letters that look alike. */
export const newId = (length = 10): string => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');
