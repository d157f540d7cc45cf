import type { Question } from '../../src/index.js';
import { type Job, jobOf, type TellShare, type Thinker } from '../../src/thinking/thinker.js';
import { reportSteps, type Study, thoughtOn, weighingSteps } from '../../src/thinking/work.js';

/** What somebody is thinking about, until he is let go. */
interface Pending {
  readonly what: 'think' | 'weigh';
  readonly question: Question;
  isStopped: boolean;
  tell(share: number): void;
  go(): void;
}
export interface SlowThinker extends Thinker {
  /** All questions there ever were, the newest last. */
  readonly asked: Pending[];
}

/** Thinks of nothing until it is told to. */
export const slowThinker = (study: Study): SlowThinker => {
  const asked: Pending[] = [];
  const slowly = <T>(
    what: Pending['what'],
    question: Question,
    tell: TellShare,
    work: () => T | Promise<T>,
  ): Job<T> => {
    let go: () => void = () => undefined;
    const released = new Promise<void>(resolve => {
      go = resolve;
    });
    const job = jobOf(async () => {
      await released;
      return work();
    });
    const pending: Pending = { what, question, isStopped: false, tell, go };
    asked.push(pending);
    return {
      done: job.done,
      stop: () => {
        pending.isStopped = true;
        job.stop();
      },
    };
  };
  return {
    asked,
    think: (question, tell) => slowly('think', question, tell, () => thoughtOn(study, question, tell)),
    weigh: (question, answers, tell) =>
      slowly('weigh', question, tell, async () => {
        const steps = await weighingSteps(study, question, answers);
        for (;;) {
          const step = steps.next();
          if (step.done) return step.value;
        }
      }),
    report: (file, tell) =>
      jobOf(async () => {
        const steps = await reportSteps(study, file);
        for (;;) {
          const step = steps.next();
          if (step.done) return step.value;
          tell(step.value);
        }
      }),
    dismiss: () => undefined,
  };
};
