import type { Line } from '@hegemon/host';
import type { Heard } from '@hegemon/kernel';
import type { Good, Player } from '../../src/ids.js';
import { isPlayer } from './standing.js';

/** One line of the reckoning: what was compared, and what each got for it. */
interface Award {
  readonly award: string;
  readonly good?: Good;
  readonly by: Readonly<Partial<Record<Player, { readonly figures: readonly number[]; readonly honour: number }>>>;
}
export interface Reckoning {
  readonly awards: readonly Award[];
  /** Honour before it, of those for whom anything was ever told. */
  readonly before: Readonly<Partial<Record<Player, number>>>;
}

/** The final scoring as it was told; nothing if the game was ended otherwise. What each is or owes alone comes on one line. */
export const reckoningIn = (lines: readonly Line[], seats: readonly Player[]): Reckoning | undefined => {
  const told = lines.flatMap(({ heard, isUndone }) => (isUndone ? [] : heard));
  const began = told.findLastIndex(({ type }) => type === 'scoring-began');
  if (began < 0) return undefined;
  const awards = new Map<string, Award>();
  for (const { type, award, to, honour, standings, good } of told.slice(began)) {
    if (type !== 'awarded') continue;
    const key = [award, good].join(' ');
    const figures = standings as Readonly<Record<string, readonly number[]>>;
    const winners = to as readonly string[];
    const by = { ...awards.get(key)?.by };
    for (const seat of [...Object.keys(figures), ...winners].filter(isPlayer))
      by[seat] = { figures: figures[seat] ?? [], honour: winners.includes(seat) ? Number(honour) : 0 };
    awards.set(key, { award: String(award), ...(good !== undefined && { good: good as Good }), by });
  }
  /** What there was before the first change of the scoring, or has not changed since the last one before it. */
  const before = (seat: Player): number | undefined => {
    const isOwn = ({ type, player }: Heard): boolean => type === 'honour-changed' && player === seat;
    const next = told.slice(began).find(isOwn);
    const last = told.slice(0, began).findLast(isOwn);
    return next ? Number(next.honour) - Number(next.by) : last && Number(last.honour);
  };
  return {
    awards: [...awards.values()],
    before: Object.fromEntries(seats.map(seat => [seat, before(seat)] as const).filter(([, n]) => n !== undefined)),
  };
};
