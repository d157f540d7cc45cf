import type { Prospects, Thought } from '@hegemon/bots';
import type { Answer } from '@hegemon/kernel';
import type { Report } from '../desk.js';
import { messageOf } from '../house.js';
import type { After } from '../metronome.js';
import { doneBy, faultIn, type Unnumbered, type Word, type Work } from './messages.js';
import type { Question } from './question.js';
import { type Job, Stopped, type TellShare, type Thinker, TooLong } from './thinker.js';

/** As much of a thread as is needed, and how one is hired: it hands over words, and says when it has died. */
export interface Hand {
  post(work: Work): void;
  dismiss(): void;
}
export type Hire = (hear: (word: Word) => void, onDeath: (message: string) => void) => Hand;

/** How long things may take, in milliseconds. */
export interface Limits {
  readonly think: number;
  readonly report: number;
  /** Until a thread has loaded what it needs. */
  readonly load: number;
  /** What nobody wants any longer may come to its end by itself, before it is ended. */
  readonly grace: number;
}
const LIMITS: Limits = { think: 20_000, report: 180_000, load: 60_000, grace: 300 };

export interface Office {
  readonly hire: Hire;
  readonly after: After;
  /** Who thinks when no thread can be hired at all. */
  readonly instead: Thinker;
  readonly limits?: Partial<Limits>;
}

interface Task {
  readonly work: Work;
  readonly tell: TellShare;
  resolve(value: unknown): void;
  reject(fault: Error): void;
  isOver: boolean;
  /** Somebody else does it. */
  instead?: Job<unknown>;
}

/**
 * Thinks in another thread, which is hired with the first question. One thing at a time is thought there; what takes
 * too long is ended together with its thread, and the next question goes to a new one.
 */
export class RemoteThinker implements Thinker {
  readonly #office: Office;
  readonly #limits: Limits;
  readonly #waiting: Task[] = [];
  #running: Task | undefined;
  #hand: Hand | undefined;
  // By which the words of the present thread are told from those of earlier ones.
  #badge: object | undefined;
  #isReady = false;
  // No thread has ever come to be ready: there is none to be had.
  #isHopeless = false;
  #hasServed = false;
  #callOff: () => void = () => undefined;
  #count = 0;

  constructor(office: Office) {
    this.#office = office;
    this.#limits = { ...LIMITS, ...office.limits };
  }

  think(question: Question, tell: TellShare): Job<Thought | undefined> {
    return this.#job({ what: 'think', question }, tell);
  }

  weigh(question: Question, answers: readonly Answer[], tell: TellShare): Job<Prospects> {
    return this.#job({ what: 'weigh', question, answers }, tell);
  }

  report(file: string, tell: TellShare): Job<Report> {
    return this.#job({ what: 'report', file }, tell);
  }

  dismiss(): void {
    for (const task of [this.#running, ...this.#waiting]) if (task) over(task, new Stopped());
    this.#waiting.length = 0;
    this.#fire();
  }

  #job<T>(work: Unnumbered, tell: TellShare): Job<T> {
    let task: Task | undefined;
    const done = new Promise<T>((resolve, reject) => {
      const id = this.#count++;
      task = { work: { ...work, id }, tell, resolve: resolve as Task['resolve'], reject, isOver: false };
      this.#waiting.push(task);
    });
    // Whoever has given it up need not listen.
    done.catch(() => undefined);
    this.#next();
    return { done, stop: () => task && this.#stop(task) };
  }

  #next(): void {
    if (this.#isHopeless) for (const task of this.#waiting.splice(0)) this.#delegate(task);
    if (this.#running) return;
    const task = this.#waiting.shift();
    if (!task) return;
    this.#running = task;
    try {
      this.#hand ??= this.#hired();
      this.#hand.post(task.work);
    } catch (fault) {
      this.#died(messageOf(fault));
      return;
    }
    this.#watch();
  }

  #hired(): Hand {
    this.#isReady = false;
    const badge = {};
    this.#badge = badge;
    return this.#office.hire(
      word => badge === this.#badge && this.#hear(word),
      message => badge === this.#badge && this.#died(message),
    );
  }

  /** The clock runs from when there is somebody to think. */
  #watch(): void {
    const { think, report, load, grace } = this.#limits;
    const limit = this.#running?.work.what === 'report' ? report : think;
    if (!this.#isReady) this.#within(load, () => this.#died('it did not load in time'));
    else if (this.#running?.isOver) this.#within(grace, () => this.#end(new Stopped()));
    else this.#within(limit, () => this.#end(new TooLong(limit)));
  }

  #within(milliseconds: number, otherwise: () => void): void {
    this.#callOff();
    this.#callOff = this.#office.after(milliseconds, otherwise);
  }

  #hear(word: Word): void {
    const task = this.#running;
    if (word.type === 'ready') {
      this.#isReady = true;
      this.#hasServed = true;
      if (task) this.#watch();
    } else if (word.id !== task?.work.id) return;
    else if (word.type === 'share') {
      if (!task.isOver) task.tell(word.share);
    } else {
      this.#callOff();
      this.#running = undefined;
      if (word.type === 'done') over(task, word.value);
      else over(task, faultIn(word));
      this.#next();
    }
  }

  #stop(task: Task): void {
    task.instead?.stop();
    over(task, new Stopped());
    const at = this.#waiting.indexOf(task);
    if (at >= 0) this.#waiting.splice(at, 1);
    if (task === this.#running) this.#watch();
  }

  /** Ends what is being thought, with the thread in which it is. */
  #end(fault: Error): void {
    const task = this.#running;
    this.#fire();
    if (task) over(task, fault);
    this.#next();
  }

  #fire(): void {
    this.#callOff();
    this.#hand?.dismiss();
    this.#hand = undefined;
    this.#badge = undefined;
    this.#running = undefined;
  }

  #died(message: string): void {
    const task = this.#running;
    this.#isHopeless = !this.#hasServed;
    if (this.#isHopeless && task) {
      this.#fire();
      this.#delegate(task);
      this.#next();
    } else this.#end(new Error(message));
  }

  #delegate(task: Task): void {
    if (task.isOver) return;
    task.instead = doneBy(this.#office.instead, task.work, task.tell);
    task.instead.done.then(
      value => over(task, value),
      fault => over(task, fault),
    );
  }
}

/** Once: whatever comes later is dropped. */
const over = (task: Task, outcome: unknown): void => {
  if (task.isOver) return;
  task.isOver = true;
  if (outcome instanceof Error) task.reject(outcome);
  else task.resolve(outcome);
};
