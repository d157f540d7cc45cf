import { readFileSync } from 'node:fs';

/** As in the package.json of the whole. */
export const version: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
