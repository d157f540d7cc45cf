import { parentPort } from 'node:worker_threads';
import { random } from '@hegemon/bots';
import { games } from '@hegemon/games';
import { serveThoughts, type Work } from '../../src/index.js';
import { chatterer, dreamer, greedy, thrower } from './bad-bots.js';
import { botsOf } from './house.js';

const BOTS = [random, greedy, thrower, dreamer, chatterer];
const serve = serveThoughts(
  { listings: games, bots: botsOf(BOTS) },
  word => parentPort?.postMessage(word),
  () => performance.now(),
);
parentPort?.on('message', (work: Work) => void serve(work));
