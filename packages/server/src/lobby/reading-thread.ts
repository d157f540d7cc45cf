import { parentPort, workerData } from 'node:worker_threads';
import { games } from '@hegemon/games';
import { readMatch } from './reading.js';

/** The other end of `reader.ts`: reads one file, says what is in it, and is done. */
parentPort?.postMessage(readMatch(games, String(workerData)));
