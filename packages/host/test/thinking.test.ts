import { random } from '@hegemon/bots';
import { games } from '@hegemon/games';
import { describe, expect, test } from 'vitest';
import type { Sight } from '../src/index.js';
import { bot, botsOf, created, opened, person, play, quick, room } from './support/house.js';
import { type SlowThinker, slowThinker } from './support/slow-thinker.js';

const BOTS = [random, quick];
const slowly = () => {
  const thinker: SlowThinker = slowThinker({ listings: games, bots: botsOf(BOTS) });
  return { thinker, place: room({ bots: BOTS, thinker }) };
};
const breath = async () => {
  for (let i = 0; i < 5; i++) await new Promise(resolve => setImmediate(resolve));
};
/** Ann has answered, and a bot thinks about its first question. */
const whileThinking = async () => {
  const { thinker, place } = slowly();
  const id = await created(place, { green: person('Ann'), blue: bot('quick') }, { seed: 'Ann begins' });
  const { table } = await opened(place, id);
  await breath();
  const [decision] = table.decisions;
  const [choice] = decision.choices;
  if (choice.shape !== 'pick') throw new Error('a province is chosen first');
  await place.desk.answer(decision.n, { kind: choice.kind, arg: choice.of[0] });
  await breath();
  const sight = place.sights().at(-1) as Sight;
  return { thinker, place, id, sight };
};

describe('while a bot thinks', () => {
  test('ui: the desk answers everything else, and the thought is given when it is there', async () => {
    const { thinker, place, sight } = await whileThinking();
    expect(thinker.asked).toHaveLength(1);
    expect(await place.desk.games()).toHaveLength(games.length);
    expect((await place.desk.ticks()).length).toBe(sight.last + 1);
    expect(await place.desk.whyNot('italia')).toMatchObject([{ refusal: { refused: 'not-your-decision' } }]);
    await place.desk.show(0);
    expect(place.sights().at(-1)).toMatchObject({ at: 0, last: sight.last });
    await place.desk.show();
    thinker.asked[0].tell(0.5);
    expect(place.news.at(-1)).toEqual({ type: 'thinking', thinking: { seat: 'blue', bot: 'quick', share: 0.5 } });
    thinker.asked[0].go();
    await breath();
    expect(place.sights().at(-1)?.last).toBe(sight.last + 1);
  });

  test('house 9: what was thought about an answer that was taken back is dropped', async () => {
    const { thinker, place, sight } = await whileThinking();
    expect(await place.desk.undo()).toEqual({ accepted: true });
    expect(thinker.asked[0].isStopped).toBe(true);
    await breath();
    expect(place.news.at(-1)).toEqual({ type: 'thinking' });
    thinker.asked[0].tell(0.9);
    thinker.asked[0].go();
    await breath();
    const now = place.sights().at(-1) as Sight;
    expect(now).toMatchObject({ last: sight.last + 1, table: { decisions: [{ seat: 'green' }] } });
    expect(place.news.filter(item => item.type === 'thinking').at(-1)).toEqual({ type: 'thinking' });
    expect(place.troubles()).toEqual([]);
    // Given again, the question has another number, and is thought about anew.
    expect(await place.desk.redo()).toEqual({ accepted: true });
    await breath();
    expect(thinker.asked).toHaveLength(2);
    expect(thinker.asked[1].question.believed.n).toBeGreaterThan(thinker.asked[0].question.believed.n);
    thinker.asked[1].go();
    await breath();
    expect(place.sights().at(-1)?.last).toBe(now.last + 2);
  });

  test('ui: whoever opens another match is not held up, and nothing is played in the first', async () => {
    const { thinker, place, id, sight } = await whileThinking();
    const other = await created(place, { green: person('Bob'), blue: bot('random') });
    await opened(place, other);
    expect(thinker.asked[0].isStopped).toBe(true);
    thinker.asked[0].go();
    await place.rest();
    expect((await place.store.read(id))?.entries).toHaveLength(sight.last + 1);
    await opened(place, id);
    await breath();
    // The same question is the same thought.
    expect(thinker.asked[1].question).toEqual(thinker.asked[0].question);
    await place.desk.close();
    expect(thinker.asked[1].isStopped).toBe(true);
  });

  test('house 18: what is handed to whoever thinks is a belief, never the truth', async () => {
    const { thinker, place, id } = await whileThinking();
    const stored = await place.store.read(id);
    const { question } = thinker.asked[0];
    expect(Object.keys(question).sort()).toEqual(['believed', 'bot', 'game', 'seat', 'seed']);
    expect(JSON.stringify(question)).not.toContain(stored?.kept.head.seed.serverSeed);
    expect(structuredClone(question)).toEqual(question);
  });
});

describe('the pace of bots', () => {
  /** A clock that is moved by hand. */
  const clock = () => {
    const due: { at: number; work: () => void }[] = [];
    let now = 0;
    return {
      after: (ms: number, work: () => void) => {
        const item = { at: now + ms, work };
        due.push(item);
        return () => void due.splice(due.indexOf(item) >>> 0, 1);
      },
      async pass(ms: number) {
        now += ms;
        for (const item of due.filter(({ at }) => at <= now)) {
          due.splice(due.indexOf(item), 1);
          item.work();
        }
        await breath();
      },
    };
  };
  const watched = async (pace: number | 'still') => {
    const { after, pass } = clock();
    const place = room({ after });
    const id = await created(place, { green: person('Ann'), blue: bot(), yellow: bot() });
    await opened(place, id);
    await place.desk.pace(pace);
    await place.desk.standIn('green', 'random');
    await breath();
    return { place, id, pass, last: () => (place.sights().at(-1) as Sight).last };
  };

  test('ui: so much time lies between two answers, and requests are not held up', async () => {
    const { place, pass, last } = await watched(1000);
    const first = last();
    await pass(999);
    expect(last()).toBe(first);
    await pass(1);
    expect(last()).toBe(first + 1);
    expect((await place.desk.ticks()).length).toBe(first + 2);
    await pass(1000);
    expect(last()).toBe(first + 2);
    await place.desk.pace(0);
    await breath();
    expect(last()).toBeGreaterThan(first + 3);
    await place.desk.close();
  });

  test('ui: a match is opened at a pace, and no answer comes before it', async () => {
    const { after, pass } = clock();
    const place = room({ after });
    const id = await created(place, { green: bot(), blue: bot(), yellow: bot() });
    const last = () => (place.sights().at(-1) as Sight | undefined)?.last ?? 0;
    await place.desk.open(id, undefined, 'still');
    await pass(1e6);
    expect(last()).toBe(0);
    await place.desk.open(id, undefined, 1000);
    await pass(999);
    expect(last()).toBe(0);
    await pass(1);
    expect(last()).toBe(1);
    await place.desk.close();
  });

  test('ui: bots that stand still go on when they are told to, and whoever is back finds what he saw', async () => {
    const { place, pass, last } = await watched('still');
    const first = last();
    await pass(1e6);
    expect(last()).toBe(first);
    await place.desk.standIn('green');
    expect(last()).toBe(first);
    await place.desk.pace(0);
    const sight = await play(place, place.sights().at(-1) as Sight, { most: 2 });
    expect(sight.last).toBeGreaterThan(first);
    await place.desk.close();
  });
});
