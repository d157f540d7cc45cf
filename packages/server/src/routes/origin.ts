import type { House } from '../house.js';

/** What a browser says about where a request comes from, and where it went. */
export interface Whereabouts {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
}

const urlOf = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

/**
 * Is it our own page that asks? A program that is no browser says nothing, and is asked for other proofs. Under our
 * public name only the public address counts, with its scheme; under any other the page must come from where it asks.
 */
export const isOurOrigin = (
  { config }: { readonly config: Pick<House['config'], 'publicUrl'> },
  headers: Whereabouts,
): boolean => {
  if (headers.origin === undefined) return true;
  const origin = urlOf(headers.origin);
  if (!origin || !/^https?:$/.test(origin.protocol)) return false;
  const ours = config.publicUrl === undefined ? undefined : urlOf(config.publicUrl);
  if (ours && origin.host === ours.host) return origin.protocol === ours.protocol;
  // Standard ports may be named or not.
  const here = headers.host === undefined ? undefined : urlOf(`${origin.protocol}//${headers.host}`);
  return here !== undefined && here.host === origin.host;
};
