import { expect, test } from 'vitest';
import { dueAt, GAP } from '../../src/notices/due.js';
import { quietServer, Scene } from '../accords/scenes.js';
import { KINDS } from '../support/stores.js';

test('contracts 5: a rematch seats neither who has left nor who wants nothing to do with the one who asks', async () => {
  const scene = await Scene.begun(await quietServer('sqlite'), { people: 4 });
  const [ann, bob, cid, dan] = scene.players;
  await scene.listens(bob);
  await scene.listens(dan);
  const end = (await scene.propose(ann, { kind: 'abandon' })).body;
  for (const each of [bob, cid, dan]) await scene.vote(each, end.id);
  expect((await scene.room()).status).toBe('over');
  await bob.post('/api/blocks', { name: ann.name });
  await cid.call('DELETE', '/api/me');
  const { id } = (await ann.post(scene.path('rematch'))).body;
  const { seats } = (await ann.get(`/api/matches/${id}`)).body;
  const people = seats.flatMap((each: { person: { id: string } | null }) => each.person?.id ?? []);
  expect(people.toSorted()).toEqual([ann.id, dan.id].toSorted());
  const told = await scene.rows(db => db.selectFrom('notices').select('person').where('match', '=', id).execute());
  expect(told).toEqual([{ person: dan.id }]);
});

test.each(KINDS)('contracts 5: all who ask for a rematch at once get the same, on %s', async kind => {
  const scene = await Scene.begun(await quietServer(kind), { people: 4 });
  const [ann, ...others] = scene.players;
  const end = (await scene.propose(ann, { kind: 'abandon' })).body;
  for (const each of others) await scene.vote(each, end.id);
  const made = await Promise.all(scene.players.map(each => each.post(scene.path('rematch'))));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
});

test('contracts 5: whoever invites again and again is told of once in a while', () => {
  const choices = {
    ...({ language: 'en', zone: 'UTC', digest: 0, quiet: null, webhook: null } as const),
    notify: { mail: true, webhook: false, push: false },
  };
  const told = [{ match: 'm1', kind: 'invited', at: 1000 }];
  expect(dueAt([{ match: 'm2', kind: 'invited', at: 2000 }], told, choices, 2000)).toBe(1000 + GAP);
  expect(dueAt([{ match: 'm2', kind: 'your-turn', at: 2000 }], told, choices, 2000)).toBe(2000);
});
