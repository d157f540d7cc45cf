import { expect, test } from 'vitest';
import { Visitor } from '../support/serving.js';
import { quietServer, Scene, troubleOf } from './scenes.js';

test('contracts 5: whoever has looked into one hand does not sit down at another, though he has answered nothing', async () => {
  const scene = await Scene.begun(await quietServer('sqlite'), { people: 3 });
  const [ann, bob] = scene.players;
  for (const each of [ann, bob]) await scene.propose(each, { kind: 'replace', other: each.seat });
  const spy = await Visitor.guest(scene.server.url, 'Spy');
  expect(await spy.post(scene.path('take'), { seat: ann.seat })).toMatchObject({ status: 200 });
  expect((await spy.get(scene.path('sight'))).body.sight.eyes).toBe(ann.seat);
  await scene.propose(spy, { kind: 'replace', other: ann.seat });
  expect(troubleOf(await spy.post(scene.path('take'), { seat: bob.seat }))).toMatchObject({
    code: 'not-allowed',
    facts: { why: 'played' },
  });
  expect(await spy.post(scene.path('take'), { seat: ann.seat })).toMatchObject({ status: 200 });
});

test('contracts 5: whoever takes over a seat does not read what was said in confidence to the one before', async () => {
  const scene = await Scene.begun(await quietServer('sqlite'), { people: 3 });
  const [ann, bob] = scene.players;
  const channel = [ann.seat, bob.seat].sort().join(',');
  const say = (who: Visitor, id: string, to: string) =>
    who.post(scene.path('talk'), { id, channel: to, text: `${id} to ${to}` });
  const heard = async (who: Visitor) => {
    const { body } = await who.get(scene.path('talk'));
    return (body as readonly { readonly text: string }[]).map(({ text }) => text);
  };
  expect((await say(bob, 'secret-1', channel)).status).toBe(201);
  expect((await say(bob, 'openly-1', 'table')).status).toBe(201);
  await scene.propose(ann, { kind: 'replace', other: ann.seat });
  scene.clock.pass(1000);
  const next = await Visitor.guest(scene.server.url, 'Next');
  expect(await next.post(scene.path('take'), { seat: ann.seat })).toMatchObject({ status: 200 });
  expect(await heard(next)).toEqual(['openly-1 to table']);
  expect((await say(bob, 'secret-2', channel)).status).toBe(201);
  expect(await heard(next)).toEqual(['openly-1 to table', `secret-2 to ${channel}`]);
  expect(await heard(bob)).toEqual([`secret-1 to ${channel}`, 'openly-1 to table', `secret-2 to ${channel}`]);
});
