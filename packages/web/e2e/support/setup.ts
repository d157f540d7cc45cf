import type { TestProject } from 'vitest/node';
import { findOrInstallBrowser } from '../../../../scripts/browser.mjs';
import { buildPage, isFresh } from '../../serve/build.mjs';
import { serve } from '../../serve/serve.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the page is served. */
    url: string;
    /** The browser that looks at it. */
    browser: string;
  }
}

/** Builds the page if its sources have changed, serves it as `npm start` does, and finds a browser. */
export const setup = async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const browser = await findOrInstallBrowser();
  if (!isFresh()) buildPage();
  const { url, close } = await serve({ port: 0 });
  provide('url', url);
  provide('browser', browser);
  return close;
};
