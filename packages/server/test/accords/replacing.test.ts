import { describe, expect, test } from 'vitest';
import { Visitor } from '../support/serving.js';
import { DAY, freePace, HOUR, MINUTE, quietServer, Scene, troubleOf } from './scenes.js';

const guestOf = async (scene: Scene, name: string) => {
  const visitor = new Visitor(scene.server.url);
  const { body } = await visitor.post('/api/guests', { name });
  return Object.assign(visitor, { id: body.id as string });
};

describe.each(['sqlite', 'postgres'] as const)('replacing (%s)', kind => {
  const begun = async (wish: Parameters<typeof Scene.begun>[1]) => Scene.begun(await quietServer(kind), wish);

  test('contracts 5: anybody may hand his own seat to a bot', async () => {
    const scene = await begun({ people: 3 });
    const [ann, bob] = scene.players;
    await scene.until(ann.seat);
    const wish = { kind: 'replace', other: ann.seat, bot: 'random' } as const;
    expect((await scene.propose(ann, wish)).body).toMatchObject({ status: 'agreed', needed: [ann.seat] });
    expect((await scene.room(bob)).seats.find(({ seat }) => seat === ann.seat)).toMatchObject({
      person: null,
      bot: 'random',
      standIn: null,
      lost: null,
    });
    expect(await scene.deeds()).toEqual([{ kind: 'sit', seat: ann.seat, arg: ['bot', 'random', 'replaced'] }]);
    await scene.jobs();
    expect((await scene.room(bob)).waiting).not.toContain(ann.seat);
    expect((await ann.get('/api/matches?list=mine')).body.map((each: { mine: unknown }) => each.mine)).toEqual([null]);
    await scene.verified(bob);
  });

  test('contracts 5: nobody is replaced by others while he is there, nor while his clock runs', async () => {
    const scene = await begun({ people: 2 });
    const [ann, bob] = scene.players;
    const wish = { kind: 'replace', other: bob.seat, bot: 'random' } as const;
    const notAway = { code: 'not-allowed', facts: { why: 'not-away', seat: bob.seat } };
    expect(troubleOf(await scene.propose(ann, wish))).toEqual(notAway);
    const line = await bob.live();
    scene.clock.pass(2 * DAY);
    expect(troubleOf(await scene.propose(ann, wish))).toEqual(notAway);
    line.close();

    const timed = await begun({ people: 2, terms: { pace: freePace({ bank: 90 * DAY, cap: 90 * DAY }) } });
    timed.clock.pass(2 * DAY);
    const [host, guest] = timed.players;
    expect(troubleOf(await timed.propose(host, { ...wish, other: guest.seat }))).toEqual({
      code: 'not-allowed',
      facts: { why: 'clock', seat: guest.seat },
    });
  });

  test('contracts 5: whoever is away is replaced when all others agree, and not if he is back before', async () => {
    const scene = await begun({ people: 3 });
    const [ann, bob, cid] = scene.players;
    scene.clock.pass(2 * DAY);
    const wish = { kind: 'replace', other: cid.seat, bot: 'random' } as const;
    const first = (await scene.propose(ann, wish)).body;
    expect(first.needed).toEqual([ann.seat, bob.seat]);
    // He comes and looks.
    await cid.get('/api/me');
    expect(await scene.vote(bob, first.id)).toMatchObject({ status: 403 });
    expect(await scene.vote(cid, first.id, false)).toMatchObject({ status: 200, body: { status: 'declined' } });

    scene.clock.pass(2 * DAY);
    const second = (await scene.propose(ann, wish)).body;
    expect(await scene.vote(bob, second.id)).toMatchObject({ status: 200, body: { status: 'agreed' } });
    expect(await scene.seatRow(cid.seat)).toMatchObject({ person: null, bot: 'random' });
  });

  test('contracts 5: a seat that is free is played by a bot until somebody takes it by its link', async () => {
    const scene = await begun({ people: 3, isListed: false, terms: { pace: freePace(), watching: 'closed' } });
    const [ann, bob, cid] = scene.players;
    await scene.until(cid.seat);
    await cid.put(scene.path('orders'), { orders: [{ prompt: 'anything', answer: { kind: 'pass' } }] });
    await scene.propose(cid, { kind: 'replace', other: cid.seat });
    const free = { person: null, bot: null, standIn: 'planner', clock: null };
    expect((await scene.room()).seats.find(({ seat }) => seat === cid.seat)).toMatchObject(free);
    await scene.jobs();
    expect((await scene.room()).waiting).not.toContain(cid.seat);

    const dan = await guestOf(scene, 'Dan');
    const { invite } = await scene.room();
    expect(await dan.post(scene.path('take'), { seat: cid.seat })).toMatchObject({ status: 403 });
    expect(await dan.post(scene.path('take'), { seat: cid.seat, invite: 'wrong' })).toMatchObject({ status: 403 });
    expect(await dan.post(scene.path('take'), { seat: ann.seat, invite })).toMatchObject({ status: 409 });
    expect(await bob.post(scene.path('take'), { seat: cid.seat, invite })).toMatchObject({ status: 403 });
    expect(await dan.post(scene.path('take'), { seat: cid.seat, invite })).toEqual({
      status: 200,
      body: { seat: cid.seat },
    });
    expect(await scene.seatRow(cid.seat)).toMatchObject({
      person: dan.id,
      bot: null,
      stand_in: null,
      orders_json: '[]',
    });
    expect((await scene.deeds()).at(-1)).toEqual({
      ...{ kind: 'sit', seat: cid.seat },
      arg: ['person', (await dan.get('/api/me')).body.name, 'replaced'],
    });
    // Nobody takes it twice.
    const eve = await guestOf(scene, 'Eve');
    expect(await eve.post(scene.path('take'), { invite })).toMatchObject({ status: 409 });
    expect((await dan.get(scene.path('sight'))).body.sight.eyes).toBe(cid.seat);
    expect(await scene.room(dan)).toMatchObject({ mine: cid.seat });
    await scene.verified();
  });

  test('contracts 5: who comes has at least an increment; who has gone may come back, but to no other seat', async () => {
    const scene = await begun({ people: 3, terms: { pace: freePace() } });
    const [ann, bob, cid] = scene.players;
    await scene.until(ann.seat);
    await scene.answer(ann);
    await scene.until(cid.seat);
    await scene.answer(cid);
    // Nearly all of his time is gone.
    await scene.until(ann.seat);
    const { bank } = await scene.seatRow(ann.seat);
    scene.clock.pass(bank - MINUTE);
    await scene.propose(ann, { kind: 'replace', other: ann.seat });
    expect(await scene.seatRow(ann.seat)).toMatchObject({ bank: MINUTE, since: null });
    await scene.propose(cid, { kind: 'replace', other: cid.seat });
    expect(troubleOf(await ann.post(scene.path('take'), { seat: cid.seat }))).toMatchObject({
      facts: { why: 'played' },
    });
    expect(await ann.post(scene.path('take'), { seat: ann.seat })).toMatchObject({ status: 200 });
    expect(await scene.seatRow(ann.seat)).toMatchObject({ person: ann.id, bank: 10 * MINUTE });
    expect((await scene.room(bob)).status).toBe('running');
  });

  test('contracts 5: with somebody who has shut him out nobody sits down', async () => {
    const scene = await begun({ people: 3 });
    const [ann, , cid] = scene.players;
    const dan = await guestOf(scene, 'Dan');
    const { name } = (await dan.get('/api/me')).body;
    expect((await ann.post('/api/blocks', { name })).status).toBe(204);
    await scene.propose(cid, { kind: 'replace', other: cid.seat });
    expect(await dan.post(scene.path('take'), {})).toMatchObject({ status: 403 });
  });

  test('contracts 5: the last person does not go without a word: he resigns', async () => {
    const scene = await begun({ people: 1, players: 2 });
    const [ann] = scene.players;
    expect(troubleOf(await scene.propose(ann, { kind: 'replace', other: ann.seat }))).toEqual({
      code: 'not-allowed',
      facts: { why: 'alone' },
    });
    for (const wish of [{ other: 'nobody' }, {}]) {
      expect(troubleOf(await scene.propose(ann, { kind: 'replace', ...wish }))).toMatchObject({ code: 'malformed' });
    }
    expect(await scene.propose(ann, { kind: 'replace', other: ann.seat, bot: 'nobody' })).toMatchObject({
      status: 400,
    });
  });

  test('contracts 5: who lets a bot think for him does not get back what he has used up', async () => {
    const scene = await begun({ people: 2, terms: { pace: freePace() } });
    const thinker = scene.at((await scene.room()).waiting[0]);
    scene.clock.pass(HOUR / 2);
    await thinker.put(scene.path('stand-in'), { bot: 'random' });
    expect(await scene.seatRow(thinker.seat)).toMatchObject({ bank: 10 * MINUTE, since: null });
    await thinker.put(scene.path('stand-in'), { bot: null });
    expect(await scene.seatRow(thinker.seat)).toMatchObject({ bank: 10 * MINUTE });
  });
});
