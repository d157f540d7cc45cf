import type { Trouble } from '@hegemon/protocol';

/**
 * Why the database has not done what it was asked to. Nothing of it was done, unless it was `gone` in the moment of the
 * commit: then it may be there although nobody heard so. Whoever asks again under the same id learns it.
 */
export type StoreFaultCode =
  | 'full' // no room on the disk
  | 'gone' // it cannot be reached at present
  | 'busy' // somebody else held it for too long
  | 'broken'; // anything else: a fault of ours, or of the file
export class StoreFault extends Error {
  readonly code: StoreFaultCode;

  constructor(code: StoreFaultCode, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'StoreFault';
    this.code = code;
  }
}

/** Primary result codes of SQLite. */
const OF_SQLITE: Readonly<Record<number, StoreFaultCode>> = {
  5: 'busy',
  6: 'busy',
  10: 'full',
  13: 'full',
  14: 'gone',
};
const GONE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOENT'];
/** Without a code, as the driver words them. */
const GONE_WORDS = /connection terminated|connection ended|timeout exceeded|not queryable|connection error|pool.*end/i;

const codeOf = (fault: unknown): StoreFaultCode => {
  if (typeof fault !== 'object' || fault === null) return 'broken';
  const { errcode, code } = fault as { readonly errcode?: unknown; readonly code?: unknown };
  if (typeof errcode === 'number') return OF_SQLITE[errcode & 0xff] ?? 'broken';
  if (typeof code === 'string') {
    // Classes of PostgreSQL: 08 connection, 57P it is being shut down, 53 it is out of something, 40 give way and try again.
    if (code === '53100') return 'full';
    if (code.startsWith('08') || code.startsWith('57P') || code === '53300' || GONE.includes(code)) return 'gone';
    if (code.startsWith('40') || code === '55P03' || code === '57014') return 'busy';
  }
  return fault instanceof Error && GONE_WORDS.test(fault.message) ? 'gone' : 'broken';
};

/** Whatever the driver has thrown, as one of ours; what is ours already stays. */
export const storeFaultOf = (fault: unknown): StoreFault =>
  fault instanceof StoreFault ? fault : new StoreFault(codeOf(fault), fault);

/** As those who play are told of it, whatever it was. */
export const troubleOf = (fault: unknown): Trouble => {
  if (!(fault instanceof StoreFault) || fault.code === 'broken') return { code: 'engine-fault' };
  return { code: fault.code === 'full' ? 'storage-full' : 'storage-unavailable' };
};

/** Does the database say that there is such a row already? */
export const isTaken = (fault: unknown): boolean => {
  const cause = fault instanceof StoreFault ? fault.cause : fault;
  if (typeof cause !== 'object' || cause === null) return false;
  const { errcode, code } = cause as { readonly errcode?: unknown; readonly code?: unknown };
  return code === '23505' || errcode === 2067 || errcode === 1555;
};
