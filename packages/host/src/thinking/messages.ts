import type { Question } from './question.js';

/** What is asked of a thread that thinks, by number; one thing at a time. */
export type Work =
  | { readonly id: number; readonly what: 'think'; readonly question: Question }
  | { readonly id: number; readonly what: 'report'; readonly file: string };

/** What comes back. */
export type Word =
  /** Once, when it has loaded all it needs. */
  | { readonly type: 'ready' }
  | { readonly type: 'share'; readonly id: number; readonly share: number }
  | { readonly type: 'done'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };
