/**
 * Makes the playthroughs anew: for each wish the shortest match among many seeds. Run it when a change of behaviour is
 * meant, and look at the difference before keeping it:
 * npm run playthroughs -- time-of-crisis
 */
import { writeFileSync } from 'node:fs';
import type { Outcome } from '@hegemon/kernel';
import { makePlaythroughs, type Wish } from '@hegemon/testkit';
import { timeOfCrisis } from '../../src/index.js';
import type { ToC, ToCOptions } from '../../src/state.js';
import { livelyPlayer } from '../lively.js';

type ToCWish = Wish<ToCOptions, ToC>;
const SEEDS = 600;

const endsBy =
  (how: string, decidedBy?: string) =>
  (outcome: Outcome): boolean =>
    outcome.how === how && outcome.decidedBy === decidedBy;
const blind = (name: string, options: ToCOptions, fulfilled: ToCWish['fulfilled']): ToCWish => ({
  name,
  options,
  seeds: SEEDS,
  fulfilled,
});
const lively = (name: string, options: ToCOptions, fulfilled: ToCWish['fulfilled']): ToCWish => ({
  ...blind(name, options, fulfilled),
  players: Object.fromEntries(timeOfCrisis.seats(options).map(seat => [seat, livelyPlayer])),
});

const WISHES: readonly ToCWish[] = [
  lively('legacy-four-players', { players: 4 }, endsBy('legacy')),
  lively('legacy-short-two-players', { players: 2, 'short-game': true }, endsBy('legacy')),
  lively('diocletian-three-players', { players: 3 }, endsBy('diocletian')),
  blind('diocletian-tie-by-die', { players: 2 }, endsBy('diocletian', 'die')),
  lively('diocletian-tie-by-provinces', { players: 4 }, endsBy('diocletian', 'provinces')),
  lively(
    'legacy-overlapping-declared',
    { players: 3, 'overlapping-turns': true, 'declared-end': true, 'short-game': true, 'strict-foederati': true },
    endsBy('legacy'),
  ),
];

makePlaythroughs(timeOfCrisis, WISHES, {
  keep: (file, text) => writeFileSync(new URL(file, import.meta.url), text),
  say: line => process.stdout.write(`${line}\n`),
});
