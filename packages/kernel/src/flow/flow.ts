import { soleArg } from '../choice/answers.js';
import { choiceFor, openOf } from '../choice/fits.js';
import { inOrder } from '../choice/given.js';
import type { Action, Answer, Arg, Choice, Decision } from '../choice/shapes.js';
import { copy, isSame } from '../copy.js';
import type { Seat } from '../ids.js';
import type { GameState } from '../state.js';
import { whileStill } from '../still.js';
import { type Due, type Frame, leavesOf, type Next, stackOf } from './frame.js';
import { Looked } from './looked.js';
import { located, type Places, placeOf, placesOf } from './places.js';
import type { Ask, Procedure, Sealed } from './procedure.js';
import { type Refusal, refusal } from './refusal.js';

type Put<G> = Ask<G, Frame> | Sealed<G, Frame>;
const isSealed = <G>(question: Put<G>): question is Sealed<G, Frame> => 'reveal' in question;

/** Is it put even when only one answer is possible? */
const isPutAnyway = <G>(question: Put<G>): boolean =>
  isSealed(question) || question.always === true || question.secret !== undefined;

/** A seat that is waited for, and where its question stands; what it is offered is worked out when somebody reads it. */
interface Awaited<G> {
  readonly seat: Seat;
  readonly f: Frame;
  readonly question: Put<G>;
}

/** Is there sure to be an answer, whatever is offered? */
const isSure = <G>(g: G, f: Frame, question: Put<G>, seat: Seat): boolean =>
  isPutAnyway(question) && question.isCertain?.(g, f, seat) === true;

/** More automatic steps than any rule book has in a row: a loop without a way out. */
const ENDLESS = 20_000;

/** Runs the procedures of a game: puts the questions, takes the answers, and moves the frames. */
export class Flow<G extends GameState> {
  readonly #places: Places<G>;
  // The questions of a state, worked out once when it comes to rest; forgotten as soon as it moves.
  readonly #resting = new WeakMap<G, readonly Decision[]>();
  readonly #looked = new Looked<G>();
  // The frame whose rules were asked last, so that a fault in them can say where it happened.
  #at: Frame | undefined;

  // What every seat may do beside the game, whoever is waited for.
  readonly #leisure: ((seat: Seat) => Frame) | undefined;

  readonly #due: ((g: G) => Due | undefined) | undefined;

  constructor(
    // biome-ignore lint/suspicious/noExplicitAny: procedures of all frames of the game; each is typed where it is written
    procedures: readonly Procedure<G, any>[],
    leisure?: (seat: Seat) => Frame,
    due?: (g: G) => Due | undefined,
  ) {
    this.#places = placesOf<G>(procedures);
    this.#leisure = leisure;
    this.#due = due;
  }

  /** Lays down the first frame and runs until somebody has to decide. */
  begin(g: G, frame: Frame): void {
    g.flow.push(copy(frame));
    this.#watched(() => this.#proceed(g));
  }

  /** Runs on from wherever the frames stand, until somebody has to decide: for arranged and for migrated states. */
  resume(g: G): void {
    this.#moves(g);
    this.#looked.forgetAll();
    this.#watched(() => this.#lookAgain(g));
  }

  /** What was asked before the state was changed may have no answer in it now. */
  #lookAgain(g: G): void {
    for (const stack of leavesOf(g.flow)) {
      const f = stack[stack.length - 1];
      if (f.asked === undefined) continue;
      const question = this.#question(f);
      if (!this.#isAwaited(g, f, question)) this.#passOver(g, stack, f, question);
    }
    this.#proceed(g);
  }

  /** Everything that anybody may decide now. Empty: the game is over. */
  pending(g: G): readonly Decision[] {
    let decisions = this.#resting.get(g);
    if (!decisions) {
      decisions = this.#watched(() => whileStill(g, () => this.#ask(g)));
      this.#resting.set(g, decisions);
    }
    return decisions;
  }

