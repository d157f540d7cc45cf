/** No zone puts its clocks forward and back again within a week: not for a fast, nor for anything else. */
const WEEK = 7 * 86_400_000;
/** What is looked up at once: a year. */
const CHUNK = 52 * WEEK;
/** There are some six hundred zones; their names may be written in many ways. */
const MOST = 1000;

/** A span in which the clocks of a zone differ from UTC by the same number of milliseconds. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

/** From this moment on the clocks are so far ahead. */
interface Change {
  readonly at: number;
  readonly offset: number;
}
interface Zone {
  offsetAt(at: number): number;
  readonly chunks: Map<number, readonly Change[]>;
}

const UTC: Zone = { offsetAt: () => 0, chunks: new Map() };
const zones = new Map<string, Zone>();

/** What the time zone database of this Node does not know is UTC. */
const zoneOf = (name: string): Zone => {
  const known = zones.get(name);
  if (known) return known;
  if (zones.size >= MOST) zones.clear();
  const made = madeZone(name);
  zones.set(name, made);
  return made;
};

const madeZone = (name: string): Zone => {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  } catch (fault) {
    if (fault instanceof RangeError) return UTC;
    throw fault;
  }
  return { offsetAt: at => offsetIn(format.format(at)), chunks: new Map() };
};

/** `11/15/2026, GMT+10:30`; nothing after GMT means none. */
const offsetIn = (text: string): number => {
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = /GMT(?:([+-])(\d+):(\d+)(?::(\d+))?)?$/.exec(text) ?? [];
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
};

const changesIn = (zone: Zone, chunk: number): readonly Change[] => {
  const known = zone.chunks.get(chunk);
  if (known) return known;
  const from = chunk * CHUNK;
  const changes: Change[] = [{ at: from, offset: zone.offsetAt(from) }];
  for (let at = from + WEEK; at <= from + CHUNK; at += WEEK) {
    const { offset } = changes[changes.length - 1];
    const next = zone.offsetAt(at);
    if (next !== offset) changes.push({ at: changedBetween(zone, at - WEEK, at), offset: next });
  }
  zone.chunks.set(chunk, changes);
  return changes;
};

/** The first moment that is not as at the beginning; it is at the end. */
const changedBetween = (zone: Zone, from: number, to: number): number => {
  const before = zone.offsetAt(from);
  let [same, other] = [from, to];
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (zone.offsetAt(middle) === before) same = middle;
    else other = middle;
  }
  return other;
};

/** The time between two moments, cut wherever the clocks of the zone are put forward or back. */
export const stretchesBetween = (name: string, from: number, to: number): readonly Stretch[] => {
  const zone = zoneOf(name);
  if (zone === UTC) return [{ from, to, offset: 0 }];
  const stretches: Stretch[] = [];
  for (let chunk = Math.floor(from / CHUNK); chunk * CHUNK < to; chunk++) {
    const changes = changesIn(zone, chunk);
    changes.forEach(({ at, offset }, i) => {
      const begins = Math.max(from, at);
      const ends = Math.min(to, changes[i + 1]?.at ?? (chunk + 1) * CHUNK);
      if (begins < ends) stretches.push({ from: begins, to: ends, offset });
    });
  }
  return stretches;
};
