import type { Seat } from '@hegemon/kernel';
import type { Player } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';
import { isPlayer } from '../standing.js';

/** The seat of these eyes, if they have one. */
export const eyesOf = (view: Pick<MUView, 'seats'>, eyes: Seat): Player | undefined =>
  isPlayer(eyes) && view.seats.includes(eyes) ? eyes : undefined;

/** Whose holdings are looked at: one's own; onlookers see what lies open before whoever is asked. */
export const shownSeat = (
  view: Pick<MUView, 'seats' | 'order'>,
  eyes: Seat,
  waiting: readonly { readonly seat: Seat }[],
): Player => eyesOf(view, eyes) ?? eyesOf(view, waiting[0]?.seat ?? '') ?? view.order[0] ?? view.seats[0];
