import type { Language } from '@hegemon/board';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const UNITS = [
  { unit: 'day', length: DAY },
  { unit: 'hour', length: HOUR },
  { unit: 'minute', length: MINUTE },
  { unit: 'second', length: 1000 },
] as const;

const counted = (language: Language, unit: string, count: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** "3 days", "1 hour 20 minutes": two units at most, the smaller one only where it counts. */
export const durationText = (language: Language, ms: number): string => {
  const whole = Math.max(0, Math.round(ms / 1000) * 1000);
  const at = UNITS.findIndex(({ length }) => whole >= length);
  if (at < 0) return counted(language, 'second', 0);
  const { unit, length } = UNITS[at];
  const next = UNITS[at + 1];
  const count = Math.floor(whole / length);
  const rest = next ? Math.floor((whole - count * length) / next.length) : 0;
  const said = counted(language, unit, count);
  // Nobody counts the minutes of a day, nor the hours of a week.
  return next && rest > 0 && count < 7 ? `${said} ${counted(language, next.unit, rest)}` : said;
};

export const dateText = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);

/** "2 hours ago", as exact as one speaks. */
export const agoText = (language: Language, ms: number): string => {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const { unit, length } = UNITS.find(each => ms >= each.length) ?? UNITS[UNITS.length - 1];
  return unit === 'second' ? relative.format(0, 'second') : relative.format(-Math.floor(ms / length), unit);
};
