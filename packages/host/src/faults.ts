import type { Trouble } from './desk.js';
import type { Session } from './session.js';

/**
 * Faults of bots, told at once, and their files, kept until the match is over: they hold what the bot's seat sees, and
 * whoever sits before the screen may play against it.
 */
export class Faults {
  readonly #tell: (trouble: Trouble) => void;
  // By match.
  readonly #kept = new Map<string, Trouble[]>();

  constructor(tell: (trouble: Trouble) => void) {
    this.#tell = tell;
  }

  add({ about, isShared }: Pick<Session, 'about' | 'isShared'>, trouble: Trouble): void {
    this.#kept.set(about.id, [...(this.#kept.get(about.id) ?? []), trouble]);
    const { file: _, facts = {}, ...rest } = trouble;
    // Where several share a screen, even the kind of an answer may be another's secret.
    const { message: __, ...open } = facts;
    this.#tell({ ...rest, facts: isShared ? open : facts });
  }

  /** Tells them once more, with their files, now that nobody has secrets; the first last, so that it stays. */
  handOut({ about, match }: Pick<Session, 'about' | 'match'>): void {
    if (!match.outcome) return;
    const kept = this.#kept.get(about.id) ?? [];
    this.#kept.delete(about.id);
    for (const trouble of kept.toReversed()) this.#tell(trouble);
  }
}
