import { greedy, random } from '@hegemon/bots';
import { games } from '@hegemon/games';
import { openMatch, readMatchFile } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../src/index.js';
import { type Thinker, thinkHere } from '../src/index.js';
import { consideredIn, hintOf } from '../src/thinking/hint.js';
import { questionFor } from '../src/thinking/question.js';
import { thoughtOn, weighingSteps } from '../src/thinking/work.js';
import { thrower } from './support/bad-bots.js';
import type { Room } from './support/house.js';
import { bot, botsOf, created, game, opened, person, play, quick, room } from './support/house.js';
import { slowThinker } from './support/slow-thinker.js';

const ME = { green: person('Ann'), blue: bot() };
const BOTS = [random, quick];
const asked = async (place = room(), prompt = 'choose-action') => {
  const id = await created(place, ME);
  let sight = await opened(place, id);
  while (sight.table.decisions[0]?.prompt !== prompt) sight = await play(place, sight, { most: 1 });
  return { place, id, sight };
};

const matchOf = async ({ desk }: Room, id: string): Promise<AnyMatch> => {
  const text = await desk.exported(id);
  const file = readMatchFile(text.ok ? text.value : '');
  if (!file.ok) throw new Error(file.fault.code);
  const match = openMatch(game, file.value);
  if (!match.ok) throw new Error(match.fault.what);
  return match.value;
};

