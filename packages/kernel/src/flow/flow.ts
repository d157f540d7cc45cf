import { argsOf, countArgs } from '../choice/answers.js';
import { isOpen, misfitOf } from '../choice/fits.js';
import type { Action, Answer, Arg, Choice, Decision } from '../choice/shapes.js';
import type { Facts, Seat } from '../ids.js';
import type { GameState } from '../state.js';
import { type Frame, leavesOf, type Next } from './frame.js';
import type { Ask, Procedure, Sealed, Step } from './procedure.js';

/** An answer that was not accepted: which rule forbids it, why, and what would be possible. The state is untouched. */
export interface Refusal {
  readonly refused: 'game-over' | 'not-your-decision' | 'stale' | 'not-offered' | 'does-not-fit';
  readonly rule?: string;
  readonly because?: string;
  readonly facts?: Facts;
  /** What this seat may answer now. */
  readonly possible: readonly Choice[];
  /** Whose answers the game is waiting for. */
  readonly waiting: readonly Seat[];
}

type Put<G> = Ask<G, Frame> | Sealed<G, Frame>;
const isSealed = <G>(question: Put<G>): question is Sealed<G, Frame> => 'reveal' in question;

interface Compiled<G> {
  readonly steps: Readonly<Record<string, Step<G, Frame>>>;
  readonly following: Readonly<Record<string, string | undefined>>;
}

/** More automatic steps than any rule book has in a row: a loop without a way out. */
const ENDLESS = 20_000;

/** Runs the procedures of a game: puts the questions, takes the answers, and moves the frames. */
export class Flow<G extends GameState> {
  readonly #procedures: ReadonlyMap<string, Compiled<G>>;
  // The questions of a state, worked out once when it comes to rest; forgotten as soon as it moves.
  readonly #resting = new WeakMap<G, readonly Decision[]>();

