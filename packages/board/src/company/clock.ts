import type { Language } from '../face.js';
import type { SeatClock } from './company.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left of somebody's time. Nights lie before its end: of them nobody has more than there was. */
export const leftAt = ({ left, isRunning, until }: SeatClock, now: number): number =>
  Math.max(0, isRunning && until !== undefined ? Math.min(left, until - now) : left);

const two = (n: number): string => String(n).padStart(2, '0');

/** As on the face of a clock: "4:07", "1:05 h", "2 d 4 h". The last second is seen until it is over. */
export const clockText = (ms: number, language: Language): string => {
  const left = Math.ceil(ms / SECOND) * SECOND;
  if (left < HOUR) return `${Math.floor(left / MINUTE)}:${two(Math.floor((left % MINUTE) / SECOND))}`;
  if (left < DAY) return `${Math.floor(left / HOUR)}:${two(Math.floor((left % HOUR) / MINUTE))} h`;
  const day = language === 'de' ? 'T' : 'd';
  return `${Math.floor(left / DAY)} ${day} ${Math.floor((left % DAY) / HOUR)} h`;
};

const UNITS = [
  { unit: 'day', length: DAY },
  { unit: 'hour', length: HOUR },
  { unit: 'minute', length: MINUTE },
  { unit: 'second', length: SECOND },
] as const;

/** In words, for those who listen: "1 hour 5 minutes". */
export const spokenTime = (ms: number, language: Language): string => {
  const left = Math.max(0, Math.ceil(ms / SECOND) * SECOND);
  const at = Math.max(
    0,
    UNITS.findIndex(({ length }) => left >= length),
  );
  const first = left === 0 ? UNITS.length - 1 : at;
  const said = (index: number, of: number): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: UNITS[index].unit, unitDisplay: 'long' }).format(
      Math.floor(of / UNITS[index].length),
    );
  const rest = left % UNITS[first].length;
  const hasMore = UNITS[first + 1] !== undefined && rest >= UNITS[first + 1].length;
  return hasMore ? `${said(first, left)} ${said(first + 1, rest)}` : said(first, left);
};
