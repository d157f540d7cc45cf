import type { Work } from '@hegemon/host';
import { LISTED, openListRoom } from './list-room.js';
import type { Alive, Message, Request } from './messages.js';
import { THINKER } from './roles.js';

/** The room in which the match lives, away from the page so that it never stutters; or the one in which bots think. */
declare const self: DedicatedWorkerGlobalScope;

type Hear<T> = (message: T) => void;
const post = (message: Message): void => self.postMessage(message);

/** Each room is furnished when it is first needed; what comes in before waits for it. */
const once = <T>(open: () => Promise<T>): (() => Promise<T>) => {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
};

const keepDesk = (): Hear<Request> => {
  const hear = openListRoom(post);
  const deskRoom = once(async () => (await import('./desk-room.js')).openDeskRoom(post));
  let isPlaying = false;
  return async request => {
    // Once somebody plays, only the desk itself knows what is kept.
    isPlaying ||= !LISTED.has(request.verb);
    if (isPlaying) (await deskRoom())(request);
    else hear(request);
  };
};

const think = (): Hear<Work> => {
  const room = once(async () => (await import('./thinker-room.js')).openThinkerRoom(self));
  void room();
  return async work => (await room())(work);
};

const ALIVE: Alive = { type: 'alive' };
/** Browsers have locks on secure addresses only; without, a dead worker is found out by its silence. */
const showLife = (): void =>
  void self.navigator.locks
    ?.request(self.name, () => {
      self.postMessage(ALIVE);
      return new Promise(() => undefined);
    })
    .catch(() => undefined);

if (self.name === THINKER) {
  const hear = think();
  self.onmessage = ({ data }: MessageEvent<Work>) => hear(data);
} else {
  showLife();
  const hear = keepDesk();
  self.onmessage = ({ data }: MessageEvent<Request>) => hear(data);
}
