import type { Trouble } from '@hegemon/protocol';
import { expect, test } from 'vitest';
import { StoreFault } from '../../src/store/faults.js';
import { watchedStore } from '../../src/store/health.js';
import type { Store } from '../../src/store/store.js';

/** A store that fails as it is told, and a clock that is wound by hand. */
const trial = () => {
  let fault: unknown;
  const work = async (): Promise<never> => {
    if (fault !== undefined) throw fault;
    return undefined as never;
  };
  const inner = { kind: 'sqlite', read: work, tx: work } as unknown as Store;
  const waiting: (() => void)[] = [];
  const heard: (Trouble['code'] | undefined)[] = [];
  const health = watchedStore(inner, {
    name: 'trial',
    failed: thrown => {
      throw thrown;
    },
    after: (_, call) => {
      waiting.push(call);
      return () => void waiting.splice(waiting.indexOf(call), 1);
    },
  });
  health.on(trouble => heard.push(trouble?.code));
  return {
    health,
    heard,
    waiting,
    fails: (code?: ConstructorParameters<typeof StoreFault>[0]) => {
      fault = code && new StoreFault(code, 'trial');
    },
    throws: (thrown: unknown) => {
      fault = thrown;
    },
    async later() {
      waiting.shift()?.();
      await new Promise(resolve => {
        setImmediate(resolve);
      });
    },
  };
};

test('contracts 5: what is wrong with the store is told once, tried again, and told when it is over', async () => {
  const { health, heard, waiting, fails, later } = trial();
  fails('gone');
  await expect(health.store.read(async () => 1)).rejects.toThrow('trial');
  await expect(health.store.tx(async () => 1)).rejects.toThrow('trial');
  expect(heard).toEqual(['storage-unavailable']);
  await later();
  expect([heard.length, waiting.length]).toEqual([1, 1]);
  fails('full');
  await later();
  expect(heard.at(-1)).toBe('storage-full');
  fails();
  await later();
  expect([heard.at(-1), health.trouble, waiting.length]).toEqual([undefined, undefined, 0]);
});

test('contracts 5: a fault of ours, and whoever had to wait too long, say nothing of the store', async () => {
  const { health, heard, waiting, fails, throws } = trial();
  for (const code of ['busy', 'broken'] as const) {
    fails(code);
    await expect(health.store.read(async () => 1)).rejects.toThrow('trial');
  }
  throws(new Error('trial'));
  await expect(health.store.tx(async () => 1)).rejects.toThrow('trial');
  expect([heard.length, waiting.length]).toEqual([0, 0]);
});

test('contracts 5: where there is doubt it is tried at once; what is closed tries nothing any more', async () => {
  const { health, heard, waiting, fails, later } = trial();
  fails('gone');
  health.doubt();
  health.doubt();
  expect(waiting.length).toBe(1);
  await later();
  expect(heard).toEqual(['storage-unavailable']);
  health.close();
  expect(waiting.length).toBe(0);
  await expect(health.store.read(async () => 1)).rejects.toThrow('trial');
  expect([heard.length, waiting.length]).toEqual([1, 0]);
});
