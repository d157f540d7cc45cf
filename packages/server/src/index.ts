/** Matches over the network: people, seats, clocks, storage. */
export { type Config, DEFAULTS } from './config.js';
export { type Server, type ServerOptions, startServer } from './server.js';
export { migrate } from './store/migrate.js';
export { BadUrl, openStore, type Store } from './store/store.js';