describe('a hint', () => {
  test('ui: is what the strongest bot would answer, with the best answers and what each changes', async () => {
    const { place, sight } = await asked();
    const hint = await place.desk.hint();
    if (!hint) throw new Error('no hint');
    expect(hint.bot).toBe('quick');
    const [decision] = sight.table.decisions;
    expect(decision.choices.map(({ kind }) => kind)).toContain(hint.answer.kind);
    expect(hint.considered.length).toBeGreaterThan(1);
    expect(hint.considered.length).toBeLessThanOrEqual(5);
    expect(hint.considered.map(({ answer }) => answer)).toContainEqual(hint.answer);
    expect(hint.considered[0].answer).toEqual(hint.answer);
    const worths = hint.considered.slice(1).map(({ worth }) => worth);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    for (const { terms } of hint.considered) {
      const sizes = terms.map(({ change }) => Math.abs(change));
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      for (const size of sizes) expect(size).toBeGreaterThan(0.005);
    }
    // Nothing was played, and he may ask again.
    expect((await place.desk.ticks()).length).toBe(sight.last + 1);
    expect(await place.desk.hint()).toEqual(hint);
    expect(place.news.filter(({ type }) => type === 'thinking').at(-1)).toEqual({ type: 'thinking' });
  });

  test('ui: says what an answer brings by the end of the turn that the others do not', async () => {
    const study = { listings: games, bots: botsOf([greedy]) };
    const { place, id } = await asked(room({ bots: [random, greedy] }));
    const match = await matchOf(place, id);
    const question = questionFor(match, game.pending(match.state)[0], 'greedy');
    const thought = thoughtOn(study, question, () => undefined);
    const considered = consideredIn(game, question, thought);
    const steps = weighingSteps(
      study,
      question,
      considered.map(({ answer }) => answer),
    );
    const shares: number[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) shares.push(step.value);
    const { besides, nodes } = step.value;
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(nodes).toBeGreaterThan(considered.length);
    expect(nodes).toBeLessThan(2000 + 81 * considered.length);

    const hint = hintOf(question, thought, considered, step.value);
    expect(hint.nodes).toBe(thought.nodes + nodes);
    const { terms } = hint.considered[0];
    expect(terms.length).toBeGreaterThan(0);
    for (const { code, change } of terms) {
      expect(change).toBe(besides[0][code].change);
      expect(Math.abs(change)).toBeGreaterThan(besides[0][code].error);
    }
    // At the end of the turn the next one is to move, whatever was answered.
    for (const each of hint.considered) expect(each.terms.map(({ code }) => code)).not.toContain('to-move');
  });

  test('ui: what all answers bring is a reason for none, nor is what may be chance, and one answer alone needs none', () => {
    const answers = ['stay', 'march', 'pray'].map((kind, i) => ({ answer: { kind }, worth: 0.3 + i / 10 }));
    const thought = { answer: { kind: 'march' }, nodes: 5, considered: answers };
    const same = { change: 0, error: 0 };
    const besides = [
      { legacy: { change: 0.35, error: 0.1 }, units: { change: 0.004, error: 0 }, 'to-move': same },
      { legacy: { change: -0.1, error: 0.2 }, units: { change: -0.2, error: 0.1 }, 'to-move': same },
      { legacy: { change: -0.25, error: 0.1 }, units: { change: 0.5, error: 0.4 }, 'to-move': same },
    ];
    const { considered, nodes } = hintOf({ bot: 'quick' }, thought, answers, { besides, nodes: 7 });
    expect(nodes).toBe(12);
    expect(considered.map(({ terms }) => terms)).toEqual([
      [{ code: 'legacy', change: 0.35 }],
      [{ code: 'units', change: -0.2 }],
      [
        { code: 'units', change: 0.5 },
        { code: 'legacy', change: -0.25 },
      ],
    ]);
    const alone = hintOf({ bot: 'quick' }, thought, answers.slice(1, 2), { besides: [{}], nodes: 7 });
    expect(alone.considered).toEqual([{ ...answers[1], terms: [] }]);
  });

  test('ui: the answer stands first, and behind it those the bot thought of most, best first', () => {
    const worths = { a: 0.3, b: 0.1, c: 0.5, d: 0.2, e: 0.4, f: 0.9 };
    const considered = Object.entries(worths).map(([kind, worth]) => ({ answer: { kind }, worth }));
    const believed = game.newGame({ players: 2 }, '0'.repeat(32));
    const question = { game: game.id, believed, seat: 'green', bot: 'quick', seed: '0'.repeat(32) };
    const found = consideredIn(game, question, { answer: { kind: 'a' }, nodes: 1, considered });
    expect(found.map(({ answer }) => answer.kind).join('')).toBe('acedb');
  });

  test('ui: comes without reasons if they cannot be found', async () => {
    const study = { listings: games, bots: botsOf(BOTS) };
    const thinker: Thinker = {
      ...thinkHere(study, async () => undefined),
      weigh: () => ({ done: Promise.reject(new Error('too heavy')), stop: () => undefined }),
    };
    const { place } = await asked(room({ bots: BOTS, thinker }));
    const hint = await place.desk.hint();
    expect(hint?.considered.length).toBeGreaterThan(1);
    for (const { terms } of hint?.considered ?? []) expect(terms).toEqual([]);
    expect(place.troubles()).toEqual([]);
  });

  test('ui: nobody gets one who is not asked', async () => {
    const place = room();
    expect(await place.desk.hint()).toBeUndefined();
    await opened(place, await created(place, { green: person('Ann'), blue: person('Bob') }));
    expect(await place.desk.hint()).toBeUndefined();
    expect(place.news).toEqual([]);
  });

  test('ui: is dropped when the question is answered meanwhile', async () => {
    const thinker = slowThinker({ listings: games, bots: botsOf(BOTS) });
    const place = room({ bots: BOTS, thinker });
    const { sight } = await asked(place);
    const hint = place.desk.hint();
    await new Promise(resolve => setImmediate(resolve));
    const pending = thinker.asked.at(-1);
    expect(pending?.question).toMatchObject({ seat: 'green', bot: 'quick' });
    // Half of it is the answer, half the reasons.
    pending?.tell(0.5);
    expect(place.news.at(-1)).toEqual({ type: 'thinking', thinking: { seat: 'green', bot: 'quick', share: 0.25 } });
    await place.desk.answer(sight.table.decisions[0].n, { kind: 'end-actions' });
    expect(pending?.isStopped).toBe(true);
    expect(await hint).toBeUndefined();
  });

  test('ui: is dropped also while its reasons are sought', async () => {
    const thinker = slowThinker({ listings: games, bots: botsOf(BOTS) });
    const place = room({ bots: BOTS, thinker });
    const { sight } = await asked(place);
    const hint = place.desk.hint();
    await new Promise(resolve => setImmediate(resolve));
    thinker.asked.at(-1)?.go();
    for (let i = 0; i < 5; i++) await new Promise(resolve => setImmediate(resolve));
    const weighing = thinker.asked.at(-1);
    expect(weighing?.what).toBe('weigh');
    await place.desk.answer(sight.table.decisions[0].n, { kind: 'end-actions' });
    expect(weighing?.isStopped).toBe(true);
    expect(await hint).toBeUndefined();
  });

  test('house 18: comes from the next lower level if the strongest fails', async () => {
    const { place } = await asked(room({ bots: [random, { ...quick, name: 'greedy' }, thrower] }));
    expect(await place.desk.hint()).toMatchObject({ bot: 'greedy' });
    expect(place.troubles()).toMatchObject([{ code: 'bot-failed', facts: { bot: 'thrower', fallback: 'greedy' } }]);
  });
});
