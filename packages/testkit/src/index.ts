/**
 * The testkit: what every game gets for its tests without writing it. A table to play worked examples at (`table.ts`),
 * the nine properties of the house (`properties/`), whole games by chance (`simulate.ts`), counting (`positions.ts`),
 * texts to compare (`playthrough.ts`) and the matches they tell of (`wishes.ts`), and sums over many games (`report.ts`). It knows the contract and no game.
 */
export { type Describe, playthroughText } from './playthrough.js';
export { countByKind, countDistinctPositions, countPositions } from './positions.js';
export { someoneIsAsked } from './properties/asked.js';
export { checkDecision, checkEnd, checkMatch } from './properties/check.js';
export { EFFORTS, type Effort } from './properties/effort.js';
export { invariantsHold } from './properties/invariants.js';
export { nothingIsLearnedUnmarked } from './properties/learning.js';
export { endsInTime } from './properties/limit.js';
export { nonsenseIsRefused } from './properties/nonsense.js';
export { offersWork } from './properties/offered.js';
export { orderDoesNotMatter } from './properties/order.js';
export { answersRepeat, type Log, replayAgrees } from './properties/replay.js';
export type { Property, Scene } from './properties/scene.js';
export { secretsAreKept } from './properties/secrets.js';
export { survivesStorage } from './properties/stored.js';
export { viewsHideWhatIsHidden } from './properties/views.js';
export { PROPERTIES, type PropertyNumber, type Violation } from './properties/violation.js';
export { type Estimate, meanOf, type SeatSummary, type Summary, shareOf, summaryOf } from './report.js';
export type { AnyGame, Rules } from './rules.js';
export { seedFor } from './seeds.js';
export {
  type Company,
  type Idler,
  type Idlers,
  type Moment,
  type Player,
  type Players,
  playOut,
  randomPlayer,
  type SimReport,
  type Simulation,
  simulate,
} from './simulate.js';
export { type Offer, sit, type TestTable } from './table.js';
export { makePlaythroughs, matchFileText, type Shelf, shortestMatch, type Wish } from './wishes.js';
