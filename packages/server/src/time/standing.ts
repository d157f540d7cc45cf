import type { ClockLine, Pace, Settings } from '@hegemon/protocol';
import type { MatchRow } from '../store/schema.js';
import { awakeBetween, isNight } from './nights.js';
import { vacationsIn } from './vacation.js';

/** When the clock of a seat stands still although it is asked. */
export interface Rests extends Pick<Settings, 'zone' | 'night' | 'vacations'> {
  /** When the match began: vacations before are not counted against those agreed. */
  readonly started: number;
  /** Since when the match is paused. */
  readonly paused: number | null;
}

/** Of whoever sits there; a bot has no settings, and never rests. */
export const restsOf = (
  settings: Pick<Settings, 'zone' | 'night' | 'vacations'> | undefined,
  { started, paused }: Pick<MatchRow, 'started' | 'paused'>,
): Rests => ({
  zone: settings?.zone ?? 'UTC',
  night: settings?.night ?? null,
  vacations: settings?.vacations ?? [],
  started: started ?? 0,
  paused,
});

/** Why it stands still at a moment. */
export const restAt = (pace: Pace, rests: Rests, now: number): ClockLine['rests'] => {
  const { zone, night, vacations, started, paused } = rests;
  if (paused !== null && paused <= now) return 'pause';
  if (!pace.nights) return undefined;
  if (vacationsIn(vacations, started, pace.vacation).some(({ from, to }) => from <= now && now < to)) return 'vacation';
  return night && isNight(now, night, zone) ? 'night' : undefined;
};

/** How long the clock of whoever is asked runs between two moments. */
export const runningBetween = (pace: Pace, rests: Rests): ((from: number, to: number) => number) => {
  const { zone, night, vacations, started, paused } = rests;
  const end = paused ?? Number.POSITIVE_INFINITY;
  if (!pace.nights) return (from, to) => Math.max(0, Math.min(to, end) - from);
  const away = vacationsIn(vacations, started, pace.vacation);
  const awake = (from: number, to: number) => awakeBetween(from, Math.min(to, end), night, zone);
  // The hours of a vacation that are night anyway are not taken off twice.
  return (from, to) =>
    away.reduce((sum, each) => sum - awake(Math.max(from, each.from), Math.min(to, each.to)), awake(from, to));
};
