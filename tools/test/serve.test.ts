import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { hegemon, TRACE } from './support/hegemon.js';

const folder = mkdtempSync(join(tmpdir(), 'hegemon-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const SLOW = { timeout: 120_000 };
const file = (name: string): string => join(folder, name);
const sqlite = (name: string): string => `sqlite:${file(name)}`;

describe('a server that cannot be opened', () => {
  test('contracts 5: where the port is taken it says so, and ends', SLOW, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise(resolve => other.once('listening', resolve));
    const { port } = other.address() as { readonly port: number };
    const { code, err } = await hegemon([
      ...['serve', '--no-page', '--port', `${port}`, '--host', '127.0.0.1', '--log-level', 'silent'],
      ...['--database', sqlite('port.sqlite')],
    ]);
    other.close();
    expect([code, err]).toEqual([1, expect.stringContaining(`Port ${port} is taken`)]);
  });

  test.each([
    [['--database', 'sqlite:'], 'a database is named by sqlite:<path>'],
    [['--database', 'mysql://here'], 'a database is named by sqlite:<path>'],
    [['--database', 'sqlite:/dev/null/h.sqlite'], 'The database /dev/null/h.sqlite cannot be opened'],
    [['--smtp', 'foo', '--database', sqlite('a.sqlite')], 'an address such as smtp://'],
    [['--port', 'many'], 'a number from 0 to 65535'],
    [['--host', '203.0.113.7', '--database', sqlite('b.sqlite')], 'This machine has no address 203.0.113.7'],
  ])('contracts 5: serve %j says what is wrong in a sentence, and ends', SLOW, async (given, said) => {
    const { code, err } = await hegemon(['serve', '--no-page', '--log-level', 'silent', '--port', '0', ...given]);
    expect([code, err]).toEqual([1, expect.stringContaining(said)]);
    expect(err).not.toMatch(TRACE);
  });
});

describe('the database of a server', () => {
  test('contracts 5: what is no backup is not restored, and no database is made for it', SLOW, async () => {
    writeFileSync(file('none.gz'), 'this is no backup');
    const { code, err } = await hegemon(['db', 'restore', file('none.gz'), '--database', sqlite('c.sqlite')]);
    expect([code, err]).toEqual([1, expect.stringContaining('This is no backup of Hegemon')]);
    expect(existsSync(file('c.sqlite'))).toBe(false);
  });

  test('contracts 5: migrate, backup, restore and rehearse, one after the other', SLOW, async () => {
    const made = await hegemon(['db', 'migrate', '--database', sqlite('d.sqlite')]);
    expect([made.code, made.out]).toEqual([0, expect.stringContaining('Done: 0001-beginning.')]);
    const kept = await hegemon(['db', 'backup', file('d.gz'), '--database', sqlite('d.sqlite')]);
    expect([kept.code, kept.out]).toEqual([0, expect.stringContaining('0 matches')]);
    const again = await hegemon(['db', 'backup', file('d.gz'), '--database', sqlite('d.sqlite')]);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('is there already')]);
    const back = await hegemon(['db', 'restore', file('d.gz'), '--database', sqlite('e.sqlite')]);
    expect([back.code, back.out]).toEqual([0, expect.stringContaining('0 matches restored')]);
    const rehearsed = await hegemon(['db', 'rehearse', '--database', sqlite('e.sqlite')]);
    expect([rehearsed.code, rehearsed.out]).toEqual([0, expect.stringContaining('Running matches: 0')]);
    const missing = await hegemon(['db', 'backup', file('f.gz'), '--database', sqlite('f.sqlite')]);
    expect([missing.code, missing.err]).toEqual([1, expect.stringContaining('There is no database at')]);
  });
});
