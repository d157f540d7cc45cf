import type { Desk, DeskNews } from '@hegemon/host';
import { deskOver, type Hire, Link } from './link.js';
import type { Alive, Message } from './messages.js';

const hire: Hire = (onMessage, onDeath) => {
  const name = `desk-${Math.random().toString(36).slice(2)}`;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
  worker.onmessage = ({ data }: MessageEvent<Message | Alive>) => {
    if (data.type !== 'alive') onMessage(data);
    // A browser that ends a worker for want of memory says nothing; but its lock falls free.
    else navigator.locks.request(name, onDeath).catch(() => undefined);
  };
  worker.onmessageerror = onDeath;
  worker.onerror = event => {
    event.preventDefault();
    onDeath();
  };
  return { post: request => worker.postMessage(request), dismiss: () => worker.terminate() };
};

/** The desk of this page. The match lives in a worker; when that dies, another takes over from what was saved. */
export const openDesk = (onNews: (news: DeskNews) => void): Desk => deskOver(new Link(hire, onNews));
