import type { Line } from '@hegemon/host';
import type { Heard, Id } from '@hegemon/kernel';
import type { ToCView } from '../../../src/view.js';
import { hitsOn } from './modifiers.js';

/** A battle as the chronicle tells it: from the event that opened it to the last that belongs to it. */
export interface Fought {
  /** The number of the entry in which it began, and of that in which it was decided. */
  readonly n: number;
  readonly decided?: number;
  readonly attacker: Id;
  readonly defender: Id;
  readonly region: Id;
  readonly events: readonly Heard[];
  readonly winner?: Id;
}

/** The events after which nothing of a battle follows that the panel shows. */
const isEnd = ({ type }: Heard): boolean => type === 'battle-won' || type === 'battle-undecided';

/** The last battle in the chronicle that was not taken back. */
export const lastBattle = (lines: readonly Line[]): Fought | undefined => {
  const told = lines.flatMap(({ n, heard, isUndone, takesBack }) =>
    isUndone || takesBack !== undefined ? [] : heard.map(event => ({ n, event })),
  );
  const from = told.findLastIndex(({ event }) => event.type === 'battle-began');
  if (from < 0) return undefined;
  const rest = told.slice(from);
  const end = rest.findIndex(({ event }) => isEnd(event));
  const events = rest.slice(0, end < 0 ? undefined : end + 1).map(({ event }) => event);
  const { attacker, defender, region } = events[0];
  const last = end < 0 ? undefined : rest[end];
  const winner = last?.event.winner;
  return {
    n: rest[0].n,
    ...(last && { decided: last.n }),
    attacker: String(attacker),
    defender: String(defender),
    region: String(region),
    events,
    ...(typeof winner === 'string' && { winner }),
  };
};

/** The last roll of a side. */
export const rollOf = ({ events }: Fought, side: 'attacker' | 'defender'): Heard | undefined =>
  events.findLast(({ type, side: of }) => type === 'battle-rolled' && of === side);
/** The dice of a roll, as they were thrown. */
export const pipsIn = (roll: Heard | undefined): readonly number[] =>
  Array.isArray(roll?.dice) ? roll.dice.map(Number) : [];
/** Hits after all modifiers; before the scoring as they would be scored now. */
export const hitsOf = (view: ToCView, fought: Fought, side: 'attacker' | 'defender'): number => {
  const scored = fought.events.findLast(({ type }) => type === 'battle-scored');
  if (scored) return Number(scored[side]);
  const { attacker, defender, region } = fought;
  const isDefender = side === 'attacker';
  const rolled = Number(rollOf(fought, side)?.hits ?? 0);
  return hitsOn(view, { army: isDefender ? defender : attacker, region, isDefender }, rolled);
};
/** Hits an army has really taken. */
export const takenBy = ({ events }: Fought, army: Id): number =>
  events.filter(({ type, army: of }) => type === 'hit-taken' && of === army).length;
