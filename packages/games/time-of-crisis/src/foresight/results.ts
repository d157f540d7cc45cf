import type { Told } from '@hegemon/kernel';

type Runs = readonly (readonly Told[])[];
interface Result {
  readonly shares: readonly { readonly code: string; readonly share: number }[];
  readonly figures: readonly { readonly code: string; readonly value: number }[];
}

const shareIn = (runs: Runs, test: (events: readonly Told[]) => boolean): number =>
  runs.filter(test).length / runs.length;
const meanIn = (runs: Runs, count: (events: readonly Told[]) => number): number =>
  runs.reduce((sum, events) => sum + count(events), 0) / runs.length;

export const isVote = (events: readonly Told[]): boolean => events.some(({ type }) => type === 'senate-voted');

/** @rule ToC 8.2.winner Whose victory it is; a battle in which both sides perish has no winner. */
export const battleResult = (runs: Runs, alreadyAttacking?: string): Result => {
  const began = runs[0]?.find(({ type }) => type === 'battle-began');
  const attacker = began?.open.attacker ?? alreadyAttacking;
  const wins = (isOurs: boolean) => (events: readonly Told[]) =>
    events.some(({ type, open }) => type === 'battle-won' && (open.winner === attacker) === isOurs);
  const losses = (isOurs: boolean) => (events: readonly Told[]) =>
    events.filter(({ type, open }) => type === 'hit-taken' && (open.army === attacker) === isOurs).length;
  const isEqual = ({ type, open }: Told): boolean => type === 'battle-scored' && open.attacker === open.defender;
  // With as many hits a side may still be wiped out, and then the rule for ties has nothing to say.
  const isTie = (events: readonly Told[]): boolean => events.some(isEqual) && wins(false)(events);
  return {
    shares: [
      { code: 'wins', share: shareIn(runs, wins(true)) },
      { code: 'loses', share: shareIn(runs, wins(false)) },
      { code: 'undecided', share: shareIn(runs, events => events.some(({ type }) => type === 'battle-undecided')) },
      // Not a fourth outcome: how often the defender owes it to the rule for ties.
      { code: 'equal-hits', share: shareIn(runs, isTie) },
    ],
    figures: [
      { code: 'own-losses', value: meanIn(runs, losses(true)) },
      { code: 'foe-losses', value: meanIn(runs, losses(false)) },
    ],
  };
};

/** @rule ToC 6.3.2.success */
export const voteResult = (runs: Runs): Result => {
  const votes = runs.map(events => events.find(({ type }) => type === 'senate-voted')?.open);
  const passed = votes.filter(vote => vote?.isPassed === true).length / runs.length;
  const [first] = votes;
  // Each six has earned one more: the rest was staked, or given by Basilicas.
  const fallen = Array.isArray(first?.dice) ? first.dice : [];
  return {
    shares: [
      { code: 'passes', share: passed },
      { code: 'fails', share: 1 - passed },
    ],
    figures: [
      { code: 'required', value: Number(first?.required ?? 0) },
      { code: 'dice', value: fallen.filter(die => die !== 6).length },
    ],
  };
};
