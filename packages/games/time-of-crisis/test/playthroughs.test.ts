import { readdirSync, readFileSync } from 'node:fs';
import { type MatchFile, openMatch, readMatchFile } from '@hegemon/kernel';
import { playthroughText } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { timeOfCrisis } from '../src/index.js';

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
  test.each(names)('ToC 7: the playthrough %s plays as it is written', name => {
    const match = openMatch(timeOfCrisis, fileOf(name));
    if (!match.ok) throw new Error(`entry ${match.fault.entry}: ${match.fault.what}`);
    expect(match.value.outcome).toBeDefined();
    expect(playthroughText(match.value)).toBe(read(`${name}.txt`));
  });

  test('ToC 7.1: there is a playthrough for every way the game can end, with and without a tie', () => {
    const results = names.map(name => fileOf(name).result);
    for (const how of timeOfCrisis.endings) expect(results.some(result => result?.how === how)).toBe(true);
    expect(results.some(result => result?.decidedBy === 'die')).toBe(true);
    expect(results.some(result => result?.decidedBy === 'provinces')).toBe(true);
    expect(names.some(name => fileOf(name).options.players === 2)).toBe(true);
  });
});
