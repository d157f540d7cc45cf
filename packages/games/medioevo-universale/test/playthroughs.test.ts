import { readdirSync, readFileSync } from 'node:fs';
import { type MatchFile, openMatch, readMatchFile } from '@hegemon/kernel';
import { playthroughText } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { medioevoUniversale as game } from '../src/game.js';

const folder = new URL('./playthroughs/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder)
  .filter(name => name.endsWith('.hegemon.json'))
  .map(name => name.replace('.hegemon.json', ''));

const fileOf = (name: string): MatchFile => {
  const file = readMatchFile(read(`${name}.hegemon.json`));
  if (!file.ok) throw new Error(`${name}: ${file.fault.code} at ${file.fault.path}`);
  return file.value;
};

describe('playthroughs', () => {
  test.each(names)('MU 0-length: the playthrough %s plays as it is written', name => {
    const match = openMatch(game, fileOf(name));
    if (!match.ok) throw new Error(`entry ${match.fault.entry}: ${match.fault.what}`);
    expect(match.value.outcome).toBeDefined();
    expect(playthroughText(match.value)).toBe(read(`${name}.txt`));
  });

  const files = names.map(fileOf);
  test('MU 0-length: there is a playthrough for every way the game can end, and one with a tie', () => {
    const results = files.map(({ result }) => result);
    for (const how of game.endings) expect(results.map(result => result?.how)).toContain(how);
    expect(results.map(result => result?.decidedBy)).toContain('money');
    expect(results.some(result => result?.winners.length === 2)).toBe(true);
  });

  test('MU X: there is a playthrough with every variant', () => {
    const chosen = files.map(({ options }): Readonly<Record<string, unknown>> => ({ ...options }));
    for (const { id, byDefault } of game.optionSpecs.filter(spec => typeof spec.byDefault === 'boolean'))
      expect([id, chosen.some(options => options[id] === !byDefault)]).toEqual([id, true]);
  });

  test('MU 0-round: war, capture, trade, claims, loans, orders and treaties are among what is played', () => {
    const kinds = new Set(files.flatMap(({ entries }) => entries.map(({ kind }) => kind)));
    for (const kind of [
      ...['declare-war', 'move', 'assign', 'retreat', 'capture', 'buy', 'sell', 'start-route', 'claim'],
      ...['take-loan', 'fall-short', 'use-card', 'use-technology', 'carry-out', 'send-draft', 'accept-proposal'],
    ])
      expect(kinds).toContain(kind);
  });
});
