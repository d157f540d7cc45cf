import { chmodSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@hegemon/games';
import { type Entry, fileFor, Match, type MatchFile, seedOfText } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { hegemon, playedMatch, scratch, TRACE, written } from './support/hegemon.js';

const SLOW = { timeout: 60_000 };
const file = playedMatch('files');
const folder = scratch();
const whole = written(folder, 'whole.hegemon.json', file);

const withEntry = (n: number, change: (entry: Entry) => Partial<Entry>): MatchFile => ({
  ...file,
  entries: file.entries.map(entry => (entry.n === n ? { ...entry, ...change(entry) } : entry)),
});
const entryWhere = (test: (entry: Entry) => boolean): Entry => file.entries.find(entry => entry.n > 20 && test(entry))!;
const otherDigit = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

describe.concurrent('verify', () => {
  test('contracts 3: a match is replayed and found right', SLOW, async () => {
    const { code, out } = await hegemon(['verify', whole]);
    expect(code).toBe(0);
    expect(out).toContain(`${file.entries.length} entries, every entry legal`);
    const asJson = await hegemon(['verify', whole, '--json']);
    expect(JSON.parse(asJson.out)).toMatchObject({ ok: true, entries: file.entries.length });
  });

  test('contracts 3: whatever is changed is found, and the entry is named', SLOW, async () => {
    const rolled = entryWhere(({ drew }) => drew !== undefined);
    const picked = entryWhere(({ arg, kind }) => typeof arg === 'string' && kind === 'play-card');
    const { seed } = file;
    const changed: [string, MatchFile, number][] = [
      ['draw', withEntry(rolled.n, ({ drew = [] }) => ({ drew: [(drew[0] % 6) + 1, ...drew.slice(1)] })), rolled.n],
      ['arg', withEntry(picked.n, ({ arg }) => ({ arg: arg === 'military-1' ? 'senate-1' : 'military-1' })), picked.n],
      ['kind', withEntry(picked.n, () => ({ kind: 'end-actions' })), picked.n],
      ['seat', withEntry(picked.n, ({ seat }) => ({ seat: seat === 'green' ? 'blue' : 'green' })), picked.n],
      ['hash', withEntry(picked.n, ({ hash }) => ({ hash: otherDigit(hash) })), picked.n],
      ['time', withEntry(picked.n, () => ({ at: '2026-11-15T10:00:00Z' })), picked.n],
      ['left-out', { ...file, entries: file.entries.filter(({ n }) => n !== picked.n) }, picked.n],
      ['seed', { ...file, seed: { ...seed!, serverSeed: otherDigit(seed!.serverSeed) } }, 0],
      ['client-seed', { ...file, seed: { ...seed!, clientSeeds: { green: 'x' } } }, 0],
      ['commitment', { ...file, commitment: otherDigit(file.commitment) }, 0],
      ['name', { ...file, seats: { ...file.seats, green: { name: 'somebody', kind: 'bot' } } }, 0],
      ['options', { ...file, options: { players: 2, 'short-game': true } as never }, 0],
      ['id', { ...file, id: 'another' }, 0],
      ['result', { ...file, result: { ...file.result!, winners: ['nobody'] } }, file.entries.length - 1],
    ];
    const paths = changed.map(([name, content]) => written(folder, `changed-${name}.json`, content));
    const { code, out, err } = await hegemon(['verify', '--json', ...paths]);
    expect(code).toBe(1);
    expect(err).toBe('');
    const findings: { ok: boolean; firstDifference: { entry: number }; message: string }[] = JSON.parse(out);
    expect(findings.map(({ ok, firstDifference }, i) => [changed[i][0], ok, firstDifference?.entry])).toEqual(
      changed.map(([name, , entry]) => [name, false, entry]),
    );
    for (const { message } of findings) expect(message).toMatch(/\.$/);
  });

  test('contracts 4: what is no match file gets one clear sentence each', SLOW, async () => {
    const directory = join(folder, 'directory');
    mkdirSync(directory);
    const big = written(folder, 'big.json', '');
    truncateSync(big, 50 * 1024 * 1024);
    const text = readFileSync(whole, 'utf8');
    const closed = written(folder, 'closed.json', file);
    chmodSync(closed, 0);
    const cases: [string, RegExp][] = [
      [join(folder, 'missing.json'), /cannot be read: there is no such file/],
      [directory, /is a directory; name a match file/],
      [big, /has 50 MB, and no match file is bigger than 32 MB/],
      ['/dev/null', /is not a plain file/],
      [written(folder, 'empty.json', ''), /is not JSON, or was cut off/],
      [written(folder, 'cut-off.json', text.slice(0, text.length / 2)), /is not JSON, or was cut off/],
      [written(folder, 'garbage.json', '\u0000\u0001\ufffd'.repeat(1000)), /is not JSON/],
      [written(folder, 'deep.json', '['.repeat(100_000)), /is not JSON/],
      [written(folder, 'other.json', { name: 'x' }), /no 'format'/],
      [written(folder, 'null.json', 'null'), /no 'format'/],
      [written(folder, 'format.json', { ...file, format: 'hegemon-match/9' }), /has the format 'hegemon-match\/9'/],
      [written(folder, 'game.json', { ...file, game: 'chess' }), /match of 'chess', a game this Hegemon does not have/],
      [written(folder, 'later.json', { ...file, edition: 99 }), /edition 99 .* update Hegemon/],
      [written(folder, 'stray.json', { ...file, extra: 1 }), /'extra' does not belong there/],
      [written(folder, 'seatless.json', { ...file, seats: {} }), /there should be green,blue at 'seats'/],
      [written(folder, 'unsafe.json', `{"__proto__": 1, "format": "hegemon-match/1"}`), /does not belong there/],
    ];
    // Whoever may read everything may read this too.
    if (process.getuid?.() !== 0) cases.push([closed, /you may not open it/]);
    const { code, out, err } = await hegemon(['verify', ...cases.map(([path]) => path)]);
    expect(code).toBe(1);
    expect(out).toBe('');
    const lines = err.trim().split('\n');
    expect(lines).toHaveLength(cases.length);
    cases.forEach(([, sentence], i) => {
      expect(lines[i]).toMatch(sentence);
    });
    expect(err).not.toMatch(TRACE);
  });

  test(
    'contracts 3: the copy of one seat of a running match can be checked and read, but not played',
    SLOW,
    async () => {
      const [{ game }] = games;
      const seats = { green: { name: 'a', kind: 'person' as const }, blue: { name: 'b', kind: 'person' as const } };
      const match = new Match(game, {
        id: 'running',
        options: { players: 2 },
        seats,
        seed: { serverSeed: seedOfText('running'), clientSeeds: {} },
      });
      const hand = { 'military-1': 3, 'senate-1': 2 };
      const [first, second] = game.pending(match.state)[0].seat === 'green' ? ['green', 'blue'] : ['blue', 'green'];
      match.answer({ seat: first, kind: 'choose-start-province', arg: 'gallia' });
      match.answer({ seat: second, kind: 'choose-start-province', arg: 'asia' });
      match.answer({ seat: 'blue', kind: 'choose-start-hand', arg: hand });
      match.answer({ seat: 'green', kind: 'choose-start-hand', arg: { 'populace-1': 3, 'senate-1': 2 } });
      const copy = written(folder, 'copy.json', fileFor(match, 'green'));
      const [verified, read, other, played] = await Promise.all([
        hegemon(['verify', copy]),
        hegemon(['replay', copy]),
        hegemon(['replay', copy, '--as', 'blue']),
        hegemon(['play', '--load', copy]),
      ]);
      expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('the chain of hashes holds') });
      expect(read.out).toContain('Green chose a first hand of 5 cards: 2 × Senate 1 and 3 × Populace 1.');
      expect(read.out).toContain('Blue chose a first hand of 5 cards.');
      expect(other).toMatchObject({ code: 1, err: expect.stringContaining('is the copy of green') });
      expect(played).toMatchObject({ code: 1, err: expect.stringContaining('holds no seed to play on with') });
    },
  );
});

