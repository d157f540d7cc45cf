import { describe, expect, test } from 'vitest';
import {
  fileFor,
  fileOf,
  type Game,
  isRefusal,
  Match,
  openMatch,
  readMatchFile,
  resumeMatch,
  type Seat,
  sampleAnswer,
  stream,
  verify,
} from '../src/index.js';
import { OPTIONS, parley, parleyMatch, SEATS, sitters } from './support/parley.js';
import { answering, headOf, stored } from './support/tiny.js';

/** An offer of two, with a promise that only its parties may read; then the game goes on. */
const dealing = () => {
  const match = parleyMatch();
  const play = answering(match);
  play('b', 'offer-to', 'a');
  play('b', 'promise', 'No tolls, 🕊');
  play('b', 'sum', 2);
  play('a', 'pace');
  return { match, play };
};
const check = (match: Match<never, never, never> | ReturnType<typeof parleyMatch>) =>
  verify(parley() as unknown as Game, stored(fileOf(match as never)));

describe('taking back what was done at leisure', () => {
  test('contracts 3: whoever answered last takes it back, step by step, while nobody has learned of it', () => {
    const match = parleyMatch();
    const play = answering(match);
    play('b', 'offer-to', 'a');
    play('b', 'promise', 'No tolls');
    expect(match.mayUndo('a')).toMatchObject({ boundary: 'other-seat-answered' });
    expect(match.mayUndo('b')).toEqual({ entry: 2 });
    expect(match.reset('b')).toMatchObject({ entry: { kind: 'undo', arg: 1 } });
    expect(match.state.leisure).toBeUndefined();
    expect(match.redo('b')).toMatchObject({ entry: { kind: 'offer-to', redo: 1 } });
    expect(match.redo('b')).toMatchObject({ entry: { kind: 'promise', arg: 'No tolls', redo: 2 } });
    expect(match.atLeisure('b')).toMatchObject({ prompt: 'sum' });
    expect(check(match)).toMatchObject({ ok: true });
  });

  test('contracts 3: an offer that has reached the other binds', () => {
    const { match } = dealing();
    match.undo('a');
    expect(match.mayUndo('b')).toMatchObject({ refused: 'boundary', boundary: 'other-seat-learned', entry: 3 });
  });

  test('contracts 3: what comes to light by an answer at leisure is not taken back', () => {
    const { match, play } = dealing();
    play('a', 'accept', 'b');
    expect(match.mayUndo('a')).toMatchObject({ boundary: 'reveal' });
  });

  test('contracts 3: a careless author does not make it a way to peek', () => {
    const match = parleyMatch(parley({ paysUnmarked: true }));
    const play = answering(match);
    play('b', 'offer-to', 'a');
    play('b', 'sum', 2);
    play('a', 'accept', 'b');
    expect(match.mayUndo('a')).toMatchObject({ boundary: 'other-seat-learned' });
  });

  test('contracts 3: taking back a step of the game leaves alone what others have begun before it', () => {
    const match = parleyMatch();
    const play = answering(match);
    play('b', 'offer-to', 'a');
    play('a', 'pace');
    match.undo('a');
    expect(match.atLeisure('b')).toMatchObject({ prompt: 'sum' });
    play('b', 'sum', 1);
    expect(match.state.offers).toEqual([{ from: 'b', to: 'a', sum: 1 }]);
  });

  test('house 9: an answer meant for a draft that was taken back comes too late', () => {
    const match = parleyMatch();
    const play = answering(match);
    play('b', 'offer-to', 'a');
    const first = match.atLeisure('b')?.n;
    match.undo('b');
    play('b', 'offer-to', 'c');
    expect(match.answer({ seat: 'b', kind: 'sum', arg: 1, n: first! })).toMatchObject({ refused: 'stale' });
    play('b', 'promise', 'No tolls');
    const second = match.atLeisure('b')?.n;
    match.undo('b');
    expect(match.atLeisure('b')?.n).toBeGreaterThan(second!);
    expect(match.answer({ seat: 'b', kind: 'sum', arg: 1, n: second! })).toMatchObject({ refused: 'stale' });
  });

  test('contracts 3: everything that was agreed on since goes too when all agree to go back', () => {
    const { match, play } = dealing();
    play('a', 'accept', 'b');
    expect(match.rewind('c', 3)).toMatchObject({ entry: { by: 'consent' } });
    expect(match.state).toMatchObject({ purse: { a: 5, b: 5, c: 2 }, offers: [], paces: 0 });
    expect(match.atLeisure('b')).toMatchObject({ prompt: 'sum', choices: [{ kind: 'sum' }, { kind: 'drop' }] });
    expect(check(match)).toMatchObject({ ok: true });
  });
});

