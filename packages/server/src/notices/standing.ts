import type { AccordRow, MatchRow, SeatRow } from '../store/schema.js';
import type { Noted, NoticeKind } from './kinds.js';

/** What of a match decides whether a notice is still true. */
export interface Standing {
  readonly match: Pick<MatchRow, 'id' | 'game' | 'title' | 'status' | 'waiting_json' | 'paused'>;
  /** The seats of the person alone. */
  readonly seats: readonly Pick<SeatRow, 'seat' | 'bot' | 'stand_in' | 'notify_json' | 'seen_version'>[];
  /** The accords that are open. */
  readonly accords: readonly Pick<AccordRow, 'id' | 'votes_json'>[];
}

/** What could not be told for so long is not told any more. */
const OLD = 7 * 86_400_000;

const isAwaited = ({ match, seats }: Standing): boolean => {
  if (match.status !== 'running' || match.paused !== null) return false;
  const waiting = JSON.parse(match.waiting_json) as readonly string[];
  return seats.some(({ seat, bot, stand_in }) => bot === null && stand_in === null && waiting.includes(seat));
};

const hasSeen = ({ facts }: Noted, { seats }: Standing): boolean =>
  facts.version !== undefined && seats.some(({ seen_version }) => seen_version >= facts.version!);

const isAskedFor = ({ facts }: Noted, { seats, accords }: Standing): boolean =>
  accords
    .filter(({ id }) => facts.accord === undefined || id === facts.accord)
    .some(({ votes_json }) => seats.some(({ seat }) => !Object.hasOwn(JSON.parse(votes_json) as object, seat)));

const TRUE: Readonly<Record<NoticeKind, (noted: Noted, standing: Standing) => boolean>> = {
  // Even if he has looked: whoever has seen it and not answered may well have forgotten it.
  'your-turn': (_, standing) => isAwaited(standing),
  'time-short': (_, standing) => isAwaited(standing),
  'match-begins': (noted, standing) => standing.match.status === 'running' && !hasSeen(noted, standing),
  'match-over': (noted, standing) => standing.match.status === 'over' && !hasSeen(noted, standing),
  invited: (_, { match }) => match.status === 'open',
  accord: isAskedFor,
  said: () => true,
};

/** Is it still worth telling? */
export const isStillTrue = (noted: Noted, standing: Standing | undefined, now: number): boolean =>
  now - noted.at <= OLD && standing !== undefined && TRUE[noted.kind](noted, standing);
