import { games } from '@hegemon/games';
import { fileFor, fileOf, isRefusal, Match, sampleAnswer, seedOfText, stream } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import type { AnyMatch } from '../src/match-files.js';
import { branchOf } from '../src/play/sitting.js';
import { hegemon, scratch, written } from './support/hegemon.js';

const SLOW = { timeout: 60_000 };
const [{ game }] = games;
const folder = scratch();

/** Played for a while, with all that the table can do besides. */
const played = (): AnyMatch => {
  const match: AnyMatch = new Match(game, {
    id: 'beside',
    options: { players: 2 },
    seats: { green: { name: 'Ann', kind: 'person' }, blue: { name: 'random', kind: 'bot' } },
    seed: { serverSeed: seedOfText('beside'), clientSeeds: {} },
  });
  const random = stream(seedOfText('beside').slice(0, 32));
  const playOn = (answers: number): void => {
    for (let i = 0; i < answers; i++) {
      const [decision] = match.pending;
      const answered = match.answer({ seat: decision.seat, ...sampleAnswer(decision, random) });
      if (isRefusal(answered)) throw new Error(answered.refused);
    }
  };
  playOn(40);
  match.sit('blue', { name: 'Carl\u001b[31m', kind: 'person' }, 'replaced');
  match.rewind('green', match.line[20]);
  playOn(30);
  match.sit('green', { name: 'planner', kind: 'bot' }, 'resigned');
  playOn(5);
  return match;
};
const running = played();
const closed = played();
closed.close('forfeit', ['blue'], {}, 'green');

describe.concurrent('what the table did, as against the rules', () => {
  test('contracts 3: is verified', SLOW, async () => {
    const paths = [running, closed].map((match, i) => written(folder, `verify-${i}.json`, fileOf(match)));
    const copy = written(folder, 'verify-copy.json', fileFor(running, 'blue'));
    const { code, out } = await hegemon(['verify', ...paths, copy]);
    expect(code).toBe(0);
    expect(out.match(/right/g)?.length).toBeGreaterThanOrEqual(3);
  });

  test('contracts 3: is found out where it was changed', SLOW, async () => {
    const file = fileOf(closed);
    const sat = file.entries.find(({ kind }) => kind === 'sit')!;
    const last = file.entries.length - 1;
    const changed = [
      { ...file, entries: file.entries.with(sat.n, { ...sat, arg: ['god', 'Carl', 'replaced'] }) },
      { ...file, entries: file.entries.with(last, { ...file.entries[last], arg: ['forfeit', 'purple'] }) },
      { ...file, entries: file.entries.with(1, { ...file.entries[1], by: 'consent' as const }) },
    ].map((content, i) => written(folder, `changed-${i}.json`, content));
    const { code, out } = await hegemon(['verify', '--json', ...changed]);
    expect(code).toBe(1);
    const findings: { message: string }[] = JSON.parse(out);
    expect(findings.map(({ message }) => message)).toMatchObject([
      expect.stringContaining(`entry ${sat.n} hands over a seat as it cannot be handed over`),
      expect.stringContaining(`entry ${last} ends the match as it cannot be ended`),
      expect.stringContaining("there should be 'order' or 'bot' at 'entries[1].by'"),
    ]);
  });

  test('contracts 4: is told in the chronicle, in both languages, to everybody', SLOW, async () => {
    const path = written(folder, 'replay.json', fileOf(closed));
    const copy = written(folder, 'replay-copy.json', fileFor(running, 'blue'));
    const [english, german, seat, ofCopy] = await Promise.all([
      hegemon(['replay', path]),
      hegemon(['replay', path, '--language', 'de']),
      hegemon(['replay', path, '--as', 'blue']),
      hegemon(['replay', copy]),
    ]);
    for (const { out } of [english, seat]) {
      expect(out.replace(/\s+/g, ' ')).toContain('is now played by Carl?[31m.');
      expect(out.replace(/\s+/g, ' ')).toContain('was given up and is now played by planner.');
      expect(out).toContain('takes back from entry 21 on, and all agree.');
      expect(out).toContain("Ended because somebody's time was up.");
    }
    expect(german.out).toContain('nimmt zurück ab Eintrag 21, und alle sind einverstanden.');
    expect(german.out).toContain('wird jetzt von planner gespielt.');
    expect(german.out).toContain('Durch Zeitüberschreitung beendet.');
    expect(ofCopy.out).toContain('was given up and is now played by planner.');
    for (const { out } of [english, german, seat, ofCopy]) expect(out).not.toContain('\u001b[31m');
  });

  test('contracts 4: the end is told where it is, and not before', SLOW, async () => {
    const path = written(folder, 'end.json', fileOf(closed));
    const last = closed.entries.length - 1;
    const [end, before] = await Promise.all([
      hegemon(['replay', path, '--json']),
      hegemon(['replay', path, '--json', '--at', `${last - 1}`]),
    ]);
    expect(JSON.parse(end.out).outcome).toEqual({ winners: ['blue'], points: {}, how: 'forfeit', rule: '' });
    expect(JSON.parse(before.out).outcome).toBeUndefined();
  });

  test('contracts 4: a branch leads to the same position, though dice fell on what was taken back', () => {
    for (const match of [running, closed]) {
      for (let at = 0; at < match.entries.length; at += 5) {
        const branch = branchOf(match, at);
        const bare = ({ n: _n, flow: _flow, ...state }: { n: number; flow: unknown }) => state;
        expect(bare(branch.state)).toEqual(bare(match.at(at)));
        expect(branch.outcome).toBeUndefined();
        expect(branch.head.seats).toEqual(match.sitters);
      }
    }
  });
});
