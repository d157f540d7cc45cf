import type { Report } from '../desk.js';
import { type Job, jobOf, Stopped, type TellShare, type Thinker } from './thinker.js';
import { reportSteps, type Study, thoughtOn } from './work.js';

/** Nobody can read faster than in tenths. */
const inTenths = (tell: TellShare): TellShare => {
  let told = 0;
  return share => {
    if (share < told + 0.1) return;
    told = share;
    tell(share);
  };
};

/**
 * Thinks where it is asked. A thought cannot be stopped once it has begun, nor can anything else happen meanwhile: it
 * is for tests, and where no thread is to be had.
 */
export const thinkHere = (study: Study, pause: () => Promise<void>): Thinker => ({
  think: (question, tell) => jobOf(async () => thoughtOn(study, question, inTenths(tell))),
  report: (file, tell): Job<Report> =>
    jobOf(async isStopped => {
      const steps = await reportSteps(study, file);
      for (;;) {
        await pause();
        if (isStopped()) throw new Stopped();
        const step = steps.next();
        if (step.done) return step.value;
        tell(step.value);
      }
    }),
  dismiss: () => undefined,
});
