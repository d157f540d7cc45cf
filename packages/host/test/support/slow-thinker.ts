import type { Question } from '../../src/index.js';
import { jobOf, type Thinker } from '../../src/thinking/thinker.js';
import { reportSteps, type Study, thoughtOn } from '../../src/thinking/work.js';

/** What somebody is thinking about, until he is let go. */
interface Pending {
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
  return {
    asked,
    think(question, tell) {
      let go: () => void = () => undefined;
      const released = new Promise<void>(resolve => {
        go = resolve;
      });
      const job = jobOf(async () => {
        await released;
        return thoughtOn(study, question, tell);
      });
      const pending: Pending = { question, isStopped: false, tell, go };
      asked.push(pending);
      return {
        done: job.done,
        stop: () => {
          pending.isStopped = true;
          job.stop();
        },
      };
    },
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
