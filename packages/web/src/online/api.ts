import type { Trouble } from '@hegemon/protocol/client';

/** What came of a request: the answer, or why there is none. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: OnlineTrouble };
/** Besides what the server says: it cannot be reached, or there is none at all. */
export type OnlineTrouble = Trouble | { readonly code: 'offline' | 'no-server'; readonly facts?: Trouble['facts'] };

/** The page may lie in a folder of its host. */
const base = (): URL => new URL('.', document.baseURI);
const addressOf = (path: string): URL => new URL(path, base());
export const socketAddress = (): string => addressOf('api/live').href.replace(/^http/, 'ws');

const isJson = (reply: Response): boolean => reply.headers.get('content-type')?.includes('application/json') === true;

/** Asks the server. Whatever happens is a value. */
export const call = async <T>(method: string, path: string, body?: unknown): Promise<Reply<T>> => {
  let reply: Response;
  try {
    reply = await fetch(addressOf(`api/${path}`), {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      // No foreign page can send this: so the server knows that it is ours.
      headers: { 'x-hegemon': '1', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    return { ok: false, trouble: { code: 'offline' } };
  }
  if (reply.status === 204) return { ok: true, value: undefined as T };
  // A plain host of files answers with a page of its own.
  if (!isJson(reply)) return { ok: false, trouble: { code: 'no-server' } };
  const value: unknown = await reply.json().catch(() => undefined);
  if (reply.ok) return { ok: true, value: value as T };
  const { trouble } = (value ?? {}) as { readonly trouble?: Trouble };
  return { ok: false, trouble: trouble ?? { code: 'engine-fault' } };
};
