import {
  type Action,
  type Decision,
  type GameState,
  isRefusal,
  type Random,
  type Seat,
  sampleAnswer,
  shuffled,
} from '@hegemon/kernel';
import { firstDifference } from '../plain.js';
import { isLying, type Scene, trial } from './scene.js';

/** (8) Where several seats answer together under seal, the order in which the answers arrive does not matter. */
export const orderDoesNotMatter = <S extends GameState>(scene: Scene<S>): string[] => {
  const { game, s, random, effort } = scene;
  const pending = game.pending(s);
  return [...new Set(pending.map(d => d.n))].flatMap(n => {
    const together = pending.filter(d => d.n === n);
    const actions = together.map(d => ({ ...sampleAnswer(d, random), seat: d.seat }));
    if (together.length < 2 || !isSealed(scene, n, actions[0])) return [];
    const [first, ...others] = orders(together, effort.orders, random).map(order => arrive(scene, order, actions));
    return others.flatMap(other => {
      const difference = firstDifference(first, other);
      return difference ? [`sealed answers in another order lead elsewhere: ${difference}`] : [];
    });
  });
};

/** Only a sealed answer lies on the frame until the others are in; to an open question the first answer counts. */
const isSealed = <S extends GameState>(scene: Scene<S>, n: number, action: Action): boolean => {
  const after = trial(scene);
  scene.game.apply(after, action);
  return isLying(after, n, action.seat);
};

const arrive = <S extends GameState>(scene: Scene<S>, order: readonly Seat[], actions: readonly Action[]): unknown => {
  const { game } = scene;
  const state = trial(scene);
  let reply: unknown;
  for (const seat of order) {
    const action = actions.find(a => a.seat === seat)!;
    const answered = game.apply(state, action);
    if (isRefusal(answered)) return { refused: seat, reply: answered.refused };
    reply = answered;
  }
  return { state, reply };
};

/** The order of the question, its reverse, and others by chance. */
const orders = (together: readonly Decision[], count: number, random: Random): Seat[][] => {
  const seats = together.map(d => d.seat);
  const found = [seats, [...seats].reverse()];
  while (found.length < count && seats.length > 2) found.push(shuffled(seats, random));
  return found;
};
