import type { Seat, Spectator } from '@hegemon/kernel';
import type { MU } from '../state.js';
import type { Rules } from './rules.js';

/** What a player may want to know before he answers, found out by trying it with the real rules on imagined states. */
export { foresightOf, type Prospect } from './cost.js';
export { type CourseOdds, oddsOf } from './odds.js';

export { RISKS as risks } from './risks.js';

/** What chance may do next: here everything that falls is asked for by somebody. */
export const hazardsOf = (
  _game: Rules,
  _state: MU,
  _seat: Seat | Spectator,
): readonly { readonly code: string; readonly id: string; readonly share: number }[] => [];
