import { join } from 'node:path';
import type { BotFault } from '@hegemon/host';
import type { Game } from '@hegemon/kernel';
import { Failure, troubleOf } from '../failure.js';
import { writeWhole } from '../files.js';
import { type Failed, keepFirstFailure } from '../simulate/failed.js';
import { FAULT_FORMAT } from '../think/fault-file.js';
import type { Contest } from './one-contest.js';
import { simulationOf, type TournamentPlan } from './plan.js';

/** The first game that broke, kept in a match file. It is game number `deal` of a simulation with the same seed. */
export const keepFirstBreak = (
  game: Game,
  plan: TournamentPlan,
  all: readonly Contest[],
  folder: string,
): Failed | undefined => {
  const broken = all.find(({ played }) => !played.finished || played.violations.length > 0);
  return broken && keepFirstFailure(game, simulationOf(plan, broken), [broken.played], folder);
};

export interface KeptFault {
  readonly bot: string;
  readonly message: string;
  readonly file: string;
  readonly again: string;
}

/** The first bot that failed, kept with all it was handed. */
export const keepFirstFault = (game: Game, all: readonly Contest[], folder: string): KeptFault | undefined => {
  const first = all.find(({ faults }) => faults.first)?.faults.first;
  if (!first) return undefined;
  const whole: BotFault = { format: FAULT_FORMAT, game: game.id, edition: game.edition, ...first };
  const file = join(folder, `tournament-${game.id}-${first.bot.replace('/', '-')}.bot-fault.json`);
  try {
    writeWhole(file, JSON.stringify(whole));
  } catch (trouble) {
    throw new Failure(`${file} cannot be written: ${troubleOf(trouble)}; name another folder with --out.`);
  }
  return { bot: first.bot, message: first.message, file, again: `hegemon think ${file}` };
};
