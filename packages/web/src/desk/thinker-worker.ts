import { BOT_NAMES, botByName } from '@hegemon/bots';
import { games } from '@hegemon/games';
import { serveThoughts, type Work } from '@hegemon/host';

/** The room in which bots think, apart from the match: it may be closed at any time, and another one opened. */
declare const self: DedicatedWorkerGlobalScope;

const serve = serveThoughts(
  { listings: games, bots: { names: BOT_NAMES, byName: botByName } },
  word => self.postMessage(word),
  () => performance.now(),
);
self.onmessage = ({ data }: MessageEvent<Work>) => void serve(data);
