import type { Decision, Frame, GameState, Seat } from '@hegemon/kernel';

/**
 * What a seat has set out to do with an answer. The errand is under way as long as the frame that asked is still there
 * and has neither come back to its question nor, at the bottom of the flow, passed on to another seat.
 */
export interface Errand {
  readonly seat: Seat;
  readonly n: number;
  readonly frame: Frame;
  /** How many frames lie below. */
  readonly below: number;
  readonly step: string;
}

export const errandOf = (s: GameState, { seat, n }: Decision): Errand => {
  const stack = stackOf(s.flow, n);
  const below = (stack?.length ?? 0) - 1;
  const frame = stack?.[below];
  if (!frame) throw new Error(`question ${n} is not put where it is imagined`);
  return { seat, n, frame, below, step: frame.step };
};

/** The same errand in a copy of the state, in which the question `next` is part of it. */
export const errandIn = (s: GameState, errand: Errand, next: Decision): Errand => {
  const frame = stackOf(s.flow, next.n)?.[errand.below];
  if (!frame) throw new Error(`question ${next.n} is not put where it is imagined`);
  return { ...errand, frame };
};

/** The same errand in a state that has come of it, if the question `next` is part of it there. */
export const stillOn = (s: GameState, errand: Errand, next: Decision): Errand | undefined => {
  const frame = stackOf(s.flow, next.n)?.[errand.below];
  if (frame?.proc !== errand.frame.proc) return undefined;
  const same = { ...errand, frame };
  return nextOn(same, s, [next]) && same;
};

/** The question that must be answered before the errand is over, if there is one. */
const nextOn = (errand: Errand, s: GameState, pending: readonly Decision[]): Decision | undefined =>
  pending.find(d => {
    const stack = stackOf(s.flow, d.n);
    if (!stack || !liesIn(errand, stack)) return false;
    return stack.length > errand.below + 1 || d.n === errand.n || d.seat === errand.seat || errand.below > 0;
  });

/** The same; what is asked is worked out only where the frames leave open whether the errand is over. */
export const furtherOn = <S extends GameState>(
  errand: Errand,
  s: S,
  pending: (s: S) => readonly Decision[],
): Decision | undefined =>
  openStacks(s.flow).some(stack => liesIn(errand, stack)) ? nextOn(errand, s, pending(s)) : undefined;

/** May the question at the top of these frames be part of the errand? It has not come back to where it began. */
const liesIn = ({ n, frame, below, step }: Errand, stack: readonly Frame[]): boolean =>
  stack[below] === frame && (stack.length > below + 1 || frame.asked === n || frame.step !== step);

/** The frames of every question that is open. */
const openStacks = (flow: readonly Frame[]): readonly (readonly Frame[])[] => {
  const top = flow[flow.length - 1];
  if (top?.branches) return top.branches.flatMap(branch => openStacks(branch).map(stack => [...flow, ...stack]));
  return top?.asked === undefined ? [] : [flow];
};

/** All frames in which a question lies, from the outermost to the one that asks; undefined if it is not put. */
const stackOf = (flow: readonly Frame[], n: number): readonly Frame[] | undefined => {
  const top = flow[flow.length - 1];
  if (!top?.branches) return top?.asked === n ? flow : undefined;
  for (const branch of top.branches) {
    const stack = stackOf(branch, n);
    if (stack) return [...flow, ...stack];
  }
  return undefined;
};
