import { believedBy, greedy } from '@hegemon/bots';
import { games } from '@hegemon/games';
import type { BotFault } from '@hegemon/host';
import { describe, expect, test } from 'vitest';
import { askAgain } from '../src/think/asking-again.js';
import { readFault } from '../src/think/fault-file.js';
import { hegemon, scratch, TRACE, written } from './support/hegemon.js';

const SLOW = { timeout: 60_000 };
const SEED = '0123456789abcdef0123456789abcdef';
const [{ game }] = games;
const state = game.newGame({ players: 2 }, SEED);
const [{ seat }] = game.pending(state);
const fault: BotFault = {
  ...{ format: 'hegemon-bot-fault/1', game: game.id, edition: game.edition, bot: 'greedy', seat, seed: SEED },
  ...{ believed: believedBy(game, state, seat, SEED), message: 'ran in circles' },
};
const folder = scratch();
let files = 0;
const kept = (content: unknown): string => written(folder, `${++files}.bot-fault.json`, content);
const thought = (content: unknown, ...args: string[]) => hegemon(['think', kept(content), ...args]);

describe.concurrent('think', () => {
  test('contracts 4: the bot is asked again, and what it considered is shown', SLOW, async () => {
    const { code, out } = await thought(fault);
    expect(code).toBe(0);
    expect(out).toMatch(/greedy for \S+, question 1 \[ToC 3\.2\.province\]/);
    expect(out).toMatch(/it had failed with: ran in circles/);
    expect(out).toMatch(/it answers: .* \(\d+ nodes, \d+ ms\)/);
    expect(out).toMatch(/considered +chance to win/);
  });
  test('contracts 4: the same seed gives the same thought; another bot or seed can be tried', SLOW, async () => {
    const asked = async (...args: string[]) => {
      const { timing: _, ...rest } = JSON.parse((await thought(fault, '--json', ...args)).out);
      return rest;
    };
    const [first, second, other] = await Promise.all([asked(), asked(), asked('--bot', 'random', '--seed', 'luck')]);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ ok: true, bot: 'greedy', seed: SEED, answer: { kind: 'choose-start-province' } });
    expect(first.considered.length).toBeGreaterThan(1);
    expect(other).toMatchObject({ ok: true, bot: 'random', nodes: 0 });
    expect(other.seed).not.toBe(SEED);
  });
  test('contracts 4: a fault it runs into again ends with a code', SLOW, async () => {
    // With a column of the state gone the rules can put the question, but not carry out the answer.
    const { generals: _, ...rest } = fault.believed as BotFault['believed'] & { generals: unknown };
    const { code, out } = await thought({ ...fault, believed: rest });
    expect(code).toBe(1);
    expect(out).toMatch(/it fails otherwise: .*\nRun it again with --debug/);
  });
  test('contracts 4: a file that is none ends with a sentence and a code', SLOW, async () => {
    const { code, err, out } = await thought('{"format":');
    expect(code).toBe(1);
    expect(err).toMatch(/is not JSON, or was cut off; get it anew/);
    expect(`${out}${err}`).not.toMatch(TRACE);
  });
});

test.each<[object, RegExp]>([
  [{}, /has no 'format'; name a file that a failing bot has left/],
  [{ format: 'hegemon-match/1' }, /match files are shown by hegemon replay/],
  [
    { ...fault, game: 'chess' },
    /is from 'chess', a game this Hegemon does not have \(it has time-of-crisis, medioevo-universale\)/,
  ],
  [{ ...fault, edition: 99 }, /by edition 99 of the rules, and this Hegemon has edition \d+; update Hegemon/],
  [{ ...fault, edition: 0 }, /use a Hegemon of that edition/],
  [{ ...fault, seed: 'abc' }, /'seed' should be 32 hex digits/],
  [{ ...fault, believed: undefined }, /'believed' is missing/],
  [{ ...fault, believed: [] }, /'believed' should be a state of the game/],
])('contracts 4: what is wrong with a fault file is said in a sentence (%#)', (content, sentence) => {
  expect(() => readFault(kept(content))).toThrow(sentence);
});
test.each<[object, RegExp]>([
  [{ seat: 'purple' }, /asks nothing of 'purple': in its state green is asked/],
  [{ believed: { n: 1, flow: [{ proc: 'chess', step: 'mate', asked: 1 }], chance: {} } }, /Crisis cannot read; get it/],
])('contracts 4: a state that asks nothing is no state to think about (%#)', (changed, sentence) => {
  const path = kept({ ...fault, ...changed });
  expect(() => askAgain(game, path, readFault(path).file, greedy, SEED)).toThrow(sentence);
});
test('contracts 4: an unknown bot is answered with those there are', SLOW, async () => {
  const { code, err } = await thought(fault, '--bot', 'gredy');
  expect(code).toBe(1);
  expect(err).toMatch(/no bot 'gredy'; did you mean 'greedy'/);
});
