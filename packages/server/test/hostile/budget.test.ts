import { expect, test } from 'vitest';
import { Budget } from '../../src/tables/budget.js';
import { Person } from '../support/person.js';
import { actionId, served, Visitor } from '../support/serving.js';
import { begunMatch } from '../support/starting.js';

test('contracts 5: whoever has kept the others waiting for too long waits himself, and nobody else does', () => {
  let time = 0;
  const budget = new Budget({ burst: 100, share: 0.1 }, () => time);
  const work = (ms: number) => () => {
    time += ms;
    return 'done';
  };
  expect(budget.mayAsk('ann')).toBe(true);
  expect(budget.charge('ann', work(60))).toBe('done');
  expect(budget.mayAsk('ann')).toBe(true);
  budget.charge('ann', work(60));
  expect([budget.mayAsk('ann'), budget.mayAsk('bob')]).toEqual([false, true]);
  time += 100;
  expect(budget.mayAsk('ann')).toBe(false);
  time += 200;
  expect(budget.mayAsk('ann')).toBe(true);
  expect(() =>
    budget.charge('bob', () => {
      time += 500;
      throw new Error('a fault');
    }),
  ).toThrow('a fault');
  expect(budget.mayAsk('bob')).toBe(false);
});

test('contracts 5: who asks too much is refused, and can still play', async () => {
  const { url } = await served('sqlite', {}, { patience: { burst: 0.001, share: 0 } });
  const people = [await Person.guest(() => url), await Person.guest(() => url)];
  const match = await begunMatch({ people });
  const lines = await Promise.all(people.map(({ cookie }) => Object.assign(new Visitor(url), { cookie }).live()));
  const [ann, bob] = lines;
  const ask = () => ({ type: 'ask', match, id: actionId(), inquiry: { what: 'ticks' } }) as const;
  ann.say(ask());
  expect((await ann.next('told')).value).toHaveLength(1);
  ann.say(ask());
  expect(await ann.next('refused')).toMatchObject({ refusal: { code: 'too-fast' } });
  bob.say(ask());
  expect((await bob.next('told')).value).toHaveLength(1);
  // Looking is asking, too.
  for (const what of ['sight', 'file', 'orders']) {
    const response = await fetch(`${url}/api/matches/${match}/${what}`, { headers: { cookie: people[0].cookie } });
    expect([what, response.status]).toEqual([what, 429]);
  }
  ann.say({ type: 'act', match, id: actionId(), n: 0, answer: { kind: 'pass' } });
  expect('code' in (await ann.next('refused')).refusal).toBe(false);
});
