import type { Chance } from './chance/chance.js';
import type { Frame } from './flow/frame.js';
import type { Seat } from './ids.js';
import type { Outcome } from './outcome.js';
import type { Told } from './tell.js';

/** What every state has; the game adds its columns. Plain JSON whenever somebody has to decide. */
export interface GameState {
  /** How many questions have been put. */
  n: number;
  /** Where the game stands: the top frame is running, those below wait for it. */
  flow: Frame[];
  /** What seats have begun at leisure, beside the game; absent where nothing is begun. */
  leisure?: Record<Seat, Frame[]>;
  chance: Chance;
  /** What has been told while the present answer is carried out; empty whenever somebody has to decide. */
  told: Told[];
  /** Something hidden has just been turned up; as short-lived as `told`. */
  revealed?: true;
  over?: Outcome;
}
