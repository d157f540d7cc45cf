import type { MatchSummary } from '@hegemon/host';
import type { Seat } from '@hegemon/kernel';

/** How a match stands, for its line in the list. */
export type MatchState =
  | { readonly state: 'trouble' }
  | { readonly state: 'over'; readonly winners: readonly Seat[] }
  | { readonly state: 'foreign' }
  | { readonly state: 'yours' }
  | { readonly state: 'people'; readonly seats: readonly Seat[] }
  | { readonly state: 'stand-in'; readonly seat: Seat; readonly bot: string; readonly isYours: boolean }
  | { readonly state: 'bots' };

export const stateOf = ({ trouble, outcome, isForeign, sitters, waiting, standIns = {} }: MatchSummary): MatchState => {
  if (trouble) return { state: 'trouble' };
  if (outcome) return { state: 'over', winners: outcome.winners };
  if (isForeign) return { state: 'foreign' };
  const isPerson = (seat: Seat): boolean => sitters[seat]?.kind === 'person';
  const isAlone = Object.keys(sitters).filter(isPerson).length === 1;
  const asked = waiting.filter(seat => isPerson(seat) && standIns[seat] === undefined);
  if (asked.length === 0) {
    const [away] = Object.entries(standIns);
    return away ? { state: 'stand-in', seat: away[0], bot: away[1], isYours: isAlone } : { state: 'bots' };
  }
  return isAlone ? { state: 'yours' } : { state: 'people', seats: asked };
};

/** Of several who are called alike it is said which seat is meant. */
export const apart = (name: string, all: readonly string[], seat: string | undefined): string =>
  seat !== undefined && all.filter(each => each === name).length > 1 ? `${name} (${seat})` : name;

/** What awaits an answer first, then the latest. */
export const inOrder = (matches: readonly MatchSummary[]): readonly MatchSummary[] => {
  const rank = (match: MatchSummary): number => (['yours', 'people'].includes(stateOf(match).state) ? 0 : 1);
  return [...matches].sort((a, b) => rank(a) - rank(b) || b.changed.localeCompare(a.changed));
};
