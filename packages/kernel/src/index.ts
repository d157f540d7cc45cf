/**
 * The kernel: everything a game of any kind needs, and nothing of any game.
 *
 * A game is written as procedures (`flow/`) that ask questions in six shapes (`choice/`), draw from one stream
 * (`chance/`), tell what happened (`tell.ts`), and show each seat what it may know (`game.ts`). What may come of it is
 * found by walking all of chance (`odds/`). A match (`match/`) is the log of a game being played, and what can be done
 * with a log.
 */
export * from './chance/chance.js';
export * from './chance/fairness.js';
export type { Handful } from './chance/handful.js';
export { sha256 } from './chance/sha256.js';
export { siphash, sipKey } from './chance/siphash.js';
export { freshSeed, isSeed, type Random, type Seed, shuffled, stream, valueAt } from './chance/stream.js';
export * from './choice/answers.js';
export { fits, isOpen, type Misfit, misfitOf } from './choice/fits.js';
export { isArg } from './choice/given.js';
export * from './choice/shapes.js';
export { someAnswers } from './choice/some.js';
export { canonical, copy, isSame } from './copy.js';
export * from './data-check.js';
export { Flow } from './flow/flow.js';
export * from './flow/frame.js';
export * from './flow/procedure.js';
export type { Refusal } from './flow/refusal.js';
export { isForForm } from './for-form.js';
export * from './game.js';
export * from './ids.js';
export { type Appraisal, type Hint, STYLES, type Strength, type Style } from './knowledge.js';
export type { Boundary } from './match/boundary.js';
export {
  type By,
  CLOSE,
  CONSENT,
  type Entry,
  HIDDEN,
  isAnswer,
  LOG_KINDS,
  SIT,
  START,
  UNDO,
} from './match/entry.js';
export { type FileFault, FORMAT, fileFaultFor, fileOf, type MatchFile, readMatchFile } from './match/file.js';
export type { MatchHead, Sitter } from './match/head.js';
export { redoable } from './match/in-effect.js';
export { type CachedMatch, Match } from './match/match.js';
export type { Answered, Circumstances, Noted, NoUndo, TakenBack } from './match/replies.js';
export { resumeMatch } from './match/resume.js';
export { fileFor } from './match/seat-copy.js';
export type { SealedSnapshot, Snapshot } from './match/snapshot.js';
export {
  type Closed,
  closedBy,
  closedIn,
  type HowClosed,
  type Sat,
  satIn,
  type WhySat,
} from './match/table-entries.js';
export { type Difference, openMatch, type Verdict, verify } from './match/verify.js';
export { isAtLeisure, meantBy } from './meant.js';
export { sampleError } from './odds/interval.js';
export { type Leaf, type Outcomes, outcomesOf, type Unwalked } from './odds/outcomes.js';
export { playedOften, playedOnce, playedThrough, type Trial } from './odds/play.js';
export { askedOf, follow, seedFor, someAnswerTo } from './odds/trying.js';
export * from './options.js';
export type { Outcome } from './outcome.js';
export * from './result.js';
export type { GameState } from './state.js';
export { kept, whileStill } from './still.js';
export { type Heard, heardBy, reveal, type Told, telling } from './tell.js';
