import type { Outcome } from '@hegemon/kernel';

/** So many answers each person must have given, or it was no match. */
const FEWEST_ANSWERS = 3;

export interface MatchFacts {
  readonly terms: { readonly isRated: boolean };
  /** Absent as long as there is none. */
  readonly outcome?: Pick<Outcome, 'how'> | undefined;
  readonly seats: readonly {
    /** Null where a bot sits. */
    readonly person: string | null;
    /** Those that the person has given himself. */
    readonly answers: number;
  }[];
}

export type WhyNotRated =
  | 'not-agreed' // it was not to count
  | 'no-result'
  | 'abandoned'
  | 'too-few-people' // fewer than two: nobody gains by beating bots alone
  | 'same-person' // somebody sits in two seats
  | 'too-few-answers';

/** Why a match does not count; undefined if it does. */
export const whyNotRated = ({ terms, outcome, seats }: MatchFacts): WhyNotRated | undefined => {
  const people = seats.filter(({ person }) => person !== null);
  if (!terms.isRated) return 'not-agreed';
  if (!outcome) return 'no-result';
  if (outcome.how === 'abandoned') return 'abandoned';
  if (people.length < 2) return 'too-few-people';
  if (new Set(people.map(({ person }) => person)).size < people.length) return 'same-person';
  if (people.some(({ answers }) => answers < FEWEST_ANSWERS)) return 'too-few-answers';
  return undefined;
};

export const isRatable = (facts: MatchFacts): boolean => whyNotRated(facts) === undefined;
