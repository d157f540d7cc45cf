import { greedy, random } from '@hegemon/bots';
import { type Hint, readMatchFile, verify } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { hinting, type Parley, type ParleyView, parley } from '../../kernel/test/support/parley.js';
import type { Chair, Sight } from '../src/index.js';
import { bot, opened, person, type Room, room } from './support/house.js';
import { parleyListing } from './support/parley.js';

const table = async (chairs: Record<string, Chair>, game = parley()) => {
  const place = room({ listings: [parleyListing(game)], bots: [random, greedy] });
  const made = await place.desk.create({ game: game.id, options: { players: 3 }, chairs });
  if (!made.ok) throw new Error(made.fault.code);
  const first = await opened(place, made.value);
  return { place, id: made.value, sight: () => place.sights().at(-1) ?? first };
};
/** Until what is expected has come; bots at leisure do not say that they think. */
const until = async (holds: () => boolean): Promise<void> => {
  for (let i = 0; i < 2000 && !holds(); i++) await new Promise(resolve => setImmediate(resolve));
  expect(holds()).toBe(true);
};
const viewOf = ({ table: { view } }: Sight): ParleyView => view as ParleyView;
const give = async ({ desk }: Room, sight: Sight, kind: string, arg?: string | number) => {
  const { n } = sight.table.leisure!;
  expect(await desk.answer(n, { kind, ...(arg !== undefined && { arg }) })).toEqual({ accepted: true });
};
/** Ann walks between two bots, and has time to talk. */
const ANN = { a: bot('greedy'), b: person('Ann'), c: bot('random') };

