import type { Leaf, Told } from '@hegemon/kernel';
import { isMilitia } from '../catalog.js';

type Story = readonly Told[];
type Leaves = readonly Leaf<Story>[];

export interface Result {
  readonly shares: readonly { readonly code: string; readonly share: number }[];
  readonly figures: readonly { readonly code: string; readonly value: number }[];
  /** What a mean hides: how likely each number is, from none upwards. */
  readonly spreads: readonly { readonly code: string; readonly shares: readonly number[] }[];
}

/** What came of a battle or a vote. */
export const resultOf = (leaves: Leaves, alreadyAttacking?: string): Result =>
  leaves.some(({ value }) => isVote(value)) ? voteResult(leaves) : battleResult(leaves, alreadyAttacking);
const isVote = (story: Story): boolean => story.some(({ type }) => type === 'senate-voted');

/**
 * What always happens must come out as one, and what never does as none, to the last bit: nobody is told that he might
 * lose a safe vote.
 */
const shareIn = (leaves: Leaves, test: (story: Story) => boolean): number => {
  let [inside, outside] = [0, 0];
  for (const { value, share } of leaves) {
    if (test(value)) inside += share;
    else outside += share;
  }
  return inside / (inside + outside);
};
const meanOf = (spread: readonly number[]): number => spread.reduce((sum, share, count) => sum + share * count, 0);
const spreadIn = (leaves: Leaves, count: (story: Story) => number): readonly number[] => {
  const most = Math.max(...leaves.map(({ value }) => count(value)));
  return Array.from({ length: most + 1 }, (_, n) => shareIn(leaves, story => count(story) === n));
};

/** @rule ToC 8.2.winner Whose victory it is; a battle in which both sides perish has no winner. */
const battleResult = (leaves: Leaves, alreadyAttacking?: string): Result => {
  const began = leaves[0]?.value.find(({ type }) => type === 'battle-began');
  const attacker = began?.open.attacker ?? alreadyAttacking;
  const wins = (isOurs: boolean) => (story: Story) =>
    story.some(({ type, open }) => type === 'battle-won' && (open.winner === attacker) === isOurs);
  const losses = (isOurs: boolean) => (story: Story) =>
    story.filter(({ type, open }) => type === 'hit-taken' && (open.army === attacker) === isOurs).length;
  const isEqual = ({ type, open }: Told): boolean => type === 'battle-scored' && open.attacker === open.defender;
  const isGone = ({ type, open }: Told): boolean =>
    (type === 'general-returned' && open.general === attacker) ||
    (type === 'hit-taken' && open.army === attacker && isMilitia(String(attacker)));
  // With as many hits a side may still be wiped out, and then the rule for ties has nothing to say.
  const isTie = (story: Story): boolean => story.some(isEqual) && wins(false)(story) && !story.some(isGone);
  const spreads = [
    { code: 'own-losses', shares: spreadIn(leaves, losses(true)) },
    { code: 'foe-losses', shares: spreadIn(leaves, losses(false)) },
  ];
  return {
    shares: [
      { code: 'wins', share: shareIn(leaves, wins(true)) },
      { code: 'loses', share: shareIn(leaves, wins(false)) },
      { code: 'undecided', share: shareIn(leaves, story => story.some(({ type }) => type === 'battle-undecided')) },
      // Not a fourth outcome: how often the defender owes it to the rule for ties.
      { code: 'equal-hits', share: shareIn(leaves, isTie) },
    ],
    figures: spreads.map(({ code, shares }) => ({ code, value: meanOf(shares) })),
    spreads,
  };
};

/** @rule ToC 6.3.2.success */
const voteResult = (leaves: Leaves): Result => {
  const voteIn = (story: Story) => story.find(({ type }) => type === 'senate-voted')?.open;
  const passed = shareIn(leaves, story => voteIn(story)?.isPassed === true);
  const first = voteIn(leaves[0].value);
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
    spreads: [{ code: 'votes', shares: spreadIn(leaves, story => Number(voteIn(story)?.votes ?? 0)) }],
  };
};
