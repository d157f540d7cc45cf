import { describe, expect, test } from 'vitest';
import { quietServer, Scene, troubleOf } from './scenes.js';

describe.each(['sqlite', 'postgres'] as const)('rewinding by consent (%s)', kind => {
  const begun = async (wish: Parameters<typeof Scene.begun>[1]) => Scene.begun(await quietServer(kind), wish);

  test('contracts 5: what all agree to take back is taken back, beyond the boundary, and the file tells it', async () => {
    const scene = await begun({ people: 3 });
    const [ann, bob, cid] = scene.players;
    await scene.played(9);
    const target = 4;
    const before = await scene.entries();
    const { id } = (await scene.propose(ann, { kind: 'rewind', entry: target })).body;
    await scene.vote(bob, id);
    expect((await scene.room()).version).toBe(before.length);
    expect((await scene.vote(cid, id)).body).toMatchObject({ status: 'agreed', entry: target });
    const after = await scene.entries();
    // The log only grows.
    expect(after.slice(0, before.length)).toEqual(before);
    expect(await scene.deeds()).toEqual([{ kind: 'undo', seat: ann.seat, arg: target, by: 'consent' }]);
    expect((await scene.room()).waiting).toContain(before[target].seat);
    await scene.played(4);
    await scene.verified();
    // To the end, with everything in it.
    const over = (await scene.propose(ann, { kind: 'abandon' })).body;
    for (const each of [bob, cid]) await scene.vote(each, over.id);
    await scene.verified();
  });

  test('contracts 5: it is void as soon as somebody plays on', async () => {
    const scene = await begun({ people: 2 });
    const [ann, bob] = scene.players;
    await scene.played(4);
    const { id } = (await scene.propose(ann, { kind: 'rewind', entry: 2 })).body;
    await scene.played(1);
    expect(await scene.statusOf(id)).toBe('void');
    expect(await scene.accords()).toEqual([]);
    expect(await scene.vote(bob, id)).toMatchObject({ status: 410 });
    expect(await scene.deeds()).toEqual([]);
  });

  test('contracts 5: declined, nothing is taken back', async () => {
    const scene = await begun({ people: 2 });
    const [ann, bob] = scene.players;
    await scene.played(4);
    const { id } = (await scene.propose(ann, { kind: 'rewind', entry: 2 })).body;
    expect((await scene.vote(bob, id, false)).body).toMatchObject({ status: 'declined' });
    expect(await scene.deeds()).toEqual([]);
  });

  test('contracts 5: only to an answer that is in effect', async () => {
    const scene = await begun({ people: 2 });
    const [ann] = scene.players;
    await scene.played(3);
    for (const [entry, trouble] of [
      [undefined, 'malformed'],
      [99, 'malformed'],
      [0, 'stale'],
    ] as const) {
      const asked = await scene.propose(ann, { kind: 'rewind', ...(entry !== undefined && { entry }) });
      expect(troubleOf(asked)).toMatchObject({ code: trouble });
    }
  });

  test('contracts 5: never where strength is measured', async () => {
    const scene = await begun({ people: 2, areMembers: true, terms: { isRated: true } });
    const [ann, bob] = scene.players;
    await scene.played(3);
    for (const wish of [
      { kind: 'rewind', entry: 1 },
      { kind: 'replace', other: ann.seat, bot: 'random' },
    ] as const) {
      expect(troubleOf(await scene.propose(ann, wish))).toEqual({ code: 'not-allowed', facts: { why: 'rated' } });
    }
    expect(await scene.propose(bob, { kind: 'draw' })).toMatchObject({ status: 201 });
  });

  test('contracts 5: with bots alone at the table it is done at once', async () => {
    const scene = await begun({ people: 1, players: 2 });
    const [ann] = scene.players;
    await scene.jobs();
    await scene.played(2);
    await scene.jobs();
    const target = (await scene.entries()).find(({ seat }) => seat === ann.seat)!.n;
    expect((await scene.propose(ann, { kind: 'rewind', entry: target })).body).toMatchObject({ status: 'agreed' });
    expect((await scene.room()).waiting).toContain(ann.seat);
    await scene.verified();
  });
});
