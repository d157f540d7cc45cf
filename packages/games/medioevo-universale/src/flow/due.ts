import type { Due } from '@hegemon/kernel';
import { beginAgreements } from '../frames/diplomacy.js';
import { beginFinal } from '../frames/rounds.js';
import { beginOrphaned } from '../frames/trade.js';
import type { MU } from '../state.js';

/** @rule MU C Between two steps, never inside a battle round or while a card is being used. */
const isSafe = (g: MU): boolean =>
  g.phase > 0 && g.uses.length === 0 && g.damage === undefined && (!g.battle || g.battle.isBetweenRounds === true);

/** What comes before the next question, or in place of everything. */
export const due = (g: MU): Due | undefined => {
  // MU 0-length-hp At once, even in the middle of a turn.
  if (g.isCutOff && !g.isScoring && g.flow.at(-1)?.proc !== 'final') return { instead: beginFinal() };
  if (g.orphaned.length > 0) return { first: beginOrphaned() };
  if (g.agreed.length > 0 && isSafe(g)) return { first: beginAgreements() };
  return undefined;
};
