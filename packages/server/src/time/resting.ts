import type { Settings, Trouble } from '@hegemon/protocol';
import { merged, type Range } from './vacation.js';

/** What is kept of somebody's rests beside the settings, in the same place, under names that are in no message. */
interface Kept {
  /** What has passed of vacations he has named; it stays used up when he names others. */
  readonly vacations_taken?: readonly Range[];
  /** When he has last said when his night is. */
  readonly night_since?: number;
}
type Rests = Pick<Settings, 'zone' | 'night' | 'vacations'>;

/** Within this time somebody may correct himself; then his night is the same for a day. */
const SECOND_THOUGHTS = 15 * 60_000;
const DAY = 86_400_000;
/** No match lasts so long that older ones matter. */
const FORGOTTEN = 800 * DAY;
const MOST = 100;

const keptIn = (json: string): Kept => JSON.parse(json) as Kept;

/** All vacations that count: those that have passed, and those to come. */
export const vacationsOf = (json: string, named: readonly Range[]): Range[] => [
  ...(keptIn(json).vacations_taken ?? []),
  ...named,
];

/** What is kept when somebody has named other rests. What has passed of the old ones is not given back to him. */
export const restsKept = (json: string, before: Rests, after: Rests, now: number): Kept => {
  const { vacations_taken, night_since } = keptIn(json);
  const isSame = JSON.stringify(before.vacations) === JSON.stringify(after.vacations);
  const taken = isSame ? vacations_taken : takenBy(vacationsOf(json, before.vacations), now);
  const since = isOtherNight(before, after) && !isRecent(night_since, now) ? now : night_since;
  return { ...(taken && { vacations_taken: taken }), ...(since !== undefined && { night_since: since }) };
};

const takenBy = (vacations: readonly Range[], now: number): readonly Range[] => {
  const past = merged(vacations.map(({ from, to }) => ({ from, to: Math.min(to, now) }))).filter(
    ({ to }) => to > now - FORGOTTEN,
  );
  const surplus = Math.max(0, past.length - MOST);
  if (surplus === 0) return past;
  // Whoever names more than anybody needs loses the days between them.
  return [{ from: past[0].from, to: past[surplus].to }, ...past.slice(surplus + 1)];
};

const isOtherNight = (before: Rests, after: Rests): boolean =>
  after.night !== null && (before.zone !== after.zone || JSON.stringify(before.night) !== JSON.stringify(after.night));
const isRecent = (since: number | undefined, now: number): boolean =>
  since !== undefined && now - since < SECOND_THOUGHTS;

/** Whoever moves his night before the clock whenever it would run would never run out of time. */
export const whyNotAnotherNight = (json: string, before: Rests, after: Rests, now: number): Trouble | undefined => {
  const { night_since } = keptIn(json);
  if (night_since === undefined || !isOtherNight(before, after) || isRecent(night_since, now)) return undefined;
  const wait = Math.ceil((night_since + DAY - now) / 1000);
  return wait > 0 ? { code: 'too-fast', facts: { path: '/night', wait } } : undefined;
};
