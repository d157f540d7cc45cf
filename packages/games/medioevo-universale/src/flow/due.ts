import type { Due } from '@hegemon/kernel';
import { beginRaid } from '../frames/barbarians.js';
import { beginAgreements } from '../frames/diplomacy.js';
import { beginFinal } from '../frames/rounds.js';
import { beginOrphaned } from '../frames/trade.js';
import type { AreaId } from '../ids.js';
import { openBids } from '../rules/auction.js';
import type { MU } from '../state.js';

/** Settled in one go: what has been picked is paid for and handed over. */
const UNDIVIDED: readonly string[] = ['buying', 'payment'];

/**
 * @rule MU C Between two steps, never inside a battle round or while a card is being used; nor while bids lie open that are not
 * paid, or in the middle of a purchase or a payment (M-70).
 */
const isSafe = (g: MU): boolean =>
  g.phase > 0 &&
  g.uses.length === 0 &&
  g.damage === undefined &&
  (!g.battle || g.battle.isBetweenRounds === true) &&
  !g.flow.some(f => UNDIVIDED.includes(f.proc) || Object.keys(openBids(f)).length > 0);

/** @rule MU E-raid Wherever a battle is fought or somebody is just coming in, what comes of it is settled there. */
const isQuiet = (g: MU, at: AreaId): boolean =>
  g.uses.length === 0 &&
  g.battle?.at !== at &&
  !g.flow.some(f => SETTLING.includes(f.proc) && 'at' in f && f.at === at);
const SETTLING: readonly string[] = ['entering', 'uprisings', 'raid'];

/** What comes before the next question, or in place of everything. */
export const due = (g: MU): Due | undefined => {
  // MU 0-length-hp At once, even in the middle of a turn.
  if (g.isCutOff && !g.isScoring && g.flow.at(-1)?.proc !== 'final') return { instead: beginFinal() };
  const deserted = g.deserted?.find(({ at }) => isQuiet(g, at));
  if (deserted) return { first: beginRaid(deserted.at) };
  if (g.orphaned.length > 0) return { first: beginOrphaned() };
  if (g.agreed.length > 0 && isSafe(g)) return { first: beginAgreements() };
  return undefined;
};
