import { BOT_NAMES, botByName } from '@hegemon/bots';
import { games } from '@hegemon/games';
import { thinkHere } from '@hegemon/host';
import * as reports from '@hegemon/host/report';
import { type Answer, good, Match } from '@hegemon/kernel';
import { expect, test } from 'vitest';
import type { House } from '../../src/house.js';
import type { Job } from '../../src/jobs/jobs.js';
import type { Kept } from '../../src/ledger/rows.js';
import type { Acting } from '../../src/tables/acting.js';
import { Live } from '../../src/tables/live.js';
import type { Tables } from '../../src/tables/tables.js';
import { botTurns } from '../../src/thinking/bot-turns.js';

test('contracts 5: a table where bots are alone gives way to others, and goes on after them', async () => {
  const [listing] = games;
  const options = listing.game.readOptions({ players: 2, 'short-game': true });
  if (!options.ok) throw new Error(options.fault.path);
  const names = listing.game.seats(options.value);
  const sitters = Object.fromEntries(names.map(seat => [seat, { kind: 'bot' as const, name: 'random' }]));
  const seed = { serverSeed: '0'.repeat(64), clientSeeds: {} };
  const match = new Match(listing.game, { id: 'm1', options: options.value, seats: sitters, seed });
  const seats = names.map(seat => ({ seat, bot: 'random', stand_in: null, person: null, lost: null }));
  const live = new Live(listing, match, {
    row: { id: 'm1', status: 'running', paused: null },
    seats,
  } as unknown as Kept);

  let now = 0;
  const set: Job[] = [];
  const house = {
    bots: { names: BOT_NAMES, byName: botByName, reports: async () => reports },
    clock: { now: () => now },
    relay: { shout: () => undefined },
    log: { warn: () => undefined },
    store: { tx: (work: (tx: object) => Promise<void>) => work({}) },
    jobs: { set: async (_: object, job: Job) => void set.push(job) },
  } as unknown as House;
  const tables = { alone: (_: string, work: (each: Live) => unknown) => work(live) } as unknown as Tables;
  const acting = {
    answerOfBot: async (_: string, bot: string, seat: string, n: number, answer: Answer) => {
      expect(bot).toBe('random');
      // Each takes a second.
      now += 1000;
      return good(match.answer({ ...answer, seat, n }));
    },
  } as unknown as Acting;
  const thinker = thinkHere({ listings: games, bots: house.bots }, async () => undefined);
  const work = botTurns(house, tables, acting, thinker);

  await work({ match: 'm1' }, { number: 1, signal: new AbortController().signal });
  expect(match.entries).toHaveLength(6);
  expect(set).toEqual([{ key: 'bot:m1', kind: 'bot', at: 5000, payload: { match: 'm1' } }]);
});