describe('at leisure, at one screen', () => {
  test('ui: a person may do something while nobody waits for it, and a bot answers who hopes for it', async () => {
    const { place, sight } = await table(ANN);
    await until(() => sight().table.decisions.length > 0);
    expect(sight().table.leisure).toMatchObject({ prompt: 'free', seat: 'b' });
    await give(place, sight(), 'offer-to', 'a');
    expect(sight().table.leisure).toMatchObject({ prompt: 'sum' });
    await give(place, sight(), 'promise', 'No tolls');
    await give(place, sight(), 'sum', 2);
    await until(() => viewOf(sight()).purse.a === 7);
    expect(viewOf(sight())).toMatchObject({ purse: { a: 7, b: 3, c: 2 }, offers: [] });
    // The game has not gone on by that: the same answer is waited for.
    expect(sight().table.waiting.map(({ seat }) => seat)).toEqual(['b']);
    expect(place.troubles()).toEqual([]);
  });

  test('ui: what was begun is taken back by whoever began it', async () => {
    const { place, sight } = await table(ANN);
    await until(() => sight().table.decisions.length > 0);
    await give(place, sight(), 'offer-to', 'c');
    expect(sight().undo).toMatchObject({ answer: { kind: 'offer-to', arg: 'c' } });
    expect(await place.desk.undo()).toEqual({ accepted: true });
    expect(sight().table.leisure).toMatchObject({ prompt: 'free' });
    expect(sight().redo).toMatchObject({ answer: { kind: 'offer-to' } });
  });

  test('ui: of several people at one screen each may look up to bargain, and hands the screen back', async () => {
    const { place, sight } = await table({ a: bot('greedy'), b: person('Ann'), c: person('Bob') });
    await until(() => sight().curtain === 'b');
    // Bob is not asked, but has something to offer; what he does goes on until he looks away.
    await place.desk.look('c');
    expect(sight()).toMatchObject({ eyes: 'c', table: { decisions: [], leisure: { prompt: 'free', seat: 'c' } } });
    expect(sight().curtain).toBeUndefined();
    await give(place, sight(), 'offer-to', 'b');
    expect(sight()).toMatchObject({ eyes: 'c', table: { leisure: { prompt: 'sum' } } });
    await place.desk.look('spectator');
    expect(sight()).toMatchObject({ eyes: 'spectator', curtain: 'b' });
    expect(sight().table).not.toHaveProperty('leisure');
    // A bot sits at a: nobody looks with its eyes.
    const before = place.sights().length;
    await place.desk.look('a');
    expect(place.sights()).toHaveLength(before);
    await place.desk.look('b');
    expect(sight()).toMatchObject({ eyes: 'b' });
    expect(sight().table.decisions).toHaveLength(1);
  });

  test('ui: in the past, and for him in whose place a bot plays, there is nothing to do', async () => {
    const { place, sight } = await table(ANN);
    await until(() => sight().table.decisions.length > 0);
    await place.desk.show(0);
    expect(sight().table).not.toHaveProperty('leisure');
    await place.desk.show();
    expect(sight().table).toHaveProperty('leisure');
    await place.desk.standIn('b', 'random');
    expect(sight().table).not.toHaveProperty('leisure');
  });

  test('ui: a stand-in answers who hopes for it too, and the log says that it was a bot', async () => {
    const { place, id, sight } = await table({ a: person('Ann'), b: person('Bob'), c: bot('random') });
    await place.desk.look('a');
    await give(place, sight(), 'offer-to', 'b');
    await give(place, sight(), 'sum', 2);
    await place.desk.standIn('b', 'greedy');
    await until(() => viewOf(sight()).purse.b === 7);
    const text = await place.desk.exported(id);
    const file = readMatchFile(text.ok ? text.value : '');
    expect(file.ok && file.value.entries.at(-1)).toMatchObject({ kind: 'accept', seat: 'b', by: 'bot' });
    expect(file.ok && verify(parley() as never, file.value)).toMatchObject({ ok: true });
  });

  test('ui: what would follow an answer at leisure is foreseen', async () => {
    const { place, sight } = await table(ANN);
    await until(() => sight().table.decisions.length > 0);
    const [begun, walked] = await place.desk.foresee([[{ kind: 'offer-to', arg: 'a' }], [{ kind: 'pace' }]]);
    expect(begun.next).toMatchObject({ prompt: 'sum' });
    expect(walked.next).toBeUndefined();
  });

  test('contracts 3: others read that something was done, and not what it was about', async () => {
    const { place, sight } = await table({ a: person('Ann'), b: person('Bob'), c: bot('random') });
    await place.desk.look('a');
    await give(place, sight(), 'offer-to', 'b');
    await give(place, sight(), 'sum', 2);
    await place.desk.look('spectator');
    const lines = sight().news.lines.filter(({ n }) => n > 0);
    expect(lines).toMatchObject([{ seat: 'a', answer: { kind: 'offer-to', arg: 'b' } }, { seat: 'a' }]);
    expect(lines[1]).not.toHaveProperty('answer');
    expect(sight().table).not.toHaveProperty('leisure');
    expect(JSON.stringify(sight())).not.toContain('"sum"');
  });

  test('house 18: bots that would always begin something come to the end all the same', async () => {
    const eager = (s: Parley, { seat, choices }: { seat: string; choices: readonly { kind: string }[] }): Hint[] => {
      const to = ['a', 'b', 'c'].find(
        other => other !== seat && !s.offers.some(o => o.from === seat && o.to === other),
      );
      if (choices.some(({ kind }) => kind === 'drop')) return [{ answer: { kind: 'sum', arg: 1 }, weight: 1 }];
      return choices.some(({ kind }) => kind === 'offer-to') && to
        ? [{ answer: { kind: 'offer-to', arg: to }, weight: 1 }]
        : [];
    };
    // To have offered something is thought to be worth something.
    const game = {
      ...hinting(eager),
      worth: (s: Parley, seat: string) => s.offers.filter(o => o.from === seat).length / 9,
    };
    const { place, id, sight } = await table({ a: bot('greedy'), b: bot('greedy'), c: bot('greedy') }, game);
    await until(() => sight().table.outcome !== undefined);
    const text = await place.desk.exported(id);
    expect(text.ok && text.value).toContain('"offer-to"');
    expect(place.troubles()).toEqual([]);
  });

  test('ui: the report on a match knows what was done beside the game', async () => {
    const { place, sight } = await table(ANN);
    await until(() => sight().table.decisions.length > 0);
    await give(place, sight(), 'offer-to', 'a');
    await give(place, sight(), 'sum', 5);
    await until(() => viewOf(sight()).purse.a === 10);
    await until(() => sight().table.outcome !== undefined);
    const report = await place.desk.report();
    expect('code' in report ? report : report.chances.length).toBeGreaterThan(0);
  });
});
