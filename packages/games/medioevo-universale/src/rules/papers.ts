import type { Player } from '../ids.js';
import type { MU } from '../state.js';

/** The places of those who know of a paper: `13` for the first and the third. @rule MU C-treaty */
export const circleOf = ({ seats }: Pick<MU, 'seats'>, parties: readonly Player[]): string =>
  seats.flatMap((seat, i) => (parties.includes(seat as Player) ? [i + 1] : [])).join('');

/** Is this the name of papers among a circle that somebody does not belong to? */
export const isOfOthers = (name: string, place: number): boolean => {
  const circle = /-([0-9]+)\.$/.exec(name)?.[1];
  return circle !== undefined && !circle.includes(`${place}`);
};
