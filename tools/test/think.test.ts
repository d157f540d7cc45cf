import { believedBy } from '@hegemon/bots';
import { games } from '@hegemon/games';
import type { BotFault } from '@hegemon/host';
import { describe, expect, test } from 'vitest';
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
const thought = (content: unknown, ...args: string[]) =>
  hegemon(['think', written(folder, `${Math.random()}.bot-fault.json`, content), ...args]);

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
  test.each<[unknown, RegExp]>([
    ['{"format":', /is not JSON, or was cut off; get it anew/],
    [{}, /has no 'format'; name a file that a failing bot has left/],
    [{ format: 'hegemon-match/1' }, /match files are shown by hegemon replay/],
    [{ ...fault, game: 'chess' }, /is from 'chess', a game this Hegemon does not have \(it has time-of-crisis\)/],
    [{ ...fault, edition: 99 }, /by edition 99 of the rules, and this Hegemon has edition \d+; update Hegemon/],
    [{ ...fault, edition: 0 }, /use a Hegemon of that edition/],
    [{ ...fault, bot: 'gredy' }, /no bot 'gredy'; did you mean 'greedy'/],
    [{ ...fault, seed: 'abc' }, /'seed' should be 32 hex digits/],
    [{ ...fault, believed: undefined }, /'believed' is missing/],
    [{ ...fault, believed: [] }, /'believed' should be a state of the game/],
    [{ ...fault, believed: { n: 1, flow: [{ proc: 'chess' }], chance: {} } }, /holds a state that .* cannot read/],
    [{ ...fault, seat: 'purple' }, /asks nothing of 'purple'/],
  ])('contracts 4: what is wrong with a file is said in a sentence (%#)', SLOW, async (content, sentence) => {
    const { code, err, out } = await thought(content);
    expect(code).toBe(1);
    expect(err).toMatch(sentence);
    expect(`${out}${err}`).not.toMatch(TRACE);
  });
});
