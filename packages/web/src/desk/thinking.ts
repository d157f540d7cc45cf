import {
  type After,
  type Bots,
  type Hire,
  type Listed,
  RemoteThinker,
  type Thinker,
  thinkHere,
  type Word,
} from '@hegemon/host';
import { THINKER } from './roles.js';

const hire: Hire = (hear, onDeath) => {
  // The same script in another role: what it has in common with the desk is loaded once.
  const worker = new Worker(self.location.href, { type: 'module', name: THINKER });
  worker.onmessage = ({ data }: MessageEvent<Word>) => hear(data);
  worker.onmessageerror = () => onDeath('a message could not be read');
  worker.onerror = event => {
    event.preventDefault();
    onDeath(event.message ?? 'the thread could not be loaded');
  };
  return { post: work => worker.postMessage(work), dismiss: () => worker.terminate() };
};

export const after: After = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** Bots think in a worker of the desk's worker, hired with the first question; where there is none to be had, here. */
export const openThinker = (
  study: { readonly listings: readonly Listed[]; readonly bots: Bots },
  pause: () => Promise<void>,
): Thinker => new RemoteThinker({ hire, after, instead: thinkHere(study, pause) });
