import { random } from '@hegemon/bots';
import { describe, expect, test } from 'vitest';
import type { BotFault } from '../src/index.js';
import { babbler, circler, greedy, mute, thrower } from './support/bad-bots.js';
import { bot, created, game, listing, opened, person, play, room } from './support/house.js';

const BOTS = [random, greedy, thrower, circler, babbler, mute];
const SHORT = { options: { 'short-game': true } };
const faultOf = (text = '{}'): BotFault => JSON.parse(text);

describe('a bot that fails', () => {
  test.each([
    // Whatever it has thrown may tell of its hand.
    ['thrower', undefined, 'out of ideas'],
    ['circler', 'circler has tried 200 answers and come to nothing', undefined],
    ['babbler', 'conquer is not-offered', undefined],
    ['mute', undefined, expect.any(String)],
  ])(
    'house 18: %s is named once, and the next lower level answers; what reproduces it comes at the end',
    async (...row) => {
      const [name, message, inFile] = row;
      const place = room({ bots: BOTS });
      const id = await created(place, { green: person('Ann'), blue: bot(name) }, SHORT);
      const last = await play(place, await opened(place, id), { most: 12 });
      expect(last.last).toBeGreaterThan(12);
      const facts = { seat: 'blue', bot: name, ...(message !== undefined && { message }), fallback: 'greedy' };
      expect(place.troubles()).toEqual([{ code: 'bot-failed', facts }]);

      const end = await play(place, last);
      expect(end.table.outcome).toBeDefined();
      expect(place.troubles()).toHaveLength(2);
      const [, { file, ...told }] = place.troubles();
      expect(told).toEqual({ code: 'bot-failed', facts });
      expect(file?.name).toMatch(/^time-of-crisis-[\w-]+\.bot-fault\.json$/);
      const { believed, ...fault } = faultOf(file?.text);
      expect(fault).toEqual({
        format: 'hegemon-bot-fault/1',
        game: game.id,
        edition: game.edition,
        bot: name,
        seat: 'blue',
        seed: expect.stringMatching(/^[0-9a-f]{32}$/),
        message: inFile ?? message,
      });
      expect(game.pending(believed).map(({ seat }) => seat)).toContain('blue');
      // It is handed out once.
      await place.desk.show(0);
      expect(place.troubles()).toHaveLength(2);
    },
  );

  test('house 18: whoever shares a screen is not even told the kind of an answer before the end', async () => {
    const place = room({ bots: BOTS });
    const chairs = { green: person('Ann'), blue: person('Bob'), yellow: bot('babbler') };
    await play(place, await opened(place, await created(place, chairs)), { most: 12 });
    expect(place.troubles()).toEqual([
      { code: 'bot-failed', facts: { seat: 'yellow', bot: 'babbler', fallback: 'greedy' } },
    ]);
  });

  test('house 18: several are handed out with the first of them last, for that is what is seen', async () => {
    const brokenGreedy = { ...thrower, name: 'greedy', level: 'greedy' as const };
    const place = room({ bots: [random, brokenGreedy, thrower] });
    const id = await created(place, { green: person('Ann'), blue: bot('thrower') }, SHORT);
    await play(place, await opened(place, id));
    expect(place.troubles().map(({ facts, file }) => [facts?.bot, file !== undefined])).toEqual([
      ['thrower', false],
      ['greedy', false],
      ['greedy', true],
      ['thrower', true],
    ]);
  });

  test('house 18: it is asked no more after its third fault, and told of once in each match', async () => {
    let asked = 0;
    const counting = {
      ...thrower,
      decide: (): never => {
        asked++;
        throw new Error('again');
      },
    };
    const place = room({ bots: [random, greedy, counting] });
    for (const matches of [1, 2]) {
      const id = await created(place, { green: person('Ann'), blue: bot('thrower') });
      await play(place, await opened(place, id), { most: 30 });
      expect(asked).toBe(3 * matches);
      expect(place.troubles()).toHaveLength(matches);
    }
  });

  test('house 18: the ladder goes down to chance, rung by rung', async () => {
    const brokenGreedy = { ...thrower, name: 'greedy', level: 'greedy' as const };
    const place = room({ bots: [random, brokenGreedy, thrower] });
    const id = await created(place, { green: person('Ann'), blue: bot('thrower') });
    await play(place, await opened(place, id), { most: 12 });
    expect(place.troubles().map(({ facts }) => [facts?.bot, facts?.fallback])).toEqual([
      ['thrower', 'greedy'],
      ['greedy', 'random'],
    ]);
  });

  test('house 18: chance answers for a bot that nobody knows', async () => {
    const home = room();
    const id = await created(home, { green: person('Ann'), blue: bot('quick') });
    const away = room({ bots: [random], store: home.store });
    await play(away, await opened(away, id), { most: 5 });
    expect(away.troubles().map(({ facts }) => facts)).toEqual([
      { seat: 'blue', bot: 'quick', message: 'nobody knows a bot named quick', fallback: 'random' },
    ]);
  });
});

test('ui: where the rules themselves break the bots are halted, and the desk goes on', async () => {
  let isBroken = false;
  const rules = { ...game, apply: (...args: Parameters<typeof game.apply>) => faulty(args) };
  const faulty = (args: Parameters<typeof game.apply>) => {
    if (isBroken) throw new Error('a broken rule');
    return game.apply(...args);
  };
  const place = room({ bots: BOTS, listings: [{ ...listing, game: rules }] });
  const chairs = { green: bot(), blue: bot() };
  const [one, two] = [await created(place, chairs), await created(place, chairs)];
  isBroken = true;
  await opened(place, one);
  await place.rest();
  expect(place.troubles()).toEqual([{ code: 'engine-fault', facts: { message: 'a broken rule' } }]);
  isBroken = false;
  const before = place.sights().length;
  await opened(place, two);
  await place.rest();
  expect(place.sights().length).toBeGreaterThan(before + 20);
  expect(place.sights().at(-1)?.table.outcome).toBeDefined();
});
