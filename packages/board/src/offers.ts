import type { Answer, Choice, Decision, Id } from '@hegemon/kernel';

/** A choice that names ids. */
export type Naming = Extract<Choice, { shape: 'pick' | 'subset' | 'allot' }>;
export const isNaming = (choice: Choice): choice is Naming =>
  choice.shape === 'pick' || choice.shape === 'subset' || choice.shape === 'allot';

/** The ids a choice can name. */
export const idsOf = (choice: Choice): readonly Id[] => {
  if (choice.shape === 'pick' || choice.shape === 'subset') return choice.of;
  return choice.shape === 'allot' ? Object.keys(choice.caps) : [];
};

/** The choices of a question that can name this id. */
export const offersFor = (decision: Decision | undefined, id: Id): readonly Naming[] =>
  (decision?.choices ?? []).filter(isNaming).filter(choice => idsOf(choice).includes(id));

export const choiceOf = (decision: Decision | undefined, kind: string | undefined): Choice | undefined =>
  decision?.choices.find(choice => choice.kind === kind);

/** What has been put together of an answer so far. Nothing is sent before it is whole. */
export interface Draft {
  /** The kind that was chosen first: only its ids are lit. */
  readonly kind?: string;
  /** The thing that was chosen first: what can be done with it is offered. */
  readonly id?: Id;
  /** The thing chosen second, where more than one way leads to it. */
  readonly to?: Id;
  readonly ticked: readonly Id[];
  readonly amount?: number;
  readonly spread: Readonly<Record<Id, number>>;
}
export const NO_DRAFT: Draft = { ticked: [], spread: {} };

/** How much has been given out. */
export const given = ({ spread }: Draft): number => Object.values(spread).reduce((a, b) => a + b, 0);

/** The answer a draft amounts to, if it is whole: what the shape asks for is there. Whether it is legal the engine says. */
export const answerOf = (choice: Choice, draft: Draft): Answer | undefined => {
  const { kind } = choice;
  switch (choice.shape) {
    case 'button':
      return { kind };
    case 'pick':
      return draft.id !== undefined && choice.of.includes(draft.id) ? { kind, arg: draft.id } : undefined;
    case 'subset': {
      const count = draft.ticked.length;
      return count >= choice.min && count <= choice.max ? { kind, arg: draft.ticked } : undefined;
    }
    case 'amount':
      return { kind, arg: amountOf(choice, draft) };
    case 'allot':
      return given(draft) === choice.total ? { kind, arg: nonzero(draft.spread) } : undefined;
  }
};
const nonzero = (spread: Readonly<Record<Id, number>>): Readonly<Record<Id, number>> =>
  Object.fromEntries(Object.entries(spread).filter(([, n]) => n > 0));

/** The number on the dial: what was set, or the least. */
export const amountOf = ({ min, max }: Extract<Choice, { shape: 'amount' }>, { amount = min }: Draft): number =>
  Math.min(max, Math.max(min, Math.round(amount)));

/** Ticks an id, or unticks it; a full list takes no more, but a list for one changes its mind. */
export const ticked = (draft: Draft, choice: Extract<Choice, { shape: 'subset' }>, id: Id): Draft => {
  if (draft.ticked.includes(id)) return { ...draft, ticked: draft.ticked.filter(other => other !== id) };
  if (choice.max === 1) return { ...draft, ticked: [id] };
  return draft.ticked.length < choice.max ? { ...draft, ticked: [...draft.ticked, id] } : draft;
};

/** One more or one less on an id, between nothing, its cap and what is left. */
export const spread = (draft: Draft, choice: Extract<Choice, { shape: 'allot' }>, id: Id, by: 1 | -1): Draft => {
  const now = draft.spread[id] ?? 0;
  const left = choice.total - given(draft);
  const next = by > 0 ? Math.min(now + 1, choice.caps[id] ?? 0, now + left) : Math.max(0, now - 1);
  return { ...draft, spread: { ...draft.spread, [id]: next } };
};

/** Would a touch of this id add something to the draft? What is ticked already, or full, is not lit. */
export const takesMore = (choice: Choice, draft: Draft, id: Id): boolean => {
  if (choice.shape === 'subset') {
    if (draft.ticked.includes(id)) return false;
    return draft.ticked.length < choice.max || choice.max === 1;
  }
  if (choice.shape !== 'allot') return true;
  return (draft.spread[id] ?? 0) < (choice.caps[id] ?? 0) && given(draft) < choice.total;
};

/** Is the id part of what has been put together so far? */
export const isIn = ({ id: chosen, to, ticked: list, spread: heaps }: Draft, id: Id): boolean =>
  chosen === id || to === id || list.includes(id) || (heaps[id] ?? 0) > 0;
