import { BOT_NAMES, botByName } from '@hegemon/bots';
import { games } from '@hegemon/games';
import { type Bots, LocalDesk } from '@hegemon/host';
import { IndexedStore } from './indexed-store.js';
import type { Alive, Message, Request } from './messages.js';
import { serve } from './serve.js';
import { after, openThinker } from './thinking.js';

/** The room in which the match lives: rules, bots and saving, away from the page so that it never stutters. */
declare const self: DedicatedWorkerGlobalScope;

const post = (message: Message): void => self.postMessage(message);

const randomHex = (bytes: number): string =>
  [...self.crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, '0')).join('');

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();
/** Requests that have come in meanwhile are served first. A timer would be slowed down to several milliseconds. */
const pause = (): Promise<void> =>
  new Promise(resolve => {
    waiting.push(resolve);
    channel.port2.postMessage(undefined);
  });

const bots: Bots = { names: BOT_NAMES, byName: botByName };
const desk = new LocalDesk({
  listings: games,
  bots,
  store: new IndexedStore(),
  randomHex,
  now: () => new Date().toISOString(),
  tell: news => post({ type: 'news', news }),
  pause,
  after,
  thinker: openThinker({ listings: games, bots }, pause),
});

const ALIVE: Alive = { type: 'alive' };
// Browsers have locks on secure addresses only; without, a dead worker is found out by its silence.
void self.navigator.locks
  ?.request(self.name, () => {
    self.postMessage(ALIVE);
    return new Promise(() => undefined);
  })
  .catch(() => undefined);

self.onmessage = ({ data }: MessageEvent<Request>) => void serve(desk, data, post);
