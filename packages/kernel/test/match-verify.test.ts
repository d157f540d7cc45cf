import { describe, expect, test } from 'vitest';
import { fileOf, openMatch, readMatchFile, sha256, verify } from '../src/index.js';
import { finishedFile, finishedMatch, game, runningMatch } from './support/played.js';
import { stored } from './support/tiny.js';

type Json = Record<string, unknown>;
const whole = finishedFile();
const last = whole.entries.length - 1;

/** What reading or verifying finds wrong, after one change; undefined if nothing. */
const findingAfter = (change: (file: Json & { entries: Json[] }) => void) => {
  const file = stored(whole) as unknown as Json & { entries: Json[] };
  change(file);
  const read = readMatchFile(JSON.stringify(file));
  if (!read.ok) return { read: read.fault };
  return verify(game, read.value).firstDifference;
};

describe('a whole file', () => {
  test('contracts 3: written, read back and verified', () => {
    const read = readMatchFile(JSON.stringify(whole));
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    expect(read.value).toEqual(whole);
    expect(verify(game, read.value)).toEqual({ ok: true, entries: last + 1 });
    expect(Object.keys(whole)).toEqual([
      'format',
      'game',
      'edition',
      'id',
      'options',
      'seats',
      'commitment',
      'seed',
      'entries',
      'result',
    ]);
  });
  test('contracts 3: a running match is whole too while it stays with its host, and can be played on', () => {
    const match = runningMatch();
    const again = openMatch(game, stored(fileOf(match)));
    if (!again.ok) throw new Error('no match');
    expect(again.value.answer({ seat: 'a', kind: 'bid', arg: 'low' })).not.toHaveProperty('refused');
    expect(again.value.state.bids).toEqual(['a low', 'b high']);
  });
  test('contracts 3: fields that hold nothing are no fields, as when entries come back from a database', () => {
    const filled = whole.entries.map(e => ({ seat: undefined, arg: undefined, drew: undefined, by: undefined, ...e }));
    expect(verify(game, { ...whole, entries: filled } as never).ok).toBe(true);
  });
  test('contracts 3: a file is a picture of the match, and does not change when the match goes on', () => {
    const match = runningMatch();
    const file = fileOf(match);
    const before = stored(file);
    match.answer({ seat: 'a', kind: 'bid', arg: 'low' });
    expect(file).toEqual(before);
  });
  test('contracts 3: the chain is what anybody can compute from the file', () => {
    const { id, options, seats, commitment } = whole;
    const head = { commitment, edition: 1, game: 'wager', id, options, seats };
    const sorted = JSON.stringify({
      ...head,
      seats: { a: { kind: 'person', name: 'Anna' }, b: { kind: 'bot', name: 'Bert' } },
    });
    const { key } = finishedMatch();
    const salt = (what: string, n: number) => sha256(`hegemon ${what} ${key} ${n}`).slice(0, 32);
    const { drew, dealt, hash } = whole.entries[0];
    const outside = {
      dealt: sha256(`${salt('dealt', 0)}${JSON.stringify(dealt)}`),
      drew,
      n: 0,
      said: sha256(`${salt('salt', 0)}{"kind":"start"}`),
    };
    expect(sha256(`${sha256(sorted)}${JSON.stringify(outside)}`)).toBe(hash);
  });
});

