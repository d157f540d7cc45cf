import type { Leaf, Told } from '@hegemon/kernel';
import type { Ahead } from './ahead.js';
import type { Until } from './trial.js';

type Story = readonly Told[];
type Leaves = readonly Leaf<Story>[];
type Stance = 'attacker' | 'defender';

export interface Result {
  /** The outcomes make up the whole: the wanted one first. */
  readonly shares: readonly { readonly code: string; readonly share: number }[];
  readonly figures: readonly { readonly code: string; readonly value: number }[];
}

/** What always happens must come out as one, and what never does as none, to the last bit. */
const shareIn = (leaves: Leaves, test: (story: Story) => boolean): number => {
  let [inside, outside] = [0, 0];
  for (const { value, share } of leaves) {
    if (test(value)) inside += share;
    else outside += share;
  }
  return inside / (inside + outside);
};
const meanIn = (leaves: Leaves, count: (story: Story) => number): number =>
  leaves.reduce((sum, { value, share }) => sum + share * count(value), 0) /
  leaves.reduce((sum, { share }) => sum + share, 0);

/** Whose chances they are: his who asks, or the attacker's where others fight. */
const stanceOf = ({ defender }: Ahead, seat: string): Stance => (defender === seat ? 'defender' : 'attacker');
const isParty = ({ attacker, defender }: Ahead, seat: string): boolean => attacker === seat || defender === seat;

const winnerIn = (story: Story, type: string): unknown => story.find(each => each.type === type)?.open.winner;
const outcomes = (leaves: Leaves, type: string, own: Stance, codes: readonly string[]): Result['shares'] => {
  const isOwn = (story: Story): boolean => winnerIn(story, type) === own;
  const isNobodys = (story: Story): boolean => winnerIn(story, type) === undefined;
  const [won, even] = [shareIn(leaves, isOwn), shareIn(leaves, isNobodys)];
  const lost = shareIn(leaves, story => !isOwn(story) && !isNobodys(story));
  return [won, even, lost].map((share, i) => ({ code: codes[i], share }));
};

/** @rule MU 5-battle-damage Units that fall; those that only become lesser ones stay. */
const lossesIn =
  (side: string) =>
  (story: Story): number =>
    story.reduce((sum, { type, open }) => {
      if (type === 'damage-taken' && open.side === side) return sum + sizeOf(open.fallen);
      if (type === 'light-infantry-sacrificed' && open.side === side) return sum + Number(open.units);
      return type === 'surrendered' && open.player === side ? sum + sizeOf(open.army) : sum;
    }, 0);
const sizeOf = (army: unknown): number =>
  Object.values(army as Record<string, number>).reduce((sum, count) => sum + count, 0);

/** @rule MU 5-battle @rule MU 5-battle-7 What came of a battle, or of the melee of one battle round. */
export const resultOf = (leaves: Leaves, until: Until, ahead: Ahead, seat: string): Result => {
  const own = stanceOf(ahead, seat);
  const foe: Stance = own === 'attacker' ? 'defender' : 'attacker';
  if (until === 'melee') {
    const toSide = (stance: Stance) => (story: Story) => {
      const open = story.find(({ type }) => type === 'melee-decided')?.open;
      return Number(open?.[stance === 'attacker' ? 'toAttacker' : 'toDefender'] ?? 0);
    };
    return {
      shares: outcomes(leaves, 'melee-decided', own, ['wins-round', 'ties-round', 'loses-round']),
      figures: [
        { code: 'own-damage', value: meanIn(leaves, toSide(own)) },
        { code: 'foe-damage', value: meanIn(leaves, toSide(foe)) },
      ],
    };
  }
  const codes = isParty(ahead, seat) ? ['wins', 'undecided', 'loses'] : ['attacker-wins', 'undecided', 'defender-wins'];
  return {
    shares: outcomes(leaves, 'battle-ended', own, codes),
    figures: [
      { code: 'own-losses', value: meanIn(leaves, lossesIn(ahead[own])) },
      { code: 'foe-losses', value: meanIn(leaves, lossesIn(ahead[foe])) },
    ],
  };
};
