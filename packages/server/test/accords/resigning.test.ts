import { describe, expect, test } from 'vitest';
import { freePace, quietServer, Scene, troubleOf } from './scenes.js';

describe.each(['sqlite', 'postgres'] as const)('giving up (%s)', kind => {
  const begun = async (wish: Parameters<typeof Scene.begun>[1]) => Scene.begun(await quietServer(kind), wish);

  test('contracts 5: of two, the other has won', async () => {
    const scene = await begun({ people: 2 });
    const [ann, bob] = scene.players;
    await scene.played(2);
    expect(await ann.post(scene.path('resign'))).toEqual({ status: 200, body: { v: 5 } });
    expect(await scene.room(bob)).toMatchObject({ status: 'over', outcome: { how: 'resigned', winners: [bob.seat] } });
    expect(await scene.deeds()).toEqual([
      { kind: 'sit', seat: ann.seat, arg: ['bot', 'planner', 'resigned'] },
      { kind: 'close', seat: ann.seat, arg: ['resigned', bob.seat] },
    ]);
    await scene.verified(bob);
    // Results name whoever has lost, not the bot that would have played on.
    const results = await scene.rows(db => db.selectFrom('results').selectAll().orderBy('rank').execute());
    expect(results.map(({ person, rank }) => [person, rank])).toEqual([
      [bob.id, 1],
      [ann.id, 2],
    ]);
  });

  test('contracts 5: of four, the others play on against a bot, until one is left', async () => {
    const scene = await begun({ people: 4, terms: { pace: freePace() } });
    const [ann, bob, cid, dan] = scene.players;
    await scene.until(cid.seat);
    const orders = [{ prompt: 'anything', answer: { kind: 'pass' } }];
    await cid.put(scene.path('orders'), { orders });
    expect((await cid.post(scene.path('resign'))).status).toBe(200);
    const room = await scene.room();
    expect(room.status).toBe('running');
    expect(room.seats.find(({ seat }) => seat === cid.seat)).toMatchObject({
      person: { id: cid.id },
      bot: 'planner',
      lost: 'resigned',
      clock: null,
    });
    expect(await scene.seatRow(cid.seat)).toMatchObject({ orders_json: '[]', since: null });
    // He looks on from outside, and has no say any more.
    expect((await scene.room(cid)).mine).toBeNull();
    expect((await cid.get(scene.path('sight'))).body.sight.eyes).toBe('spectator');
    for (const deed of [cid.post(scene.path('resign')), scene.propose(cid, { kind: 'draw' })]) {
      expect(troubleOf(await deed)).toEqual({ code: 'not-your-seat' });
    }
    await scene.jobs();
    expect((await scene.entries()).some(({ seat, kind: word }) => seat === cid.seat && word !== 'sit')).toBe(true);

    await ann.post(scene.path('resign'));
    expect((await scene.room(bob)).status).toBe('running');
    await bob.post(scene.path('resign'));
    expect(await scene.room(dan)).toMatchObject({ status: 'over', outcome: { how: 'resigned', winners: [dan.seat] } });
    await scene.verified(dan);
    const results = await scene.rows(db => db.selectFrom('results').selectAll().orderBy('rank').execute());
    // Who has left first is last.
    expect(results.map(({ person }) => person)).toEqual([dan.id, bob.id, ann.id, cid.id]);
  });

  test('contracts 5: when no person is left, those who have not lost have won', async () => {
    const scene = await begun({ people: 1, players: 3 });
    const [ann] = scene.players;
    await scene.jobs();
    await ann.post(scene.path('resign'));
    const bots = (await scene.room(ann)).seats.flatMap(({ seat }) => (seat === ann.seat ? [] : [seat]));
    expect(await scene.room(ann)).toMatchObject({ status: 'over', outcome: { how: 'resigned', winners: bots } });
    await scene.verified(ann);
  });

  test('contracts 5: resending changes nothing', async () => {
    const scene = await begun({ people: 3 });
    const [ann] = scene.players;
    const replies = await Promise.all([1, 2, 3].map(() => ann.post(scene.path('resign'))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(await scene.deeds()).toHaveLength(1);
  });

  test('contracts 5: when somebody leaves the house, what he plays is given up and what he was to play is free', async () => {
    const scene = await begun({ people: 2 });
    const [ann, bob] = scene.players;
    const chairs = Object.fromEntries(
      (await scene.room()).seats.map(({ seat }, i) => [seat, { kind: i === 0 ? 'me' : 'open' }]),
    );
    const { options, terms } = await scene.room();
    const wish = { game: 'time-of-crisis', options, terms, chairs, isListed: true };
    const own = (await bob.post('/api/matches', wish)).body.id;
    const foreign = (await ann.post('/api/matches', wish)).body.id;
    await bob.post(`/api/matches/${foreign}/join`);
    expect((await bob.call('DELETE', '/api/me')).status).toBe(204);
    await scene.jobs();
    expect(await scene.room()).toMatchObject({ status: 'over', outcome: { how: 'resigned', winners: [ann.seat] } });
    expect((await ann.get(`/api/matches/${own}`)).status).toBe(404);
    expect(
      (await ann.get(`/api/matches/${foreign}`)).body.seats.map((each: { person: unknown }) => each.person),
    ).toEqual([expect.objectContaining({ id: ann.id }), null]);
  });
});
