import { type Options, readMatchFile, verify } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import type { Chair, Sight } from '../src/index.js';
import { bot, created, game, opened, person, play, room, Screen } from './support/house.js';

const SHORT = { 'short-game': true };
const tables: [string, Record<string, Chair>][] = [
  ['a person and a bot', { green: person('Ann'), blue: bot('quick') }],
  ['a person and two bots', { green: bot(), blue: person('Ann'), yellow: bot('quick') }],
  ['a person and three bots', { green: bot(), blue: bot(), yellow: bot(), red: person('Ann') }],
  ['two people and two bots', { green: person('Ann'), blue: bot(), yellow: person('Bob'), red: bot() }],
  ['three people', { green: person('Ann'), blue: person('Bob'), yellow: person('Cid') }],
];

describe('a whole match', () => {
  test.each(tables)('ui: %s play to the end, and the file holds', async (_, chairs) => {
    const place = room();
    const id = await created(place, chairs, { options: SHORT });
    const first = await opened(place, id);
    const screen = new Screen(first);
    const last = await play(place, first, { onSight: sight => screen.take(sight) });
    expect(last.table.outcome?.winners).toHaveLength(1);
    expect(last.match.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    // The screen has every line, once, in order.
    expect(screen.lines.map(({ n }) => n)).toEqual(Array.from({ length: last.last + 1 }, (_, n) => n));
    expect(await place.desk.verified(id)).toEqual({ ok: true, entries: last.last + 1 });
    const [summary] = await place.desk.matches();
    expect(summary).toMatchObject({ id, entries: last.last + 1, waiting: [], outcome: last.table.outcome });
    expect(place.troubles()).toEqual([]);
  });

  test('ui: bots play alone while a spectator looks on', async () => {
    const place = room();
    const id = await created(place, { green: bot(), blue: bot('quick') }, { options: SHORT });
    const first = await opened(place, id);
    expect(first.eyes).toBe('spectator');
    await place.rest();
    const last = place.sights().at(-1);
    expect(last?.table.outcome).toBeDefined();
    const thoughts = place.news.flatMap(item => (item.type === 'thinking' ? [item.thinking] : []));
    expect(thoughts.at(-1)).toBeUndefined();
    expect(thoughts).toContainEqual({ seat: 'blue', bot: 'quick' });
  });

  test('contracts 2: a typed seed makes the same match, and none another each time', async () => {
    const chairs = { green: bot(), blue: bot() };
    const texts = await Promise.all(
      ['one', 'two'].map(async seed => {
        const place = room({ seed });
        const id = await created(place, chairs, { options: SHORT, seed: 'Idus Martiae' });
        await opened(place, id);
        await place.rest();
        const text = await place.desk.exported(id);
        return text.ok ? text.value : '';
      }),
    );
    expect(texts[0]).toBe(texts[1]);
    const place = room();
    const commitments = await Promise.all(
      [1, 2].map(async () => (await opened(place, await created(place, chairs))).match.commitment),
    );
    expect(commitments[0]).not.toBe(commitments[1]);
  });
});

describe('answers', () => {
  const atStart = async () => {
    const place = room();
    const id = await created(place, { green: person('Ann'), blue: bot() });
    let sight = await opened(place, id);
    await place.rest();
    sight = place.sights().at(-1) ?? sight;
    return { place, id, sight };
  };

  test('contracts 3: an answer is told only when the store has it', async () => {
    const { place, id, sight } = await atStart();
    const [decision] = sight.table.decisions;
    const [choice] = decision.choices;
    if (choice.shape !== 'pick') throw new Error('a province is chosen first');
    const before = place.sights().length;
    const asked = place.desk.answer(decision.n, { kind: choice.kind, arg: choice.of[0] });
    expect(place.sights()).toHaveLength(before);
    expect(await asked).toEqual({ accepted: true });
    expect(place.sights().length).toBeGreaterThan(before);
    const stored = await place.store.read(id);
    expect(stored?.entries.some(entry => entry.arg === choice.of[0])).toBe(true);
  });

  test('ui: what is refused is a value, and changes nothing', async () => {
    const { place, sight } = await atStart();
    const [decision] = sight.table.decisions;
    expect(await place.desk.answer(decision.n + 7, { kind: 'pass' })).toMatchObject({ refused: 'stale' });
    expect(await place.desk.answer(decision.n, { kind: 'choose-start-province', arg: 'atlantis' })).toMatchObject({
      refused: 'does-not-fit',
    });
    await place.desk.close();
    expect(await place.desk.answer(decision.n, { kind: 'pass' })).toEqual({ code: 'no-such-match' });
  });

  test('ui: wrong wishes for a match are refused', async () => {
    const { desk } = room();
    const wish = { game: game.id, options: { players: 2 }, chairs: { green: bot(), blue: bot() } };
    expect(await desk.create({ ...wish, game: 'chess' })).toMatchObject({ fault: { code: 'unknown-game' } });
    const bad: Partial<typeof wish>[] = [
      { options: { players: 9 } },
      { options: { players: 2, house: true } as Options },
      { chairs: { green: bot(), blue: bot('deep-thought') } },
    ];
    for (const part of bad) expect(await desk.create({ ...wish, ...part })).toMatchObject({ ok: false });
    expect(await desk.open('nothing')).toEqual({ ok: false, fault: { code: 'no-such-match' } });
    expect(await desk.matches()).toEqual([]);
  });
});

test('contracts 3: what is exported is a complete match file, also while it is played', async () => {
  const place = room();
  const id = await created(place, { green: person('Ann'), blue: bot() });
  const sight: Sight = await play(place, await opened(place, id), { most: 20 });
  const text = await place.desk.exported(id);
  const file = readMatchFile(text.ok ? text.value : '');
  if (!file.ok) throw new Error(JSON.stringify(file.fault));
  expect(file.value.entries).toHaveLength(sight.last + 1);
  expect(verify(game, file.value)).toEqual({ ok: true, entries: sight.last + 1 });
});
