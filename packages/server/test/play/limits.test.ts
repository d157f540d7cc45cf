import { PACES } from '@hegemon/protocol';
import { expect, test } from 'vitest';
import { quietServer, Scene, troubleOf } from '../accords/scenes.js';
import { actionId } from '../support/serving.js';

test('contracts 5: there is a limit to the tables of one person, and to his words at one of them', async () => {
  const scene = await Scene.begun(await quietServer('sqlite'), { people: 2 });
  const [ann, bob] = scene.players;

  const wish = {
    game: 'time-of-crisis',
    title: ' Come\u202e in,\n all ',
    options: { players: 2 },
    terms: (await scene.room()).terms,
    chairs: { green: { kind: 'me' }, blue: { kind: 'open' } },
    isListed: false,
  };
  const seats = (await scene.room()).seats.map(({ seat }) => seat);
  const chairs = Object.fromEntries(seats.map((seat, i) => [seat, { kind: i === 0 ? 'me' : 'open' }]));
  const made = await ann.post('/api/matches', { ...wish, chairs });
  expect((await ann.get(`/api/matches/${made.body.id}`)).body.title).toBe('Come in, all');
  for (let open = 1; open < 50; open++) expect((await ann.post('/api/matches', { ...wish, chairs })).status).toBe(201);
  expect(troubleOf(await ann.post('/api/matches', { ...wish, chairs }))).toEqual({
    code: 'not-allowed',
    facts: { why: 'too-many', most: 50 },
  });
  expect((await bob.post('/api/matches', { ...wish, chairs })).status).toBe(201);

  const say = (id = actionId()) => ann.post(scene.path('talk'), { id, channel: 'table', text: 'well' });
  const first = actionId();
  for (let said = 0; said < 60; said++) expect((await say(said === 0 ? first : undefined)).status).toBe(201);
  expect(troubleOf(await say())).toEqual({ code: 'too-fast' });
  await scene.later(60_000);
  expect((await say()).status).toBe(201);
});

test('contracts 5: where strength is measured no bot plays for anybody who is late', async () => {
  const scene = await Scene.begun(await quietServer('sqlite'), { people: 2, areMembers: true });
  const { terms, seats } = await scene.room();
  const [ann] = scene.players;
  const made = (timeout: string) =>
    ann.post('/api/matches', {
      game: 'time-of-crisis',
      options: { players: 2 },
      terms: { ...terms, pace: PACES.days, isRated: true, timeout },
      chairs: Object.fromEntries(seats.map(({ seat }, i) => [seat, { kind: i === 0 ? 'me' : 'open' }])),
      isListed: false,
    });
  expect(troubleOf(await made('stand-in'))).toEqual({ code: 'wrong-options', facts: { path: 'terms.isRated' } });
  expect((await made('vote')).status).toBe(201);
});

test('contracts 5: nobody fills the log by taking back and giving again', async () => {
  const scene = await Scene.begun(await quietServer('sqlite'), { people: 2 });
  const thinker = await scene.asked();
  const { acting, tables } = scene.server.rooms;
  const step = async (what: 'undo' | 'redo') => {
    const v = (await scene.room()).version;
    return acting[what](scene.match, thinker.id, { id: actionId(), v });
  };
  const may = async (): Promise<boolean> => {
    const { sight } = (await thinker.get(scene.path('sight'))).body;
    return 'entry' in sight.undo;
  };
  while (!(await may())) await scene.answer(await scene.until(thinker.seat));
  // As if he had done so many times before.
  await tables.alone(scene.match, async live => {
    const { entries } = live.match;
    const undo = { ...entries[entries.length - 1], kind: 'undo', seat: thinker.seat };
    (entries as unknown as object[]).push(...Array.from({ length: 500 }, () => undo));
    return { ok: true as const, value: undefined };
  });
  const found = await tables.alone(scene.match, async live => ({ ok: true as const, value: live.version }));
  if (!found.ok) throw new Error(found.fault.code);
  const refused = await acting.undo(scene.match, thinker.id, { id: actionId(), v: found.value });
  expect(refused).toMatchObject({ ok: false, fault: { code: 'too-fast' } });
  tables.drop(scene.match);
  expect(await step('undo')).toMatchObject({ ok: true });
  expect(await step('redo')).toMatchObject({ ok: true });
});
