import {
  type Answer,
  canonical,
  countAnswers,
  type Decision,
  fits,
  freshSeed,
  type GameState,
  isRefusal,
  type Random,
  type Seat,
  type Style,
  someAnswers,
} from '@hegemon/kernel';
import type { Asked, Considered } from '../bot.js';
import { likelyAnswer } from './policy.js';

/** How far and how wide a tree is searched. */
export interface Reach {
  /** Answers tried out in all; the playout that is under way is finished. */
  readonly nodes: number;
  /** Turns that are played out beyond the present one, before the position is judged. */
  readonly turns: number;
  /** Questions after which a playout is judged wherever it stands. */
  readonly steps: number;
  /** Answers looked at where a question is met for the first time; with every visit there are more. */
  readonly width: number;
  /** How literally hints are taken in playouts. */
  readonly sharpness: number;
  /** How much is tried that does not look best. */
  readonly curiosity: number;
  /** By how many playouts one answer must lead before the rest of the budget is spared. */
  readonly patience: number;
}

/** One answer in the tree. What came of it is counted for the seat that gives it. */
interface Branch {
  readonly answer: Answer;
  readonly seat: Seat;
  readonly prompt: string;
  visits: number;
  sum: number;
  next?: Map<string, Branch>;
}
type Level = Map<string, Branch>;
interface Candidate {
  readonly branch: Branch;
  readonly weight: number;
}

/** What was never tried is thought to be a little worse than the rest. */
const DOUBT = 0.1;
/** How many mean deviations lie between the worst and the best that is still worth telling apart. */
const SPAN = 5;
/** Where all goes one way the spread fades; but what has happened once may happen again, and one try is no proof. */
const LEAST_SPREAD = 0.05;
/** Beside hints that leave something out, so many other answers are looked at. */
const OTHERS = 3;
/** Over how many playouts the usual is reckoned: what was foolish at the beginning is forgotten. */
const MEMORY = 50;

/**
 * A tree of answers over imagined states (information-set Monte-Carlo tree search): each playout deals anew what the
 * seat cannot see and what the dice will show, goes down the tree as far as it reaches, plays on by the game's hints,
 * and is judged by the worth of the position it comes to. Every seat chooses for itself. The tree knows no states,
 * only answers, so whatever comes of dice and hidden cards is averaged.
 */
export class TreeSearch<S extends GameState> {
  readonly #asked: Asked<S>;
  readonly #reach: Reach;
  readonly #style: Style | undefined;
  readonly #random: Random;
  readonly #root: Level = new Map();
  readonly #horizon: number;
  // What playouts come to for the seat itself, and how far they lie apart: what is good is good beside them.
  #middle = 0.5;
  #spread = 0;
  #low = 1;
  #high = 0;
  #playouts = 0;
  nodes = 0;

  constructor(asked: Asked<S>, reach: Reach, style: Style | undefined, random: Random) {
    this.#asked = asked;
    this.#reach = reach;
    this.#style = style;
    this.#random = random;
    this.#horizon = asked.game.turnOf(asked.imagine(freshSeed(random))) + reach.turns;
  }

