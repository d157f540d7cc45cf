import { heardBy, isRefusal, sampleAnswer, stream } from '@hegemon/kernel';
import { expect, test } from 'vitest';
import { ids, kinds, kindsFor, momentOf, PHASES, pointsOf, tallyOf } from '../board/index.js';
import { timeOfCrisis as game, type ToCOptions } from '../src/index.js';

const SEED = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const TABLES: ToCOptions[] = [{ players: 4 }, { players: 3, 'short-game': true, 'overlapping-turns': true }];

test.each(TABLES)('ui: every position of a match has its place, every thing its verbs %j', options => {
  const { state: s, opening } = game.open(options, SEED);
  const random = stream(SEED);
  const points: Record<string, number> = Object.fromEntries(game.seats(options).map(seat => [seat, 0]));
  const count = (told: typeof opening.told): void => {
    for (const { seat, amount } of heardBy(told, 'spectator').flatMap(tallyOf)) points[seat] += amount;
  };
  count(opening.told);
  const phases = new Set<string | undefined>();
  let turn = 0;
  while (!game.outcome(s)) {
    const { view, waiting } = game.table(s, 'spectator');
    const moment = momentOf(view, waiting);
    phases.add(moment.phase);
    expect(moment.turn).toBeGreaterThanOrEqual(turn);
    turn = moment.turn;
    expect(moment.seat === undefined).toBe(turn === 0);
    if (!options['overlapping-turns'] && turn > 0) expect(moment.seat).toBe(view.active);
    expect(points).toEqual(pointsOf(view));
    const decision = game.pending(s)[0];
    for (const choice of decision.choices) {
      expect(kinds).toContain(choice.kind);
      if (choice.shape !== 'pick') continue;
      for (const id of choice.of) expect(kindsFor(id), id).toContain(choice.kind);
      if (choice.kind !== 'take-hit') for (const id of choice.of) expect(ids).toContain(id);
    }
    const reply = game.apply(s, { ...sampleAnswer(decision, random), seat: decision.seat });
    if (isRefusal(reply)) throw new Error(reply.refused);
    count(reply.told);
  }
  expect(points).toEqual(game.outcome(s)?.points);
  for (const phase of phases) expect(PHASES).toContain(phase);
  expect(phases.size).toBeGreaterThan(2);
});

test('ui: what is the id of nothing can be used for nothing', () => {
  expect(kindsFor('atlantis')).toEqual([]);
  expect(kindsFor('goths')).toEqual(expect.arrayContaining(['attack', 'move-to', 'pay-tribute-to']));
});
