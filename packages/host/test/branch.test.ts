import { readMatchFile, verify } from '@hegemon/kernel';
import type { ToC } from '@hegemon/time-of-crisis';
import { describe, expect, test } from 'vitest';
import type { Sight } from '../src/index.js';
import type { Room } from './support/house.js';
import { bot, created, game, opened, person, play, room } from './support/house.js';

const ME = { green: person('Ann'), blue: bot() };
const running = async (place: Room, most = 40): Promise<{ id: string; sight: Sight }> => {
  const id = await created(place, ME, { options: { 'short-game': true } });
  return { id, sight: await play(place, await opened(place, id), { most }) };
};
const branched = async ({ desk }: Room, at: number, chairs = ME): Promise<string> => {
  const made = await desk.branch(at, chairs);
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
};
const fileOf = async ({ desk }: Room, id: string) => {
  const text = await desk.exported(id);
  const file = readMatchFile(text.ok ? text.value : '');
  if (!file.ok) throw new Error(JSON.stringify(file.fault));
  return file.value;
};

/** Where a branch begins, with everything that is hidden. */
const stateOf = async (place: Room, id: string): Promise<ToC> => {
  const { begins } = await fileOf(place, id);
  if (!begins || !('state' in begins)) throw new Error('no branch');
  return begins.state as ToC;
};

describe('a what-if board', () => {
  test('ui: goes on from a position of the past, to the end, and its file holds', async () => {
    const place = room();
    const { id, sight } = await running(place);
    const at = Math.floor(sight.last / 2);
    await place.desk.show(at);
    const past = place.sights().at(-1) as Sight;
    const twig = await branched(place, at);
    const first = await opened(place, twig);
    expect(first.match.branch).toEqual({ match: id, entry: at });
    expect(first).toMatchObject({ last: 0, eyes: 'green' });
    // The seat cannot tell it from the position it was taken from.
    expect(first.table.view).toEqual(past.table.view);
    const last = await play(place, first);
    expect(last.table.outcome).toBeDefined();
    expect(await place.desk.verified(twig)).toEqual({ ok: true, entries: last.last + 1 });
    expect(verify(game, await fileOf(place, twig))).toEqual({ ok: true, entries: last.last + 1 });
    const summaries = await place.desk.matches();
    expect(summaries.find(match => match.id === twig)?.branch).toEqual({ match: id, entry: at });
    // The match it came from stands as it stood.
    expect(await opened(place, id)).toMatchObject({ last: sight.last });
  });

  test('ui: what the eyes could not see is dealt anew, and so are the dice', async () => {
    const place = room();
    const { id, sight } = await running(place);
    const [one, two] = [await branched(place, sight.last), await branched(place, sight.last)];
    const files = [await fileOf(place, one), await fileOf(place, two)];
    const states = [await stateOf(place, one), await stateOf(place, two)];
    expect(states[0].chance.key).not.toBe(states[1].chance.key);
    expect(states[0].hand.green).toEqual(states[1].hand.green);
    expect(states[0].events.deck).not.toEqual(states[1].events.deck);
    const seed = (await fileOf(place, id)).seed?.serverSeed;
    for (const file of files) expect(file.seed?.serverSeed).not.toBe(seed);
  });

  test('ui: after the end it begins with the truth, whoever plays it', async () => {
    const place = room();
    const { sight } = await running(place, 1e6);
    expect(sight.table.outcome).toBeDefined();
    const chairs = { green: person('Ann'), blue: person('Bob') };
    const twig = await branched(place, 30, chairs as unknown as typeof ME);
    const first = await opened(place, twig);
    expect(first).toMatchObject({ eyes: 'spectator' });
    expect(first.curtain).toBeDefined();
    const begun = await stateOf(place, twig);
    await place.desk.open((await place.desk.matches()).find(match => match.outcome)?.id ?? '', 30);
    for (const seat of ['green', 'blue']) {
      await place.desk.look(seat);
      const { view } = (place.sights().at(-1) as Sight).table;
      expect(game.view(begun, seat)).toEqual(view);
    }
  });

  test('ui: chairs and position must be there', async () => {
    const place = room();
    expect(await place.desk.branch(0, ME)).toEqual({ ok: false, fault: { code: 'no-such-match' } });
    const { sight } = await running(place, 5);
    expect(await place.desk.branch(sight.last + 1, ME)).toMatchObject({ ok: false });
    expect(await place.desk.branch(0, { green: bot() })).toMatchObject({ ok: false });
  });
});
