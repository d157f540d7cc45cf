import { type Options, sha256 } from '@hegemon/kernel';
import { expect, test } from 'vitest';
import { askBot, BOT_NAMES, botToMeasure } from '../src/index.js';
import { goldRush as game } from './gold-rush.js';

const OPTIONS: Options<never> = { players: 2 };
const seedOf = (text: string) => sha256(text).slice(0, 32);
const nodesOf = (name: string, isLedByHints = false): number => {
  const bot = botToMeasure(name);
  if (!bot) throw new Error(`there is no ${name}`);
  return askBot({ ...game, isLedByHints }, game.newGame(OPTIONS, seedOf('nodes')), 'red', bot, seedOf('ask')).nodes;
};

test.each(['greedy', 'planner', 'master'])('contracts 4: %s can be measured with other nodes than its own', level => {
  expect(botToMeasure(`${level}@24`)).toMatchObject({ name: `${level}@24`, level });
  expect(botToMeasure(`${level}/builder@24`)).toMatchObject({ level, style: 'builder' });
  expect(nodesOf(`${level}@24`)).toBeLessThan(nodesOf(`${level}@240`));
  expect(nodesOf(`${level}@24`, true)).toBeLessThan(nodesOf(`${level}@240`, true));
});

test('contracts 4: what cannot be measured is no bot', () => {
  for (const name of BOT_NAMES) expect(botToMeasure(name)?.name).toBe(name);
  for (const name of [
    'random@24',
    'greedy@',
    'greedy@0',
    'greedy@-1',
    'greedy@1e3',
    'greedy@12345678',
    'gredy@24',
    '@24',
  ]) {
    expect(botToMeasure(name)).toBeUndefined();
  }
});