  /** The answers, the one that was tried most often first. */
  run(tell?: (share: number) => void): readonly Considered[] {
    const { nodes } = this.#reach;
    while (this.nodes < nodes && !this.#isSettled()) {
      this.#playout(this.#asked.imagine(freshSeed(this.#random)));
      if (tell && this.#playouts % 8 === 0) tell(Math.min(1, this.nodes / nodes));
    }
    return [...this.#root.values()]
      .filter(({ visits }) => visits > 0)
      .toSorted((a, b) => b.visits - a.visits || b.sum / b.visits - a.sum / a.visits)
      .map(({ answer, sum, visits }) => ({ answer, worth: sum / visits }));
  }

  /** One answer was tried so much more often than any other that the rest of the budget would hardly change it. */
  #isSettled(): boolean {
    const { patience } = this.#reach;
    if (this.#playouts < patience) return false;
    let first = 0;
    let second = 0;
    for (const { visits } of this.#root.values()) {
      if (visits > first) [first, second] = [visits, first];
      else if (visits > second) second = visits;
    }
    return first - second >= patience;
  }

  #playout(s: S): void {
    const { game, seat, decision } = this.#asked;
    const { steps, sharpness } = this.#reach;
    const path: Branch[] = [];
    let level: Level | undefined = this.#root;
    this.#playouts++;
    for (let step = 0; step < steps; step++) {
      const pending = game.pending(s);
      if (pending.length === 0 || game.turnOf(s) > this.#horizon) break;
      const next = (step === 0 && pending.find(d => d.n === decision.n && d.seat === seat)) || pending[0];
      let answer: Answer;
      if (level) {
        const branch = this.#chosen(level, s, next);
        path.push(branch);
        answer = branch.answer;
        // A branch grows twigs when it is met again: until then the playout goes on by hints.
        level = branch.visits === 0 ? undefined : (branch.next ??= new Map());
      } else answer = likelyAnswer(game, s, next, sharpness, this.#random);
      this.#play(s, next.seat, answer);
    }
    this.#learn(path, s);
  }

  #play(s: S, seat: Seat, answer: Answer): void {
    this.nodes++;
    const reply = this.#asked.game.apply(s, { ...answer, seat });
    if (isRefusal(reply)) throw new Error(`${JSON.stringify(answer)} is offered, and refused where it is imagined`);
  }

  /** The branch that promises most: by what came of it, by the hints, and by how seldom it was tried. */
  #chosen(level: Level, s: S, decision: Decision): Branch {
    const candidates = this.#candidates(level, s, decision);
    let weights = 0;
    let visits = 0;
    let sum = 0;
    for (const { branch, weight } of candidates) {
      weights += weight;
      visits += branch.visits;
      sum += branch.sum;
    }
    const usual = visits === 0 ? 0 : sum / visits;
    // So much lies between the bad and the good that curiosity and experience weigh alike.
    const scale = 1 / Math.max(1e-9, SPAN * Math.max(this.#spread, LEAST_SPREAD * (this.#high - this.#low)));
    const eagerness = (this.#reach.curiosity * Math.sqrt(1 + visits)) / weights;
    let best = candidates[0].branch;
    let most = Number.NEGATIVE_INFINITY;
    for (const { branch, weight } of candidates) {
      const value = branch.visits === 0 ? -DOUBT : (branch.sum / branch.visits - usual) * scale;
      const promise = value + (eagerness * weight) / (1 + branch.visits);
      if (promise <= most) continue;
      most = promise;
      best = branch;
    }
    return best;
  }

  /** The most promising answers by the game's hints, and others beside them; the more, the more often one was here. */
  #candidates(level: Level, s: S, decision: Decision): readonly Candidate[] {
    let visits = 0;
    for (const branch of level.values()) visits += branch.visits;
    const width = Math.ceil(this.#reach.width + Math.sqrt(visits));
    const hints = this.#asked.game.hints(s, decision);
    const first = hints.length <= width ? hints : hints.toSorted((a, b) => b.weight - a.weight).slice(0, width);
    // What is to be expected in the tree is flatter than the hints: they are only first sight.
    const hinted = first.map(({ answer, weight }) => ({
      branch: branchIn(level, decision, answer),
      weight: Math.sqrt(weight),
    }));
    const room = width - hinted.length;
    return room > 0 && countAnswers(decision) > hinted.length
      ? this.#withOthers(level, decision, hinted, hinted.length === 0 ? room : Math.min(room, OTHERS))
      : hinted;
  }

  /** Besides what is hinted: what was tried here before and is offered again, and something new until there is enough. */
  #withOthers(level: Level, decision: Decision, hinted: readonly Candidate[], room: number): readonly Candidate[] {
    const known = new Set(hinted.map(({ branch }) => branch));
    const weight = hinted.length === 0 ? 1 : Math.min(...hinted.map(each => each.weight));
    const others = [...level.values()].filter(branch => !known.has(branch) && isOffered(decision, branch));
    if (others.length < room) {
      for (const answer of someAnswers(decision, hinted.length + room, this.#random)) {
        const branch = branchIn(level, decision, answer);
        if (!known.has(branch) && !others.includes(branch) && others.length < room) others.push(branch);
      }
    }
    return [...hinted, ...others.slice(0, room).map(branch => ({ branch, weight }))];
  }

  #learn(path: readonly Branch[], s: S): void {
    const worths = new Map<Seat, number>();
    for (const branch of path) {
      let worth = worths.get(branch.seat);
      if (worth === undefined) {
        worth = this.#worthOf(s, branch.seat);
        worths.set(branch.seat, worth);
      }
      branch.visits++;
      branch.sum += worth;
    }
  }

  #worthOf(s: S, seat: Seat): number {
    const isOwn = seat === this.#asked.seat;
    const worth = this.#asked.game.worth(s, seat, isOwn ? this.#style : undefined);
    if (isOwn) {
      const share = 1 / Math.min(this.#playouts, MEMORY);
      this.#low = Math.min(this.#low, worth);
      this.#high = Math.max(this.#high, worth);
      this.#middle += share * (worth - this.#middle);
      this.#spread += share * (Math.abs(worth - this.#middle) - this.#spread);
    }
    return worth;
  }
}

const isOffered = ({ seat, prompt, choices }: Decision, branch: Branch): boolean =>
  branch.seat === seat &&
  branch.prompt === prompt &&
  choices.some(c => c.kind === branch.answer.kind && fits(c, branch.answer.arg));

/** Dice may decide who is asked, and what: the same words of another seat are another answer. */
const branchIn = (level: Level, { seat, prompt }: Decision, answer: Answer): Branch => {
  const key = `${seat} ${prompt} ${keyOf(answer)}`;
  const known = level.get(key);
  if (known) return known;
  const branch: Branch = { answer, seat, prompt, visits: 0, sum: 0 };
  level.set(key, branch);
  return branch;
};
const keyOf = ({ kind, arg }: Answer): string =>
  arg === undefined ? kind : typeof arg === 'object' ? kind + canonical(arg) : `${kind} ${arg}`;