/** Every leaf of a value, with a way to replace it. */
const leavesOf = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}/${key}`))
    : [path];
const at = (file: unknown, path: string): { holder: Json; key: string } => {
  const parts = path.split('/').slice(1);
  const key = parts.pop()!;
  return { holder: parts.reduce((holder, part) => holder[part] as Json, file as Json), key };
};
const changed = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  const text = String(value);
  // Another digit, so that hashes and seeds stay well-formed.
  return `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`;
};
const FIRST_AT: Record<string, number> = { result: last };
const entryOf = (path: string): number => {
  const [, field, n] = path.split('/');
  return field === 'entries' ? Number(n) : (FIRST_AT[field] ?? 0);
};

describe('a single change anywhere is found', () => {
  const paths = leavesOf(whole, '');
  test('contracts 3: the file of the test has all there is', () => {
    expect(paths.length).toBeGreaterThan(80);
    for (const field of ['arg', 'at', 'by', 'redo', 'drew/0', 'dealt/0', 'hash', 'seat']) {
      expect(paths.some(path => path.endsWith(`/${field}`))).toBe(true);
    }
  });
  test.each(paths)('contracts 3: another value at %s', path => {
    const finding = findingAfter(file => {
      const { holder, key } = at(file, path);
      holder[key] = changed(holder[key]);
    });
    expect(finding).toBeDefined();
    if (finding && 'entry' in finding) expect(finding.entry).toBe(entryOf(path));
  });
  test.each(paths)('contracts 3: nothing at %s', path => {
    const finding = findingAfter(file => {
      const { holder, key } = at(file, path);
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
    });
    expect(finding).toBeDefined();
    if (finding && 'entry' in finding) expect(finding.entry).toBe(entryOf(path));
  });
  test('contracts 3: every digit of the seed and of the commitment', () => {
    for (let i = 0; i < 64; i++) {
      for (const path of ['/seed/serverSeed', '/commitment']) {
        const finding = findingAfter(file => {
          const { holder, key } = at(file, path);
          const text = holder[key] as string;
          holder[key] = text.slice(0, i) + (text[i] === 'f' ? '0' : 'f') + text.slice(i + 1);
        });
        expect(finding).toEqual({ entry: 0, what: 'commitment' });
      }
    }
  });
  const additions: [string, unknown][] = [
    ['by', 'order'],
    ['by', 'bot'],
    ['at', 'now'],
    ['redo', 1],
    ['drew', [1]],
    ['dealt', [1]],
    ['salt', 'x'],
    ['digest', '0'.repeat(64)],
    ['unseen', '0'.repeat(64)],
    ['arg', 'north'],
    ['seat', 'a'],
  ];
  test.each(additions)('contracts 3: %s added to an entry that had none', (field, value) => {
    for (let n = 0; n <= last; n++) {
      if (field in whole.entries[n]) continue;
      const finding = findingAfter(file => {
        file.entries[n][field] = value;
      });
      expect(finding).toMatchObject({ entry: n });
    }
  });
  test.each([
    ['for', 'a'],
    ['view', {}],
    ['heard', []],
  ])('contracts 3: %s added to a whole file', (field, value) => {
    expect(findingAfter(file => Object.assign(file, { [field]: value }))).toEqual({
      read: { code: 'unknown-field', path: field },
    });
  });
  test('contracts 3: a seed added for a seat that gave none, even an empty one', () => {
    const finding = findingAfter(file => {
      (file.seed as { clientSeeds: Json }).clientSeeds.b = '';
    });
    expect(finding).toEqual({ entry: 0, what: 'start' });
  });
});

describe('entries dropped, doubled, swapped or cut off', () => {
  const each = whole.entries.map((_, n) => n);
  test.each(each)('contracts 3: entry %i dropped', n => {
    const finding = findingAfter(file => file.entries.splice(n, 1));
    expect(finding).toMatchObject(n === last ? { entry: last - 1, what: 'result' } : { entry: n });
  });
  test.each(each)('contracts 3: entry %i doubled', n => {
    expect(findingAfter(file => file.entries.splice(n, 0, stored(file.entries[n])))).toMatchObject({
      entry: n + 1,
      what: 'number',
    });
  });
  test.each(each.slice(1))('contracts 3: entry %i swapped with the one before', n => {
    const finding = findingAfter(({ entries }) => {
      [entries[n - 1], entries[n]] = [entries[n], entries[n - 1]];
    });
    expect(finding).toMatchObject({ entry: n - 1 });
  });
  test.each(each)('contracts 3: cut off after entry %i', n => {
    const finding = findingAfter(file => file.entries.splice(n + 1));
    if (n === last) expect(finding).toBeUndefined();
    else expect(finding).toMatchObject({ entry: n, what: 'result' });
  });
  test('contracts 3: renumbered after dropping one, the chain still shows it', () => {
    for (let n = 1; n < last; n++) {
      const finding = findingAfter(file => {
        file.entries.splice(n, 1);
        file.entries = file.entries.map((entry, i) => ({ ...entry, n: i }));
      });
      expect(finding).toMatchObject({ entry: n });
    }
  });
  test('contracts 3: the entry is named together with what is wrong about it', () => {
    const thrown = whole.entries.findIndex(entry => entry.kind === 'throw');
    expect(findingAfter(file => Object.assign(file.entries[thrown], { drew: [7] }))).toEqual({
      entry: thrown,
      what: 'draws',
    });
    expect(findingAfter(file => Object.assign(file.entries[1], { arg: 'up' }))).toMatchObject({
      entry: 1,
      what: 'illegal',
      refusal: { refused: 'does-not-fit', because: 'not-among' },
    });
    expect(findingAfter(file => Object.assign(file.entries[2], { arg: 0 }))).toEqual({ entry: 2, what: 'undo' });
    expect(findingAfter(file => Object.assign(file.entries[2], { seat: 'b' }))).toEqual({ entry: 2, what: 'undo' });
    expect(findingAfter(file => Object.assign(file.entries[3], { redo: 2 }))).toEqual({ entry: 3, what: 'redo' });
    expect(findingAfter(file => Object.assign(file.entries[3], { arg: 'south' }))).toEqual({ entry: 3, what: 'redo' });
  });
});
