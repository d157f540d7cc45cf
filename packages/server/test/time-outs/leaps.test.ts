import { PACES } from '@hegemon/protocol';
import { describe, expect, test } from 'vitest';
import { evenClock } from '../../src/time/even-clock.js';
import { giveBack } from '../../src/time/giving-back.js';
import { Scene, TestClock } from '../accords/scenes.js';
import { served } from '../support/serving.js';

const HOUR = 3_600_000;
const LIMITS = { requests: 1e6, newcomers: 1e6 };

/** A clock on the wall that anybody can set. */
const wallClock = () => {
  let ahead = 0;
  return { now: () => Date.now() + ahead, leap: (ms: number) => void (ahead += ms) };
};

describe.each(['sqlite', 'postgres'] as const)('when the clock of the machine leaps (%s)', kind => {
  const begun = async () => {
    const wall = wallClock();
    const server = await served(kind, {}, { now: wall.now, limits: LIMITS });
    const wish = { people: 2, terms: { pace: PACES.tonight, timeout: 'forfeit' } } as const;
    const scene = await Scene.begun({ server, clock: new TestClock() }, wish);
    return { wall, server, scene };
  };

  test('contracts 5: nobody loses by it, and what is due by it alone is not done', async () => {
    const { wall, server, scene } = await begun();
    const thinker = await scene.asked();
    const { since } = await scene.seatRow(thinker.seat);
    wall.leap(3 * HOUR);
    // Everybody who asks for something finds it given back.
    await server.rooms.house.clock.evened?.();
    await scene.jobs();
    expect(await scene.room()).toMatchObject({ status: 'running' });
    const after = await scene.seatRow(thinker.seat);
    expect(after.since! - since! - 3 * HOUR).toBeGreaterThan(-1000);
    expect(after.since! - since! - 3 * HOUR).toBeLessThan(60_000);
    expect((await scene.answer(thinker)).body).toHaveProperty('v');
    const done = await scene.seatRow(thinker.seat);
    expect(done.bank).toBeGreaterThan(PACES.tonight.bank - 10 * 60_000);
    await scene.verified();
  });

  test('contracts 5: it is given back once, whoever notices it; and each time anew', async () => {
    const { server, scene } = await begun();
    const { store, relay } = server.rooms.house;
    const thinker = await scene.asked();
    const sinceOf = async () => (await scene.seatRow(thinker.seat)).since!;
    const first = await sinceOf();
    const leap = { ms: HOUR, at: 1_000_000 };
    await Promise.all(['a', 'b', 'c'].map(process => giveBack({ store, relay, process }, leap)));
    expect(await sinceOf()).toBe(first + HOUR);
    // Another measures it a little otherwise, and notices it a little later.
    await giveBack({ store, relay, process: 'd' }, { ms: HOUR + 900, at: 1_020_000 });
    expect(await sinceOf()).toBe(first + HOUR);
    // Who has heard of one hears of the next.
    await giveBack({ store, relay, process: 'a' }, { ms: HOUR, at: 1_030_000 });
    await giveBack({ store, relay, process: 'b' }, { ms: HOUR, at: 1_030_000 });
    expect(await sinceOf()).toBe(first + 2 * HOUR);
    await giveBack({ store, relay, process: 'e' }, { ms: 5 * HOUR, at: 1_030_000 });
    expect(await sinceOf()).toBe(first + 7 * HOUR);
    // Whoever had read the clock before reads it again.
    expect((await scene.answer(thinker)).body).toHaveProperty('v');
  });

  test('contracts 5: a clock that stands still by consent has lost nothing', async () => {
    const { server, scene } = await begun();
    const [ann, bob] = scene.players;
    const thinker = await scene.asked();
    const { id } = (await scene.propose(ann, { kind: 'pause' })).body;
    await scene.vote(bob, id);
    const { since } = await scene.seatRow(thinker.seat);
    await giveBack(server.rooms.house, { ms: HOUR, at: 1_000_000 });
    expect((await scene.seatRow(thinker.seat)).since).toBe(since);
  });

  test('contracts 5: the clock of the house goes on evenly until it is given back', async () => {
    const { server, scene } = await begun();
    const { store, relay, log } = server.rooms.house;
    const wall = wallClock();
    let isDown = true;
    const tried: string[] = [];
    const frail: typeof store = {
      ...store,
      tx: work => {
        tried.push('tx');
        return isDown ? Promise.reject(new Error('the store is away')) : store.tx(work);
      },
    };
    const clock = evenClock({ store: frail, relay, log, process: 'f', wall: wall.now });
    const before = clock.now();
    wall.leap(3 * HOUR);
    expect(clock.now() - before).toBeLessThan(HOUR);
    await expect(clock.evened()).rejects.toThrow('away');
    expect(clock.now() - before).toBeLessThan(HOUR);
    const { since } = await scene.seatRow((await scene.asked()).seat);
    isDown = false;
    await clock.evened();
    expect(tried.length).toBeGreaterThan(1);
    expect(clock.now() - before).toBeGreaterThanOrEqual(3 * HOUR);
    expect((await scene.seatRow((await scene.asked()).seat)).since! - since!).toBeGreaterThan(2 * HOUR);
    // Back it never goes, and a fall of the machine's clock gives nothing.
    const now = clock.now();
    wall.leap(-2 * HOUR);
    expect(clock.now()).toBeGreaterThanOrEqual(now);
    await clock.evened();
    await clock.stop();
  });
});

describe('two processes over one database', () => {
  test('contracts 5: both notice the leap, and it is given back once', async () => {
    const wall = wallClock();
    const options = { now: wall.now, limits: LIMITS };
    const one = await served('postgres', {}, options);
    const two = await served('postgres', { database: one.rooms.house.config.database }, options);
    const wish = { people: 2, terms: { pace: PACES.tonight, timeout: 'forfeit' } } as const;
    const scene = await Scene.begun({ server: one, clock: new TestClock() }, wish);
    const thinker = await scene.asked();
    const { since } = await scene.seatRow(thinker.seat);
    wall.leap(5 * HOUR);
    await Promise.all([one, two].map(({ rooms }) => rooms.house.clock.evened?.()));
    const shifted = (await scene.seatRow(thinker.seat)).since! - since! - 5 * HOUR;
    expect(Math.abs(shifted)).toBeLessThan(60_000);
    const [fact] = await scene.rows(db => db.selectFrom('facts').selectAll().where('name', '=', 'leaps').execute());
    const heard = [one, two].map(({ rooms }) => rooms.house.process);
    expect(JSON.parse(fact.value)).toEqual([expect.objectContaining({ heard: expect.arrayContaining(heard) })]);
    expect(await scene.room()).toMatchObject({ status: 'running' });
    expect((await scene.answer(thinker)).body).toHaveProperty('v');
  });
});
