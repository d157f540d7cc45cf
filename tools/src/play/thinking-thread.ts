import { parentPort } from 'node:worker_threads';
import { BOT_NAMES, botByName } from '@hegemon/bots';
import { games } from '@hegemon/games';
import { serveThoughts, type Work } from '@hegemon/host';
import * as leisure from '@hegemon/host/leisure';
import * as reports from '@hegemon/host/report';

/** The other end of `thinking.ts`: thinks for bots, one question after the other. */
const serve = serveThoughts(
  {
    listings: games,
    bots: { names: BOT_NAMES, byName: botByName, leisure: async () => leisure, reports: async () => reports },
  },
  word => parentPort?.postMessage(word),
  () => performance.now(),
);
parentPort?.on('message', (work: Work) => void serve(work));
