import { describe, expect, test } from 'vitest';
import { DAY, HOUR, quietServer, Scene, troubleOf } from './scenes.js';

describe.each(['sqlite', 'postgres'] as const)('accords (%s)', kind => {
  const begun = async (wish: Parameters<typeof Scene.begun>[1]) => Scene.begun(await quietServer(kind), wish);

  test('contracts 5: a draw that all have agreed to ends the match; all share it', async () => {
    const scene = await begun({ people: 3 });
    const [ann, bob, cid] = scene.players;
    const proposed = await scene.propose(ann, { kind: 'draw' });
    expect(proposed).toMatchObject({
      status: 201,
      body: {
        kind: 'draw',
        seat: ann.seat,
        needed: [ann.seat, bob.seat, cid.seat],
        votes: { [ann.seat]: true },
        status: 'open',
      },
    });
    const { id } = proposed.body;
    expect((await scene.accords()).map(each => each.id)).toEqual([id]);
    expect(await scene.vote(bob, id)).toMatchObject({
      status: 200,
      body: { status: 'open', votes: { [bob.seat]: true } },
    });
    expect(await scene.room()).toMatchObject({ status: 'running' });
    expect(await scene.vote(cid, id)).toMatchObject({ status: 200, body: { status: 'agreed' } });
    const seats = scene.players.map(({ seat }) => seat);
    expect(await scene.room()).toMatchObject({ status: 'over', accords: [], outcome: { how: 'draw', winners: seats } });
    expect(await scene.deeds()).toEqual([{ kind: 'close', seat: ann.seat, arg: ['draw', ...seats] }]);
    await scene.verified();
    expect(await scene.statusOf(id)).toBe('agreed');
  });

  test('contracts 5: one vote against it ends it, and it can be asked for again', async () => {
    const scene = await begun({ people: 3 });
    const [ann, bob, cid] = scene.players;
    const { id } = (await scene.propose(ann, { kind: 'draw' })).body;
    expect((await scene.vote(bob, id, false)).body).toMatchObject({ status: 'declined' });
    expect(await scene.vote(cid, id)).toMatchObject({ status: 410 });
    expect(await scene.room()).toMatchObject({ status: 'running', accords: [] });
    expect(await scene.statusOf(id)).toBe('declined');
    expect(await scene.propose(bob, { kind: 'draw' })).toMatchObject({ status: 201 });
  });

  test('contracts 5: only who has asked for it withdraws it', async () => {
    const scene = await begun({ people: 2 });
    const [ann, bob] = scene.players;
    const { id } = (await scene.propose(ann, { kind: 'abandon' })).body;
    expect(await bob.call('DELETE', scene.path(`accords/${id}`))).toMatchObject({ status: 403 });
    expect(await ann.call('DELETE', scene.path(`accords/${id}`))).toMatchObject({
      status: 200,
      body: { status: 'withdrawn' },
    });
    expect(await scene.vote(bob, id)).toMatchObject({ status: 410 });
    expect(await scene.statusOf(id)).toBe('withdrawn');
  });

  test('contracts 5: what all have agreed to abandon is over, and nobody has won', async () => {
    const scene = await begun({ people: 2 });
    const [ann, bob] = scene.players;
    const { id } = (await scene.propose(ann, { kind: 'abandon' })).body;
    const other = (await scene.propose(bob, { kind: 'draw' })).body;
    await scene.vote(bob, id);
    expect(await scene.room()).toMatchObject({ status: 'over', outcome: { how: 'abandoned', winners: [] } });
    await scene.verified();
    // What else was open is nothing any more.
    expect(await scene.statusOf(other.id)).toBe('void');
    expect(await scene.propose(ann, { kind: 'draw' })).toMatchObject({ status: 409 });
    const results = await scene.rows(db => db.selectFrom('results').selectAll().execute());
    expect(results).toEqual([]);
  });

  test('contracts 5: bots are not asked; with nobody but bots there is no draw, and everything else is done at once', async () => {
    const scene = await begun({ people: 1, players: 2 });
    const [ann] = scene.players;
    expect(troubleOf(await scene.propose(ann, { kind: 'draw' }))).toEqual({
      code: 'not-allowed',
      facts: { why: 'alone' },
    });
    expect((await scene.propose(ann, { kind: 'pause' })).body).toMatchObject({ status: 'agreed' });
    expect((await scene.propose(ann, { kind: 'abandon' })).body).toMatchObject({ status: 'agreed' });
    expect(await scene.room()).toMatchObject({ status: 'over' });
  });

  test('contracts 5: one of a kind is open at a time, and three of a seat', async () => {
    const scene = await begun({ people: 2 });
    const [ann, bob] = scene.players;
    await scene.until(ann.seat);
    await scene.played(1);
    const { id } = (await scene.propose(ann, { kind: 'draw' })).body;
    expect(troubleOf(await scene.propose(bob, { kind: 'draw' }))).toEqual({
      code: 'not-allowed',
      facts: { why: 'open', accord: id },
    });
    expect(await scene.propose(ann, { kind: 'pause' })).toMatchObject({ status: 201 });
    expect(await scene.propose(ann, { kind: 'abandon' })).toMatchObject({ status: 201 });
    expect(troubleOf(await scene.propose(ann, { kind: 'rewind', entry: 1 }))).toEqual({
      code: 'not-allowed',
      facts: { why: 'too-many' },
    });
    expect(await scene.propose(bob, { kind: 'rewind', entry: 1 })).toMatchObject({ status: 201 });
  });

  test('contracts 5: who gives up while they decide is not waited for: they are asked again', async () => {
    const scene = await begun({ people: 3 });
    const [ann, bob, cid] = scene.players;
    const { id } = (await scene.propose(ann, { kind: 'draw' })).body;
    await cid.post(scene.path('resign'));
    expect(await scene.statusOf(id)).toBe('void');
    const again = (await scene.propose(ann, { kind: 'draw' })).body;
    expect(again.needed).toEqual([ann.seat, bob.seat]);
    expect((await scene.vote(bob, again.id)).body).toMatchObject({ status: 'agreed' });
    expect(await scene.room()).toMatchObject({ outcome: { how: 'draw', winners: [ann.seat, bob.seat] } });
  });

  test('contracts 5: whose consent is asked for is told so, if he wishes', async () => {
    const scene = await begun({ people: 2 });
    const [ann, bob] = scene.players;
    await scene.listens(bob);
    const { id } = (await scene.propose(ann, { kind: 'draw' })).body;
    expect(await scene.told('accord')).toEqual([{ person: bob.id, facts: { accord: id, version: 1 } }]);
  });

  test('contracts 5: a shown room tells of accords as they come and go', async () => {
    const scene = await begun({ people: 2 });
    const [ann, bob] = scene.players;
    const line = await bob.live();
    line.say({ type: 'watch', match: scene.match });
    expect((await line.next('room')).room.accords).toEqual([]);
    const { id } = (await scene.propose(ann, { kind: 'draw' })).body;
    const news = await line.next('room-patch', ({ patch }) => JSON.stringify(patch).includes(id));
    expect(JSON.stringify(news.patch)).toContain('"kind":"draw"');
    await scene.vote(bob, id, false);
    await line.next('room-patch', ({ patch }) => JSON.stringify(patch).includes('"accords"'));
    line.close();
  });
});

