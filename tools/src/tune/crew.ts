import { Worker } from 'node:worker_threads';
import { Failure } from '../failure.js';
import { WORKER_ENTRY } from '../paths.js';
import { listingOf } from '../register.js';
import { playSitting, type Room, type Sat, type Sitting } from './one-game.js';

export const roomOf = async (id: string): Promise<Room> => {
  const listing = listingOf(id);
  const [board, tuning] = await Promise.all([listing.board(), listing.tuning()]);
  return { game: listing.game, board, tuning };
};

/** Those who play the games of a run. What comes back is in the order of what was given, whoever played it. */
export interface Crew {
  play(sittings: readonly Sitting[], tell: (played: number) => void): Promise<Sat[]>;
  end(): Promise<void>;
}

export const crewOf = async (id: string, threads: number): Promise<Crew> =>
  threads > 1 ? new Threads(id, threads) : aloneIn(await roomOf(id));

const aloneIn = (room: Room): Crew => ({
  async play(sittings, tell) {
    return sittings.map((sitting, i) => {
      const sat = playSitting(room, sitting);
      tell(i + 1);
      return sat;
    });
  },
  end: async () => {},
});

/**
 * Threads that stay for the whole run, which may take a night: all games are played by the sources as they were when it
 * began. Each is given the next game as soon as it has ended one.
 */
class Threads implements Crew {
  readonly #workers: readonly Worker[];

  constructor(id: string, count: number) {
    const module = new URL('./thread.ts', import.meta.url).href;
    this.#workers = Array.from(
      { length: count },
      () => new Worker(WORKER_ENTRY, { execArgv: ['--conditions=source'], workerData: { module, game: id } }),
    );
  }

  async play(sittings: readonly Sitting[], tell: (played: number) => void): Promise<Sat[]> {
    let next = 0;
    let played = 0;
    const all: Sat[] = [];
    const workThrough = async (worker: Worker): Promise<void> => {
      while (next < sittings.length) {
        const at = next++;
        all[at] = await answerOf(worker, sittings[at]);
        tell(++played);
      }
    };
    await Promise.all(this.#workers.map(workThrough));
    return all;
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map(worker => worker.terminate()));
  }
}

const answerOf = (worker: Worker, sitting: Sitting): Promise<Sat> =>
  new Promise((resolve, reject) => {
    const stopped = (code: number): void =>
      reject(new Failure(`A thread ended early with code ${code}; try --workers 1.`));
    const failed = (fault: Error): void => reject(fault);
    worker.once('exit', stopped);
    worker.once('error', failed);
    worker.once('message', (sat: Sat) => {
      worker.off('exit', stopped);
      worker.off('error', failed);
      resolve(sat);
    });
    worker.postMessage(sitting);
  });
