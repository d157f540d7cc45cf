import { freshSeed, type Game, type GameState, leavesOf, type Random, stream } from '@hegemon/kernel';
import { millisOf, timingOf, warmUp } from '../clock.js';
import type { Effort } from '../effort.js';
import { type Case, mustApply, type Step, seedFor, someAction, stepsOf } from '../play.js';
import { limitsOf, type Row, rowOf } from '../report.js';

const isFighting = (s: GameState): boolean =>
  leavesOf(s.flow).some(stack => stack.some(frame => frame.proc === 'battle'));

/** The answers of random games that led into a battle. */
const beginningsOf = (game: Game, cases: readonly Case[]): Step[] =>
  cases.flatMap(one =>
    [...stepsOf(game, one)].filter(
      ({ before, accepted }) => !isFighting(before) && accepted.told.some(({ type }) => type.startsWith('battle')),
    ),
  );

/** The battle once, with new dice on a deal of hidden things the attacker has imagined, until nobody fights any more. */
const fight = (game: Game, { before, action }: Step, random: Random): void => {
  const s = game.recast(before, freshSeed(random));
  mustApply(game, s, action);
  while (isFighting(s)) mustApply(game, s, someAction(game, s, random));
};

/** Runs per second of what a player would want to know before he attacks. No row for a game without battles. */
export const battleRows = (game: Game, cases: readonly Case[], { rounds, battles, warmMillis }: Effort): Row[] => {
  const beginnings = beginningsOf(game, cases);
  if (beginnings.length === 0) return [];
  const random = stream(seedFor('battles'));
  const imagined = beginnings.map(step => ({
    ...step,
    before: game.imagine(step.before, step.action.seat, freshSeed(random)),
  }));
  const round = (): number => {
    const millis = millisOf(() => {
      for (let i = 0; i < battles; i++) fight(game, imagined[i % imagined.length], random);
    });
    return (1000 * battles) / millis;
  };
  warmUp(warmMillis, round);
  const timing = timingOf(Array.from({ length: rounds }, round));
  const note = `${beginnings.length} different battles, each imagined and fought out`;
  const limit = limitsOf(game.id).battleOdds;
  return [rowOf({ game: game.id, name: 'battle odds', unit: 'runs/s', timing, limit, note })];
};
