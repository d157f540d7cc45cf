import {
  fileFor,
  fileOf,
  type Game,
  isRefusal,
  Match,
  openMatch,
  type Random,
  resumeMatch,
  sampleAnswer,
  sha256,
  stream,
  verify,
} from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { timeOfCrisis } from '../src/index.js';
import type { ToC } from '../src/state.js';

const game = timeOfCrisis;
type ToCMatch = Match<ToC['options'], ToC, ReturnType<typeof game.view>>;
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const asGame = game as unknown as Game;

const begun = (seed: string, players: number): ToCMatch => {
  const options = { ...optionsFor(players) };
  const seats = Object.fromEntries(game.seats(options).map(seat => [seat, { name: seat, kind: 'person' as const }]));
  return new Match(game, { id: seed, options, seats, seed: { serverSeed: sha256(seed), clientSeeds: {} } });
};
const optionsFor = (players: number): ToC['options'] => {
  const options = game.readOptions({ players });
  if (!options.ok) throw new Error(options.fault.path);
  return options.value;
};

/** One thing somebody does: mostly he answers. Says what came of it. */
const act = (match: ToCMatch, random: Random): unknown => {
  const whim = random(40);
  const seat = match.seats[random(match.seats.length)];
  const back = match.line[Math.max(0, match.line.length - 1 - random(25))];
  if (whim === 0) return match.rewind(seat, back ?? 0);
  if (whim === 1) return match.sit(seat, { name: `guest ${match.entries.length}`, kind: 'person' }, 'replaced');
  if (whim < 6) return match.undo(seat);
  if (whim === 6) return match.reset(seat);
  if (whim < 10) return match.redo(seat);
  const decision = match.pending[random(match.pending.length)];
  const answered = match.answer({ seat: decision.seat, ...sampleAnswer(decision, random) });
  if (isRefusal(answered)) throw new Error(`${decision.prompt}: ${answered.refused}`);
  return answered;
};
const actingOn = (match: ToCMatch, seed: string, length: number): void => {
  const random = stream(sha256(seed).slice(0, 32));
  while (match.entries.length < length && !match.outcome) act(match, random);
};
const replayed = (match: ToCMatch): ToCMatch => {
  const opened = openMatch(game, stored(fileOf(match)));
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  return opened.value;
};

describe('random play with taking back, consent, and people who come and go', () => {
  test.each([2, 3, 4])('contracts 3: the file of a match of %i holds, and so do the copies of its seats', players => {
    const match = begun(`fuzz ${players}`, players);
    actingOn(match, `acts ${players}`, 350);
    expect(new Set(match.entries.map(({ kind }) => kind))).toContain('sit');
    expect(match.entries.some(({ by }) => by === 'consent')).toBe(true);
    expect(verify(asGame, stored(fileOf(match)))).toEqual({ ok: true, entries: match.entries.length });
    for (const seat of [...match.seats, 'spectator']) {
      expect(verify(asGame, stored(fileFor(match, seat)))).toMatchObject({ ok: true, chainOnly: true });
    }
    match.close('draw', match.seats.slice(0, 2));
    expect(verify(asGame, stored(fileOf(match)))).toEqual({ ok: true, entries: match.entries.length });
    expect(fileFor(match, 'spectator')).toEqual(fileOf(match));
  });

  test.each([2, 4])('contracts 3: a match of %i that is gone on with is the one that was replayed', players => {
    const match = begun(`resumed ${players}`, players);
    const snapshots = [match.cached()];
    for (const length of [60, 150, 151, 240]) {
      actingOn(match, `acts ${players} ${length}`, length);
      snapshots.push(stored(match.cached()));
    }
    for (const [i, snapshot] of [undefined, ...snapshots].entries()) {
      const twin = replayed(match);
      const again = resumeMatch(game, stored(match.head), stored(match.entries), snapshot);
      expect(again.entries).toEqual(twin.entries);
      expect(again.line).toEqual(twin.line);
      expect(again.sitters).toEqual(twin.sitters);
      for (const seat of twin.seats) expect(again.mayUndo(seat)).toEqual(twin.mayUndo(seat));
      for (let n = twin.entries.length - 1; n >= 0; n -= 7) expect(again.at(n)).toEqual(twin.at(n));
      const [one, other] = [stream(`${i}`.repeat(32)), stream(`${i}`.repeat(32))];
      for (let n = 0; n < 30 && !twin.outcome; n++) expect(act(again, one)).toEqual(act(twin, other));
      expect(again.state).toEqual(twin.state);
    }
  });
});
