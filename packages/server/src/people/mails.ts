import { bad, good, type Result } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';

/** Nothing that has a meaning of its own in a header or in a list of addresses. */
const MAIL = /^[^\s@<>()[\]\\,;:"#\p{C}]+@[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?$/u;

/** So many people may share one address: a family does. */
const SHARED = 3;

export const mailOf = (given: string): Result<string, Trouble> =>
  MAIL.test(given) ? good(given) : bad({ code: 'malformed', facts: { path: '/mail' } });

/**
 * Where an address may lie in `mail_key`, which is unique. An address is never refused because somebody has it: that
 * would tell who has joined. When all places are taken it is only written to, and nobody gets in by it.
 */
export const mailKeysOf = (mail: string): readonly string[] => {
  const key = mail.normalize('NFKC').toLowerCase();
  return Array.from({ length: SHARED }, (_, i) => (i === 0 ? key : `${key}#${i + 1}`));
};

export const isMail = (nameOrMail: string): boolean => nameOrMail.includes('@');
