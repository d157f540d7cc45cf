import { type Answer, canonical, type Decision } from '@hegemon/kernel';
import { medioevoUniversale as game } from '../src/game.js';
import type { Player } from '../src/ids.js';
import type { MU } from '../src/state.js';
import type { Trial } from './table.js';
import { BYZANTIUM } from './warfare.js';

/** How promising an answer looks to whoever is asked. */
export const weightIn = (g: MU, decision: Decision, kind: string, arg?: Answer['arg']): number =>
  game
    .hints(g, decision)
    .find(({ answer }) => answer.kind === kind && (arg === undefined || canonical(answer.arg) === canonical(arg)))
    ?.weight ?? 0;
export const weightOf = (t: Trial, kind: string, arg?: Answer['arg']): number => weightIn(t.g, t.asked[0], kind, arg);
export const best = (t: Trial): Answer => game.hints(t.g, t.asked[0]).toSorted((a, b) => b.weight - a.weight)[0].answer;
/** What a change of the table is worth to somebody, in log-odds. */
export const gain = (before: MU, after: MU, seat: Player = BYZANTIUM): number => {
  const odds = (g: MU): number => Math.log(game.worth(g, seat) / (1 - game.worth(g, seat)));
  return odds(after) - odds(before);
};
export const changed = (g: MU, change: (g: MU) => void): MU => {
  const after = game.copy(g);
  change(after);
  return after;
};
