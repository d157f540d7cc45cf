import type { Tx } from '../store/store.js';

/** What one process tells all others, itself included. Numbers and names only: what is behind them is read from the store. */
export type News =
  /**
   * A match has got entries, or something about it has changed that is not in the log. `again`: something that raises neither
   * number, since nobody at the table may learn of it.
   */
  | {
      readonly about: 'match';
      readonly match: string;
      readonly version: number;
      readonly revision: number;
      readonly again?: true;
    }
  | { readonly about: 'talk'; readonly match: string; readonly id: number }
  /** The lists of a person have changed. */
  | { readonly about: 'lists'; readonly person: string }
  /** There is something to do. */
  | { readonly about: 'jobs' }
  /** Somebody has come or gone, as far as one process can tell. */
  | { readonly about: 'presence'; readonly person: string }
  /** All sessions of a person, or one, have ended. */
  | { readonly about: 'signed-out'; readonly person: string; readonly session?: string }
  /** A bot is at work; never written down. */
  | {
      readonly about: 'thinking';
      readonly match: string;
      readonly seat: string;
      readonly bot: string;
      readonly share?: number;
      readonly isDone?: true;
    };

export interface Relay {
  /**
   * Is told when the transaction is on disk, and never if it is not: in the order of the transactions, and of what is told in
   * each. What is told twice in one may be heard once.
   */
  tell(tx: Tx, news: News): Promise<void>;
  /** Is told at once, and forgotten: for what is not in the store. Never fails. */
  shout(news: News): void;
  /** What is returned calls it off. Whoever throws keeps nobody else from hearing. */
  on(listener: (news: News) => void): () => void;
  /** Something may have been missed: whoever relies on news looks for himself. */
  onGap(listener: () => void): () => void;
  /** Can it be heard at present? */
  readonly isOpen: boolean;
  close(): Promise<void>;
}