describe('files of matches in which something was done at leisure', () => {
  test('contracts 3: they are read, replayed and verified like any other', () => {
    const { match, play } = dealing();
    play('a', 'accept', 'b');
    play('b', 'stop');
    const file = readMatchFile(JSON.stringify(fileOf(match)));
    if (!file.ok) throw new Error(JSON.stringify(file.fault));
    const opened = openMatch(parley(), file.value);
    expect(opened.ok && opened.value.state).toEqual(match.state);
    expect(match.outcome).toMatchObject({ winners: ['a'], points: { a: 7, b: 3, c: 2 } });
    const forged = { ...file.value, entries: file.value.entries.map(e => (e.kind === 'sum' ? { ...e, arg: 9 } : e)) };
    expect(verify(parley() as unknown as Game, forged)).toMatchObject({
      ok: false,
      firstDifference: { entry: 3, what: 'illegal', refusal: { refused: 'does-not-fit' } },
    });
  });

  test('contracts 3: what was said in secret at leisure is a fingerprint to all others', () => {
    const { match } = dealing();
    const kinds = (seat: Seat) => stored(fileFor(match, seat)).entries.map(({ kind }) => kind);
    expect(kinds('b')).toEqual(['start', 'offer-to', 'promise', 'sum', 'pace']);
    // To whom he turns everybody sees; the rest is under seal, even to whom it is addressed: he has it in his view.
    for (const seat of ['a', 'c', 'spectator']) {
      expect(kinds(seat)).toEqual(['start', 'offer-to', 'hidden', 'hidden', 'pace']);
    }
    for (const seat of ['c', 'spectator']) {
      const text = JSON.stringify(fileFor(match, seat));
      expect(text).not.toMatch(/tolls|"sum"|"promise"|"leisure"/);
    }
    expect(JSON.stringify(fileFor(match, 'a'))).toContain('No tolls, 🕊');
    for (const seat of [...SEATS, 'spectator']) {
      expect(verify(parley() as unknown as Game, stored(fileFor(match, seat)))).toMatchObject({
        ok: true,
        chainOnly: true,
      });
    }
  });

  test('contracts 3: a host goes on in the middle of what somebody has begun', () => {
    const match = parleyMatch();
    const play = answering(match);
    for (let i = 0; i < 30; i++) {
      play('b', 'offer-to', 'a');
      play('b', 'drop');
    }
    play('b', 'offer-to', 'a');
    play('b', 'promise', 'No tolls');
    const cached = stored(match.cached());
    const resumed = resumeMatch(parley(), match.head, stored(match.entries), cached);
    expect(resumed.state).toEqual(match.state);
    expect(resumed.atLeisure('b')).toEqual(match.atLeisure('b'));
    answering(resumed)('b', 'sum', 3);
    expect(resumed.state.offers).toEqual([{ from: 'b', to: 'a', sum: 3, promise: 'No tolls' }]);
  });

  test('contracts 3: it goes over a change of edition with everything that was begun', () => {
    const { match, play } = dealing();
    play('b', 'offer-to', 'c');
    const later = { ...parley(), edition: 2, migrate: (s: unknown) => stored(s) as never };
    const head = headOf({ options: OPTIONS, seats: sitters, begins: stored(match.snapshot()) });
    const goneOver = new Match(later, head);
    expect(goneOver.atLeisure('b')).toMatchObject({ prompt: 'sum' });
    answering(goneOver)('b', 'sum', 1);
    expect(goneOver.state.offers).toHaveLength(2);
    expect(JSON.stringify(fileFor(goneOver, 'c'))).not.toMatch(/tolls|"leisure"/);
  });

  test('contracts 3: where a match was closed, nothing more is done beside it', () => {
    const { match } = dealing();
    match.close('abandoned', []);
    for (const seat of SEATS) expect(match.atLeisure(seat)).toBeUndefined();
    expect(match.answer({ seat: 'a', kind: 'accept', arg: 'b' })).toMatchObject({ refused: 'game-over' });
  });

  test('contracts 3: a bot that stood in for somebody at leisure is named', () => {
    const { match } = dealing();
    match.answer({ seat: 'a', kind: 'accept', arg: 'b' }, { by: 'bot' });
    expect(match.entries.at(-1)).toMatchObject({ kind: 'accept', by: 'bot' });
    expect(check(match)).toMatchObject({ ok: true });
  });

  test.each(['1', '3', '4', '5'])(
    'contracts 3: however they go to and fro (%s), every position can be rebuilt, and the file holds',
    sign => {
      const { match, states } = wandered(sign.repeat(32));
      expect(match.entries.length).toBeGreaterThan(25);
      for (const [n, state] of states.entries()) expect(stored(match.at(n)), `after entry ${n}`).toEqual(state);
      expect(check(match)).toEqual({ ok: true, entries: match.entries.length });
      const resumed = resumeMatch(parley(), match.head, stored(match.entries), stored(match.cached()));
      expect(resumed.state).toEqual(match.state);
      for (const seat of [...SEATS, 'spectator']) {
        expect(verify(parley() as unknown as Game, stored(fileFor(match, seat)))).toMatchObject({ ok: true });
      }
    },
  );
});

/** Much is offered, answered, dropped and taken back, and now and then somebody goes a pace. */
const wandered = (seed: string) => {
  const match = parleyMatch();
  const random = stream(seed);
  const states = [stored(match.state)];
  for (let tries = 0; tries < 200 && !match.outcome; tries++) {
    const seat = SEATS[random(3)];
    const whim = random(10);
    const decision = whim === 0 ? match.pending[0] : match.atLeisure(seat);
    const before = match.entries.length;
    if (whim === 1) match.undo(seat);
    else if (whim === 2) match.redo(seat);
    else if (whim === 3 && match.line.length > 0)
      match.rewind(seat, match.line[Math.max(0, match.line.length - 1 - random(6))]);
    else if (decision) {
      const answer = whim === 0 ? { kind: 'pace' } : sampleAnswer(decision, random);
      const reply = match.answer({ ...answer, seat: decision.seat, n: decision.n });
      if (isRefusal(reply)) throw new Error(JSON.stringify(reply));
    }
    if (match.entries.length > before) states.push(stored(match.state));
  }
  return { match, states };
};
