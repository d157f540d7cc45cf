import type { Effect, Until } from '../effects.js';
import type { MU } from '../state.js';

export const addEffect = (g: MU, effect: Effect): void => {
  g.effects.push(effect);
};

const ORDER: readonly Until[] = ['movement', 'battle', 'turn', 'phase', 'round'];
/** Ends what holds until then, and whatever is shorter: with a phase end its turns, and so on. A battle is not part of a movement. */
export const endEffects = (g: MU, until: Until): void => {
  const isOver = (effect: Effect): boolean =>
    until === 'movement' || until === 'battle'
      ? effect.until === until
      : ORDER.indexOf(effect.until) <= ORDER.indexOf(until);
  g.effects = g.effects.filter(effect => !isOver(effect));
};
