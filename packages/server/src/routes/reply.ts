import type { Result } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import { StoreFault, troubleOf } from '../store/faults.js';

/** Every trouble as HTTP says it. */
const STATUS: Readonly<Record<Trouble['code'], number>> = {
  malformed: 400,
  'too-large': 413,
  'too-fast': 429,
  'not-signed-in': 401,
  'not-allowed': 403,
  'no-such-match': 404,
  'no-such-person': 404,
  'not-running': 409,
  paused: 409,
  'seat-taken': 409,
  'not-your-seat': 403,
  stale: 409,
  taken: 409,
  'wrong-password': 401,
  expired: 410,
  'unknown-game': 400,
  'unknown-bot': 400,
  'wrong-options': 400,
  'wrong-file': 400,
  edition: 409,
  'storage-full': 507,
  'storage-unavailable': 503,
  'thinking-failed': 503,
  'engine-fault': 500,
  closing: 503,
};

/** Ends a request with a trouble. Only routes throw it: everywhere else a refusal is a value. */
export class Refused extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.code);
    this.name = 'Refused';
    this.trouble = trouble;
  }
}
export const orRefuse = <T>(result: Result<T, Trouble>): T => {
  if (!result.ok) throw new Refused(result.fault);
  return result.value;
};

export interface Answer {
  readonly status: number;
  readonly trouble: Trouble;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number;
}

const RETRY = 2;
const answerTo = (trouble: Trouble): Answer => {
  const status = STATUS[trouble.code];
  const { wait } = trouble.facts ?? {};
  const retryAfter = typeof wait === 'number' ? wait : status === 503 ? RETRY : undefined;
  return { status, trouble, ...(retryAfter !== undefined && { retryAfter }) };
};

/** As much as we need of what Fastify throws. */
interface HttpFault {
  readonly code?: string;
  readonly statusCode?: number;
  readonly validation?: readonly {
    readonly instancePath: string;
    readonly params: Readonly<Record<string, unknown>>;
  }[];
  readonly validationContext?: string;
}

const LONGEST_PATH = 100;
const pathOf = ({ validation = [], validationContext = 'body' }: HttpFault): string => {
  const [{ instancePath, params } = { instancePath: '', params: {} as Readonly<Record<string, unknown>> }] = validation;
  const field = params.additionalProperty ?? params.missingProperty;
  const path = typeof field === 'string' ? `${instancePath}/${field}` : instancePath;
  return (validationContext === 'body' ? path || '/' : `${validationContext}${path}`).slice(0, LONGEST_PATH);
};

/** Whatever was thrown, as the one who asked may know it: no words from within. */
export const answerToFault = (fault: unknown): Answer => {
  if (fault instanceof Refused) return answerTo(fault.trouble);
  if (fault instanceof StoreFault) return answerTo(troubleOf(fault));
  const { validation, statusCode = 500 } = (fault ?? {}) as HttpFault;
  if (validation) return answerTo({ code: 'malformed', facts: { path: pathOf(fault as HttpFault) } });
  if (statusCode === 413) return answerTo({ code: 'too-large' });
  if (statusCode >= 400 && statusCode < 500) return { status: statusCode, trouble: { code: 'malformed' } };
  return answerTo({ code: 'engine-fault' });
};
