import { describe, expect, test } from 'vitest';
import { freePace, HOUR, MINUTE, quietServer, Scene } from '../accords/scenes.js';

const PACE = freePace();

describe.each(['sqlite', 'postgres'] as const)('when the others decide about whoever is late (%s)', kind => {
  const late = async (people: number) => {
    const scene = await Scene.begun(await quietServer(kind), { people, terms: { pace: PACE, timeout: 'vote' } });
    const who = await scene.asked();
    const others = scene.players.filter(each => each !== who);
    for (const each of others) await scene.listens(each);
    await scene.later(HOUR);
    return { scene, who, others };
  };

  test('contracts 5: they are asked, he is not, and his clock calls nobody again', async () => {
    const { scene, who, others } = await late(3);
    const [accord, ...more] = await scene.accords();
    expect(more).toEqual([]);
    expect(accord).toMatchObject({
      ...{ kind: 'late', other: who.seat, votes: {}, status: 'open' },
      needed: others.map(({ seat }) => seat),
    });
    expect((await scene.told('accord')).map(({ person }) => person).sort()).toEqual(others.map(({ id }) => id).sort());
    expect(await scene.clockJob()).toBeUndefined();
    expect(await scene.vote(who, accord.id)).toMatchObject({ status: 403 });
    expect(await who.call('DELETE', scene.path(`accords/${accord.id}`))).toMatchObject({ status: 403 });
    await scene.later(HOUR);
    expect(await scene.accords()).toHaveLength(1);
  });

  test('contracts 5: if all agree he has lost', async () => {
    const { scene, who, others } = await late(3);
    const [{ id }] = await scene.accords();
    expect((await scene.vote(others[0], id)).body).toMatchObject({ status: 'open' });
    expect((await scene.vote(others[1], id)).body).toMatchObject({ status: 'agreed' });
    expect(await scene.deeds()).toEqual([{ kind: 'sit', seat: who.seat, arg: ['bot', 'planner', 'forfeit'] }]);
    await scene.jobs();
    expect((await scene.asked()).seat).not.toBe(who.seat);
    expect(await scene.clockJob()).toBe(scene.clock.now() + 30 * MINUTE);
    await scene.verified(others[0]);
  });

  test('contracts 5: if one does not, he has an increment more, and then they are asked again', async () => {
    const { scene, who, others } = await late(3);
    const [{ id }] = await scene.accords();
    expect((await scene.vote(others[1], id, false)).body).toMatchObject({ status: 'declined' });
    expect(await scene.seatRow(who.seat)).toMatchObject({ lost: null, bank: 10 * MINUTE, since: scene.clock.now() });
    expect(await scene.clockJob()).toBe(scene.clock.now() + 10 * MINUTE);
    await scene.later(10 * MINUTE);
    expect(await scene.accords()).toMatchObject([{ kind: 'late', votes: {}, status: 'open' }]);
  });

  test('contracts 5: if he answers meanwhile there is nothing left to decide', async () => {
    const { scene, who, others } = await late(2);
    const [{ id }] = await scene.accords();
    while ((await scene.asked()) === who) expect((await scene.answer(who)).body).toHaveProperty('v');
    expect(await scene.statusOf(id)).toBe('void');
    expect(await scene.accords()).toEqual([]);
    expect(await scene.vote(others[0], id)).toMatchObject({ status: 410 });
    // Time beyond the bank is forgiven.
    expect(await scene.seatRow(who.seat)).toMatchObject({ bank: 10 * MINUTE, since: null });
  });

  test('contracts 5: if one of them goes, those who are left are asked anew', async () => {
    const { scene, who, others } = await late(3);
    const [{ id }] = await scene.accords();
    await scene.vote(others[0], id);
    await others[1].post(scene.path('resign'));
    expect(await scene.statusOf(id)).toBe('void');
    await scene.jobs();
    expect(await scene.accords()).toMatchObject([
      { kind: 'late', other: who.seat, needed: [others[0].seat], votes: {} },
    ]);
  });

  test('contracts 5: where there is nobody to ask, a bot plays until he is back', async () => {
    const server = await quietServer(kind);
    const scene = await Scene.begun(server, { people: 1, players: 2, terms: { pace: PACE, timeout: 'vote' } });
    const who = await scene.asked();
    await scene.later(HOUR);
    expect(await scene.seatRow(who.seat)).toMatchObject({ stand_in: 'planner', lost: null });
    await who.post(scene.path('resign'));
  });
});
