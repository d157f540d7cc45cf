import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { random } from '@hegemon/bots';
import { games } from '@hegemon/games';
import { type BotFault, type Thinker, thinkHere } from '@hegemon/host';
import { Match, openMatch, readMatchFile, seedOfText } from '@hegemon/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ladderFor } from '../src/play/answering.js';
import { botPhrasesFor } from '../src/play/bot-phrases.js';
import { BOTS } from '../src/play/thinking.js';
import { sparkline } from '../src/replay/report-text.js';
import { speechFor } from '../src/speech.js';
import { hegemon, playedMatch, scratch, TRACE, written } from './support/hegemon.js';

const SLOW = { timeout: 300_000 };
const [listing] = games;
const { game } = listing;
const matchIn = (path: string) => {
  const file = readMatchFile(readFileSync(path, 'utf8'));
  const opened = file.ok ? openMatch(game, file.value) : file;
  if (!opened.ok) throw new Error('the file does not hold');
  return opened.value;
};
const PLAY = ['play', 'time-of-crisis', '--seats', 'you,random', '--seed', 'stand in', '--autosave', 'm.json'];

describe('a bot in the place of a person', () => {
  test('contracts 4: plays until he is back, and the file says which answers were its own', SLOW, async () => {
    const cwd = scratch();
    const lines = ['bot', 'bot caesar', 'bot greedy', 'back', 'back', 'log', 'quit'];
    const { code, out, err } = await hegemon(PLAY, { cwd, lines });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Say which bot plays for you: random (Beginner), greedy (Apprentice),');
    expect(out).toContain('Apprentice plays for Green from now on.');
    // What it played is marked when it is told, and in the chronicle.
    expect(out).toMatch(/\n· \[bot\] Green /);
    expect(out).toMatch(/\n {2}\[bot\] Green /);
    expect(out).not.toMatch(/\[bot\] Blue/);
    expect(out).toContain('You play yourself again.');
    expect(out).toContain('Nobody plays for you; bot <level> lets a bot do it.');
    expect(out).not.toMatch(TRACE);
    const { entries } = matchIn(join(cwd, 'm.json'));
    const given = entries.filter(({ seat }) => seat === 'green');
    expect(given.map(({ by }) => by)).toEqual(['bot']);
    expect(entries.filter(({ seat, by }) => seat === 'blue' && by)).toEqual([]);
  });

  test('contracts 4: plays to the end if nobody comes back', SLOW, async () => {
    const cwd = scratch();
    const short = [...PLAY, '--option', 'short-game=on'];
    const { code, out } = await hegemon(short, { cwd, lines: ['bot random', 'what?'] });
    expect(code).toBe(0);
    expect(out).toContain('A bot plays for you; type back');
    expect(out).toContain('The game is over.');
    expect(matchIn(join(cwd, 'm.json')).outcome).toBeDefined();
  });

  test('contracts 4: in German zurück brings one back, and otherwise takes back', SLOW, async () => {
    const lines = ['zurück', 'bot random', 'zurück', 'ende'];
    const { code, out } = await hegemon([...PLAY, '--language', 'de'], { lines });
    expect(code).toBe(0);
    expect(out).toContain('Anfänger spielt von jetzt an für Grün.');
    expect(out).toContain('Du spielst wieder selbst.');
  });
});

describe('a hint', () => {
  test('contracts 4: says what a strong bot would answer, what it changes, and what else there is', SLOW, async () => {
    const { code, out } = await hegemon(PLAY, { lines: ['hint', 'quit'] });
    expect(code).toBe(0);
    expect(out).toMatch(/Master would answer: begin in \w+ \(\d+\.\d% to win\)\./);
    expect(out).toMatch(/To do it, type \d+ or: hint do/);
    // Another answer has a chance, or words in its place.
    expect(
      out.match(/\n {2}Or: begin in \w+ \((\d+\.\d% to win|about the same|better at first sight)\)/g),
    ).toHaveLength(2);
    const german = await hegemon([...PLAY, '--language', 'de'], { lines: ['tipp', 'ende'] });
    expect(german.out).toMatch(/Meister würde antworten: .+ \(\d+,\d\u00a0% Siegchance\)\./);
  });
});

describe('a hint that is followed', () => {
  test('contracts 4: hint do gives the answer, once it was told or at once', SLOW, async () => {
    const cwd = scratch();
    const { code, out } = await hegemon(PLAY, { cwd, lines: ['hint', 'hint do', 'quit'] });
    expect(code).toBe(0);
    const begun = /Master would answer: begin in (\w+)/.exec(out)?.[1] ?? '';
    expect(begun).not.toBe('');
    const given = matchIn(join(cwd, 'm.json')).entries.filter(({ seat }) => seat === 'green');
    expect(given).toMatchObject([{ kind: 'choose-start-province', arg: begun.toLowerCase() }]);
    // It was the person who answered.
    expect(given[0].by).toBeUndefined();
    const other = scratch();
    const german = await hegemon([...PLAY, '--language', 'de'], { cwd: other, lines: ['tipp tun', 'ende'] });
    expect(german.out).toContain('Meister würde antworten');
    expect(matchIn(join(other, 'm.json')).entries.some(({ seat }) => seat === 'green')).toBe(true);
  });
});

