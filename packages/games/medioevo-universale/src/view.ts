import type { Seat } from '@hegemon/kernel';
import type { MU } from './state.js';

/** What a seat may know. */
export interface MUView {
  readonly round: number;
}
export const view = (g: MU, _seat: Seat): MUView => ({ round: g.round });
