import { Worker } from 'node:worker_threads';
import { bad, type Result } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import { type ReadMatch, wrongFile } from './reading.js';

/** Longer than any match takes that was played. */
const PATIENCE = 30_000;
/** So many files are read at once, of one person only one. */
const MOST = 2;

/** Reads a match file that somebody has brought. */
export type Reader = (person: string, text: string) => Promise<Result<ReadMatch, Trouble>>;

/** In a thread for each: what takes too long, or too much memory, is ended with it, and nobody else has waited. */
export const threadReader = (patience = PATIENCE): Reader => {
  const busy = new Set<string>();
  return async (person, text) => {
    if (busy.has(person) || busy.size >= MOST) return bad({ code: 'too-fast' });
    busy.add(person);
    try {
      return await readIn(text, patience);
    } finally {
      busy.delete(person);
    }
  };
};

const readIn = (text: string, patience: number): Promise<Result<ReadMatch, Trouble>> =>
  new Promise(resolve => {
    const worker = new Worker(new URL('../../bin/reading.mjs', import.meta.url), {
      execArgv: ['--conditions=source'],
      workerData: text,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.unref();
    const ended = (result: Result<ReadMatch, Trouble>): void => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    const timer = setTimeout(() => ended(wrongFile({ fault: 'too-long' })), patience);
    worker.on('message', ended);
    worker.on('error', () => ended(wrongFile({ fault: 'broken' })));
    worker.on('exit', () => ended(wrongFile({ fault: 'broken' })));
  });
