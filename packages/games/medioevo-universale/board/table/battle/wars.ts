import type { Pair, War } from '../../../src/state.js';
import type { MUView } from '../../../src/view.js';

/** The war between two, if there is one; barbarians need none. */
export const warOf = ({ wars, seats }: Pick<MUView, 'wars' | 'seats'>, a: string, b: string): War | undefined => {
  const [first, second] = seats.filter(seat => seat === a || seat === b);
  return second === undefined ? undefined : wars[`${first} ${second}` as Pair];
};
