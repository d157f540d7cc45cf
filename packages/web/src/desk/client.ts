import type { Desk, DeskNews } from '@hegemon/host';
import { deskOver, type Hire, Link } from './link.js';
import type { Message } from './messages.js';

const hire: Hire = (onMessage, onDeath) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'desk' });
  worker.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  worker.onmessageerror = onDeath;
  worker.onerror = event => {
    event.preventDefault();
    onDeath();
  };
  return { post: request => worker.postMessage(request), dismiss: () => worker.terminate() };
};

/** The desk of this page. The match lives in a worker; when that dies, another takes over from what was saved. */
export const openDesk = (onNews: (news: DeskNews) => void): Desk => deskOver(new Link(hire, onNews));
