import { type Chance, newChance } from '../chance/chance.js';
import { newWalk, nextPath, type Walk } from '../chance/walk.js';
import { copy } from '../copy.js';

/** What came of one way the dice can fall, and how likely it is. */
export interface Leaf<T> {
  readonly value: T;
  readonly share: number;
}
export interface Outcomes<T> {
  /** Their shares add up to one. */
  readonly leaves: readonly Leaf<T>[];
  /** The share of what hardly ever happens, where one way stands for many: no chance can be off by more. */
  readonly guessed: number;
}
/** Why a tree of chance was not walked to its end: it is too large, or something fell unseen. */
export type Unwalked = 'too-many' | 'unseen';

/** What is rarer is not walked one by one; all of it together stays far below what anybody reads off a percentage. */
export const LEAST = 1e-9;

/**
 * Every way chance can go from a state: `run` is carried out anew for each, on a copy of its own in which the dice fall
 * that way. What it does with them is the game's own affair: no rule is written twice. Past `most` runs it gives up.
 */
export const outcomesOf = <S extends { chance: Chance }, T>(
  from: S,
  run: (s: S) => T,
  most: number,
  least = LEAST,
): Outcomes<T> | Unwalked => {
  const leaves: Leaf<T>[] = [];
  let guessed = 0;
  for (let path: number[] | undefined = []; path; ) {
    if (leaves.length >= most) return 'too-many';
    const walk: Walk = newWalk(path, least);
    const value = run(onWalk(from, walk));
    if (walk.isBlind) return 'unseen';
    leaves.push({ value, share: walk.share });
    if (walk.isFaint) guessed += walk.share;
    path = nextPath(walk);
  }
  return { leaves, guessed };
};

/** Whoever asks what may come must not be answered with what will come. */
const NO_KEY = '0'.repeat(32);
const onWalk = <S extends { chance: Chance }>(from: S, walk: Walk): S => {
  const s = copy(from);
  // The walk itself, not a copy of it: what the run leaves in it is read here.
  s.chance = { ...newChance(NO_KEY), drawn: from.chance.drawn, walk };
  return s;
};
