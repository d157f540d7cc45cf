import type { Log } from '../house.js';
import { ears } from './ears.js';
import type { News, Relay } from './relay.js';

interface LocalRelayOptions {
  readonly log?: Pick<Log, 'error'>;
}

/** Between the rooms of one process, where there is no other. */
export const localRelay = ({ log }: LocalRelayOptions = {}): Relay => {
  const listeners = ears<News>(fault => {
    if (log) log.error({ err: fault }, 'relay: a listener has failed');
    else process.emitWarning(fault instanceof Error ? fault : String(fault));
  });
  let isOpen = true;
  return {
    tell: async (tx, news) =>
      tx.after(() => {
        if (isOpen) listeners.tell(news);
      }),
    shout: news => {
      if (isOpen) queueMicrotask(() => listeners.tell(news));
    },
    on: listener => listeners.add(listener),
    // Nothing can be missed within a process.
    onGap: () => () => undefined,
    get isOpen() {
      return isOpen;
    },
    close: async () => {
      isOpen = false;
    },
  };
};
