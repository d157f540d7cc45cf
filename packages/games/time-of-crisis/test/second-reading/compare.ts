import { type Accepted, type Answer, type Decision, isRefusal } from '@hegemon/kernel';
import { type ToC, timeOfCrisis } from '../../src/index.js';
import { given, type Offer, type Play } from './asking.js';
import { boardOf } from './board-of.js';
import type { Table } from './table.js';

interface Report {
  /** Where the two readings part, with the last answers before it. */
  difference?: string;
  decisions: number;
  isOver: boolean;
  /** Which events were told on the way. */
  told: Set<string>;
}
interface Match {
  state: ToC;
  opening: Accepted;
  table: Table;
  play: Play<void>;
  answer: (state: ToC, decision: Decision) => Answer;
  /** Which of several open questions is answered next. */
  next: (count: number) => number;
  limit?: number;
}

/** The first place where two plain values part; lists are compared as bags. */
const partingOf = (engine: unknown, model: unknown, path: string): string | undefined => {
  if (engine === model) return undefined;
  const told = () => `${path}: the engine has ${JSON.stringify(engine)}, the second reading ${JSON.stringify(model)}`;
  if (typeof engine !== 'object' || typeof model !== 'object' || engine === null || model === null) return told();
  if (Array.isArray(engine) && Array.isArray(model)) {
    const inOrder = [...model].sort();
    const isSame = engine.length === model.length && [...engine].sort().every((item, i) => item === inOrder[i]);
    return isSame ? undefined : told();
  }
  const ours: Record<string, unknown> = { ...model };
  const theirs: Record<string, unknown> = { ...engine };
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(ours)])) {
    const parting = partingOf(theirs[key], ours[key], `${path}.${key}`);
    if (parting) return parting;
  }
  return undefined;
};

const offerOf = ({ choices }: Decision): Offer => {
  const offer: Offer = {};
  for (const choice of choices) {
    if (choice.shape === 'button') offer[choice.kind] = true;
    else if (choice.shape === 'pick') offer[choice.kind] = choice.of;
    else if (choice.shape === 'amount') offer[choice.kind] = { min: choice.min, max: choice.max };
    else if (choice.shape === 'allot') offer[choice.kind] = { total: choice.total, caps: { ...choice.caps } as Caps };
    else throw new Error(`no such choice in this game: ${choice.kind}`);
  }
  return offer;
};
type Caps = Record<string, number>;

const partingOfBoards = (g: ToC, t: Table): string | undefined => {
  const { deck, ...engine } = boardOf(g);
  const ours = Object.fromEntries(Object.keys(engine).map(key => [key, t[key as keyof typeof engine]]));
  return partingOf(engine, ours, 'board') ?? partingOf(deck.join(' '), t.deck.join(' '), 'deck');
};
const lastTold = (reply: Accepted, type: string): unknown => reply.told.filter(it => it.type === type).at(-1)?.open;
/** A vote and the score of a battle are told with their figures. */
const partingOfTold = (reply: Accepted, t: Table): string | undefined => {
  const vote = lastTold(reply, 'senate-voted') as Table['vote'];
  const score = lastTold(reply, 'battle-scored');
  const figures = vote && { required: vote.required, votes: vote.votes };
  return partingOf(figures, t.vote, 'vote') ?? partingOf(score, t.score, 'score');
};
const partingOfEndings = (g: ToC, t: Table): string | undefined => {
  const over = timeOfCrisis.outcome(g);
  const engine = over && { winner: over.winners.join(), points: over.points, how: over.how };
  return partingOf(engine, t.ending, 'ending');
};

/** Plays a game on, and compares board, questions, dice, votes, scores and the end at every decision. */
export const compare = ({
  state,
  opening,
  table,
  play,
  answer,
  next,
  limit = Number.POSITIVE_INFINITY,
}: Match): Report => {
  const trail: string[] = [];
  const report: Report = { decisions: 0, isOver: false, told: new Set(opening.told.map(it => it.type)) };
  const found = (difference: string): Report => ({
    ...report,
    difference: `after ${report.decisions} decisions ${difference}; last ${trail.slice(-4).join(' ')}`,
  });
  try {
    table.dice.push(...opening.drew);
    let asked = play.next();
    while (report.decisions < limit) {
      if (table.dice.length > 0) return found(`dice are left: ${table.dice.join(' ')}`);
      const parting = partingOfBoards(state, table) ?? partingOfEndings(state, table);
      if (parting) return found(parting);
      report.isOver = asked.done === true;
      if (asked.done) return report;
      const pending = timeOfCrisis.pending(state);
      const offers = Object.fromEntries(pending.map(decision => [decision.seat, offerOf(decision)]));
      const unlike = partingOf(offers, asked.value(), 'offer');
      if (unlike) return found(unlike);
      const decision = pending[next(pending.length)];
      const { seat } = decision;
      const { kind, arg } = answer(state, decision);
      trail.push(JSON.stringify({ seat, kind, arg }));
      const reply = timeOfCrisis.apply(state, arg === undefined ? { seat, kind } : { seat, kind, arg });
      if (isRefusal(reply)) return found(`refused ${JSON.stringify(reply)}`);
      for (const { type } of reply.told) report.told.add(type);
      report.decisions++;
      table.dice.push(...reply.drew);
      table.vote = table.score = undefined;
      asked = play.next(given(seat, kind, arg));
      const misread = partingOfTold(reply, table);
      if (misread) return found(misread);
    }
    return report;
  } catch (error) {
    return found(String(error));
  }
};
