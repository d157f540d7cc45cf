import type { Report } from '../desk.js';
import type { AnyMatch, BoardHooks } from '../listing.js';

/** What reports on a match: all of it lies in `@hegemon/host/report`. Whoever thinks before a match is over does without. */
export interface ReportParts {
  reportOn(match: AnyMatch, board: BoardHooks): Generator<number, Report>;
}