describe.concurrent('replay', () => {
  test('contracts 4: the chronicle and the position, in the language of the reader', SLOW, async () => {
    const [english, german] = await Promise.all([
      hegemon(['replay', whole]),
      hegemon(['replay', whole, '--language', 'de']),
    ]);
    expect(english.code).toBe(0);
    expect(english.out).toContain(`Position after entry ${file.entries.length - 1}`);
    expect(english.out).toMatch(/Turn 1 began: \w+ is to play\./);
    expect(german.out).toMatch(/Zug 1: \S+ ist an der Reihe\./);
  });
  test('contracts 4: --as shows what that seat was told and sees, and --at stops', SLOW, async () => {
    const secret = file.entries.find(({ kind, seat }) => kind === 'choose-start-hand' && seat === 'blue')!;
    const [green, blue] = await Promise.all(
      ['green', 'blue'].map(async seat => {
        const { out } = await hegemon(['replay', whole, '--as', seat, '--at', '12', '--json']);
        return JSON.parse(out);
      }),
    );
    expect(green.entries).toHaveLength(13);
    expect(green.entries[secret.n]).toMatchObject({ kind: 'hidden' });
    expect(green.entries[secret.n]).not.toHaveProperty('arg');
    expect(blue.entries[secret.n].arg).toEqual(secret.arg);
    expect(green.view.hand.green.cards).toBeDefined();
    expect(green.view.hand.blue.cards).toBeUndefined();
    expect(JSON.stringify(green)).not.toMatch(/"dealt"|serverSeed/);
  });
  test('contracts 4: an entry or a seat that is not there is named', SLOW, async () => {
    const [entry, seat] = await Promise.all([
      hegemon(['replay', whole, '--at', '999999']),
      hegemon(['replay', whole, '--as', 'purple']),
    ]);
    expect(entry).toMatchObject({ code: 1, err: expect.stringContaining('there is no entry 999999') });
    expect(seat).toMatchObject({ code: 1, err: expect.stringContaining("There is no seat 'purple'") });
  });
});
