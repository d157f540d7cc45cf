import { describe, expect, test } from 'vitest';
import { localRelay } from '../../src/relay/local-relay.js';
import type { News } from '../../src/relay/relay.js';
import { keptLog, promised } from '../jobs/parts.js';
import { onBoth } from '../support/stores.js';

const ADA: News = { about: 'lists', person: 'ada' };
const JOBS: News = { about: 'jobs' };

onBoth('the relay inside a process', fresh => {
  test('contracts 5: what is told in a transaction is heard after it, in order, or never', async () => {
    const store = await fresh();
    const relay = localRelay();
    const heard: News[] = [];
    relay.on(news => heard.push(news));
    await store.tx(async tx => {
      await relay.tell(tx, ADA);
      await relay.tell(tx, JOBS);
      await tx.db.insertInto('facts').values({ name: 'x', value: '' }).execute();
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual([ADA, JOBS]);
    const failing = store.tx(async tx => {
      await relay.tell(tx, ADA);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(heard).toEqual([ADA, JOBS]);
  });

  test('contracts 5: a listener that fails spoils neither the transaction nor what others hear', async () => {
    const store = await fresh();
    const { log, said } = keptLog();
    const relay = localRelay({ log });
    const heard: News[] = [];
    relay.on(() => {
      throw new Error('deaf');
    });
    relay.on(news => heard.push(news));
    await store.tx(tx => relay.tell(tx, ADA));
    expect(heard).toEqual([ADA]);
    expect(said('a listener has failed')).toBe(1);
  });
});

describe('the relay inside a process', () => {
  test('contracts 5: what is shouted is heard afterwards, and not by whoever has been called off', async () => {
    const relay = localRelay();
    const heard: string[] = [];
    const listener = ({ about }: News): void => void heard.push(about);
    const off = relay.on(listener);
    const offAgain = relay.on(listener);
    relay.shout(ADA);
    relay.shout(JOBS);
    expect(heard).toEqual([]);
    await Promise.resolve();
    expect(heard).toEqual(['lists', 'lists', 'jobs', 'jobs']);
    off();
    off();
    relay.shout(ADA);
    await Promise.resolve();
    expect(heard.slice(4)).toEqual(['lists']);
    offAgain();
    relay.shout(ADA);
    await Promise.resolve();
    expect(heard).toHaveLength(5);
  });

  test('contracts 5: one listener may call off another while both would hear', async () => {
    const relay = localRelay();
    const heard: string[] = [];
    relay.on(() => {
      heard.push('first');
      off();
    });
    const off = relay.on(() => heard.push('second'));
    relay.shout(JOBS);
    await Promise.resolve();
    expect(heard).toEqual(['first']);
  });

  test('contracts 5: without a log a failing listener is a warning of the process', async () => {
    const relay = localRelay();
    relay.on(() => {
      throw new Error('deaf without a log');
    });
    const warned = promised();
    const hear = ({ message }: Error): void => {
      if (message === 'deaf without a log') warned.keep();
    };
    process.on('warning', hear);
    relay.shout(JOBS);
    await warned.promise;
    process.off('warning', hear);
  });

  test('contracts 5: after the end nothing is heard', async () => {
    const relay = localRelay();
    const heard: News[] = [];
    relay.on(news => heard.push(news));
    relay.onGap(() => heard.push(JOBS))();
    expect(relay.isOpen).toBe(true);
    relay.shout(JOBS);
    await relay.close();
    relay.shout(JOBS);
    await Promise.resolve();
    expect(relay.isOpen).toBe(false);
    expect(heard).toEqual([JOBS]);
  });
});
