/** Matches over the network: people, seats, clocks, storage. */
export { type Config, DEFAULTS } from './config.js';
export { type Server, type ServerOptions, startServer } from './server.js';
export { migrate, pending } from './store/migrate.js';
export { BadUrl, CannotOpen, openStore, type Store } from './store/store.js';
export { backup, CannotRestore, mustBeBackup, restore } from './upkeep/backup.js';
export { type Rehearsed, rehearse } from './upkeep/rehearse.js';