describe('a bot that fails', () => {
  afterEach(() => vi.restoreAllMocks());
  const failing: Thinker = {
    ...thinkHere({ listings: games, bots: BOTS }, async () => undefined),
    think: () => ({ done: Promise.reject(new Error('out of ideas')), stop: () => undefined }),
  };
  const askIn = async (folder: string, thinker = failing) => {
    const said: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation(text => said.push(String(text)) > 0);
    const options = { players: 2 };
    const seats = Object.fromEntries(
      game.seats(options).map(seat => [seat, { name: 'planner', kind: 'bot' as const }]),
    );
    const seed = { serverSeed: seedOfText('fault'), clientSeeds: {} };
    const match = new Match(game, { id: 'test-fault', options, seats, seed });
    const speech = await speechFor(listing, 'en');
    const ladder = ladderFor(match, thinker, { speech, phrases: botPhrasesFor('en'), folder });
    const [decision] = game.pending(match.state);
    const decided = await ladder.ask(decision, 'planner', () => undefined).done;
    return { said: said.join('').replace(/\s+/g, ' '), decided };
  };

  test('house 18: is named, what it was asked is kept, and chance answers in the end', async () => {
    const folder = scratch();
    const { said, decided } = await askIn(folder);
    expect(decided.question.bot).toBe(random.name);
    // What it has thrown may tell of its hand, and is in the file alone.
    expect(said).toContain('The bot planner (Blue) failed. greedy answers for it.');
    expect(said).toContain('The bot greedy (Blue) failed. random answers for it.');
    expect(said).not.toContain('out of ideas');
    const names = readdirSync(folder).sort();
    expect(names).toEqual(['greedy', 'planner'].map(bot => `test-fault-${bot}-blue-1.bot-fault.json`));
    expect(said).toContain(`hegemon think ${join(folder, names[1])}`);
    const fault: BotFault = JSON.parse(readFileSync(join(folder, names[1]), 'utf8'));
    expect(fault).toMatchObject({
      format: 'hegemon-bot-fault/1',
      game: game.id,
      bot: 'planner',
      message: 'out of ideas',
    });
  });

  test('house 18: an answer that is not offered is told by its kind, without what it says', async () => {
    const answer = { kind: 'conquer', arg: 'atlantis' };
    const babbling: Thinker = {
      ...failing,
      think: () => ({ done: Promise.resolve({ answer, nodes: 0 }), stop: () => undefined }),
    };
    const { said } = await askIn(scratch(), babbling);
    expect(said).toContain('The bot planner (Blue) failed: conquer is not-offered. greedy answers for it.');
    expect(said).not.toContain('atlantis');
  });

  test('house 18: is named also where nothing can be kept', async () => {
    const { said } = await askIn(written(scratch(), 'file', 'no folder'));
    expect(said).toContain('could not be kept in');
  });
});

describe('the report on a match', () => {
  test('contracts 4: chances, luck and turning points, as text and as data', SLOW, async () => {
    const path = written(scratch(), 'm.json', playedMatch('report'));
    const { code, out } = await hegemon(['replay', path, '--report']);
    expect(code).toBe(0);
    expect(out).toMatch(/Chances to win at the end of each turn.*\nGreen {2}[▁-█]+ {2}/);
    expect(out).toContain('What the dice gave or took, in percentage points');
    // What a turn did to somebody, and how much of it one entry did by itself.
    const parts = 'all of it and more|most of it|the greatest part';
    expect(out).toMatch(
      new RegExp(
        `Turn \\d+: (Green|Blue) [+-]\\d+\\.\\d, (${parts}) \\([+-]\\d+\\.\\d\\)\\s+by (the dice|a decision):`,
      ),
    );
    const { out: json } = await hegemon(['replay', path, '--report', '--json']);
    expect(Object.keys(JSON.parse(json))).toEqual(['chances', 'rolls', 'luck', 'turningPoints']);
    const wrong = await hegemon(['replay', path, '--report', '--as', 'green']);
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('leave out --at and --as')]);
  });

  test('contracts 4: the line of chances fits the window, and ends with the end', () => {
    expect(sparkline([0, 0.5, 1], 10)).toBe('▁▅█');
    const long = Array.from({ length: 100 }, (_, i) => i / 99);
    expect(sparkline(long, 30).length).toBeLessThanOrEqual(30);
    expect(sparkline(long, 30).at(-1)).toBe('█');
  });
});
