import { expect, test } from 'vitest';
import { bigState, boardgameRound, boardgameTable } from '../src/anchors/boardgame.js';
import { perft, startPosition } from '../src/anchors/chess.js';

test('contracts 6: the chess anchor plays every leaf and counts as all chess programs do', () => {
  expect(perft(startPosition(), 0)).toBe(1);
  expect(perft(startPosition(), 1)).toBe(20);
  expect(perft(startPosition(), 2)).toBe(400);
  expect(perft(startPosition(), 3)).toBe(8902);
});

test('contracts 6: the state that boardgame.io carries has 88 KB', () => {
  const bytes = JSON.stringify(bigState()).length;
  expect(bytes).toBeGreaterThan(87_000);
  expect(bytes).toBeLessThan(89_000);
});

test('contracts 6: a move of boardgame.io goes through its own reducer and changes three units', () => {
  const table = boardgameTable();
  const before = table.stateAfter(0);
  const after = table.stateAfter(1);
  const changed = Object.keys(before.G.areas).filter(id => before.G.areas[id] !== after.G.areas[id]);
  expect(changed).toEqual(['area-0', 'area-53', 'area-106']);
  expect(after._stateID).toBe(before._stateID + 1);
  expect(after.G.areas['area-0'].units[0]).toMatchObject({ moved: true, strength: 3 });
  expect(after.G.areas['area-0'].units[1]).toBe(before.G.areas['area-0'].units[1]);
});

test('contracts 6: a state of boardgame.io does not grow with the moves', () => {
  const table = boardgameTable();
  const few = JSON.stringify(table.stateAfter(2)).length;
  expect(JSON.stringify(table.stateAfter(40)).length).toBeLessThan(few + 200);
});

test('contracts 6: measuring boardgame.io in either mode leaves the environment as it was', () => {
  const before = process.env.NODE_ENV;
  const table = boardgameTable();
  expect(boardgameRound(table, 5, 'production')).toBeGreaterThan(0);
  expect(boardgameRound(table, 5, 'as installed')).toBeGreaterThan(0);
  expect(process.env.NODE_ENV).toBe(before);
});