describe.each(['sqlite', 'postgres'] as const)('pauses (%s)', kind => {
  const begun = async (wish: Parameters<typeof Scene.begun>[1]) => Scene.begun(await quietServer(kind), wish);
  const pace = { name: 'free', bank: 4 * HOUR, increment: HOUR, cap: 6 * HOUR, nights: false, vacation: 0 } as const;

  test('contracts 5: while it is paused nothing is played and no clock runs; what was used up before stays so', async () => {
    const scene = await begun({ people: 2, terms: { pace, timeout: 'forfeit' } });
    const [asked] = (await scene.room()).waiting;
    const thinker = scene.at(asked);
    const other = scene.players.find(each => each !== thinker)!;
    await scene.later(HOUR);
    const { id } = (await scene.propose(other, { kind: 'pause' })).body;
    expect((await scene.vote(thinker, id)).body).toMatchObject({ status: 'agreed' });
    expect(await scene.room()).toMatchObject({ paused: scene.clock.now(), waiting: [asked] });
    expect(await scene.clockJob()).toBeUndefined();
    expect(troubleOf(await scene.answer(thinker))).toEqual({ code: 'paused' });
    await scene.later(30 * DAY);
    const clock = (await scene.room()).seats.find(({ seat }) => seat === asked)?.clock;
    expect(clock).toMatchObject({ left: 3 * HOUR, isRunning: false, rests: 'pause', until: null });

    expect(await scene.propose(thinker, { kind: 'pause' })).toMatchObject({ status: 409 });
    const resume = (await scene.propose(thinker, { kind: 'resume' })).body;
    expect((await scene.vote(other, resume.id)).body).toMatchObject({ status: 'agreed' });
    expect(await scene.room()).toMatchObject({ paused: null });
    expect(await scene.seatRow(asked)).toMatchObject({ bank: 3 * HOUR, since: scene.clock.now() });
    // A quarter of four hours is left in two.
    expect(await scene.clockJob()).toBe(scene.clock.now() + 2 * HOUR);
    expect((await scene.answer(thinker)).body).toHaveProperty('v');
  });

  test('contracts 5: only what is paused goes on, and what was ordered meanwhile is played then', async () => {
    const scene = await begun({ people: 2 });
    const [ann, bob] = scene.players;
    expect(troubleOf(await scene.propose(ann, { kind: 'resume' }))).toEqual({
      code: 'not-allowed',
      facts: { why: 'not-paused' },
    });
    const [asked] = (await scene.room()).waiting;
    const pause = (await scene.propose(ann, { kind: 'pause' })).body;
    await scene.vote(bob, pause.id);
    const { prompt, answer } = await scene.sampled(scene.at(asked));
    expect((await scene.at(asked).put(scene.path('orders'), { orders: [{ prompt, answer }] })).status).toBe(200);
    expect((await scene.room()).version).toBe(1);
    const resume = (await scene.propose(ann, { kind: 'resume' })).body;
    await scene.vote(bob, resume.id);
    expect((await scene.entries())[1]).toMatchObject({ seat: asked, by: 'order', kind: answer.kind });
  });

  test('contracts 5: bots stand still too, and go on when all do', async () => {
    const scene = await begun({ people: 1, players: 2 });
    const [ann] = scene.players;
    await scene.propose(ann, { kind: 'pause' });
    await scene.jobs();
    const { version } = await scene.room();
    await scene.later(HOUR);
    expect((await scene.room()).version).toBe(version);
    await scene.propose(ann, { kind: 'resume' });
    await scene.jobs();
    expect((await scene.room()).waiting).toEqual([ann.seat]);
  });
});
