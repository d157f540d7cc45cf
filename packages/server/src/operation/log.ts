import { type DestinationStream, pino } from 'pino';
import type { Config } from '../config.js';
import type { Log } from '../house.js';

/** Fields whose content nobody may read, however deep they lie. */
const SECRET = /passw|secret|token|cookie|authori[sz]ation|seed|smtp|^hash$|^keys$|^mail$|^(body|payload)$/i;
/** The password in the address of a database, our own tokens, and where somebody has his mail, in the middle of a text. */
const scrubbed = (text: string): string =>
  text
    .replace(/\/\/[^/\s@]*@/g, '//…@')
    .replace(/hgm_[A-Za-z0-9_-]+/g, 'hgm_…')
    .replace(/[^\s@<>"'/…]{1,64}@[^\s@<>"'/]+\.[^\s@<>"'/]+/g, '…@…');

const DEEPEST = 5;
const bare = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return scrubbed(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '…';
  if (value instanceof Error) return bareFault(value, depth);
  if (Array.isArray(value)) return value.map(each => bare(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, SECRET.test(key) ? '…' : bare(each, depth + 1)]),
  );
};
/** What a library hangs on its faults may be anything: rows, statements, passwords. Words and a code are enough. */
const bareFault = (fault: Error, depth: number): object => {
  const { name, message, stack, cause } = fault;
  const { code } = fault as { readonly code?: unknown };
  return {
    name,
    message: scrubbed(message),
    ...(stack !== undefined && { stack: scrubbed(stack) }),
    ...(typeof code === 'string' && { code }),
    ...(cause !== undefined && { cause: bare(cause, depth + 1) }),
  };
};

/** Lines of JSON, to the standard output unless told otherwise. */
export const makeLog = (
  { logLevel }: Pick<Config, 'logLevel'>,
  { process, stream }: { readonly process: string; readonly stream?: DestinationStream },
): Log => {
  const out = pino(
    { level: logLevel, base: { process }, formatters: { log: facts => bare(facts) as Record<string, unknown> } },
    ...(stream ? [stream] : []),
  );
  return {
    info: (facts, message) => out.info(facts, scrubbed(message)),
    warn: (facts, message) => out.warn(facts, scrubbed(message)),
    error: (facts, message) => out.error(facts, scrubbed(message)),
  };
};
