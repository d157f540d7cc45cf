import { BOT_NAMES, botByName } from '@hegemon/bots';
import { serveThoughts, type Work } from '@hegemon/host';
import { offers } from './offers.js';

/** Where bots think, apart from the match: it may be closed at any time, and another one opened. */
export const openThinkerRoom = (self: DedicatedWorkerGlobalScope): ((work: Work) => void) => {
  const serve = serveThoughts(
    {
      listings: offers,
      bots: {
        names: BOT_NAMES,
        byName: botByName,
        leisure: () => import('@hegemon/host/leisure'),
        reports: () => import('@hegemon/host/report'),
      },
    },
    word => self.postMessage(word),
    () => performance.now(),
  );
  return work => void serve(work);
};
