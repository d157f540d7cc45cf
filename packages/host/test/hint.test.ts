import { greedy, type Prospect, random } from '@hegemon/bots';
import { games } from '@hegemon/games';
import { countAnswers, openMatch, readMatchFile } from '@hegemon/kernel';
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
    const [own, ...others] = hint.considered;
    expect([own.answer, own.beside]).toEqual([hint.answer, undefined]);
    const worths = others.map(({ worth = 0 }) => worth);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    // Nothing is told to be worse, and has a higher chance, nor the other way round.
    for (const { worth = 0, beside } of others) {
      if (beside === 'worse') expect(worth).toBeLessThan(own.worth ?? 0);
      if (beside === 'better') expect(worth).toBeGreaterThan(own.worth ?? 0);
    }
    for (const { terms } of hint.considered) {
      const [gains, costs] = [terms.filter(({ change }) => change > 0), terms.filter(({ change }) => change < 0)];
      expect(terms).toEqual([...gains, ...costs]);
      for (const side of [gains, costs]) {
        const sizes = side.map(({ change }) => Math.abs(change));
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
        for (const size of sizes) expect(size).toBeGreaterThan(0.002);
      }
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
    const thought = await thoughtOn(study, question, () => undefined);
    if (!thought) throw new Error('it has no answer');
    const considered = consideredIn(thought);
    const steps = await weighingSteps(study, question, considered);
    const shares: number[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) shares.push(step.value);
    const { answers, nodes } = step.value;
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(nodes).toBeGreaterThan(considered.length);
    expect(nodes).toBeLessThan(4000 + 81 * considered.length);

    const hint = hintOf(question, thought, considered, step.value);
    expect(hint.nodes).toBe(thought.nodes + nodes);
    const [own] = answers;
    const { terms, worth } = hint.considered[0];
    expect(worth).toBe(own?.worth.mean);
    expect(terms.length).toBeGreaterThan(0);
    for (const { code, change } of terms) {
      expect(change).toBe(own?.besides[code].mean);
      expect(Math.abs(change)).toBeGreaterThan(own?.besides[code].error ?? 1);
    }
    // At the end of the turn the next one is to move, whatever was answered.
    for (const each of hint.considered) expect(each.terms.map(({ code }) => code)).not.toContain('to-move');
  });

  const ANSWERS = ['march', 'stay', 'pray'].map(kind => ({ kind }));
  const THOUGHT = { answer: ANSWERS[0], nodes: 5 };
  const sure = (mean: number) => ({ mean, error: 0 });
  const prospect = (worth: number, lead: Prospect['lead'], besides: Prospect['besides'] = {}): Prospect => ({
    worth: sure(worth),
    lead,
    besides,
  });
  const hinted = (...answers: readonly (Prospect | undefined)[]) =>
    hintOf({ bot: 'quick' }, THOUGHT, ANSWERS.slice(0, answers.length), { answers, nodes: 7 });

  test('ui: what all answers bring is a reason for none, nor is what may be chance; gains come before costs', () => {
    const { considered, nodes } = hinted(
      prospect(0.5, sure(0), {
        units: { mean: -0.04, error: 0.01 },
        deck: { mean: 0.02, error: 0.01 },
        legacy: { mean: 0.06, error: 0.01 },
        mobs: { mean: 0.5, error: 0.6 },
        support: sure(0.001),
        'to-move': sure(0),
      }),
      prospect(0.4, sure(-0.1), { units: sure(-0.05) }),
    );
    expect(nodes).toBe(12);
    expect(considered.map(({ terms }) => terms)).toEqual([
      [
        { code: 'legacy', change: 0.06 },
        { code: 'deck', change: 0.02 },
        { code: 'units', change: -0.04 },
      ],
      [{ code: 'units', change: -0.05 }],
    ]);
  });

  test('ui: what speaks against the answer is no reason for it', () => {
    const besides = { legacy: sure(0.02), units: sure(-0.03) };
    const [own, other] = hinted(prospect(0.5, sure(0), besides), prospect(0.51, sure(0.01), besides)).considered;
    expect(own.terms).toEqual([]);
    expect(other.terms).toHaveLength(2);
  });

  test('ui: another answer has a lower chance, or about the same, or is said to look better', () => {
    const besides = (lead: Prospect['lead']) =>
      hinted(prospect(0.5, sure(0)), prospect(0.5, lead)).considered[1].beside;
    expect(besides({ mean: -0.02, error: 0.01 })).toBe('worse');
    expect(besides({ mean: -0.02, error: 0.03 })).toBe('even');
    expect(besides({ mean: 0.02, error: 0.03 })).toBe('even');
    expect(besides({ mean: 0.004, error: 0 })).toBe('even');
    expect(besides({ mean: 0.02, error: 0.01 })).toBe('better');
  });

  test('ui: the others stand behind it, best first; what could not be compared has no chance', () => {
    const weighed = hinted(prospect(0.3, sure(0)), prospect(0.1, sure(-0.2)), prospect(0.2, sure(-0.1)));
    expect(weighed.considered.map(({ answer }) => answer.kind)).toEqual(['march', 'pray', 'stay']);
    expect(hinted(prospect(0.3, sure(0)), undefined).considered[1]).toEqual({ answer: ANSWERS[1], terms: [] });
    expect(hinted(undefined).considered).toEqual([{ answer: ANSWERS[0], terms: [] }]);
  });

  test('ui: the answer stands first, and behind it those the bot thought of most', () => {
    const considered = [...'abcdef'].map(kind => ({ answer: { kind }, worth: 0.5 }));
    const found = consideredIn({ answer: { kind: 'c' }, nodes: 1, considered });
    expect(found.map(({ kind }) => kind).join('')).toBe('cabde');
    expect(consideredIn({ answer: { kind: 'c' }, nodes: 1 })).toEqual([{ kind: 'c' }]);
  });

  test('ui: where there is one answer alone it says so, and tells no chance', async () => {
    const place = room();
    let sight = await opened(place, await created(place, ME));
    const isOnly = (): boolean => countAnswers(sight.table.decisions[0]) === 1;
    while (!isOnly()) sight = await play(place, sight, { most: 1 });
    const hint = await place.desk.hint();
    expect(hint).toMatchObject({ isOnly: true });
    expect(hint?.considered).toEqual([{ answer: hint?.answer, terms: [] }]);
  });

  test('ui: a bot that compares nothing has no chance to tell, and there may be other answers', async () => {
    const { place } = await asked(room({ bots: [random] }));
    const hint = await place.desk.hint();
    expect(hint?.isOnly).toBeUndefined();
    expect(hint?.considered).toEqual([{ answer: hint?.answer, terms: [] }]);
  });

  test('ui: comes without chances and reasons if they cannot be found', async () => {
    const study = { listings: games, bots: botsOf(BOTS) };
    const thinker: Thinker = {
      ...thinkHere(study, async () => undefined),
      weigh: () => ({ done: Promise.reject(new Error('too heavy')), stop: () => undefined }),
    };
    const { place } = await asked(room({ bots: BOTS, thinker }));
    const hint = await place.desk.hint();
    expect(hint?.considered.length).toBeGreaterThan(1);
    for (const each of hint?.considered ?? []) expect(each).toEqual({ answer: each.answer, terms: [] });
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
