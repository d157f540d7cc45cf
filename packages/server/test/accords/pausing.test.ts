import { expect, test } from 'vitest';
import { DAY, freePace, quietServer, Scene, troubleOf } from './scenes.js';

test('contracts 5: whoever does not want to go on delays it by a day, and not for ever', async () => {
  const scene = await Scene.begun(await quietServer('sqlite'), { people: 3, terms: { pace: freePace() } });
  const [ann, bob, cid] = scene.players;
  const pause = (await scene.propose(ann, { kind: 'pause' })).body;
  for (const each of [bob, cid]) await scene.vote(each, pause.id);
  expect((await scene.room()).paused).not.toBeNull();

  const resume = (await scene.propose(ann, { kind: 'resume' })).body;
  // His word is heard, and does not end it.
  expect((await scene.vote(bob, resume.id, false)).body).toMatchObject({
    status: 'open',
    votes: { [bob.seat]: false },
  });
  expect((await scene.vote(ann, resume.id)).body).toMatchObject({ status: 'open' });
  expect(troubleOf(await scene.propose(ann, { kind: 'resume' }))).toMatchObject({ facts: { why: 'open' } });
  await scene.later(DAY - 1);
  expect((await scene.vote(cid, resume.id)).body).toMatchObject({ status: 'open' });
  await scene.later(1);
  expect((await scene.propose(ann, { kind: 'resume' })).body).toMatchObject({ id: resume.id, status: 'agreed' });
  expect(await scene.room()).toMatchObject({ paused: null, status: 'running', accords: [] });
});

test('contracts 5: a pause still needs everybody', async () => {
  const scene = await Scene.begun(await quietServer('sqlite'), { people: 2, terms: { pace: freePace() } });
  const [ann, bob] = scene.players;
  const pause = (await scene.propose(ann, { kind: 'pause' })).body;
  expect((await scene.vote(bob, pause.id, false)).body).toMatchObject({ status: 'declined' });
  expect((await scene.room()).paused).toBeNull();
});
