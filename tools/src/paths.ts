import { fileURLToPath } from 'node:url';

/** The folder of a checkout in which all games lie. */
export const GAMES_FOLDER = fileURLToPath(new URL('../../packages/games/', import.meta.url));
export const ROOT_FOLDER = fileURLToPath(new URL('../../', import.meta.url));
/** What a worker thread begins with: it learns TypeScript first, and then loads the module it is given. */
export const WORKER_ENTRY = new URL('../bin/worker.mjs', import.meta.url);
