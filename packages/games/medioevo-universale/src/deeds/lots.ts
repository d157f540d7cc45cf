import { roll } from '@hegemon/kernel';
import type { MU } from '../state.js';

/** One of them, by a die that everybody sees. Nothing is thrown where there is no choice. */
export const drawLot = <T>(g: MU, of: readonly T[], what: string): T =>
  of.length === 1 ? of[0] : of[roll(g, of.length, what) - 1];

/** All of them, in an order that chance decides before everybody's eyes. */
export const drawLots = <T>(g: MU, of: readonly T[], what: string): readonly T[] => {
  const left = [...of];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(left.indexOf(drawLot(g, left, what)), 1));
  return drawn;
};