  // biome-ignore lint/suspicious/noExplicitAny: procedures of all frames of the game; each is typed where it is written
  constructor(procedures: readonly Procedure<G, any>[]) {
    this.#procedures = new Map(procedures.map(p => [p.name, compile<G>(p.steps)]));
    if (this.#procedures.size !== procedures.length) throw new Error('two procedures have the same name');
  }

  /** Lays down the first frame and runs until somebody has to decide. */
  begin(g: G, frame: Frame): void {
    g.flow.push(frame);
    this.#proceed(g);
  }

  /** Everything that anybody may decide now. Empty: the game is over. */
  pending(g: G): readonly Decision[] {
    let decisions = this.#resting.get(g);
    if (!decisions) {
      decisions = this.#ask(g);
      this.#resting.set(g, decisions);
    }
    return decisions;
  }

  /** Would this answer be refused, and why? Changes nothing. */
  refusalOf(g: G, { seat, kind, arg, n }: Action): Refusal | undefined {
    const decisions = this.pending(g);
    const waiting = decisions.map(d => d.seat);
    if (decisions.length === 0) return { refused: 'game-over', possible: [], waiting };
    const decision = decisions.find(d => d.seat === seat);
    if (!decision) return { refused: 'not-your-decision', rule: decisions[0].rule, possible: [], waiting };
    const possible = decision.choices;
    const { rule } = decision;
    if (n !== undefined && n !== decision.n) {
      return { refused: 'stale', rule, facts: { given: n, now: decision.n }, possible, waiting };
    }
    const choice = possible.find(c => c.kind === kind);
    const misfit = choice && misfitOf(choice, arg);
    if (choice && !misfit) return undefined;
    const obstacle = this.#why(g, decision, arg === undefined ? { kind } : { kind, arg });
    const facts = { ...misfit?.facts, ...obstacle?.facts };
    const because = obstacle?.because ?? misfit?.because;
    return {
      refused: choice ? 'does-not-fit' : 'not-offered',
      rule: obstacle?.rule ?? rule,
      ...(because !== undefined && { because }),
      ...(Object.keys(facts).length > 0 && { facts }),
      possible,
      waiting,
    };
  }

  /** Takes an answer that has been found to fit, and runs until somebody has to decide again. */
  accept(g: G, { seat, kind, arg }: Action): void {
    const decision = this.pending(g).find(d => d.seat === seat);
    const stack = decision && leavesOf(g.flow).find(leaf => leaf[leaf.length - 1].asked === decision.n);
    if (!stack) throw new Error(`${seat} is not asked`);
    const f = stack[stack.length - 1];
    const question = this.#question(f);
    this.#resting.delete(g);
    if (!isSealed(question)) this.#take(g, stack, f, question, kind, arg, seat);
    else {
      f.sealed = { ...f.sealed, [seat]: arg === undefined ? { kind } : { kind, arg } };
      if (this.#unanswered(g, f, question).length === 0) this.#reveal(g, stack, f, question);
    }
    this.#proceed(g);
  }

  /** Gives the open questions new numbers above all old ones, so that answers meant for a line taken back are stale. */
  renumber(g: G, above: number): void {
    g.n = above;
    for (const stack of leavesOf(g.flow)) stack[stack.length - 1].asked = ++g.n;
    this.#resting.delete(g);
  }

  /** Every answer that lies face down, with the choices its seat had. For dealing them anew. */
  sealedAnswers(g: G): { seat: Seat; sealed: Record<Seat, Answer>; choices: readonly Choice[] }[] {
    return leavesOf(g.flow).flatMap(stack => {
      const f = stack[stack.length - 1];
      const { sealed } = f;
      if (!sealed) return [];
      const question = this.#question(f);
      return Object.keys(sealed).map(seat => ({ seat, sealed, choices: question.offer(g, f, seat).filter(isOpen) }));
    });
  }

  /** The seats whose open question keeps its answer from the others. */
  isSecret(g: G, seat: Seat): boolean {
    const decision = this.pending(g).find(d => d.seat === seat);
    const stack = decision && leavesOf(g.flow).find(leaf => leaf[leaf.length - 1].asked === decision.n);
    if (!stack) return false;
    const question = this.#question(stack[stack.length - 1]);
    return question.secret === true || isSealed(question);
  }

  #proceed(g: G): void {
    this.#run(g, g.flow);
    if (g.flow.length === 0 && !g.over) throw new Error('the flow ended without an outcome');
  }

  /** Automatic steps follow one another until somebody has to decide. */
  #run(g: G, stack: Frame[]): void {
    for (let count = 0; !g.over; count++) {
      const f = stack[stack.length - 1];
      if (!f) return;
      if (count > ENDLESS) throw new Error(`no end in sight at ${f.proc}.${f.step}`);
      if (f.branches) {
        for (const branch of f.branches) this.#run(g, branch);
        if (g.over || f.branches.some(branch => branch.length > 0)) return;
        delete f.branches;
        continue;
      }
      const step = this.#step(f);
      if (typeof step === 'function')
        this.#settle(
          g,
          stack,
          f,
          guarded(f, () => step(g, f)),
        );
      else if (this.#rests(g, stack, f, step)) return;
    }
  }

