import type { Tick } from '@hegemon/host';

/** A line on the scale of a match. */
export interface Mark {
  readonly n: number;
  /** Between 0 and 1. */
  readonly at: number;
  readonly kind: 'turn' | 'phase' | 'entry';
  readonly turn: number;
}

/** Where an entry lies on the scale. */
export const shareOf = (n: number, last: number): number => (last <= 0 ? 1 : Math.min(1, Math.max(0, n / last)));
/** The entry at a place of the scale. */
export const entryAt = (share: number, last: number): number => Math.round(Math.min(1, Math.max(0, share)) * last);

const kindOf = (tick: Tick, before: Tick | undefined): Mark['kind'] => {
  if (!before || before.turn !== tick.turn) return 'turn';
  return before.phase !== tick.phase || before.seat !== tick.seat ? 'phase' : 'entry';
};

/**
 * The lines that fit: all turns if they can stand apart, then phases, then single entries. Where there are too many
 * of one kind, none of it is drawn rather than some; of turns every second, fifth, tenth.
 */
export const marksOf = (ticks: readonly Tick[], last: number, width: number, apart = 4): readonly Mark[] => {
  const all = ticks.map((tick, i): Mark => {
    const kind = kindOf(tick, ticks[i - 1]);
    return { n: tick.n, at: shareOf(tick.n, last), kind, turn: tick.turn };
  });
  const room = Math.max(1, width / apart);
  const turns = all.filter(({ kind }) => kind === 'turn');
  const every = [1, 2, 5, 10, 20, 50, 100].find(step => turns.length / step <= room) ?? 1000;
  const kept = turns.filter((_, i) => i % every === 0);
  const phases = all.filter(({ kind }) => kind === 'phase');
  const entries = all.filter(({ kind }) => kind === 'entry');
  const withPhases = kept.length + phases.length <= room ? [...kept, ...phases] : kept;
  const withEntries =
    phases.length + withPhases.length + entries.length <= room ? [...withPhases, ...entries] : withPhases;
  return [...withEntries].sort((a, b) => a.n - b.n);
};

export type Stride = 'entry' | 'phase' | 'turn';

/** The next place to stop, forward or back. Going back inside a turn first goes to its beginning. */
export const strideFrom = (ticks: readonly Tick[], at: number, last: number, stride: Stride, by: 1 | -1): number => {
  if (stride === 'entry') return Math.min(last, Math.max(0, at + by));
  const stops = ticks
    .filter((tick, i) => {
      const kind = kindOf(tick, ticks[i - 1]);
      return kind === 'turn' || (stride === 'phase' && kind === 'phase');
    })
    .map(({ n }) => n);
  if (by > 0) return stops.find(n => n > at) ?? last;
  return stops.findLast(n => n < at) ?? 0;
};
