/**
 * Makes the playthroughs anew: for each wish the shortest match among many seeds. Run it when a change of behaviour is
 * meant, and look at the difference before keeping it:
 * npm run playthroughs
 */
import { writeFileSync } from 'node:fs';
import { fileOf, Match, type Outcome, seedOfText } from '@hegemon/kernel';
import { playOut, playthroughText, simulate } from '@hegemon/testkit';
import { timeOfCrisis } from '../../src/index.js';
import type { ToCOptions } from '../../src/state.js';
import { livelyPlayer } from '../lively.js';

interface Wish {
  readonly name: string;
  readonly options: ToCOptions;
  fulfilled(outcome: Outcome): boolean;
  /** Played by blind chance instead of the lively player. */
  readonly blind?: true;
}
const endsBy =
  (how: string, decidedBy?: string) =>
  (outcome: Outcome): boolean =>
    outcome.how === how && outcome.decidedBy === decidedBy;

const WISHES: readonly Wish[] = [
  { name: 'legacy-four-players', options: { players: 4 }, fulfilled: endsBy('legacy') },
  { name: 'legacy-short-two-players', options: { players: 2, 'short-game': true }, fulfilled: endsBy('legacy') },
  { name: 'diocletian-three-players', options: { players: 3 }, fulfilled: endsBy('diocletian') },
  { name: 'diocletian-tie-by-die', options: { players: 2 }, fulfilled: endsBy('diocletian', 'die'), blind: true },
  { name: 'diocletian-tie-by-provinces', options: { players: 4 }, fulfilled: endsBy('diocletian', 'provinces') },
  {
    name: 'legacy-overlapping-declared',
    options: { players: 3, 'overlapping-turns': true, 'declared-end': true, 'short-game': true, 'strict-foederati': true },
    fulfilled: endsBy('legacy'),
  },
];
const SEEDS = 600;

const playersFor = ({ options, blind }: Wish) =>
  blind ? {} : Object.fromEntries(timeOfCrisis.seats(options).map(seat => [seat, livelyPlayer]));
const matchFor = (options: ToCOptions, seed: string) => {
  const seats = timeOfCrisis.seats(options);
  return new Match(timeOfCrisis, {
    id: `playthrough-${seed}`,
    options,
    seats: Object.fromEntries(seats.map(seat => [seat, { name: seat, kind: 'bot' as const }])),
    seed: { serverSeed: seedOfText(seed), clientSeeds: {} },
  });
};

for (const wish of WISHES) {
  const { name, options, fulfilled } = wish;
  let best: { seed: string; length: number } | undefined;
  for (let i = 0; i < SEEDS; i++) {
    const seed = `${name}-${i}`;
    const match = matchFor(options, seed);
    const report = simulate(timeOfCrisis, options, match.key, { players: playersFor(wish) });
    const isBetter = report.outcome && fulfilled(report.outcome) && report.decisions < (best?.length ?? Infinity);
    if (isBetter) best = { seed, length: report.decisions };
  }
  if (!best) {
    process.stderr.write(`${name}: no seed fulfils this wish\n`);
    continue;
  }
  const match = matchFor(options, best.seed);
  const outcome = playOut(match, match.key, playersFor(wish));
  const file = new URL(`${name}.hegemon.json`, import.meta.url);
  const { entries, ...head } = fileOf(match);
  // One entry a line, so that a difference shows where it is.
  const lines = entries.map(entry => `    ${JSON.stringify(entry)}`).join(',\n');
  writeFileSync(file, `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entries": [\n${lines}\n  ]\n}\n`);
  writeFileSync(new URL(`${name}.txt`, import.meta.url), playthroughText(match));
  process.stdout.write(`${name}: ${match.entries.length} entries, ${outcome.how} ${outcome.decidedBy ?? ''}\n`);
}
