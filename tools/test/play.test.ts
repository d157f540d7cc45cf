import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hegemon, scratch, startHegemon, TRACE } from './support/hegemon.js';

const SLOW = { timeout: 90_000 };
const HAND = '2 military, 2 senate, 1 populace';
const PLAY = ['play', 'time-of-crisis', '--seats', 'you,bot:random', '--seed', 'friday'];
const SAVED = '.hegemon/time-of-crisis-friday.hegemon.json';
const entriesIn = (path: string): { kind: string; seat?: string }[] => JSON.parse(readFileSync(path, 'utf8')).entries;

describe.concurrent('play', () => {
  test('contracts 4: questions, answers and commands through several turns', SLOW, async () => {
    const cwd = scratch();
    const turn = ['end-actions', 'keep-rest', 'end purchases'];
    const lines = [
      'gallia',
      '2 military', // too few
      HAND,
      'why',
      'why place-governor italia',
      'why move green-general-0 syria',
      'play military',
      '1 1',
      'why move g1 thracia',
      'undo',
      'redo',
      'reset',
      'nonsense',
      'odds',
      'odds g1 goths',
      'hazards',
      'board',
      'log 3',
      'rules 8.4',
      'rules 99',
      'save copy.json',
      'help',
      ...turn,
      '1 military, 4 senate, 3 populace', // more than is missing
      ...turn,
      ...turn,
      'quit',
      'end-actions',
    ];
    const { code, out, err } = await hegemon(PLAY, { cwd, lines });
    expect(err).toBe('');
    expect(code).toBe(0);
    const expected = [
      /Saved after every answer in \.hegemon\/time-of-crisis-friday\.hegemon\.json/,
      /Choose the province in which your family begins\. \[ToC 3\.2\.province\]/,
      /That makes 2, and it must be 5/,
      /Green chose a first hand of 5 cards: 2 × Military 1/,
      /Play a card or take an action/,
      /ToC 6\.3 Actions/,
      /See\s+rule 6\.3\.2/,
      /This costs 1 Military point; you have 0/,
      /Green played Military 1: 1 Military point/,
      /Thracia is not adjacent\. Possible/,
      /Taken back\./,
      /Given again\./,
      /'nonsense' is not among the answers; try: why nonsense/,
      /Name an army of yours/,
      /has no enemy in the same region/,
      /The next crisis roll, if the board stays as it is:\n +Barbarians enter: /,
      /The dice show: Event 16\.7%/,
      /Gallia +G +1\/4 +G1 1L\+m/,
      /ToC 8\.4 Advance/,
      /There is no rule '99'/,
      /Saved in copy\.json/,
      /take back the last answer/,
      /The match is saved in/,
    ];
    for (const sentence of expected) expect(out).toMatch(sentence);
    const kinds = entriesIn(join(cwd, SAVED)).map(({ kind }) => kind);
    expect(kinds).toContain('undo');
    expect(kinds.filter(kind => kind === 'end-purchases').length).toBeGreaterThanOrEqual(3);
    const verified = await hegemon(['verify', SAVED, 'copy.json'], { cwd });
    expect(verified.code).toBe(0);
  });

  test('contracts 4: the same seed and the same answers make the same match, in either language', SLOW, async () => {
    const [first, second] = [scratch(), scratch()];
    const lines = ['asia', HAND, '1 1', '1 1', 'end-actions'];
    await Promise.all([
      hegemon(PLAY, { cwd: first, lines }),
      hegemon([...PLAY, '--language', 'de'], {
        cwd: second,
        lines: ['Asia', '2 militär, 2 senat, 1 bevölkerung', ...lines.slice(2)],
      }),
    ]);
    expect(readFileSync(join(second, SAVED), 'utf8')).toBe(readFileSync(join(first, SAVED), 'utf8'));
  });

  test('contracts 4: who does not say which game is told what there is', SLOW, async () => {
    const { code, err } = await hegemon(['play', '--seats', 'greedy,random']);
    expect(code).toBe(1);
    expect(err).toMatch(/which game.*time-of-crisis.*medioevo-universale/);
  });

  test('contracts 4: bots alone play to the end, and the file verifies', SLOW, async () => {
    const cwd = scratch();
    const { code, out } = await hegemon(['play', 'time-of-crisis', '--seats', 'greedy,random', '--seed', 'bots'], {
      cwd,
    });
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over\. .* wins? with \d+ Legacy/);
    expect(out).toMatch(/The seed was [0-9a-f]{64}/);
    const verified = await hegemon(['verify', '.hegemon/time-of-crisis-bots.hegemon.json', '--json'], { cwd });
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true });
  });

  test('contracts 4: several people at one screen have a curtain between their hands', SLOW, async () => {
    const args = ['play', 'time-of-crisis', '--seats', 'you:Anna,you:Ben', '--seed', 'curtain'];
    const lines = ['', 'gallia', '', 'asia', '', HAND, '', '3 populace, 2 senate', ''];
    const { code, out } = await hegemon(args, { lines });
    expect(code).toBe(0);
    const screens = out.split(/Pass the screen to (?:Green \(Anna\)|Blue \(Ben\)), and press Enter\./);
    expect(screens.length).toBeGreaterThanOrEqual(4);
    // Behind each curtain nobody but its own seat is shown cards it has chosen.
    const shown = screens.filter(screen => screen.includes('chose a first hand of 5 cards: '));
    for (const screen of shown) {
      const hands = new Set(
        [...screen.matchAll(/(Green|Blue) chose a first hand of 5 cards: /g)].map(([, seat]) => seat),
      );
      expect(hands.size).toBe(1);
    }
  });

  test('contracts 4: who is killed in the midst of a match goes on with --load', SLOW, async () => {
    const cwd = scratch();
    const child = startHegemon(PLAY, cwd);
    let out = '';
    child.stdout?.on('data', data => (out += data));
    const until = async (sentence: RegExp): Promise<void> => {
      for (let i = 0; i < 400 && !sentence.test(out); i++) await new Promise(resolve => setTimeout(resolve, 50));
      expect(out).toMatch(sentence);
    };
    await until(/Choose the province/);
    child.stdin?.write('gallia\n');
    await until(/Choose 5 cards/);
    child.stdin?.write(`${HAND}\n`);
    await until(/Play a card or take an action/);
    child.stdin?.write('1 1\n');
    await until(/Green played Military 1/);
    const ended = new Promise(resolve => child.on('close', resolve));
    process.kill(-child.pid!, 'SIGKILL');
    await ended;
    const before = entriesIn(join(cwd, SAVED));
    expect(before.at(-1)).toMatchObject({ seat: 'green', kind: 'play-card' });
    expect(readdirSync(join(cwd, '.hegemon'))).toEqual(['time-of-crisis-friday.hegemon.json']);
    const resumed = await hegemon(['play', '--load', SAVED], { cwd, lines: ['undo', '1 1', 'quit'] });
    expect(resumed.code).toBe(0);
    expect(resumed.out).toContain(`Going on after entry ${before.length - 1}.`);
    expect(
      entriesIn(join(cwd, SAVED))
        .map(({ kind }) => kind)
        .slice(before.length),
    ).toEqual(['undo', 'play-card']);
  });

  test('contracts 3: a match goes on from any entry, with others in the seats', SLOW, async () => {
    const cwd = scratch();
    await hegemon(['play', 'time-of-crisis', '--seats', 'random,random', '--seed', 'branch'], { cwd });
    const original = '.hegemon/time-of-crisis-branch.hegemon.json';
    const length = entriesIn(join(cwd, original)).length;
    const at = length - 40;
    const args = ['play', '--load', original, '--at', `${at}`, '--seats', 'random,random'];
    const { code, out } = await hegemon(args, { cwd });
    expect(code).toBe(0);
    expect(out).toContain('The game is over.');
    const branch = `.hegemon/time-of-crisis-branch-from-${at}.hegemon.json`;
    const { code: verified } = await hegemon(['verify', original, branch], { cwd });
    expect(verified).toBe(0);
    expect(entriesIn(join(cwd, original))).toHaveLength(length);
  });

  test('contracts 4: a match that cannot be saved is played on, and says so once', SLOW, async () => {
    const cwd = scratch();
    writeFileSync(join(cwd, 'file'), '');
    const { code, out, err } = await hegemon([...PLAY, '--autosave', 'file/match.json'], {
      cwd,
      lines: ['gallia', HAND, 'save elsewhere.json', 'quit'],
    });
    expect(out.match(/could not be saved in file\/match\.json/g)).toHaveLength(1);
    expect(out).toContain('Play goes on');
    expect(out).toContain('Saved in elsewhere.json');
    expect(out + err).not.toMatch(TRACE);
    expect(code).toBe(1);
    expect(existsSync(join(cwd, 'elsewhere.json'))).toBe(true);
  });

  test('contracts 4: no match on disk is written over by a new one', SLOW, async () => {
    const cwd = scratch();
    mkdirSync(join(cwd, '.hegemon'));
    writeFileSync(join(cwd, SAVED), 'mine');
    const [named, unnamed] = await Promise.all([
      hegemon([...PLAY, '--autosave', SAVED], { cwd }),
      hegemon(PLAY, { cwd, lines: ['quit'] }),
    ]);
    expect(named).toMatchObject({ code: 1, err: expect.stringContaining('is there already') });
    expect(unnamed.out).toContain('time-of-crisis-friday-2.hegemon.json');
    expect(readFileSync(join(cwd, SAVED), 'utf8')).toBe('mine');
  });

  test('contracts 4: files that are no match to go on with get one sentence', SLOW, async () => {
    const cwd = scratch();
    writeFileSync(join(cwd, 'garbage.json'), 'garbage');
    const [garbage, missing] = await Promise.all([
      hegemon(['play', '--load', 'garbage.json'], { cwd }),
      hegemon(['play', '--load', 'missing.json'], { cwd }),
    ]);
    expect(garbage).toMatchObject({ code: 1, err: expect.stringContaining('is not JSON') });
    expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('there is no such file') });
  });
});
