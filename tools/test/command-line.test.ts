import { describe, expect, test } from 'vitest';
import { hegemon, TRACE } from './support/hegemon.js';

const COMMANDS = ['games', 'play', 'simulate', 'verify', 'replay', 'rules', 'data', 'map', 'bench'];
const SLOW = { timeout: 60_000 };

describe.concurrent('the command line', () => {
  test('contracts 4: without anything, and with --help, all commands are listed', SLOW, async () => {
    const { code, out } = await hegemon(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${command}\\b`, 'm'));
  });
  test.each([
    ...COMMANDS.filter(command => !['data', 'map'].includes(command)),
    'data check',
    'map build',
    'map check',
  ])('contracts 4: %s --help shows examples', SLOW, async command => {
    const { code, out } = await hegemon([...command.split(' '), '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: hegemon ${command}`);
    expect(out).toContain('Examples:');
  });
  test.each([
    [['simulat', 'time-of-crisis'], 'Did you mean simulate?'],
    [['simulate', 'time-of-crisis', '--gams', '3'], 'Did you mean --games?'],
    [['simulate', 'time-of-crsis'], "did you mean 'time-of-crisis'?"],
    [['simulate'], "missing required argument 'game'"],
    [['simulate', 'time-of-crisis', '--games', 'many'], 'whole number'],
    [['simulate', 'time-of-crisis', '--players', '9'], 'played by 2, 3, 4 players, not by 9'],
    [['simulate', 'time-of-crisis', '--option', 'short-gam=on'], "did you mean 'short-game'?"],
    [['simulate', 'time-of-crisis', '--option', 'short-game=long'], "may be on, off, not 'long'"],
    [['simulate', 'time-of-crisis', '--option', 'short-game='], 'name=on, name=off or name=value'],
    [['simulate', 'time-of-crisis', '--bots', 'clever'], 'Known: random, greedy'],
    [['simulate', 'time-of-crisis', '--bots', 'greedy,random'], 'one for all, or one for each seat'],
    [['simulate', 'time-of-crisis', '--scenario', 'cannae'], 'has no scenarios'],
    [['play', 'time-of-crisis', '--seats', 'you,bot:clever'], 'bot:greedy'],
    [['rules', 'time-of-crisis', '--id', 'ToC 99'], "There is no rule 'ToC 99'"],
    [['rules', 'time-of-crisis', '--language', 'la'], 'speaks en and de'],
    [['data', 'check', 'chess'], "There is no game 'chess'"],
    [['map', 'build', 'chess'], "There is no game with a map 'chess'"],
    [['replay', 'nothing.json'], 'there is no such file'],
  ])('contracts 4: %j says what is wrong in a sentence', SLOW, async (args, sentence) => {
    const { code, out, err } = await hegemon(args);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(TRACE);
    expect(out).toBe('');
  });
  test('contracts 4: with --json a failure is JSON too', SLOW, async () => {
    const { code, out } = await hegemon(['simulate', 'chess', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, error: expect.stringContaining('chess') });
  });
});
