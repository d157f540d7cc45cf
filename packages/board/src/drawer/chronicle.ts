import type { Line, Tick } from '@hegemon/host';
import type { Closed, Heard, Sat, Seat } from '@hegemon/kernel';

/** One sentence of the chronicle. */
export interface Telling {
  readonly key: string;
  /** The entry it belongs to. */
  readonly n: number;
  readonly event: Heard;
  readonly text: string;
  /** Who answered, if somebody did. */
  readonly seat?: Seat;
  /** A bot in his place. */
  readonly byBot?: true;
}
/** Steps that were taken back, folded. */
export interface TakenBack {
  readonly key: string;
  readonly n: number;
  /** Who took them back, and whether all agreed to it. */
  readonly seat?: Seat;
  readonly byConsent?: true;
  readonly tellings: readonly Telling[];
  readonly entries: number;
}
/** What the table did: no game has words for it. */
export interface BesideRules {
  readonly key: string;
  readonly n: number;
  readonly seat?: Seat;
  readonly sat?: Sat;
  readonly closed?: Closed;
}
export type Row =
  | ({ readonly what: 'told' } & Telling)
  | ({ readonly what: 'back' } & TakenBack)
  | ({ readonly what: 'beside' } & BesideRules);
/** What happened in one turn of one seat, or in one phase. */
export interface Chapter extends Head {
  readonly key: string;
  readonly rows: readonly Row[];
}

interface Head {
  readonly turn?: number;
  readonly seat?: Seat;
  readonly phase?: string;
}

type Say = (event: Heard) => string;

/** What a line tells; sentences that say nothing are left out. */
export const tellingsOf = ({ n, seat, heard, byBot }: Line, say: Say): readonly Telling[] =>
  heard
    .map((event, i) => ({
      key: `${n}.${i}`,
      n,
      event,
      text: say(event),
      ...(seat !== undefined && { seat }),
      ...(byBot && { byBot }),
    }))
    .filter(({ text }) => text !== '');

/** Where an entry lies: its own tick, or the last before it. */
export const tickAt = (ticks: readonly Tick[], n: number): Tick | undefined => {
  let low = 0;
  let high = ticks.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (ticks[middle].n <= n) low = middle;
    else high = middle - 1;
  }
  const tick = ticks[low];
  return tick && tick.n <= n ? tick : undefined;
};

interface Growing extends Head {
  key: string;
  rows: Row[];
}

/** Where all act in every phase, it is the phases that follow one another; else the turns of the seats. */
export const headingTicks = (ticks: readonly Tick[], by: 'phases' | 'turns' = 'turns'): readonly Tick[] =>
  ticks.map(({ n, turn, seat, phase }) => ({
    n,
    turn,
    ...(by === 'turns' ? seat !== undefined && { seat } : phase !== undefined && { phase }),
  }));

/** The chronicle under headings. Steps that were taken back stand folded where they were taken back. */
export const chaptersOf = (lines: readonly Line[], ticks: readonly Tick[], say: Say): readonly Chapter[] => {
  const chapters: Growing[] = [];
  let undone: Line[] = [];
  const put = (row: Row, tick: Tick | undefined): void => {
    const last = chapters.at(-1);
    if (last && last.turn === tick?.turn && last.seat === tick?.seat && last.phase === tick?.phase) last.rows.push(row);
    else chapters.push({ key: `c${row.key}`, ...(tick && headOf(tick)), rows: [row] });
  };
  for (const [i, line] of lines.entries()) {
    if (line.isUndone) {
      undone.push(line);
      continue;
    }
    // Whoever takes back one step after the other is told of once, with the last of them.
    if (goesOnTakingBack(line, lines[i + 1])) continue;
    // An answer is given where play rested before it; what follows from it may lie in the next turn.
    const after = tickAt(ticks, line.n);
    let here = line.n === 0 ? after : (tickAt(ticks, line.n - 1) ?? after);
    for (const row of rowsOf(line, undone, say)) {
      if (row.what === 'told' && after && opens(row.event, after)) here = after;
      put(row, here);
    }
    const { takesBack } = line;
    if (takesBack !== undefined) undone = undone.filter(({ n }) => n < takesBack);
  }
  return chapters;
};

const goesOnTakingBack = (line: Line, next: Line | undefined): boolean =>
  line.takesBack !== undefined &&
  next?.takesBack !== undefined &&
  !next.isUndone &&
  next.seat === line.seat &&
  !line.byConsent &&
  !next.byConsent;

/** The event that names the new turn, and whose it is, begins it; or the one that names the new phase. */
const opens = (event: Heard, { turn, seat, phase }: Tick): boolean =>
  seat !== undefined
    ? event.turn === turn && event.seat === seat
    : phase !== undefined && event.phase !== undefined && String(event.phase) === phase;

const headOf = ({ n: _, ...head }: Tick): Head => head;

const rowsOf = (line: Line, undone: readonly Line[], say: Say): readonly Row[] => {
  if (isBesideRules(line)) return [{ what: 'beside', key: `t${line.n}`, ...besideRulesIn(line) }];
  if (line.takesBack === undefined) return tellingsOf(line, say).map(told => ({ what: 'told', ...told }));
  const { n, seat, byConsent, takesBack } = line;
  const gone = undone.filter(other => other.takesBack === undefined && other.n >= takesBack);
  if (gone.length === 0) return [];
  const tellings = gone.flatMap(other => tellingsOf(other, say));
  const who = { ...(seat !== undefined && { seat }), ...(byConsent && { byConsent }) };
  return [{ what: 'back', key: `b${n}`, n, tellings, entries: gone.length, ...who }];
};

/** Nobody has answered, and nothing has happened on the board. */
export const isBesideRules = ({ sat, closed }: Line): boolean => sat !== undefined || closed !== undefined;
const besideRulesIn = ({ n, seat, sat, closed }: Line): Omit<BesideRules, 'key'> => ({
  n,
  ...(seat !== undefined && { seat }),
  ...(sat && { sat }),
  ...(closed && { closed }),
});

/** The end of a long chronicle: whole chapters until enough rows are shown. */
export const lastOf = (chapters: readonly Chapter[], rows: number): readonly Chapter[] => {
  let from = chapters.length;
  for (let count = 0; from > 0 && count < rows; from--) count += chapters[from - 1].rows.length;
  return chapters.slice(from);
};

/** What others did since this seat last answered: the entries after its last one, if any of them is somebody else's. */
export const sinceLastMove = (
  lines: readonly Line[],
  seat: Seat,
): { readonly from: number; readonly lines: readonly Line[] } | undefined => {
  const own = lines.findLastIndex(line => line.seat === seat && !line.isUndone && !isBesideRules(line));
  const isMove = (line: Line): boolean => !line.isUndone && line.takesBack === undefined && !isBesideRules(line);
  const after = lines.slice(own + 1).filter(isMove);
  if (own < 0 || !after.some(line => line.seat !== undefined && line.seat !== seat)) return undefined;
  return { from: lines[own].n, lines: after };
};
