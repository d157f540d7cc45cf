import { type Job, jobOf, Stopped, type TellShare, type Thinker } from './thinker.js';
import { reportSteps, type Study, thoughtOn, weighingSteps } from './work.js';

/** Nobody can read faster than in tenths. */
const inTenths = (tell: TellShare): TellShare => {
  let told = 0;
  return share => {
    if (share < told + 0.1) return;
    told = share;
    tell(share);
  };
};

/** Work in steps; between two of them others have their turn. */
const inSteps = <T>(steps: () => Promise<Generator<number, T>>, tell: TellShare, pause: () => Promise<void>): Job<T> =>
  jobOf(async isStopped => {
    const work = await steps();
    for (;;) {
      await pause();
      if (isStopped()) throw new Stopped();
      const step = work.next();
      if (step.done) return step.value;
      tell(step.value);
    }
  });

/**
 * Thinks where it is asked. A thought cannot be stopped once it has begun, nor can anything else happen meanwhile: it
 * is for tests, and where no thread is to be had.
 */
export const thinkHere = (study: Study, pause: () => Promise<void>): Thinker => ({
  think: (question, tell) => jobOf(async () => thoughtOn(study, question, inTenths(tell))),
  weigh: (question, answers, tell) => inSteps(() => weighingSteps(study, question, answers), tell, pause),
  report: (file, tell) => inSteps(() => reportSteps(study, file), tell, pause),
  dismiss: () => undefined,
});
