import {
  type Answer,
  type Decision,
  type Game,
  type GameState,
  type Id,
  isRefusal,
  type Seat,
  seedOfText,
} from '@hegemon/kernel';
import type { WhyNot } from './desk.js';
import type { BoardHooks } from './listing.js';

/** Something somebody would like to do: the verbs it may be, likeliest first, and one thing for each question. */
export interface Wish {
  readonly kinds: readonly string[];
  readonly things: readonly Id[];
}

/** What the seat could believe in: a reason must not betray what it cannot know. */
const believed = (game: Game, state: GameState, seat: Seat): GameState =>
  game.imagine(state, seat, seedOfText('why not').slice(0, 32));

/** Tries the wish on an imagined copy, question by question; undefined if it could be done. */
export const judge = (game: Game, state: GameState, seat: Seat, wish: Wish): WhyNot | undefined => {
  const { kinds, things } = wish;
  const [arg, ...rest] = things;
  const twin = believed(game, state, seat);
  const verdicts = kinds.map(kind => verdictOn(game, twin, seat, { kind, ...(arg !== undefined && { arg }) }));
  const accepted = verdicts.indexOf(undefined);
  if (accepted < 0) return verdicts.find(isTelling) ?? verdicts[0];
  if (rest.length === 0) return undefined;
  if (isRefusal(game.apply(twin, { seat, kind: kinds[accepted], ...(arg !== undefined && { arg }) }))) return undefined;
  const next = game.pending(twin).find(d => d.seat === seat);
  return next && judge(game, twin, seat, { kinds: next.choices.map(choice => choice.kind), things: rest });
};

/** Reasons enough for one answer. */
const MOST_REASONS = 3;

/** A verb alone: if it is offered it could be done; otherwise each reason once, the rarest first, since it says most. */
export const judgeAlone = (
  game: Game,
  state: GameState,
  { seat, choices }: Decision,
  kinds: readonly string[],
  ids: readonly Id[],
): WhyNot[] => {
  if (choices.some(({ kind }) => kinds.includes(kind))) return [];
  const twin = believed(game, state, seat);
  const verdicts = kinds
    .flatMap(kind => [{ kind }, ...ids.map(arg => ({ kind, arg }))])
    .flatMap(answer => verdictOn(game, twin, seat, answer) ?? []);
  const rarest = [...byReason(verdicts).values()].sort((a, b) => a.length - b.length).map(([verdict]) => verdict);
  return rarest.length > 0 ? rarest.slice(0, MOST_REASONS) : verdicts.slice(0, 1);
};

/** A thing alone: whatever could be done with it, what is offered now first; each reason once. */
const judgeThing = (
  game: Game,
  state: GameState,
  { seat, choices }: Decision,
  id: Id,
  kinds: readonly string[],
): WhyNot[] => {
  const twin = believed(game, state, seat);
  const offered = kinds.filter(kind => choices.some(choice => choice.kind === kind));
  const verdicts = [...new Set([...offered, ...kinds])].map(kind => verdictOn(game, twin, seat, { kind, arg: id }));
  if (verdicts.includes(undefined)) return [];
  const refused = verdicts.filter(verdict => verdict !== undefined);
  // What is said without naming anything, such as that a card was not played, says nothing about this thing.
  const isAboutIt = ({ answer: { kind }, refusal }: WhyNot): boolean =>
    verdictOn(game, twin, seat, { kind })?.refusal.because !== refusal.because;
  const reasons = [...byReason(refused.filter(isAboutIt)).values()].map(([verdict]) => verdict);
  if (reasons.length > 0) return reasons.slice(0, MOST_REASONS);
  const isOffered = (verdict: WhyNot): boolean => isTelling(verdict) && offered.includes(verdict.answer.kind);
  const plain = [isForeign, isOffered, isPlain].map(is => refused.find(is)).find(verdict => verdict !== undefined);
  return plain ? [plain] : refused.slice(0, 1);
};

/** Why these things cannot be chosen now, best reason first; empty if one of them can. */
export const whyNot = (
  game: Game,
  state: GameState,
  seat: Seat,
  { id, kind }: { readonly id?: Id | undefined; readonly kind?: string | undefined },
  board: Pick<BoardHooks, 'ids' | 'kindsFor'>,
): readonly WhyNot[] => {
  const decision = game.pending(state).find(d => d.seat === seat);
  if (!decision) {
    const answer = { kind: kind ?? '', ...(id !== undefined && { arg: id }) };
    return [verdictOn(game, state, seat, answer)].filter(verdict => verdict !== undefined);
  }
  if (id === undefined) return kind === undefined ? [] : judgeAlone(game, state, decision, [kind], board.ids);
  if (kind === undefined) return judgeThing(game, state, decision, id, board.kindsFor(id));
  return [judge(game, state, seat, { kinds: [kind], things: [id] })].filter(verdict => verdict !== undefined);
};

const byReason = (verdicts: readonly WhyNot[]): Map<string, WhyNot[]> => {
  const found = new Map<string, WhyNot[]>();
  for (const verdict of verdicts.filter(isTelling)) {
    const reason = verdict.refusal.because ?? '';
    found.set(reason, [...(found.get(reason) ?? []), verdict]);
  }
  return found;
};
/** The rule has something to say about it, besides that there is no such thing. */
const isTelling = (verdict: WhyNot | undefined): verdict is WhyNot =>
  verdict?.refusal.because !== undefined && !['no-such-thing', 'not-yours'].includes(verdict.refusal.because);

const isForeign = ({ refusal }: WhyNot): boolean => refusal.because === 'not-yours';
/** Not asked for now, and no more than that. */
const isPlain = ({ refusal }: WhyNot): boolean => refusal.because === undefined;

const verdictOn = (game: Game, state: GameState, seat: Seat, answer: Answer): WhyNot | undefined => {
  const refusal = game.refusalOf(state, { ...answer, seat });
  return refusal && { refusal, answer };
};
