import { messageOf, nameOf } from '../house.js';
import type { Word, Work } from './messages.js';
import type { TellShare } from './thinker.js';
import { reportSteps, type Study, thoughtOn, weighingSteps } from './work.js';

/** So many milliseconds lie between two words on how far it is. */
const BREATH = 100;

const paced = (tell: TellShare, now: () => number): TellShare => {
  let last = now();
  return share => {
    if (now() - last < BREATH) return;
    last = now();
    tell(share);
  };
};

/** The far end of a `RemoteThinker`: what must be called with everything that comes in. Says that it is ready. */
export const serveThoughts = (
  study: Study,
  post: (word: Word) => void,
  /** Milliseconds, from wherever. */
  now: () => number,
): ((work: Work) => Promise<void>) => {
  post({ type: 'ready' });
  return async work => {
    const { id } = work;
    const tell = paced(share => post({ type: 'share', id, share }), now);
    try {
      post({ type: 'done', id, value: await carriedOut(study, work, tell) });
    } catch (fault) {
      post({ type: 'failed', id, name: nameOf(fault), message: messageOf(fault) });
    }
  };
};

const carriedOut = async (study: Study, work: Work, tell: TellShare): Promise<unknown> => {
  if (work.what === 'think') return thoughtOn(study, work.question, tell);
  const steps = await (work.what === 'weigh'
    ? weighingSteps(study, work.question, work.answers)
    : reportSteps(study, work.file));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    tell(step.value);
  }
};
