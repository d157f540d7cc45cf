import { type Action, type Hint, type Options, sha256 } from '@hegemon/kernel';
import { expect, test } from 'vitest';
import { askBot, BUDGET, greedy, greedyWith } from '../src/index.js';
import { type GoldRush, goldRush as game } from './gold-rush.js';

const OPTIONS: Options<never> = { players: 2 };
const seedOf = (text: string) => sha256(text).slice(0, 32);
const fresh = (): GoldRush => game.newGame(OPTIONS, seedOf('hints'));

/** By the question, what the game hints at; all that was answered to each question is noted. */
const hinting = (hints: Readonly<Record<string, readonly Hint[]>>) => {
  const tried: Action[] = [];
  const watched: typeof game = {
    ...game,
    isLedByHints: true,
    hints: (_, { prompt }) => hints[prompt] ?? [],
    apply(s, action) {
      tried.push(action);
      return game.apply(s, action);
    },
  };
  return { watched, argsOf: (kind: string) => new Set(tried.filter(each => each.kind === kind).map(({ arg }) => arg)) };
};

test('house 18: of answers that are worth the same, greedy gives the one the game hints at most', () => {
  const s = fresh();
  game.apply(s, { seat: 'red', kind: 'dig' });
  for (const mine of ['rich', 'poor']) {
    const hints = ['rich', 'poor'].map(arg => ({ answer: { kind: 'mine', arg }, weight: arg === mine ? 2 : 1 }));
    const indifferent = { ...hinting({ where: hints }).watched, worth: () => 0.5 };
    for (let i = 0; i < 8; i++) {
      const { answer, considered } = askBot(indifferent, s, 'red', greedy, seedOf(`${mine} ${i}`));
      expect(answer).toEqual({ kind: 'mine', arg: mine });
      expect(considered?.[0].answer).toEqual(answer);
    }
  }
});

test('house 18: what greedy has begun, it carries on by the hints of the game', () => {
  const { watched, argsOf } = hinting({
    depth: [{ answer: { kind: 'depth', arg: 5 }, weight: 1 }],
    where: [{ answer: { kind: 'mine', arg: 'poor' }, weight: 1 }],
  });
  // With nothing to spend on comparing, there is only what is hinted at.
  const hasty = greedyWith({ budget: { ...BUDGET, nodes: 1 } });
  askBot(watched, fresh(), 'red', hasty, seedOf('hasty'));
  expect([...argsOf('mine')]).toEqual(['poor']);
  expect([...argsOf('depth')]).toEqual([5]);
});

test('house 18: where there are more answers than it may compare, greedy compares those that are hinted at most', () => {
  const hints = [3, 700].map(arg => ({ answer: { kind: 'waste', arg }, weight: arg }));
  const { watched, argsOf } = hinting({ act: hints });
  askBot(watched, fresh(), 'red', greedyWith({ budget: { ...BUDGET, hinted: 1 } }), seedOf('few'));
  expect([...argsOf('waste')]).toEqual([700]);
  expect([...argsOf('dig')]).toEqual([]);
});
