import {
  type Answer,
  type Appraisal,
  type Game,
  type GameState,
  isRefusal,
  type Options,
  type Seat,
  type Seed,
  stream,
} from '@hegemon/kernel';
import type { Playable } from './bot.js';
import { freshSeed } from './seeds.js';
import { playOn } from './tree/policy.js';

const PLAYOUTS = 48;
const STEPS = 80;

/**
 * What a seat may expect to have at the end of the turn, term by term, if it gives this answer now: the turn is played
 * on by hints, with other dice each time. For saying why an answer is a good one.
 */
export const prospectOf = <S extends GameState>(
  game: Playable<S> & Pick<Game<Options, S, unknown>, 'appraise'>,
  believed: S,
  seat: Seat,
  answer: Answer,
  seed: Seed,
): Appraisal => {
  const random = stream(seed);
  const sums: Record<string, number> = {};
  let count = 0;
  for (let i = 0; i < PLAYOUTS; i++) {
    const s = game.imagine(believed, seat, freshSeed(random));
    const horizon = game.turnOf(s) + 1;
    if (isRefusal(game.apply(s, { ...answer, seat }))) continue;
    playOn(game, s, horizon, STEPS, random);
    count++;
    for (const [code, figure] of Object.entries(game.appraise(s, seat))) sums[code] = (sums[code] ?? 0) + figure;
  }
  return Object.fromEntries(Object.entries(sums).map(([code, sum]) => [code, sum / count]));
};