  /** The question that is put to this seat. Whoever wants no other spares what the others are offered, as far as they are sure to be asked. */
  asked(g: G, seat: Seat): Decision | undefined {
    const sure = this.#surelyAwaited(g);
    if (!sure) return this.pending(g).find(d => d.seat === seat);
    const own = sure.find(each => each.seat === seat);
    return own && this.#watched(() => whileStill(g, () => this.#sureDecision(g, own)));
  }

  /** Whose answers are awaited, and to which questions. */
  waiting(g: G): readonly Pick<Decision, 'seat' | 'rule' | 'prompt'>[] {
    const sure = this.#surelyAwaited(g);
    if (sure) return sure.map(({ seat, question: { rule, prompt } }) => ({ seat, rule, prompt }));
    return this.pending(g).map(({ seat, rule, prompt }) => ({ seat, rule, prompt }));
  }

  /** A copy is asked what its original is asked. It has lists of its own: those of the original change when that moves. */
  takeAlong(from: G, to: G): void {
    const known = this.#resting.get(from);
    if (known) this.#resting.set(to, copy(known));
  }

  /** What this seat may do beside the game, whoever is waited for. */
  atLeisure(g: G, seat: Seat): Decision | undefined {
    if (g.over || !this.#leisure) return undefined;
    return this.#looked.atLeisure(g, seat, () => {
      const f = this.#begunAtLeisure(g, seat)?.at(-1);
      return f && this.#watched(() => whileStill(g, () => this.#leisurely(g, f, seat)));
    });
  }

  /** Would this answer be refused, and why? Changes nothing. */
  refusalOf(g: G, action: Action): Refusal | undefined {
    const awaited = this.asked(g, action.seat);
    if (awaited && isTimely(awaited, action) && choiceFor(awaited, action)) return undefined;
    const [decision, frame] = this.#meant(g, action);
    if (decision !== awaited && decision && isTimely(decision, action) && choiceFor(decision, action)) return undefined;
    return refusal(this.pending(g), decision, action, answer =>
      frame && decision ? this.#watched(() => this.#question(frame).why?.(g, frame, decision.seat, answer)) : undefined,
    );
  }

  /**
   * The question an answer is meant for: the one that is awaited, unless it has a word only leisure knows. A word that is offered
   * nowhere now is meant for the question that would take it.
   */
  #meant(g: G, { seat, kind }: Action): readonly [Decision | undefined, Frame | undefined] {
    const awaited = this.asked(g, seat);
    const frame = (decision: Decision | undefined): Frame | undefined =>
      decision && stackOf(g.flow, decision.n)?.at(-1);
    if (awaited?.choices.some(choice => choice.kind === kind) || !this.#leisure) return [awaited, frame(awaited)];
    const free = this.atLeisure(g, seat);
    const begun = this.#begunAtLeisure(g, seat)?.at(-1);
    const isOffered = free?.choices.some(choice => choice.kind === kind) === true;
    const isMeant = isOffered || (free && this.#takes(begun, kind) && !this.#takes(frame(awaited), kind));
    return isMeant ? [free, begun] : [awaited, frame(awaited)];
  }
  #takes(f: Frame | undefined, kind: string): boolean {
    const question = f && this.#question(f);
    return question !== undefined && 'take' in question && Object.hasOwn(question.take, kind);
  }

  /** Takes an answer that has been found to fit, and runs until somebody has to decide again. */
  accept(g: G, action: Action): void {
    const { seat, kind } = action;
    const decision = this.asked(g, seat);
    const choice = decision && choiceFor(decision, action);
    const stack = choice && stackOf(g.flow, decision.n);
    if (!stack) {
      this.#acceptAtLeisure(g, action);
      return;
    }
    const f = stack[stack.length - 1];
    const arg = inOrder(choice, action.arg);
    this.#resting.delete(g);
    this.#watched(() => {
      const question = this.#question(f);
      if (!isSealed(question)) this.#take(g, stack, f, question, kind, arg, seat);
      else {
        // As long as it lies face down, the table is what it was to all the others.
        f.sealed = { ...f.sealed, [seat]: arg === undefined ? { kind } : { kind, arg } };
        if (!this.#isAwaited(g, f, question)) this.#reveal(g, stack, f, question);
      }
      // The line that was answered comes to rest first: what lies open in between is nobody else's affair.
      if (stack !== g.flow) this.#run(g, stack);
      this.#proceed(g);
    });
  }

  #acceptAtLeisure(g: G, action: Action): void {
    const { seat, kind } = action;
    const decision = this.atLeisure(g, seat);
    const choice = decision && choiceFor(decision, action);
    const stack = this.#begunAtLeisure(g, seat);
    const f = stack?.at(-1);
    if (!choice || !stack || !f) throw new Error(`${seat} is not asked this`);
    this.#moves(g);
    this.#watched(() => {
      const question = this.#question(f);
      if (isSealed(question)) throw new Error(`${f.proc}.${f.step}: nothing is sealed at leisure`);
      this.#take(g, stack, f, question, kind, inOrder(choice, action.arg), seat);
      // Back at the beginning it rests: doing nothing is always a choice there, even if only one thing could be done.
      this.#run(g, stack, () => this.#isAtBeginning(seat, stack));
      this.#keepBegun(g, seat, stack);
      // What was agreed on may have changed what others are asked.
      this.#lookAgain(g);
    });
  }

  /** Where a seat stands in what it does at leisure; at the beginning, if it has begun nothing. */
  #begunAtLeisure(g: G, seat: Seat): Frame[] | undefined {
    if (!this.#leisure) return undefined;
    const begun = g.leisure && Object.hasOwn(g.leisure, seat) ? g.leisure[seat] : undefined;
    return begun ?? [this.#leisure(seat)];
  }

  /** Only what has been begun is kept: whoever stands at the beginning leaves no trace. */
  #keepBegun(g: G, seat: Seat, stack: Frame[]): void {
    if (g.over) return void delete g.leisure;
    const { [seat]: _, ...others } = g.leisure ?? {};
    const isBegun = stack.length > 0 && !this.#isAtBeginning(seat, stack);
    const all = isBegun ? { ...others, [seat]: stack } : others;
    if (Object.keys(all).length > 0) g.leisure = all;
    else delete g.leisure;
  }
  /** The number of the question, and what was handed back by something that is over, say nothing of where a seat stands. */
  #isAtBeginning(seat: Seat, stack: readonly Frame[]): boolean {
    const bare = (f: Frame | undefined) => ({ ...f, asked: 0, returned: 0 });
    return stack.length === 1 && isSame(bare(stack[0]), bare(this.#leisure?.(seat)));
  }

  #leisurely(g: G, f: Frame, seat: Seat): Decision | undefined {
    const question = this.#question(f);
    // Only the game knows who sits at the table.
    if (!question.seats(g, f).includes(seat)) return undefined;
    const choices = openOf(question.offer(g, f, seat));
    if (choices.length === 0) return undefined;
    const decision = this.#decision(g, f, question, seat, choices);
    const wanted = !isSealed(question) && question.wanted?.(g, f, seat);
    return wanted && (wanted === true || wanted.length > 0) ? { ...decision, wanted } : decision;
  }

  /** Gives the open questions new numbers above all old ones, so that answers meant for a line taken back are stale. */
  renumber(g: G, above: number): void {
    g.n = above;
    const begun = Object.values(g.leisure ?? {});
    for (const stack of [g.flow, ...begun].flatMap(each => leavesOf(each))) stack[stack.length - 1].asked = ++g.n;
    this.#moves(g);
    this.#looked.forgetAll();
  }

  /** Every answer that lies face down, with the choices its seat had. For dealing them anew. */
  sealedAnswers(g: G): { seat: Seat; sealed: Record<Seat, Answer>; choices: readonly Choice[] }[] {
    return leavesOf(g.flow).flatMap(stack => {
      const f = stack[stack.length - 1];
      const { sealed } = f;
      if (!sealed) return [];
      const question = this.#question(f);
      return Object.keys(sealed).map(seat => ({ seat, sealed, choices: openOf(question.offer(g, f, seat)) }));
    });
  }

  /** Does the question that this seat answers with such a word keep the answer from the others? */
  isSecret(g: G, seat: Seat, kind?: string): boolean {
    const [, frame] = this.#meant(g, { seat, kind: kind ?? '' });
    if (!frame) return false;
    const question = this.#question(frame);
    const { secret } = question;
    return isSealed(question) || secret === true || (kind !== undefined && secret?.includes(kind) === true);
  }

  #proceed(g: G): void {
    this.#run(g, g.flow);
    if (g.flow.length === 0 && !g.over) throw new Error('the flow ended without an outcome');
  }

  /** Automatic steps follow one another until somebody has to decide. Says whether anything happened. */
  #run(g: G, stack: Frame[], isAtRest?: () => boolean): boolean {
    let moved = false;
    for (let count = 0; !g.over && !isAtRest?.(); count++) {
      const f = stack[stack.length - 1];
      if (!f) break;
      if (count > ENDLESS) throw new Error(`no end in sight at ${f.proc}.${f.step}`);
      if (this.#due && stack === g.flow && this.#yields(stack, f, this.#due(g))) {
        moved = true;
        continue;
      }
      if (f.branches) {
        if (this.#runBranches(g, f, f.branches)) moved = true;
        if (g.over || f.branches.some(branch => branch.length > 0)) break;
        delete f.branches;
      } else {
        this.#at = f;
        const { step } = placeOf(this.#places, f);
        if (typeof step === 'function') this.#settle(g, stack, f, step(g, f));
        else if (this.#rests(g, stack, f, step)) break;
      }
      moved = true;
    }
    return moved;
  }

  /** Gives way to what is due: at once to what cuts off everything, to all else where a question would be put. */
  #yields(stack: Frame[], f: Frame, due: Due | undefined): boolean {
    if (!due) return false;
    if ('instead' in due) {
      stack.splice(0, stack.length, copy(due.instead));
      return true;
    }
    // Whoever has laid down an answer must not see the table change under it.
    if (f.branches || f.sealed || typeof placeOf(this.#places, f).step === 'function') return false;
    delete f.asked;
    this.#looked.forgetAll();
    stack.push({ ...copy(due.first), isAside: true });
    return true;
  }

  /** What happens in one line of play may take away what another was asked about: look again until all rest. */
  #runBranches(g: G, f: Frame, branches: Frame[][]): boolean {
    let moved = false;
    for (let count = 0, again = true; again && !g.over; count++) {
      if (count > ENDLESS) throw new Error(`no end in sight at ${f.proc}.${f.step}`);
      again = false;
      for (const branch of branches) if (this.#run(g, branch)) again = true;
      moved ||= again;
    }
    return moved;
  }

  /** Puts a question; false if nobody is there to answer it or nothing is left to choose. */
  #rests(g: G, stack: Frame[], f: Frame, question: Put<G>): boolean {
    if (f.asked !== undefined) {
      // Within one line of play nothing has changed since the question was put.
      if (stack === g.flow || this.#isAwaited(g, f, question)) return true;
      this.#passOver(g, stack, f, question);
      return false;
    }
    const settled = whileStill(g, () => this.#puts(g, stack, f, question));
    if (settled === true) return true;
    if (settled === false || isSealed(question)) this.#passOver(g, stack, f, question);
    else this.#take(g, stack, f, question, settled.kind, settled.arg, settled.seat);
    return false;
  }
  /** Whether the question was put to anybody; or the one answer that is left to the only seat that could give any. */
  #puts(g: G, stack: Frame[], f: Frame, question: Put<G>): boolean | Action {
    const seats = question.seats(g, f);
    if (seats.some(seat => isSure(g, f, question, seat))) {
      f.asked = ++g.n;
      return true;
    }
    const asked: Seat[] = [];
    const offers: (readonly Choice[])[] = [];
    // An open question in the one line of play is answered before anybody looks again.
    const isSoon = stack === g.flow && !isSealed(question);
    for (const seat of seats) {
      const choices = isSoon ? openOf(question.offer(g, f, seat)) : this.#offered(g, f, question, seat);
      if (choices.length === 0) continue;
      asked.push(seat);
      offers.push(choices);
    }
    if (asked.length === 0) return false;
    if (asked.length === 1 && offers[0].length === 1 && !isPutAnyway(question)) {
      const [only] = offers[0];
      const sole = soleArg(only);
      if (sole) return { seat: asked[0], kind: only.kind, arg: sole.arg };
    }
    f.asked = ++g.n;
    if (stack === g.flow) {
      const first = isSealed(question) && question.order === 'in-turn' ? asked.slice(0, 1) : asked;
      this.#resting.set(
        g,
        first.map((seat, i) =>
          isSoon ? this.#decision(g, f, question, seat, offers[i]) : this.#shown(g, f, question, seat, offers[i]),
        ),
      );
    }
    return true;
  }

  /** The questions that lie open, one in each line of play, and who has not answered them. */
  #openIn(g: G): { f: Frame; question: Put<G>; inTurn: boolean; seats: readonly Seat[] }[] {
    return leavesOf(g.flow).flatMap(stack => {
      const f = stack[stack.length - 1];
      if (f.asked === undefined) return [];
      const question = this.#question(f);
      const inTurn = isSealed(question) && question.order === 'in-turn';
      return [{ f, question, inTurn, seats: question.seats(g, f).filter(seat => !f.sealed?.[seat]) }];
    });
  }

  #ask(g: G): readonly Decision[] {
    const decisions: Decision[] = [];
    if (g.over) return decisions;
    for (const { f, question, inTurn, seats } of this.#openIn(g)) {
      for (const seat of seats) {
        const choices = this.#offered(g, f, question, seat);
        if (choices.length === 0) {
          if (isSure(g, f, question, seat)) throw new Error(`${seat} is sure to have an answer, and has none`);
          continue;
        }
        // A seat answers one question at a time: what an earlier line of play asks comes first.
        if (!decisions.some(d => d.seat === seat)) decisions.push(this.#shown(g, f, question, seat, choices));
        if (inTurn) break;
      }
    }
    return decisions;
  }

  /** Whom the game waits for, as far as that is known before anybody has worked out what is offered; undefined if it is not. */
  #surelyAwaited(g: G): readonly Awaited<G>[] | undefined {
    if (g.over || this.#resting.has(g)) return undefined;
    return this.#watched(() => whileStill(g, () => this.#allSure(g)));
  }
  #allSure(g: G): readonly Awaited<G>[] | undefined {
    const awaited: Awaited<G>[] = [];
    for (const { f, question, inTurn, seats } of this.#openIn(g)) {
      for (const seat of seats) {
        if (!isSure(g, f, question, seat)) return undefined;
        if (!awaited.some(each => each.seat === seat)) awaited.push({ seat, f, question });
        if (inTurn) break;
      }
    }
    return awaited;
  }
  #sureDecision(g: G, { seat, f, question }: Awaited<G>): Decision {
    this.#at = f;
    const choices = this.#offered(g, f, question, seat);
    if (choices.length === 0) throw new Error(`${seat} is sure to have an answer, and has none`);
    return this.#shown(g, f, question, seat, choices);
  }

  #shown(g: G, f: Frame, question: Put<G>, seat: Seat, choices: readonly Choice[]): Decision {
    return this.#looked.shown(g, f, question.alone === true, seat, () => this.#decision(g, f, question, seat, choices));
  }
  #decision(g: G, f: Frame, question: Put<G>, seat: Seat, choices: readonly Choice[]): Decision {
    const { rule, prompt } = question;
    const n = f.asked ?? 0;
    return question.facts
      ? { n, seat, rule, prompt, facts: question.facts(g, f, seat), choices }
      : { n, seat, rule, prompt, choices };
  }

  /** Is there still somebody who has not answered and could? */
  #isAwaited(g: G, f: Frame, question: Put<G>): boolean {
    return whileStill(g, () =>
      question
        .seats(g, f)
        .some(
          seat => !f.sealed?.[seat] && (isSure(g, f, question, seat) || this.#offered(g, f, question, seat).length > 0),
        ),
    );
  }
  /** What is open to a seat. Several look at it before it is answered. */
  #offered(g: G, f: Frame, question: Put<G>, seat: Seat): readonly Choice[] {
    return this.#looked.offered(g, f, question.alone === true, seat, () => openOf(question.offer(g, f, seat)));
  }

  /** Something happens: what was worked out before is worth nothing any more. */
  #moves(g: G): void {
    this.#resting.delete(g);
    this.#looked.forget();
  }

  #passOver(g: G, stack: Frame[], f: Frame, question: Put<G>): void {
    delete f.asked;
    if (isSealed(question)) this.#reveal(g, stack, f, question);
    else this.#settle(g, stack, f, undefined);
  }

  #take(g: G, stack: Frame[], f: Frame, question: Ask<G, Frame>, kind: string, arg: Arg, seat: Seat): void {
    const take = question.take[kind];
    if (!take) throw new Error(`${f.proc}.${f.step} offers ${kind}, but does not take it`);
    delete f.asked;
    this.#settle(g, stack, f, take(g, f, arg as never, seat));
  }

  #reveal(g: G, stack: Frame[], f: Frame, question: Sealed<G, Frame>): void {
    const answers: Record<Seat, Answer> = {};
    if (f.sealed) {
      for (const seat of question.seats(g, f)) if (f.sealed[seat]) answers[seat] = f.sealed[seat];
      // Whoever answered last now sees what the others laid, and must not think again.
      g.revealed = true;
    }
    delete f.sealed;
    delete f.asked;
    this.#settle(g, stack, f, question.reveal(g, f, answers as never));
  }

  #settle(g: G, stack: Frame[], f: Frame, next: Next): void {
    this.#looked.forget(f);
    if (next && 'end' in next) {
      g.over = next.end;
      g.flow = [];
      return;
    }
    const { following } = placeOf(this.#places, f);
    // Frames are copied, so that caller and called share no list: after being stored they would not either.
    if (next && 'call' in next) {
      f.step = whereTo(f, next.then ?? following);
      stack.push(copy(next.call));
    } else if (next && 'fork' in next) {
      f.step = whereTo(f, next.then ?? following);
      f.branches = next.fork.map(frame => [copy(frame)]);
    } else if (next && 'go' in next) f.step = next.go;
    else if (!next && following !== undefined) f.step = following;
    else {
      stack.pop();
      const caller = stack[stack.length - 1];
      if (!caller || f.isAside) return;
      if (!next || next.done === undefined) delete caller.returned;
      else caller.returned = next.done;
    }
  }

  #question(f: Frame): Put<G> {
    this.#at = f;
    const { step } = placeOf(this.#places, f);
    if (typeof step === 'function') throw new Error(`${f.proc}.${f.step} asks nobody`);
    return step;
  }

  #watched<T>(act: () => T): T {
    this.#at = undefined;
    try {
      return act();
    } catch (fault) {
      throw located(fault, this.#at);
    }
  }
}

const isTimely = (decision: Decision, { n }: Action): boolean => n === undefined || n === decision.n;

const whereTo = (f: Frame, step: string | undefined): string => {
  if (step === undefined) throw new Error(`${f.proc}.${f.step} calls, but has no step to come back to`);
  return step;
};
