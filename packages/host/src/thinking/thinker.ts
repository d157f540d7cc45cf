import type { Prospects, Thought } from '@hegemon/bots';
import type { Answer } from '@hegemon/kernel';
import type { Report } from '../desk.js';
import type { Question } from './question.js';

/** Work that takes its time. Given up, it is rejected with `Stopped`, and whatever it would have come to is dropped. */
export interface Job<T> {
  readonly done: Promise<T>;
  stop(): void;
}

/** Hears how far something is, between 0 and 1. */
export type TellShare = (share: number) => void;

/** Whoever thinks for bots: here, or in another thread. He is handed beliefs and files, never a match. */
export interface Thinker {
  /** Only of what may be done at leisure can there be nothing. */
  think(question: Question, tell: TellShare): Job<Thought | undefined>;
  /** What may be expected of each of these answers by the end of the turn. */
  weigh(question: Question, answers: readonly Answer[], tell: TellShare): Job<Prospects>;
  /** How the finished match in this file came about. */
  report(file: string, tell: TellShare): Job<Report>;
  /** Nobody needs him any more. */
  dismiss(): void;
}

/** Nobody wants to know any longer. */
export class Stopped extends Error {
  constructor() {
    super('nobody wants to know any longer');
    this.name = 'Stopped';
  }
}

/** The clock on the wall has run out. It is no measure of thought, only the end of it. */
export class TooLong extends Error {
  constructor(milliseconds: number) {
    super(`it has taken more than ${milliseconds / 1000} seconds`);
    this.name = 'TooLong';
  }
}

/** The bot is from elsewhere, as from a newer edition. */
export class UnknownBot extends Error {
  constructor(bot: string) {
    super(`nobody knows a bot named ${bot}`);
    this.name = 'UnknownBot';
  }
}

/** A job made of work that asks now and then whether it should go on. */
export const jobOf = <T>(work: (isStopped: () => boolean) => Promise<T>): Job<T> => {
  let isStopped = false;
  let giveUp: (fault: Stopped) => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  const done = Promise.race([work(() => isStopped), stopped]);
  // Whoever has given it up need not listen.
  done.catch(() => undefined);
  return {
    done,
    stop: () => {
      isStopped = true;
      giveUp(new Stopped());
    },
  };
};
