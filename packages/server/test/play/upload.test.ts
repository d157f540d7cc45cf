import { games } from '@hegemon/games';
import { fileOf, Match, sampleAnswer, stream } from '@hegemon/kernel';
import { PACES } from '@hegemon/protocol';
import { expect, test } from 'vitest';
import { threadReader } from '../../src/lobby/reader.js';
import { served, Visitor } from '../support/serving.js';

const { game } = games[0];
const options = game.readOptions({ players: 2, 'short-game': true });
if (!options.ok) throw new Error(options.fault.path);
const seats = game.seats(options.value);
const played = () => {
  const sitters = Object.fromEntries(seats.map(seat => [seat, { kind: 'person' as const, name: seat }]));
  const seed = { serverSeed: '0'.repeat(64), clientSeeds: {} };
  const match = new Match(game, { id: 'local-1', options: options.value, seats: sitters, seed });
  const random = stream('0'.repeat(32));
  for (let i = 0; i < 5; i++) {
    const [asked] = match.pending;
    match.answer({ ...sampleAnswer(asked, random), seat: asked.seat, n: asked.n });
  }
  return match;
};
const terms = {
  ...{ pace: PACES.none, timeout: 'stand-in', watching: 'open', delay: 0 },
  ...{ isRated: false, hints: false, whispers: true },
};
const wishOf = (file: object) => ({
  file: JSON.stringify(file),
  terms,
  chairs: Object.fromEntries(seats.map((seat, i) => [seat, { kind: i === 0 ? 'me' : 'open' }])),
  isListed: false,
});

test('contracts 3: a local match goes on here, read where it keeps nobody waiting', async () => {
  const { url } = await served('sqlite');
  const ann = await Visitor.guest(url);
  const match = played();
  expect(await ann.post('/api/matches/upload', wishOf(fileOf(match)))).toMatchObject({ status: 201 });

  // Nobody can tell how a position came about with which a file begins.
  const begins = { edition: game.edition, entries: 6, hash: match.entries[5].hash, state: match.state };
  const strange = await ann.post('/api/matches/upload', wishOf({ ...fileOf(match), begins }));
  expect(strange).toMatchObject({ status: 400, body: { trouble: { code: 'wrong-file', facts: { fault: 'begins' } } } });
  const bent = { ...fileOf(match), entries: match.entries.map((each, i) => (i === 3 ? { ...each, kind: 'x' } : each)) };
  expect(await ann.post('/api/matches/upload', wishOf(bent))).toMatchObject({
    status: 400,
    body: { trouble: { code: 'wrong-file', facts: { entry: 3 } } },
  });
});

test('contracts 5: what takes too long to read is given up, and one person has one file read at a time', async () => {
  const read = threadReader(1);
  const text = JSON.stringify(fileOf(played()));
  const [first, second, other] = await Promise.all([read('ann', text), read('ann', text), read('bob', text)]);
  expect([first, other]).toMatchObject([
    { fault: { facts: { fault: 'too-long' } } },
    { fault: { facts: { fault: 'too-long' } } },
  ]);
  expect(second).toEqual({ ok: false, fault: { code: 'too-fast' } });
});
