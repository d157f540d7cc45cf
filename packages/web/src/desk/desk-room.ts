import { BOT_NAMES, botByName } from '@hegemon/bots';
import { type Bots, LocalDesk } from '@hegemon/host';
import type { Message, Request } from './messages.js';
import { serve } from './serve.js';
import { shelfFor } from './shelf.js';
import { after, openThinker } from './thinking.js';

/** Rules, bots and saving. Says what is to be done with a request. */
export const openDeskRoom = (post: (message: Message) => void): ((request: Request) => void) => {
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  /** Requests that have come in meanwhile are served first. A timer would be slowed down to several milliseconds. */
  const pause = (): Promise<void> =>
    new Promise(resolve => {
      waiting.push(resolve);
      channel.port2.postMessage(undefined);
    });

  const bots: Bots = {
    names: BOT_NAMES,
    byName: botByName,
    leisure: () => import('@hegemon/host/leisure'),
    reports: () => import('@hegemon/host/report'),
  };
  const shelf = shelfFor(news => post({ type: 'news', news }));
  const thinker = openThinker({ listings: shelf.listings, bots }, pause);
  const desk = new LocalDesk({ ...shelf, bots, pause, after, thinker });
  return request => void serve(desk, request, post);
};
