import { greedy, prospectOf, random } from '@hegemon/bots';
import { games } from '@hegemon/games';
import { openMatch, readMatchFile, seedOfText } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../src/index.js';
import { hintOf } from '../src/index.js';
import { questionFor } from '../src/thinking/question.js';
import { thoughtOn } from '../src/thinking/work.js';
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
    const worths = hint.considered.map(({ worth }) => worth);
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

  test('ui: says what an answer changes until the turn is over, in the terms of the game', async () => {
    const bots = botsOf([greedy]);
    const { place, id } = await asked(room({ bots: [random, greedy] }));
    const match = await matchOf(place, id);
    const [decision] = game.pending(match.state);
    const { seat } = decision;
    const question = questionFor(match, decision, 'greedy');
    const thought = thoughtOn({ listings: games, bots }, question, () => undefined);
    const before = game.appraise(question.believed, seat);
    const hint = hintOf(game, { question, thought });
    expect(hintOf(game, { question, thought })).toEqual(hint);
    // Within a turn something always changes; each term by as much as the turn brings on the average.
    expect(hint.considered.some(({ terms }) => terms.length > 0)).toBe(true);
    for (const { answer, terms } of hint.considered) {
      const after = prospectOf(game, question.believed, seat, answer, seedOfText('other dice').slice(0, 32));
      for (const { code, change } of terms) expect(Math.abs(after[code] - before[code] - change)).toBeLessThan(0.25);
    }
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
    pending?.tell(0.25);
    expect(place.news.at(-1)).toEqual({ type: 'thinking', thinking: { seat: 'green', bot: 'quick', share: 0.25 } });
    await place.desk.answer(sight.table.decisions[0].n, { kind: 'end-actions' });
    expect(pending?.isStopped).toBe(true);
    expect(await hint).toBeUndefined();
  });

  test('house 18: comes from the next lower level if the strongest fails', async () => {
    const { place } = await asked(room({ bots: [random, { ...quick, name: 'greedy' }, thrower] }));
    expect(await place.desk.hint()).toMatchObject({ bot: 'greedy' });
    expect(place.troubles()).toMatchObject([{ code: 'bot-failed', facts: { bot: 'thrower', fallback: 'greedy' } }]);
  });
});
