/**
 * One way through a tree of chance: instead of being drawn, every value is the branch of a fork. Plain data beside the
 * rest of the chance, so that a copy of the state walks on by itself: whatever is tried on it disturbs nobody.
 */
export interface Walk {
  /** Which branch to take at each fork, and from there on the first; at the end, which ones were taken. */
  path: number[];
  /** How many branches the forks passed have, in order. */
  widths: number[];
  /** How likely it is to come this way. */
  share: number;
  /** Branches less likely than this, seen from the root, are not walked one by one. */
  readonly least: number;
  /** It has come to where branches are that rare: from there on values are drawn, and one way stands for all. */
  isFaint?: true;
  /** Something fell unseen, such as the order of a deck: the tree has more branches than anybody can walk. */
  isBlind?: true;
}

export const newWalk = (path: number[], least: number): Walk => ({ path, widths: [], share: 1, least });

/**
 * Takes the next fork. The branches come with the likeliest first; those too rare to be walked are one branch together,
 * the last one. `luck` draws a number between 0 and 1.
 */
export const takeFork = (walk: Walk, shares: readonly number[], luck: () => number): number => {
  if (walk.isFaint) return drawnFrom(shares, 0, luck());
  const at = walk.widths.length;
  let common = 0;
  while (common < shares.length && walk.share * shares[common] >= walk.least) common++;
  const width = common < shares.length ? common + 1 : common;
  walk.widths.push(width);
  if (at === walk.path.length) walk.path.push(0);
  const taken = walk.path[at];
  if (taken >= width)
    throw new Error('the same dice led somewhere else: a tree is walked by what depends on dice alone');
  if (taken < common) {
    walk.share *= shares[taken];
    return taken;
  }
  walk.share *= sumFrom(shares, common);
  walk.isFaint = true;
  return drawnFrom(shares, common, luck());
};
const sumFrom = (shares: readonly number[], from: number): number => {
  let sum = 0;
  for (let i = from; i < shares.length; i++) sum += shares[i];
  return sum;
};
const drawnFrom = (shares: readonly number[], from: number, luck: number): number => {
  let left = luck * sumFrom(shares, from);
  for (let i = from; i < shares.length; i++) {
    left -= shares[i];
    if (left < 0) return i;
  }
  return shares.length - 1;
};

/** The way after this one, as the hand of a clock goes on: the last fork first. Undefined: all have been walked. */
export const nextPath = ({ path, widths }: Walk): number[] | undefined => {
  for (let at = path.length - 1; at >= 0; at--) {
    if (path[at] + 1 < widths[at]) return [...path.slice(0, at), path[at] + 1];
  }
  return undefined;
};
