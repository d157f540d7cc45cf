/** A time of day, as the browser's field has it, from minutes since midnight. */
export const timeOfDay = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The other way round; undefined for what is no time. */
export const minutesIn = (text: string): number | undefined => {
  const found = /^(\d{2}):(\d{2})/.exec(text);
  const minutes = found ? Number(found[1]) * 60 + Number(found[2]) : Number.NaN;
  return minutes >= 0 && minutes < 1440 ? minutes : undefined;
};

/** From the first moment of the first day to the last of the last, where the browser is; undefined if that is no span. */
export const daysBetween = (
  first: string,
  last: string,
): { readonly from: number; readonly to: number } | undefined => {
  const from = new Date(`${first}T00:00:00`);
  const to = new Date(`${last}T00:00:00`);
  to.setDate(to.getDate() + 1);
  const isSpan = Number.isFinite(from.getTime()) && Number.isFinite(to.getTime()) && from < to;
  return isSpan ? { from: from.getTime(), to: to.getTime() } : undefined;
};

/** All zones the browser knows, and the one that is set. */
export const zonesWith = (zone: string): readonly string[] => {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set(['UTC', zone, ...known])].sort();
};
