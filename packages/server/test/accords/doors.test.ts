import { describe, expect, test } from 'vitest';
import { Visitor } from '../support/serving.js';
import { quietServer, Scene, troubleOf } from './scenes.js';

describe.each(['sqlite', 'postgres'] as const)('who may decide about a table (%s)', kind => {
  /** Every way in, with something that would be right for somebody who sits there. */
  const ways = (scene: Scene, accord: string) =>
    [
      ['POST', scene.path('accords'), { kind: 'draw' }],
      ['PUT', scene.path(`accords/${accord}/vote`), { agrees: true }],
      ['DELETE', scene.path(`accords/${accord}`), undefined],
      ['POST', scene.path('resign'), {}],
    ] as const;

  test('contracts 5: nobody who is not signed in, and nobody who does not sit there', async () => {
    const scene = await Scene.begun(await quietServer(kind), { people: 2 });
    const [ann] = scene.players;
    const { id } = (await scene.propose(ann, { kind: 'pause' })).body;
    const stranger = new Visitor(scene.server.url);
    const guest = await Visitor.guest(scene.server.url, 'Stranger');
    for (const [method, path, body] of [...ways(scene, id), ['POST', scene.path('take'), {}] as const]) {
      expect(await stranger.call(method, path, body)).toMatchObject({ status: 401 });
    }
    for (const [method, path, body] of ways(scene, id)) {
      expect(troubleOf(await guest.call(method, path, body))).toEqual({ code: 'not-your-seat' });
    }
    // All seats are taken.
    expect(troubleOf(await guest.post(scene.path('take')))).toEqual({ code: 'seat-taken' });
    // Who does not sit there does not learn who is away.
    const other = { kind: 'replace', other: ann.seat } as const;
    expect(troubleOf(await scene.propose(guest, other))).toEqual({ code: 'not-your-seat' });
    expect(await scene.statusOf(id)).toBe('open');
    expect(await scene.deeds()).toEqual([]);
  });

  test('contracts 5: nothing where there is no match, or none that is played', async () => {
    const scene = await Scene.begun(await quietServer(kind), { people: 2 });
    const [ann, bob] = scene.players;
    const { options, terms, seats } = await scene.room();
    const chairs = Object.fromEntries(seats.map(({ seat }, i) => [seat, { kind: i === 0 ? 'me' : 'open' }]));
    const wish = { game: 'time-of-crisis', options, terms, chairs, isListed: true };
    const open = (await ann.post('/api/matches', wish)).body.id;
    for (const [match, code] of [
      ['nosuchmatch', 'no-such-match'],
      [open, 'not-running'],
    ] as const) {
      const there = new Scene(scene.server, scene.clock, match, scene.players);
      for (const [method, path, body] of ways(there, 'noaccord')) {
        expect(troubleOf(await ann.call(method, path, body))).toEqual({ code });
      }
      expect(troubleOf(await bob.post(there.path('take')))).toEqual({ code });
    }
    await bob.post(scene.path('resign'));
    for (const [method, path, body] of ways(scene, 'noaccord')) {
      expect(troubleOf(await ann.call(method, path, body))).toEqual({ code: 'not-running' });
    }
  });

  test('contracts 5: what is not a proposal is none', async () => {
    const scene = await Scene.begun(await quietServer(kind), { people: 2 });
    const [ann] = scene.players;
    for (const wish of [{}, { kind: 'late' }, { kind: 'draw', more: 1 }, { kind: 'rewind', entry: -1 }]) {
      expect(troubleOf(await ann.post(scene.path('accords'), wish))).toMatchObject({ code: 'malformed' });
    }
    const { id } = (await scene.propose(ann, { kind: 'draw' })).body;
    expect(await ann.put(scene.path(`accords/${id}/vote`), { agrees: 'yes' })).toMatchObject({ status: 400 });
    expect(await scene.vote(ann, 'unknown')).toMatchObject({ status: 410 });
  });
});
