import { games } from '@hegemon/games';
import { type GameState, type Random, type Seat, seedOfText, stream } from '@hegemon/kernel';
import { expect, test } from 'vitest';
import type { Server } from '../../src/server.js';
import { served } from '../support/serving.js';
import { TERMS } from '../support/starting.js';
import { UNLIMITED } from '../support/unlimited.js';
import { plantMatch, plantPeople } from './planting.js';
import { probes } from './probes.js';
import { Side } from './side.js';
import { commonAnswer, pairOf, plainAnswer } from './twins.js';

/** More of them with HEGEMON_TEST_PAIRS. */
const PAIRS = Number(process.env.HEGEMON_TEST_PAIRS ?? 6);
const MOST_STEPS = 25;
const [{ game }] = games;
const SEATS = game.seats({ players: 3 });

/** Two servers over which the same time passes. */
const twoServers = async (): Promise<{ readonly servers: readonly Server[]; pass(): void }> => {
  let time = Date.UTC(2030, 0, 1);
  const clock = { now: () => time };
  const servers = [
    await served('sqlite', {}, { ...UNLIMITED, clock }),
    await served('sqlite', {}, { ...UNLIMITED, clock }),
  ];
  for (const server of servers) await plantPeople(server, SEATS);
  return {
    servers,
    pass: () => {
      time += 1000;
    },
  };
};

/** What others do in one of the matches alone, and these eyes may not learn of. */
const behindHisBack = async (side: Side, match: string, eyes: Seat | 'spectator', step: number): Promise<void> => {
  const [first, second] = SEATS.filter(seat => seat !== eyes);
  const at = `/api/matches/${match}`;
  const channel = [first, second].sort().join(',');
  await side.ask(first, 'POST', `${at}/talk`, { id: `whisper-${step}`, channel, text: `between us ${step}` });
  await side.ask(second, 'PUT', `${at}/notes`, { text: `my own thoughts ${step}` });
  const orders = [{ prompt: 'no-such-question', answer: { kind: 'pass' } }];
  await side.ask(first, 'PUT', `${at}/orders`, { orders: step % 2 === 0 ? orders : [] });
  await side.ask(second, 'PUT', `${at}/notify`, {
    notify: step % 2 === 0 ? { mail: false, webhook: false, push: false } : null,
  });
};

interface Course {
  readonly sides: readonly Side[];
  readonly match: string;
  readonly eyes: Seat | 'spectator';
  readonly random: Random;
  pass(): void;
}

/** Goes on with both matches as long as the rules keep them alike for these eyes, and says how far that was. */
const goOn = async (course: Course, begin: readonly [GameState, GameState]): Promise<number> => {
  const { sides, match, eyes, random, pass } = course;
  const who = eyes === 'spectator' ? undefined : eyes;
  let states = begin;
  for (let step = 0; ; step++) {
    pass();
    await behindHisBack(sides[0], match, eyes, step);
    for (const probe of probes(game, states[0], match, eyes, random)) {
      const [truth, twin] = [await sides[0].ask(who, ...probe), await sides[1].ask(who, ...probe)];
      if (truth !== twin) expect(twin).toBe(truth);
    }
    for (const side of sides) await side.quiet(match);
    expect(sides[1].heard).toEqual(sides[0].heard);
    const next = step < MOST_STEPS ? commonAnswer(game, states, eyes, random) : undefined;
    if (!next) return step;
    for (const [i, side] of sides.entries()) {
      const { seat, n, answers } = next;
      const deed = { id: `action-${step}-${n}`, n, answer: plainAnswer(answers[i]) };
      expect(await side.ask(seat, 'POST', `/api/matches/${match}/actions`, deed)).toContain(' 200 ');
    }
    states = next.states;
  }
};

test('contracts 3: what a seat is told of two matches that differ only in what is hidden from it is the same, letter by letter', async () => {
  const { servers, pass } = await twoServers();
  const random = stream(seedOfText('redaction').slice(0, 32));
  let steps = 0;
  for (let i = 0; i < PAIRS; i++) {
    const eyes = [...SEATS, 'spectator'][i % 4];
    const match = `planted-${i}`;
    const pair = pairOf(game, match, eyes, 20 + random(300), random);
    if (!pair) throw new Error('nothing was hidden');
    const sides = servers.map(server => new Side(server));
    for (const [at, side] of sides.entries()) {
      await plantMatch(side.server, { ...pair, id: match, game, terms: TERMS, state: pair.states[at] });
      await side.open(eyes === 'spectator' ? undefined : eyes);
      side.say({ type: 'watch', match });
      await side.quiet(match);
    }
    steps += await goOn({ sides, match, eyes, random, pass }, pair.states);
    expect(sides[0].heard.some(text => text.startsWith('{"type":"sight"'))).toBe(true);
    for (const side of sides) side.close();
  }
  // Otherwise it would prove nothing.
  expect(steps).toBeGreaterThan(PAIRS * 3);
}, 3_600_000);
