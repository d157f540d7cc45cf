import { readMatchFile, verify } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import type { Sight } from '../src/index.js';
import { MemoryStore } from '../src/index.js';
import { FailingStore } from './support/failing-store.js';
import type { Room } from './support/house.js';
import { bot, created, game, opened, person, play, room, Screen } from './support/house.js';

const ALONE = { green: person('Ann'), blue: bot() };
const TWO = { green: person('Ann'), blue: person('Bob') };
const last = (place: Room): Sight => place.sights().at(-1) as Sight;
/** Bots play until this many entries are there; then they stand still. */
const until = async (place: Room, entries: number): Promise<void> => {
  while (last(place).last < entries) await new Promise(resolve => setImmediate(resolve));
  await place.desk.pace('still');
  await new Promise(resolve => setTimeout(resolve, 5));
};

describe('a bot in the place of a person', () => {
  test('ui: plays on, through the eyes of the one for whom it plays, and each of its lines says so', async () => {
    const place = room();
    const id = await created(place, ALONE);
    const screen = new Screen(await opened(place, id));
    const own = await play(place, screen.sight, { most: 4, onSight: sight => screen.take(sight) });
    expect(own.table.decisions).toHaveLength(1);
    expect(await place.desk.standIn('green', 'random')).toEqual({ accepted: true });
    await until(place, own.last + 20);
    for (const sight of place.sights()) screen.take(sight);
    const now = last(place);
    expect(now).toMatchObject({ eyes: 'green', match: { standIns: { green: 'random' } } });
    expect(now.table.decisions).toEqual([]);
    expect(now.curtain).toBeUndefined();
    expect(now.undo).toEqual({ refused: 'nothing-to-undo' });
    const given = screen.lines.filter(({ seat, n }) => seat === 'green' && n > own.last);
    expect(given.length).toBeGreaterThan(0);
    for (const line of given) expect(line.byBot).toBe(true);
    const others = screen.lines.filter(({ seat, n }) => seat === 'blue' || n <= own.last);
    for (const line of others) expect(line.byBot).toBeUndefined();
    // He is not asked, and need not answer.
    expect(await place.desk.answer(1e6, { kind: 'pass' })).toMatchObject({ refused: 'not-your-decision' });
    expect(await place.desk.hint()).toBeUndefined();
    // The list of matches says so too.
    expect(await place.desk.matches()).toMatchObject([{ id, standIns: { green: 'random' } }]);
  });

  test('house 9: whoever is back is asked again, and takes back as far as his seat could', async () => {
    const place = room();
    const id = await created(place, ALONE);
    await play(place, await opened(place, id), { most: 4 });
    await place.desk.pace('still');
    await place.desk.standIn('green', 'random');
    expect(last(place).table.decisions).toEqual([]);
    expect(await place.desk.standIn('green')).toEqual({ accepted: true });
    const back = last(place);
    expect(back.table.decisions).toMatchObject([{ seat: 'green' }]);
    expect(back.match.standIns).toBeUndefined();
    await place.desk.pace(0);
    const later = await play(place, back, { most: 6 });
    expect(later.table.decisions).toHaveLength(1);
    expect(await place.desk.verified(id)).toMatchObject({ ok: true });
  });

  test('house 9: its answers are taken back within the usual boundary, once the person is there', async () => {
    const place = room();
    const id = await created(place, ALONE);
    let sight = await opened(place, id);
    while (sight.table.decisions[0]?.prompt !== 'choose-action') sight = await play(place, sight, { most: 1 });
    // One answer of the bot, and then the person is back.
    const done = new Promise<void>(resolve => {
      const wait = () => (last(place).last > sight.last ? resolve() : setImmediate(wait));
      wait();
    });
    await place.desk.standIn('green', 'random');
    await done;
    await place.desk.standIn('green');
    await place.rest();
    const now = last(place);
    const text = await place.desk.exported(id);
    const { entries } = JSON.parse(text.ok ? text.value : '{}');
    const [given] = entries.filter((entry: { n: number }) => entry.n === now.last);
    if (given.seat === 'green') {
      expect(given.by).toBe('bot');
      const isBound = 'refused' in now.undo;
      expect(await place.desk.undo()).toMatchObject(isBound ? { refused: 'boundary' } : { accepted: true });
    } else expect(now.undo).toMatchObject({ refused: 'boundary' });
  });

  test('ui: is there again after a reload, and plays to the end', async () => {
    const store = new MemoryStore();
    const place = room({ store });
    const id = await created(place, ALONE, { options: { 'short-game': true } });
    await play(place, await opened(place, id), { most: 2 });
    await place.desk.pace('still');
    await place.desk.standIn('green', 'random');
    await place.desk.close();
    const next = room({ store });
    expect(await opened(next, id)).toMatchObject({ match: { standIns: { green: 'random' } } });
    await next.rest();
    expect(last(next).table.outcome).toBeDefined();
    expect(last(next).match.standIns).toBeUndefined();
    const text = await next.desk.exported(id);
    const file = readMatchFile(text.ok ? text.value : '');
    if (!file.ok) throw new Error(file.fault.code);
    expect(verify(game, file.value)).toMatchObject({ ok: true });
    expect(file.value.seats.green).toEqual({ name: 'Ann', kind: 'person' });
    expect(file.value.entries.filter(({ by, seat }) => by === 'bot' && seat !== 'green')).toEqual([]);
    expect(file.value.entries.some(({ by }) => by === 'bot')).toBe(true);
  });

  test('ui: between two people the one who stays lifts the curtain, and the one who is away looks at nothing', async () => {
    const place = room();
    const id = await created(place, TWO);
    const asked = (await opened(place, id)).curtain ?? '';
    const other = asked === 'green' ? 'blue' : 'green';
    await place.desk.look(asked);
    await place.desk.standIn(asked, 'random');
    await place.rest();
    const now = last(place);
    expect(now).toMatchObject({ eyes: 'spectator', curtain: other, match: { standIns: { [asked]: 'random' } } });
    await place.desk.look(asked);
    expect(last(place).eyes).toBe('spectator');
    await place.desk.look(other);
    const seen: Sight[] = [];
    await play(place, last(place), { most: 12, onSight: sight => seen.push(sight) });
    for (const { eyes, curtain } of seen) expect([eyes, curtain]).toEqual([other, undefined]);
    await place.desk.standIn(asked);
    await play(place, last(place), { most: 60, onSight: sight => seen.push(sight) });
    expect(seen.some(({ curtain }) => curtain === asked)).toBe(true);
  });

  test('ui: when all people are away a spectator looks on', async () => {
    const place = room();
    const id = await created(place, TWO);
    await opened(place, id);
    await place.desk.pace('still');
    await place.desk.standIn('green', 'random');
    await place.desk.standIn('blue', 'quick');
    expect(last(place)).toMatchObject({ eyes: 'spectator', match: { standIns: { green: 'random', blue: 'quick' } } });
    expect(last(place).curtain).toBeUndefined();
    await place.desk.pace(0);
    await until(place, 15);
    expect(last(place).eyes).toBe('spectator');
  });

  test('ui: must be a bot of this house, for a person of this match', async () => {
    const place = room();
    expect(await place.desk.standIn('green', 'random')).toEqual({ code: 'no-such-match' });
    const id = await created(place, ALONE);
    await opened(place, id);
    expect(await place.desk.standIn('blue', 'random')).toMatchObject({ code: 'engine-fault', facts: { seat: 'blue' } });
    expect(await place.desk.standIn('green', 'caesar')).toMatchObject({ facts: { bot: 'caesar' } });
    expect(await place.desk.standIn('purple', 'random')).toMatchObject({ code: 'engine-fault' });
  });

  test('contracts 3: who plays for whom is not noted over what another tab has played', async () => {
    const store = new MemoryStore();
    const [here, there] = [room({ store }), room({ store })];
    const id = await created(here, ALONE);
    await play(here, await opened(here, id), { most: 3 });
    const theirs = await play(there, await opened(there, id), { most: 3 });
    expect(await here.desk.standIn('green', 'random')).toMatchObject({ code: 'elsewhere' });
    await here.rest();
    expect(last(here)).toMatchObject({ last: theirs.last });
    expect(last(here).match.standIns).toBeUndefined();
    expect((await store.read(id))?.kept.standing).toMatchObject({ entries: theirs.last + 1 });
  });

  test('ui: where there is no room to note it, it plays all the same', async () => {
    const store = new FailingStore();
    const place = room({ store });
    const id = await created(place, ALONE);
    await play(place, await opened(place, id), { most: 3 });
    store.fails = 'full';
    expect(await place.desk.standIn('green', 'random')).toEqual({ accepted: true });
    expect(place.troubles()).toMatchObject([{ code: 'storage-full' }]);
    await until(place, last(place).last + 5);
    store.fails = undefined;
    await place.desk.standIn('green');
    await place.rest();
    expect((await store.read(id))?.entries).toHaveLength(last(place).last + 1);
  });
});
