import type { Answer } from '@hegemon/kernel';
import type { Question } from './question.js';
import type { Job, TellShare, Thinker } from './thinker.js';

/** What can be asked of a thread that thinks. */
export type Unnumbered =
  | { readonly what: 'think'; readonly question: Question }
  | { readonly what: 'weigh'; readonly question: Question; readonly answers: readonly Answer[] }
  | { readonly what: 'report'; readonly file: string };
/** By number; one thing at a time. */
export type Work = Unnumbered & { readonly id: number };

/** What comes back. */
export type Word =
  /** Once, when it has loaded all it needs. */
  | { readonly type: 'ready' }
  | { readonly type: 'share'; readonly id: number; readonly share: number }
  | { readonly type: 'done'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly name: string; readonly message: string };

/** The same, done by somebody who can be asked directly. */
export const doneBy = (thinker: Thinker, work: Work, tell: TellShare): Job<unknown> => {
  if (work.what === 'think') return thinker.think(work.question, tell);
  if (work.what === 'weigh') return thinker.weigh(work.question, work.answers, tell);
  return thinker.report(work.file, tell);
};

/** A fault on the other side, under the name it had there. */
export const faultIn = ({ name, message }: Extract<Word, { readonly type: 'failed' }>): Error =>
  Object.assign(new Error(message), { name });
