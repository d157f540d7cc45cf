import { describe, expect, test } from 'vitest';
import { timeOuts } from '../../src/time/time-outs.js';
import { served } from '../support/serving.js';
import { freePace, HOUR, Player, Scene, TestClock } from './scenes.js';

/** Two servers over one database, with the same time. */
const pair = async () => {
  const clock = new TestClock();
  const options = { clock, limits: { requests: 1e6, newcomers: 1e6 } };
  const one = await served('postgres', {}, options);
  const two = await served('postgres', { database: one.rooms.house.config.database }, options);
  return { clock, one, two };
};

/** The same person, through another door. */
const elsewhere = (player: Player, url: string): Player => Object.assign(new Player(url), { cookie: player.cookie });

describe('two processes over one database', () => {
  test('contracts 5: the last two votes come at once, and it is agreed once', async () => {
    const { clock, one, two } = await pair();
    const scene = await Scene.begun({ server: one, clock }, { people: 3 });
    const [ann, bob, cid] = scene.players;
    const { id } = (await scene.propose(ann, { kind: 'draw' })).body;
    const votes = await Promise.all([scene.vote(bob, id), scene.vote(elsewhere(cid, two.url), id)]);
    expect(votes.map(({ body }) => body.status).sort()).toEqual(['agreed', 'open']);
    expect(await scene.deeds()).toHaveLength(1);
    await scene.verified();
  });

  test('contracts 5: one votes for it and one against it at once, and both see the same', async () => {
    const { clock, one, two } = await pair();
    const scene = await Scene.begun({ server: one, clock }, { people: 2 });
    const [ann, bob] = scene.players;
    const { id } = (await scene.propose(ann, { kind: 'abandon' })).body;
    const votes = await Promise.all([scene.vote(bob, id), scene.vote(elsewhere(ann, two.url), id, false)]);
    const [status] = votes.flatMap(({ status: code, body }) => (code === 200 ? [body.status] : []));
    expect(await scene.statusOf(id)).toBe(status);
    expect((await scene.room()).status).toBe(status === 'agreed' ? 'over' : 'running');
  });

  test('contracts 5: both look after the same clock, and it is done once', async () => {
    const { clock, one, two } = await pair();
    const scene = await Scene.begun(
      { server: one, clock },
      { people: 3, terms: { pace: freePace(), timeout: 'forfeit' } },
    );
    // Both have it at hand.
    const there = elsewhere(await scene.asked(), two.url);
    expect(await there.get(scene.path('sight'))).toMatchObject({ status: 200 });
    clock.pass(HOUR);
    const attempt = { number: 1, signal: new AbortController().signal };
    await Promise.all(
      [one, two].flatMap(({ rooms }) => {
        const work = timeOuts(rooms.house, rooms.acting);
        return [work({ match: scene.match }, attempt), work({ match: scene.match }, attempt)];
      }),
    );
    expect(await scene.deeds()).toHaveLength(1);
  });
});
