import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Config } from '../config.js';
import { type Address, addressesOf, isPublic, type Resolve, resolveName } from './addresses.js';

type PostFault = 'bad-address' | 'no-such-host' | 'private-address' | 'timeout' | 'unreachable';
/** What was answered, whatever it was; or why there was no answer. Nothing of the answer's text is kept. */
export type Posted = { readonly status: number } | { readonly fault: PostFault };
/** Sends something to an address that a person has given. Never throws. */
export type Post = (
  url: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
) => Promise<Posted>;

export interface PosterOptions {
  /** Milliseconds for all of it. */
  readonly patience?: number;
  readonly resolve?: Resolve;
}

const urlIn = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : undefined;
};

/** Rejects when time is up, even if what is waited for cannot be called off. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((good, bad) => {
    signal.addEventListener('abort', () => bad(signal.reason), { once: true });
    work.then(good, bad);
  });

/**
 * The name is looked up once, what it means is checked, and the connection goes to what was checked: a name that means
 * something else a moment later leads nowhere. Redirections are answers like any other.
 */
export const poster =
  (
    { privateHooks }: Pick<Config, 'privateHooks'>,
    { patience = 5000, resolve = resolveName }: PosterOptions = {},
  ): Post =>
  async (text, headers, body) => {
    const url = urlIn(text);
    if (!url) return { fault: 'bad-address' };
    const signal = AbortSignal.timeout(patience);
    const addresses = await within(signal, addressesOf(url.hostname, resolve)).catch(() => []);
    if (addresses.length === 0) return { fault: signal.aborted ? 'timeout' : 'no-such-host' };
    if (!privateHooks && !addresses.every(({ address }) => isPublic(address))) return { fault: 'private-address' };
    try {
      return { status: await answerTo(url, addresses, headers, body, signal) };
    } catch {
      return { fault: signal.aborted ? 'timeout' : 'unreachable' };
    }
  };

const answerTo = (
  url: URL,
  addresses: readonly Address[],
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  signal: AbortSignal,
): Promise<number> =>
  new Promise((good, bad) => {
    const lookup: LookupFunction = (_name, { all }, found) =>
      all ? found(null, [...addresses]) : found(null, addresses[0].address, addresses[0].family);
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      lookup,
      signal,
    });
    sending.on('error', bad);
    sending.on('response', response => {
      good(response.statusCode ?? 0);
      response.destroy();
    });
    sending.end(body);
  });

export const isGood = (posted: Posted): boolean => 'status' in posted && posted.status >= 200 && posted.status < 300;

/** How far something came: it has arrived, it may arrive later, or it is no use to try again. */
export type Delivery = 'done' | 'later' | 'lost';
