import { chancesOf } from '@hegemon/bots';
import { type Seed, seedOfText } from '@hegemon/kernel';
import type { Report, Roll, Tick } from '../desk.js';
import type { AnyMatch, BoardHooks } from '../listing.js';
import { Scale } from '../scale.js';
import { luckIn, rollOf } from './rolls.js';
import { Settling } from './settled.js';
import { meanOf, type Shares, sharesOfWinners } from './shares.js';
import { turningPointsOf } from './turning-points.js';

const SEED: Seed = seedOfText('report').slice(0, 32);

/**
 * How a match came about. Nothing in it is hidden any more, so every position is looked at as it was. It takes long:
 * after each step it says how far it is, and whoever drives it may breathe, or leave it.
 */
export function* reportOn(match: AnyMatch, board: BoardHooks): Generator<number, Report> {
  const { seats } = match;
  const scale = new Scale(match);
  const ticks = scale.ticks(board);
  const ends = scale.ends(board);
  const line = [0, ...match.line];
  const steps = line.length + ends.length;
  const rolls: Roll[] = [];
  const shares = new Map<number, Shares>();
  const turns: number[] = [];
  const settling = new Settling(match);
  for (const [i, n] of line.entries()) {
    const settled = settling.next(n);
    shares.set(n, meanOf(settled.actual, seats));
    turns.push(settled.turn);
    const roll = rollOf(match, n, ticks[n].turn, settled);
    if (roll) rolls.push(roll);
    yield (i + 1) / steps;
  }
  const chances: Report['chances'][number][] = [];
  for (const [i, end] of ends.entries()) {
    chances.push(chancesAt(match, end));
    yield (line.length + i + 1) / steps;
  }
  const passing = new Set(line.filter((_, i) => i > 0 && turns[i] > turns[i - 1]));
  const turningPoints = turningPointsOf({ seats, chances, rolls, line, shares, passing });
  return { chances, rolls, luck: luckIn(rolls, seats), turningPoints };
}

const chancesAt = (match: AnyMatch, { n, turn }: Tick): Report['chances'][number] => {
  const { game, seats } = match;
  const state = match.at(n);
  const outcome = game.outcome(state);
  return { n, turn, chances: outcome ? sharesOfWinners(outcome.winners, seats) : chancesOf(game, state, seats, SEED) };
};