  /** Puts a question; false if nobody is there to answer it or nothing is left to choose. */
  #rests(g: G, stack: Frame[], f: Frame, question: Put<G>): boolean {
    if (f.asked !== undefined) return true;
    const seats = guarded(f, () => question.seats(g, f));
    const choices = seats.map(seat => guarded(f, () => question.offer(g, f, seat)).filter(isOpen));
    const asked = seats.filter((_, i) => choices[i].length > 0);
    if (asked.length === 0) {
      if (isSealed(question)) this.#reveal(g, stack, f, question);
      else this.#settle(g, stack, f, undefined);
      return false;
    }
    if (asked.length === 1 && !isSealed(question) && !question.always && !question.secret) {
      const only = choices[seats.indexOf(asked[0])];
      if (only.length === 1 && countArgs(only[0]) === 1) {
        const [arg] = argsOf(only[0]);
        this.#take(g, stack, f, question, only[0].kind, arg, asked[0]);
        return false;
      }
    }
    f.asked = ++g.n;
    if (stack === g.flow && !isSealed(question)) {
      this.#resting.set(
        g,
        asked.map(seat => this.#decision(g, f, question, seat, choices[seats.indexOf(seat)])),
      );
    }
    return true;
  }

  #ask(g: G): readonly Decision[] {
    if (g.over) return [];
    const decisions: Decision[] = [];
    for (const stack of leavesOf(g.flow)) {
      const f = stack[stack.length - 1];
      if (f.asked === undefined) continue;
      const question = this.#question(f);
      const open = isSealed(question) ? this.#unanswered(g, f, question) : question.seats(g, f);
      const asked = isSealed(question) && question.order === 'in-turn' ? open.slice(0, 1) : open;
      for (const seat of asked) {
        // A seat answers one question at a time: what an earlier line of play asks comes first.
        if (decisions.some(d => d.seat === seat)) continue;
        const choices = question.offer(g, f, seat).filter(isOpen);
        if (choices.length > 0) decisions.push(this.#decision(g, f, question, seat, choices));
      }
    }
    return decisions;
  }

  #decision(g: G, f: Frame, question: Put<G>, seat: Seat, choices: readonly Choice[]): Decision {
    const { rule, prompt } = question;
    const n = f.asked ?? 0;
    return question.facts
      ? { n, seat, rule, prompt, facts: question.facts(g, f, seat), choices }
      : { n, seat, rule, prompt, choices };
  }

  #unanswered(g: G, f: Frame, question: Sealed<G, Frame>): Seat[] {
    return question.seats(g, f).filter(seat => !f.sealed?.[seat] && question.offer(g, f, seat).some(isOpen));
  }

  #take(g: G, stack: Frame[], f: Frame, question: Ask<G, Frame>, kind: string, arg: Arg, seat: Seat): void {
    const take = question.take[kind];
    if (!take) throw new Error(`${f.proc}.${f.step} offers ${kind}, but does not take it`);
    delete f.asked;
    this.#settle(
      g,
      stack,
      f,
      guarded(f, () => take(g, f, arg as never, seat)),
    );
  }

  #reveal(g: G, stack: Frame[], f: Frame, question: Sealed<G, Frame>): void {
    const answers: Record<Seat, Answer> = {};
    for (const seat of question.seats(g, f)) if (f.sealed?.[seat]) answers[seat] = f.sealed[seat];
    delete f.sealed;
    delete f.asked;
    this.#settle(
      g,
      stack,
      f,
      guarded(f, () => question.reveal(g, f, answers as never)),
    );
  }

  #settle(g: G, stack: Frame[], f: Frame, next: Next): void {
    if (next && 'end' in next) {
      g.over = next.end;
      g.flow = [];
      return;
    }
    const following = this.#compiled(f).following[f.step];
    if (next && 'call' in next) {
      f.step = whereTo(f, next.then ?? following);
      stack.push(next.call);
    } else if (next && 'fork' in next) {
      f.step = whereTo(f, next.then ?? following);
      f.branches = next.fork.map(frame => [frame]);
    } else if (next && 'go' in next) f.step = next.go;
    else if (!next && following !== undefined) f.step = following;
    else {
      stack.pop();
      const caller = stack[stack.length - 1];
      if (!caller) return;
      if (!next || next.done === undefined) delete caller.returned;
      else caller.returned = next.done;
    }
  }

  #why(g: G, decision: Decision, answer: Answer): ReturnType<NonNullable<Put<G>['why']>> {
    const stack = leavesOf(g.flow).find(leaf => leaf[leaf.length - 1].asked === decision.n);
    const f = stack?.[stack.length - 1];
    return f && this.#question(f).why?.(g, f, decision.seat, answer);
  }

  #compiled(f: Frame): Compiled<G> {
    const procedure = this.#procedures.get(f.proc);
    if (!procedure) throw new Error(`no such procedure: ${f.proc}`);
    return procedure;
  }
  #step(f: Frame): Step<G, Frame> {
    const step = this.#compiled(f).steps[f.step];
    if (!step) throw new Error(`no such step: ${f.proc}.${f.step}`);
    return step;
  }
  #question(f: Frame): Put<G> {
    const step = this.#step(f);
    if (typeof step === 'function') throw new Error(`${f.proc}.${f.step} asks nobody`);
    return step;
  }
}

const compile = <G>(steps: Readonly<Record<string, Step<G, Frame>>>): Compiled<G> => {
  const names = Object.keys(steps);
  return { steps, following: Object.fromEntries(names.map((name, i) => [name, names[i + 1]])) };
};

const whereTo = (f: Frame, step: string | undefined): string => {
  if (step === undefined) throw new Error(`${f.proc}.${f.step} calls, but has no step to come back to`);
  return step;
};

/** The impossible happened: say where, so that the frame in the log and the trace agree. */
const guarded = <T>(f: Frame, act: () => T): T => {
  const where = `${f.proc}.${f.step}`;
  try {
    return act();
  } catch (fault) {
    if (fault instanceof Error && !fault.message.includes('[at ')) fault.message += ` [at ${where}]`;
    throw fault;
  }
};
