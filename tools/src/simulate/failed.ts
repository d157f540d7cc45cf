import { join } from 'node:path';
import { type Game, isRefusal, Match } from '@hegemon/kernel';
import pc from 'picocolors';
import { typedOptions } from '../arguments.js';
import { writeWhole } from '../files.js';
import { textOfMatch } from '../match-text.js';
import type { Played } from './one-game.js';
import { botFor, fixtureOf, type Plan } from './plan.js';

/** A game that went wrong, and everything needed to see it again. */
export interface Failed {
  readonly number: number;
  readonly what: string;
  /** The match up to where it broke; absent if not even that could be written. */
  readonly file?: string;
  readonly again: string;
}

/** The first game of a run that went wrong, kept in a match file. */
export const keepFirstFailure = (
  game: Game,
  plan: Plan,
  all: readonly Played[],
  folder: string,
): Failed | undefined => {
  const played = all.find(({ finished, violations }) => !finished || violations.length > 0);
  if (!played) return undefined;
  const file = keep(game, plan, played, folder);
  return {
    number: played.number,
    what: troubleOf(played),
    ...(file !== undefined && { file }),
    again: commandFor(game, plan, played.number),
  };
};

const troubleOf = ({ error, deadEnd, violations, decisions }: Played): string => {
  if (error !== undefined) return `after ${decisions} answers: ${error}`;
  if (deadEnd !== undefined) return `after ${deadEnd} answers nobody is asked, and the game is not over`;
  const [first] = violations;
  return first ? `at question ${first.n}, ${first.name}: ${first.message}` : 'it did not end';
};

const keep = (game: Game, plan: Plan, { number, actions = [] }: Played, folder: string): string | undefined => {
  const { id, options, seed } = fixtureOf(game, plan, number);
  const seats = Object.fromEntries(
    game.seats(options).map((seat, place) => [seat, { name: botFor(plan, place), kind: 'bot' as const }]),
  );
  const path = join(folder, `failed-${game.id}-${number}.hegemon.json`);
  try {
    const match = new Match(game, { id, options, seats, seed });
    for (const action of actions) if (isRefusal(match.answer(action))) break;
    writeWhole(path, textOfMatch(match));
    return path;
  } catch {
    // The very fault that broke the game may keep it from being written; the command below leads there all the same.
    return undefined;
  }
};

const commandFor = (game: Game, plan: Plan, number: number): string => {
  const { options } = fixtureOf(game, plan, number);
  const parts = ['hegemon', 'simulate', game.id, '--seed', JSON.stringify(plan.seed), '--first', `${number}`];
  parts.push('--games', '1', '--players', plan.players.length === 1 ? `${options.players}` : 'mixed');
  parts.push(...typedOptions(plan.switches), '--bots', plan.bots.join(','));
  if (plan.check) parts.push('--check');
  return parts.join(' ');
};

/** What to say of it. */
export const failureText = ({ number, what, file, again }: Failed): string =>
  [
    `${pc.red('Game')} ${pc.red(`${number} went wrong`)}: ${what}`,
    ...(file ? [`It is kept in ${file}; look at it with: hegemon replay ${file}`] : []),
    `Play it again with: ${again}`,
  ].join('\n');
