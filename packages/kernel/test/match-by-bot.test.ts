import { describe, expect, test } from 'vitest';
import { fileFor, fileOf, type Game, openMatch, readMatchFile, verify } from '../src/index.js';
import { game } from './support/played.js';
import { actionBy, answering, matchOf, stored } from './support/tiny.js';

const played = () => {
  const match = matchOf(game);
  answering(match)('a', 'step', 'north');
  match.answer(actionBy('a', 'hide'), { by: 'bot' });
  match.answer(actionBy('a', 'hide-nothing'), { at: '2026-02-03T10:01:01Z', by: 'bot' });
  return match;
};

describe('an answer given by a bot in the place of a person', () => {
  test('contracts 3: says so, in the file too, and the chain covers it', () => {
    const match = played();
    expect(match.entries.map(({ by }) => by)).toEqual([undefined, undefined, 'bot', 'bot']);
    const file = stored(fileOf(match));
    const read = readMatchFile(JSON.stringify(file));
    if (!read.ok) throw new Error(read.fault.code);
    expect(verify(game as unknown as Game, read.value)).toEqual({ ok: true, entries: 4 });
    const opened = openMatch(game as unknown as Game, read.value);
    expect(opened.ok && opened.value.entries).toEqual(match.entries);
    for (const by of [undefined, 'order' as const]) {
      const { by: _, ...bare } = file.entries[2];
      const forged = { ...file, entries: file.entries.with(2, by ? { ...bare, by } : bare) };
      expect(verify(game as unknown as Game, forged)).toMatchObject({ ok: false, firstDifference: { entry: 2 } });
    }
  });

  test('contracts 3: whose hand it was is kept from others, where the answer was a secret', () => {
    const match = played();
    expect(fileFor(match, 'a').entries[3]).toMatchObject({ kind: 'hide-nothing', by: 'bot' });
    expect(fileFor(match, 'b').entries[3]).toMatchObject({ kind: 'hidden' });
    expect(fileFor(match, 'b').entries[3].by).toBeUndefined();
    expect(fileFor(match, 'b').entries[2].by).toBe('bot');
  });

  test('house 9: is taken back by its seat like any other, and given again by its own hand', () => {
    const match = matchOf(game);
    match.answer(actionBy('a', 'step', 'north'), { by: 'bot' });
    expect(match.mayUndo('b')).toMatchObject({ refused: 'boundary' });
    expect(match.undo('a')).toMatchObject({ entry: { kind: 'undo', arg: 1 } });
    expect(match.redo('a')).toMatchObject({ entry: { kind: 'step', redo: 1 } });
    expect(match.entries.at(-1)?.by).toBeUndefined();
  });
});
