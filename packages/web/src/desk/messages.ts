import type { Desk, DeskNews } from '@hegemon/host';

/** What can be asked of a desk. */
export type Verb = keyof Desk;

/** From the page to the worker: one request, by number. */
export interface Request {
  readonly id: number;
  readonly verb: Verb;
  readonly args: readonly unknown[];
}

/** From the worker to the page: what came of a request, or what the desk says unasked. */
export type Message =
  | { readonly type: 'reply'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | { readonly type: 'news'; readonly news: DeskNews }
  /** Something takes long, but somebody is at it. */
  | { readonly type: 'busy' };

/** Once, where the browser has locks: from now on the worker holds the lock that bears its name, until it dies. */
export interface Alive {
  readonly type: 'alive';
}
