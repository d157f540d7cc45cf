import { type Answer, CONSENT, closedIn, type Entry, heardBy, isAnswer, satIn, type Told, UNDO } from '@hegemon/kernel';
import type { Eyes, Line } from './desk.js';
import type { AnyMatch } from './listing.js';

export { redoable } from '@hegemon/kernel';

/** The answer an entry holds. */
export const answerOf = ({ kind, arg }: Pick<Entry, 'kind' | 'arg'>): Answer =>
  arg === undefined ? { kind } : { kind, arg };

/** Was this answer given in secret, so that only its seat knows it until the end? */
const isSecretEntry = (match: AnyMatch, n: number): boolean => {
  const entry = match.entries[n];
  if (entry.seat === undefined || !isAnswer(entry)) return false;
  return match.game.isSecret(match.at(n - 1), entry.seat, entry.kind);
};

/** What is written of a match while it is played: for every entry what it told, and whether it was given in secret. */
export class Chronicle {
  readonly #match: AnyMatch;
  readonly #told: (readonly Told[])[] = [];
  readonly #secret: boolean[] = [];

  constructor(match: AnyMatch) {
    this.#match = match;
  }

  told(n: number): readonly Told[] {
    this.#read(n);
    return this.#told[n];
  }

  isSecret(n: number): boolean {
    this.#read(n);
    return this.#secret[n];
  }

  /** In order, since each state is made from the one before. */
  #read(upTo: number): void {
    for (let n = this.#told.length; n <= upTo; n++) {
      this.#told[n] = this.#match.happened(n).told;
      this.#secret[n] = isSecretEntry(this.#match, n);
    }
  }

  line(n: number, eyes: Eyes, isUndone: boolean): Line {
    const entry = this.#match.entries[n];
    const { seat, kind, at, arg, by } = entry;
    const isOpen = this.#match.outcome !== undefined || seat === eyes || !this.isSecret(n);
    const [sat, closed] = [satIn(entry), closedIn(entry)];
    return {
      n,
      ...(seat !== undefined && { seat }),
      ...(isOpen && isAnswer(entry) && { answer: answerOf(entry) }),
      heard: heardBy(this.told(n), eyes),
      ...(at !== undefined && { at }),
      ...(kind === UNDO && { takesBack: arg as number }),
      ...(by === CONSENT && { byConsent: true as const }),
      ...(sat && { sat }),
      ...(closed && { closed }),
      // Whose hand it was may betray what was said in secret.
      ...(isOpen && by === 'bot' && { byBot: true as const }),
      ...(isOpen && by === 'order' && { byOrder: true as const }),
      ...(isUndone && { isUndone: true as const }),
    };
  }
}
