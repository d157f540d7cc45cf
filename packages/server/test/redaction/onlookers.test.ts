import { expect, test } from 'vitest';
import { served, Visitor } from '../support/serving.js';
import { sightAfter } from '../support/sights.js';
import { table } from '../support/table.js';
import { UNLIMITED } from '../support/unlimited.js';

const DELAY = 1500;

test('contracts 5: whoever looks on late learns nothing of the present: neither on the board nor beside it', async () => {
  const { url, rooms } = await served('sqlite', {}, UNLIMITED);
  const onlooker = await Visitor.guest(url);
  const line = await onlooker.live();
  const heardAt = new Map<object, number>();
  line.socket.on('message', () => heardAt.set(line.heard[line.heard.length - 1], rooms.house.clock.now()));
  const places = [() => url, () => url];
  const terms = { watching: 'late' as const, delay: DELAY };
  const here = await table({ places, bots: ['random'], terms, habits: { thinks: 30, takesBack: 4 } });
  line.say({ type: 'watch', match: here.match });
  let seen = (await line.next('sight')).sight;
  await here.goesOn(() => here.acknowledged > 25);
  const room = (await onlooker.get(`/api/matches/${here.match}`)).body;
  const [listed] = (await onlooker.get('/api/matches?list=running')).body;
  await here.rest();
  const { last = 0 } = here.players[0].sight ?? {};
  while (seen.last < last) {
    const patch = await line.next('patch');
    const next = sightAfter(seen, patch);
    if (!next) throw new Error('a patch was for another sight');
    // Nothing of a taking back is told before it can be seen.
    const undone = patch.news.lines.filter(({ isUndone }) => isUndone).map(({ n }) => n);
    const taken = next.news.lines.flatMap(({ takesBack }) => takesBack ?? []);
    expect(undone.every(n => taken.some(from => from <= n))).toBe(true);
    const at = Date.parse(next.news.lines[patch.v - 1].at ?? '');
    expect((heardAt.get(patch) ?? 0) - at).toBeGreaterThanOrEqual(DELAY);
    seen = next;
  }
  expect(seen.news.lines.some(({ isUndone }) => isUndone)).toBe(true);
  expect((await onlooker.get(`/api/matches/${here.match}/sight`)).body.sight).toEqual(seen);
  // Beside the board there is nothing either.
  expect(room).toMatchObject({ version: 0, revision: 0, waiting: [], accords: [], paused: null, mine: null });
  expect(listed).toMatchObject({ id: here.match, version: 0, waiting: [] });
  expect(line.all('thinking')).toEqual([]);
  const told = JSON.stringify([line.all('room'), line.all('room-patch')]);
  expect(told).not.toMatch(/"(waiting|accords)":\["?[a-z{]/);
  expect(told).not.toMatch(/"version":[1-9]/);
  here.end();
});

test('contracts 5: a match at which nobody may look on is in no list of others, and behind no door', async () => {
  const { url } = await served('sqlite', {}, UNLIMITED);
  const stranger = await Visitor.guest(url);
  const line = await stranger.live();
  const here = await table({ places: [() => url, () => url], terms: { watching: 'closed' } });
  const at = `/api/matches/${here.match}`;
  expect((await stranger.get('/api/matches?list=running')).body).toEqual([]);
  expect((await here.people[0].ask('GET', '/api/matches?list=running')).body).toHaveLength(1);
  for (const path of [at, `${at}/sight`, `${at}/file`, `${at}/talk`]) {
    expect([path, (await stranger.get(path)).status]).toEqual([path, 403]);
  }
  expect((await stranger.post(`${at}/ask`, { what: 'ticks' })).status).toBe(403);
  line.say({ type: 'watch', match: here.match });
  expect(await line.next('closed')).toMatchObject({ trouble: { code: 'not-allowed' } });
  await here.allActAgain();
  expect(line.heard.map(({ type }) => type)).toEqual(['hello', 'closed']);
  here.end();
});
