import type { Timing } from './clock.js';

/** What a figure must reach, and what it should. */
export interface Limit {
  readonly floor: number;
  readonly target: number;
  readonly better: 'higher' | 'lower';
}

/** The promises of docs/contracts.md, section 6, as far as they concern the engine. Microseconds, bytes, milliseconds. */
export const LIMITS = {
  toChessops: { floor: 0.004, target: 0.012, better: 'higher' },
  toBoardgame: { floor: 8, target: 25, better: 'higher' },
  view: { floor: 100, target: 30, better: 'lower' },
  state: { floor: 16_000, target: 6_000, better: 'lower' },
  jump: { floor: 300, target: 50, better: 'lower' },
  verify: { floor: 10_000, target: 3_000, better: 'lower' },
  planner: { floor: 300, target: 30, better: 'lower' },
  master: { floor: 1_500, target: 150, better: 'lower' },
  battleOdds: { floor: 2_000, target: 20_000, better: 'higher' },
} as const satisfies Readonly<Record<string, Limit>>;
type Limits = Readonly<Record<keyof typeof LIMITS, Limit>>;

/** What is promised of a game by name where it differs: one with ten times the rules and pieces answers more slowly. */
const OF_GAME: Readonly<Record<string, Partial<Limits>>> = {
  'medioevo-universale': {
    toChessops: { floor: 0.003, target: 0.01, better: 'higher' },
    // As much less as against chessops.
    toBoardgame: { floor: 6, target: 20, better: 'higher' },
    view: { floor: 200, target: 30, better: 'lower' },
    state: { floor: 32_000, target: 12_000, better: 'lower' },
  },
};
export const limitsOf = (game: string): Limits => ({ ...LIMITS, ...OF_GAME[game] });

/** One figure. The ratio is judged where there is one, else the value. */
export interface Row {
  /** Absent for the anchors. */
  readonly game?: string;
  readonly name: string;
  /** The median over all rounds. */
  readonly value: number;
  readonly unit: string;
  /** The extremes of what was judged: of the ratio where there is one. */
  readonly spread: { readonly min: number; readonly max: number };
  readonly ratio?: number;
  readonly floor?: number;
  readonly target?: number;
  /** Only where there is a target. */
  readonly onTarget?: boolean;
  /** False only for a figure below its floor. */
  readonly ok: boolean;
  readonly note?: string;
  /** Every round by itself; only in a report for machines. */
  readonly rounds?: readonly number[];
}

export interface BenchReport {
  readonly quick: boolean;
  readonly node: string;
  readonly seconds: number;
  readonly rows: readonly Row[];
  /** No ratio and no size is below its floor. */
  readonly ok: boolean;
}

const reaches = (figure: number, mark: number, better: Limit['better']): boolean =>
  better === 'higher' ? figure >= mark : figure <= mark;

export const judge = (figure: number, { floor, target, better }: Limit): { ok: boolean; onTarget: boolean } => ({
  ok: reaches(figure, floor, better),
  onTarget: reaches(figure, target, better),
});

interface RowParts {
  readonly game?: string;
  readonly name: string;
  readonly unit: string;
  readonly timing: Timing;
  readonly ratios?: Timing;
  readonly limit?: Limit;
  readonly note?: string;
}

export const rowOf = ({ game, name, unit, timing, ratios, limit, note }: RowParts): Row => {
  const judged = ratios ?? timing;
  return {
    ...(game !== undefined && { game }),
    name,
    value: timing.median,
    unit,
    spread: { min: judged.min, max: judged.max },
    ...(ratios && { ratio: ratios.median }),
    ...(limit && { floor: limit.floor, target: limit.target }),
    ...(limit ? judge(judged.median, limit) : { ok: true }),
    ...(note !== undefined && { note }),
    rounds: judged.rounds,
  };
};

/** Ratios and sizes hold on any machine; a bare time below its floor is shown, but fails nobody on a busy one. */
const isFirm = ({ ratio, unit }: Row): boolean => ratio !== undefined || unit === 'bytes';
export const isWithinFloors = (rows: readonly Row[]): boolean => rows.filter(isFirm).every(row => row.ok);

export const withoutRounds = ({ rounds: _, ...row }: Row): Row => row;
