import {
  type Answer,
  type Decision,
  type GameState,
  type Hint,
  isRefusal,
  type Random,
  sampleAnswer,
} from '@hegemon/kernel';
import type { Playable } from '../bot.js';

const FINE = 0x1000000;

/** Some answer that looks promising; the game's hints are taken more literally the sharper one is. */
export const likelyAnswer = <S extends GameState>(
  game: Pick<Playable<S>, 'hints'>,
  s: S,
  decision: Decision,
  sharpness: number,
  random: Random,
): Answer => {
  const hints = game.hints(s, decision);
  return hints.length === 0 ? sampleAnswer(decision, random) : drawnFrom(hints, sharpness, random);
};

const drawnFrom = (hints: readonly Hint[], sharpness: number, random: Random): Answer => {
  let total = 0;
  const powers: number[] = [];
  for (const { weight } of hints) {
    const power = sharpness === 1 ? weight : weight ** sharpness;
    powers.push(power);
    total += power;
  }
  let left = (random(FINE) / FINE) * total;
  for (let i = 0; i < hints.length; i++) {
    left -= powers[i];
    if (left < 0) return hints[i].answer;
  }
  return hints[hints.length - 1].answer;
};

/** How literally hints are taken where a position is only played on to see what comes of it. */
const SHARPNESS = 2;

/** Plays on by hints until so many turns have begun, or so many questions were answered. Changes the state. */
export const playOn = <S extends GameState>(
  game: Pick<Playable<S>, 'hints' | 'pending' | 'turnOf' | 'apply'>,
  s: S,
  horizon: number,
  steps: number,
  random: Random,
): void => {
  for (let step = 0; step < steps && game.turnOf(s) < horizon; step++) {
    const [next] = game.pending(s);
    if (!next) return;
    const answer = likelyAnswer(game, s, next, SHARPNESS, random);
    if (isRefusal(game.apply(s, { ...answer, seat: next.seat }))) return;
  }
};
