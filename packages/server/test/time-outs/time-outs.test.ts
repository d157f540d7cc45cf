import { good } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { giveUp } from '../../src/accords/giving-up.js';
import { timeOuts } from '../../src/time/time-outs.js';
import { freePace, HOUR, MINUTE, quietServer, Scene, troubleOf } from '../accords/scenes.js';

const ATTEMPT = { number: 1, signal: new AbortController().signal };
const PACE = freePace();

describe.each(['sqlite', 'postgres'] as const)('when time is up (%s)', kind => {
  const begun = async (wish: Parameters<typeof Scene.begun>[1]) => Scene.begun(await quietServer(kind), wish);
  const workOf = ({ server: { rooms }, match }: Scene) => {
    const work = timeOuts(rooms.house, rooms.acting);
    return () => work({ match }, ATTEMPT);
  };

  test('contracts 5: forfeit: of two, the other has won', async () => {
    const scene = await begun({ people: 2, terms: { pace: PACE, timeout: 'forfeit' } });
    const late = await scene.asked();
    const other = scene.players.find(each => each !== late)!;
    await scene.later(40 * MINUTE - 1);
    expect((await scene.room()).status).toBe('running');
    await scene.later(1);
    expect(await scene.room(other)).toMatchObject({
      status: 'over',
      outcome: { how: 'forfeit', winners: [other.seat] },
    });
    expect(await scene.deeds()).toEqual([
      { kind: 'sit', seat: late.seat, arg: ['bot', 'planner', 'forfeit'] },
      { kind: 'close', seat: late.seat, arg: ['forfeit', other.seat] },
    ]);
    expect(await scene.seatRow(late.seat)).toMatchObject({ person: late.id, lost: 'forfeit' });
    await scene.verified(other);
    expect(await scene.clockJob()).toBeUndefined();
  });

  test('contracts 5: forfeit: of three, a bot plays on, and the clocks of the others run', async () => {
    const scene = await begun({ people: 3, terms: { pace: PACE, timeout: 'forfeit' } });
    const late = await scene.asked();
    await scene.later(HOUR);
    await scene.jobs();
    expect((await scene.room()).status).toBe('running');
    const next = await scene.asked();
    expect(next).not.toBe(late);
    expect(await scene.seatRow(next.seat)).toMatchObject({ bank: PACE.bank, since: scene.clock.now() });
    // A quarter of his time.
    expect(await scene.clockJob()).toBe(scene.clock.now() + 30 * MINUTE);
  });

  test('contracts 5: whoever would have lost after the match was decided has not', async () => {
    const scene = await begun({ people: 4 });
    const seats = scene.players.map(({ seat }) => seat);
    const done = await scene.server.rooms.acting.change(scene.match, null, (live, at) =>
      good({ seats: giveUp(live, seats, 'forfeit', at) }),
    );
    expect(done.ok).toBe(true);
    expect(await scene.room()).toMatchObject({ outcome: { how: 'forfeit', winners: [seats[3]] } });
    expect(await scene.seatRow(seats[3])).toMatchObject({ lost: null, bot: null });
    await scene.verified();
  });

  test('contracts 5: who has little time left is told once, and again when he is asked again', async () => {
    const scene = await begun({ people: 2, terms: { pace: PACE, timeout: 'forfeit' } });
    const thinker = await scene.asked();
    await scene.listens(thinker);
    await scene.later(30 * MINUTE - 1);
    expect(await scene.told('time-short')).toEqual([]);
    await scene.later(1);
    await workOf(scene)();
    await scene.later(MINUTE);
    await workOf(scene)();
    expect(await scene.told('time-short')).toEqual([{ person: thinker.id, facts: { version: 1 } }]);
    expect(await scene.clockJob()).toBe(scene.clock.now() + 9 * MINUTE);
  });

  test('contracts 5: stand-in: a bot plays until he is back, and then he has time', async () => {
    const scene = await begun({ people: 2, terms: { pace: PACE, timeout: 'stand-in' } });
    const late = await scene.asked();
    await scene.later(HOUR);
    expect(await scene.seatRow(late.seat)).toMatchObject({ stand_in: 'planner', lost: null, bank: 10 * MINUTE });
    expect((await scene.room()).status).toBe('running');
    expect(await scene.deeds()).toEqual([]);
    await scene.jobs();
    expect((await scene.entries()).filter(({ by }) => by === 'bot').map(({ seat }) => seat)).toContain(late.seat);
    const act = { id: 'some-action', n: 1, answer: { kind: 'pass' } };
    expect(troubleOf(await late.post(scene.path('actions'), act))).toMatchObject({ code: 'not-allowed' });

    await late.put(scene.path('stand-in'), { bot: null });
    await scene.until(late.seat);
    expect(await scene.seatRow(late.seat)).toMatchObject({ bank: 10 * MINUTE, since: scene.clock.now() });
    expect((await scene.answer(late)).body).toHaveProperty('v');
    await scene.verified();
  });

  test('contracts 5: where there is no increment, who comes back has a minute', async () => {
    const pace = freePace({ increment: 0, cap: 40 * MINUTE });
    const scene = await begun({ people: 2, terms: { pace, timeout: 'stand-in' } });
    const late = await scene.asked();
    await scene.later(HOUR);
    expect(await scene.seatRow(late.seat)).toMatchObject({ bank: MINUTE });
  });

  test('contracts 5: no clock, no time-out', async () => {
    const scene = await begun({ people: 2, terms: { timeout: 'forfeit' } });
    await scene.later(60 * 24 * HOUR);
    await workOf(scene)();
    expect((await scene.room()).status).toBe('running');
    expect(await scene.clockJob()).toBeUndefined();
  });

  test('contracts 5: done twice, or by several at once, it is done once', async () => {
    const scene = await begun({ people: 3, terms: { pace: PACE, timeout: 'forfeit' } });
    const work = workOf(scene);
    scene.clock.pass(HOUR);
    await Promise.all([work(), work(), scene.jobs()]);
    await work();
    expect(await scene.deeds()).toHaveLength(1);
  });

  test('contracts 5: called too early it changes nothing, and is called again in time', async () => {
    const scene = await begun({ people: 2, terms: { pace: PACE, timeout: 'forfeit' } });
    const due = await scene.clockJob();
    await scene.server.rooms.house.store.tx(({ db }) => db.deleteFrom('jobs').where('kind', '=', 'clock').execute());
    scene.clock.pass(MINUTE);
    await workOf(scene)();
    expect(await scene.clockJob()).toBe(due);
    expect(await scene.deeds()).toEqual([]);
  });

  test('contracts 5: of a match that is over, paused or gone it leaves everything alone', async () => {
    const scene = await begun({ people: 2, terms: { pace: PACE, timeout: 'forfeit' } });
    const [ann, bob] = scene.players;
    const { id } = (await scene.propose(ann, { kind: 'pause' })).body;
    await scene.vote(bob, id);
    await scene.later(10 * HOUR);
    await workOf(scene)();
    expect((await scene.room()).status).toBe('running');
    await bob.post(scene.path('resign'));
    const { version, revision } = await scene.room();
    await workOf(scene)();
    expect(await scene.room()).toMatchObject({ version, revision });
    await timeOuts(scene.server.rooms.house, scene.server.rooms.acting)({ match: 'nosuchmatch' }, ATTEMPT);
  });
});
