/**
 * Makes the playthroughs anew: for each wish the shortest match among many seeds. Run it when a change of behaviour is
 * meant, and look at the difference before keeping it:
 * npm run playthroughs -- medioevo-universale
 */
import { writeFileSync } from 'node:fs';
import type { Action, Outcome } from '@hegemon/kernel';
import { type Company, type Idler, makePlaythroughs, type Player, type Wish } from '@hegemon/testkit';
import { medioevoUniversale } from '../../src/index.js';
import type { MU, MUOptions } from '../../src/state.js';
import { byHints } from '../by-hints.js';
import { inAHurry, statesman, wastrel } from '../company.js';

type MUWish = Wish<MUOptions, MU>;

/** It ends so, and with these words in it: else the shortest match is one in which nothing happens. */
const endsBy =
  (how: string, kinds: readonly string[] = [], decidedBy?: string) =>
  (outcome: Outcome, actions: readonly Action[]): boolean =>
    outcome.how === how &&
    outcome.decidedBy === decidedBy &&
    kinds.every(kind => actions.some(action => action.kind === kind));

/** One after the other round the table. */
const seated = (options: MUOptions, players: readonly Player<MU>[], idler: Idler<MU> = statesman): Company<MU> => {
  const seats = medioevoUniversale.seats(options);
  return {
    players: Object.fromEntries(seats.map((seat, i) => [seat, players[i % players.length]])),
    idlers: Object.fromEntries(seats.map(seat => [seat, idler])),
  };
};
const wish = (
  name: string,
  options: MUOptions,
  seeds: number,
  fulfilled: MUWish['fulfilled'],
  company: Company<MU> = seated(options, [byHints]),
): MUWish => ({ name, options, seeds, fulfilled, ...company });

const THREE: MUOptions = { players: 3, rounds: 8 };
const LONG: MUOptions = { players: 3, rounds: 12 };

const WISHES: readonly MUWish[] = [
  wish('rounds-three-players', THREE, 40, endsBy('rounds', ['accept-proposal', 'declare-war', 'capture', 'claim'])),
  wish('honour-three-players', { ...LONG, honour: 30 }, 120, endsBy('honour')),
  wish('time-three-players', THREE, 20, endsBy('time', ['assign']), seated(THREE, [byHints], inAHurry(3))),
  wish('last-standing-three-players', LONG, 20, endsBy('last-standing'), seated(LONG, [byHints, wastrel, wastrel])),
  wish(
    'rounds-tie-by-money',
    { players: 2, rounds: 8, 'two-players': true, 'buildings-need-markers': true },
    200,
    endsBy('rounds', [], 'money'),
  ),
  wish(
    'rounds-teams-four-players',
    { players: 4, rounds: 8, teams: true, terrain: true, 'blood-tokens': true, realms: 'turn-order' },
    20,
    endsBy('rounds', ['accept-proposal']),
  ),
  wish(
    'rounds-hidden-purchases',
    { players: 3, rounds: 8, 'hidden-purchases': true, 'realm-auction': true, 'archers-last': false },
    20,
    endsBy('rounds', ['demand-hidden', 'carry-out']),
  ),
];

makePlaythroughs(medioevoUniversale, WISHES, {
  keep: (file, text) => writeFileSync(new URL(file, import.meta.url), text),
  say: line => process.stdout.write(`${line}\n`),
});
