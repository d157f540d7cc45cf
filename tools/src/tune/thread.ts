import { parentPort, workerData } from 'node:worker_threads';
import { roomOf } from './crew.js';
import { playSitting, type Sitting } from './one-game.js';

/** The other end of `crew.ts`: plays the games it is told to, one after the other. */
const room = await roomOf((workerData as { game: string }).game);
parentPort?.on('message', (sitting: Sitting) => parentPort?.postMessage(playSitting(room, sitting)));
