import { expect, test } from 'vitest';
import { isWithinFloors } from '../src/report.js';
import { SERVER_LIMITS } from '../src/server/limits.js';
import { type Memory, memoryRows, type Pair, type Played, throughputRows, waitRows } from '../src/server/rows.js';
import { matchesFor, SERVER_FULL, SERVER_QUICK, serverRows, stepsOf } from '../src/server/server.js';
import { Taking } from '../src/server/tally.js';

const played = (parts: Partial<Played>): Played => ({
  acknowledged: 4,
  millis: 2_000,
  done: [1, 2, 3, 4],
  seen: [2, 4, 6, 80],
  bytes: [500, 600, 700, 9_000],
  packed: 120,
  spent: 4_000,
  ...parts,
});
const ROUND: Pair = { house: played({}), bare: played({ acknowledged: 40, seen: [1, 2, 3, 4], spent: 4_000 }) };
const MEMORY: Memory = {
  matches: 2_000,
  sockets: 4_000,
  opened: 100_000_000,
  founded: 120_000_000,
  watched: 320_000_000,
  wanted: 2_000,
  openFiles: 20_000,
};
const named = <T extends { readonly name: string }>(rows: readonly T[], name: string): T => {
  const row = rows.find(each => each.name === name);
  if (!row) throw new Error(`there is no row ${name}`);
  return row;
};

test('contracts 6: floors and targets of the server are those of the contract', () => {
  expect(SERVER_LIMITS).toMatchObject({
    p50: { floor: 5, target: 1.5 },
    p99: { floor: 40, target: 15 },
    perSecond: { floor: 600, target: 1_500 },
    bytes: { floor: 2_000, target: 700 },
    bytesP99: { floor: 20_000, target: 6_000 },
    memory: { floor: 1_000_000_000 },
  });
});

test('contracts 6: waiting is counted from sending to the sight of another seat, in each round by itself', () => {
  const rows = waitRows([ROUND, { ...ROUND, house: played({ seen: [8, 8, 8, 8] }) }]);
  expect(named(rows, 'sent to seen, p50')).toMatchObject({ value: 6, spread: { min: 4, max: 8 }, ok: false });
  expect(named(rows, 'sent to seen, p99')).toMatchObject({ value: 44, unit: 'ms', ok: false });
  expect(named(rows, 'sent to seen, p50 : bare')).toMatchObject({ ratio: 3, spread: { min: 2, max: 4 } });
  expect(named(rows, 'to one seat for an answer, median')).toMatchObject({ value: 600, unit: 'bytes', onTarget: true });
  expect(named(rows, 'to one seat for an answer, p99')).toMatchObject({ value: 9_000, ok: true, onTarget: false });
});

test('contracts 6: answers a second and processor time stand beside those of the bare server', () => {
  const rows = throughputRows([ROUND], 40);
  expect(named(rows, 'acknowledged, 40 matches')).toMatchObject({ value: 2, floor: 600, ok: false });
  expect(named(rows, 'acknowledged, 40 matches : bare')).toMatchObject({ ratio: 0.1, ok: true });
  expect(named(rows, 'processor time of an answer : bare')).toMatchObject({ value: 1_000, ratio: 10, unit: 'µs' });
});

test('contracts 6: a slow machine fails nobody, too many bytes do', () => {
  expect(isWithinFloors([...waitRows([ROUND]), ...throughputRows([ROUND], 40)])).toBe(true);
  expect(isWithinFloors(waitRows([{ ...ROUND, house: played({ bytes: [2_001] }) }]))).toBe(false);
  expect(isWithinFloors(memoryRows({ ...MEMORY, watched: 1_000_000_001 }))).toBe(false);
});

test('contracts 6: memory is told for a match, for a socket and for all of them', () => {
  const rows = memoryRows(MEMORY);
  expect(named(rows, 'memory for one idle match').value).toBe(10_000);
  expect(named(rows, 'memory for one socket').value).toBe(50_000);
  expect(named(rows, 'memory, 2000 idle matches with 4000 sockets')).toMatchObject({ value: 320_000_000, ok: true });
});

test('contracts 6: where too few files may be open, fewer matches are held, and it is said and not judged', () => {
  expect([matchesFor(2_000, 20_000), matchesFor(2_000, 1_024), matchesFor(2_000, 100)]).toEqual([2_000, 412, 1]);
  const rows = memoryRows({ ...MEMORY, matches: 412, sockets: 824, openFiles: 1_024 });
  const last = rows[rows.length - 1];
  expect(last.name).toContain('2000 wanted, but only 1024 files may be open');
  expect(last).not.toHaveProperty('floor');
});

test('contracts 6: what happens after the end of a round is not counted', () => {
  const taking = new Taking();
  taking.done(1);
  taking.seen(2);
  taking.bytes(300);
  const tally = taking.end(80);
  taking.done(9);
  taking.seen(9);
  taking.bytes(9);
  expect(tally).toMatchObject({ acknowledged: 1, done: [1], seen: [2], bytes: [300], packed: 80 });
});

test('contracts 6: a quick look at the server is short and leaves the memory out', () => {
  expect(stepsOf(SERVER_QUICK)).toBe(3);
  expect(stepsOf(SERVER_FULL)).toBe(12);
});

// Six processes are started for it, which takes its time on a busy machine.
test('contracts 5, 6: people play on a real server and on the bare one, and every row is there', async () => {
  const told: string[] = [];
  const effort = { rounds: 1, millis: 1, warmMillis: 1, tables: 2, idle: 2 };
  const rows = await serverRows(effort, what => void told.push(what));
  expect(told).toHaveLength(stepsOf(effort));
  for (const { name, value, ratio = 1 } of rows.filter(({ name }) => !name.startsWith('memory for one'))) {
    expect(value, name).toBeGreaterThan(0);
    expect(ratio, name).toBeGreaterThan(0);
  }
  const bytes = named(rows, 'to one seat for an answer, median');
  expect(bytes.value).toBeGreaterThan(20);
  expect(named(rows, 'to one seat for an answer, packed, mean').value).toBeGreaterThan(20);
  expect(named(rows, 'memory, 2 idle matches with 4 sockets').value).toBeGreaterThan(10_000_000);
}, 900_000);
