import { Worker } from 'node:worker_threads';
import { random } from '@hegemon/bots';
import { games } from '@hegemon/games';
import { afterEach, describe, expect, test } from 'vitest';
import { type After, type Hire, type Limits, RemoteThinker, type Thinker, thinkHere } from '../src/index.js';
import { chatterer, dreamer, greedy, thrower } from './support/bad-bots.js';
import { bot, botsOf, created, opened, person, play, room } from './support/house.js';

const BOTS = [random, greedy, thrower, dreamer, chatterer];
const after: After = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};
const bench: { hired: number; ready: number; thinker?: Thinker } = { hired: 0, ready: 0 };
const hire: Hire = (hear, onDeath) => {
  bench.hired++;
  const worker = new Worker(new URL('./support/thread.mjs', import.meta.url), {
    execArgv: ['--conditions=source'],
    workerData: { module: new URL('./support/thinking-thread.ts', import.meta.url).href },
  });
  worker.on('message', word => {
    if (word.type === 'ready') bench.ready++;
    hear(word);
  });
  worker.on('error', fault => onDeath(fault.message));
  return { post: work => worker.postMessage(work), dismiss: () => void worker.terminate() };
};
const withThread = (limits: Partial<Limits>) => {
  bench.hired = 0;
  bench.ready = 0;
  const study = { listings: games, bots: botsOf(BOTS) };
  const instead = thinkHere(study, async () => undefined);
  bench.thinker = new RemoteThinker({ hire, after, instead, limits });
  return room({ bots: BOTS, thinker: bench.thinker, adviser: 'greedy' });
};
afterEach(() => bench.thinker?.dismiss());

describe('a thread of its own', () => {
  test('house 18: a bot that dreams for ever is ended by the clock, and the match goes on', {
    timeout: 60_000,
  }, async () => {
    const place = withThread({ think: 600 });
    const id = await created(place, { green: person('Ann'), blue: bot('dreamer') });
    const last = await play(place, await opened(place, id), { most: 6 });
    expect(last.last).toBeGreaterThan(8);
    expect(place.troubles()).toEqual([
      {
        code: 'bot-failed',
        facts: { seat: 'blue', bot: 'dreamer', message: 'it has taken more than 0.6 seconds', fallback: 'greedy' },
      },
    ]);
    // Three times it was asked and ended; then a greedy bot played in a thread that lasts.
    expect(bench.hired).toBe(4);
  });

  test('ui: while a bot dreams the desk does everything else, and what nobody wants any longer is ended', {
    timeout: 60_000,
  }, async () => {
    const place = withThread({ think: 30_000, grace: 50 });
    const id = await created(place, { green: person('Ann'), blue: bot('dreamer') }, { seed: 'Ann begins' });
    const { table } = await opened(place, id);
    const [decision] = table.decisions;
    const [choice] = decision.choices;
    if (choice.shape !== 'pick') throw new Error('a province is chosen first');
    await place.desk.answer(decision.n, { kind: choice.kind, arg: choice.of[0] });
    while (bench.ready === 0) await new Promise(resolve => setTimeout(resolve, 10));
    expect(await place.desk.undo()).toEqual({ accepted: true });
    await place.rest();
    expect(place.sights().at(-1)?.table.decisions).toHaveLength(1);
    // Its thread is ended, and a new one thinks for the next.
    expect((await place.desk.hint())?.bot).toBe('greedy');
    expect(bench.hired).toBe(2);
    expect(place.troubles()).toEqual([]);
  });

  test('ui: it is told how far a bot is, some ten times a second', { timeout: 60_000 }, async () => {
    const place = withThread({});
    const id = await created(place, { green: bot('chatterer'), blue: person('Ann') });
    const begun = performance.now();
    await opened(place, id);
    await place.rest();
    const shares = place.news.filter(item => item.type === 'thinking' && item.thinking?.share !== undefined);
    expect(shares.length).toBeLessThan(2 + (performance.now() - begun) / 100);
    expect(place.troubles()).toEqual([]);
  });
});
