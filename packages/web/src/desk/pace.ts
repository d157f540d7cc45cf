import { isLookedOn } from '@hegemon/board/bots/pacing.js';
import type { DeskNews, Sight } from '@hegemon/host';

type Tell = (news: DeskNews) => void;
/** In ms; while the page draws no beat falls, so that only the time counts in which it was free. */
const BEAT = 20;
/** So many beats the page is left alone after it was shown something. */
const BREATH = 2;
/** And where one only looks on: there it must be free for a hand that moves the map, however fast the bots are. */
const LONG_BREATH = 10;

/** Both at once, as a screen has them that has seen only the second: it needs the lines of both. */
const merged = (older: Sight, newer: Sight): Sight => {
  if (older.match.id !== newer.match.id || newer.news.from < older.news.from) return newer;
  const kept = older.news.lines.slice(0, newer.news.from - older.news.from);
  return { ...newer, news: { from: older.news.from, lines: [...kept, ...newer.news.lines] } };
};

/**
 * Bots may answer faster than a page can draw. Of what comes in while it draws only the newest is shown, with the
 * lines of all; what comes to a page at rest is shown at once.
 */
export class Pace {
  readonly #tell: Tell;
  #sight: Sight | undefined;
  #thinking: DeskNews | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #breath = BREATH;

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  hear(news: DeskNews): void {
    if (news.type === 'sight') this.#sight = this.#sight ? merged(this.#sight, news.sight) : news.sight;
    else if (news.type === 'thinking') this.#thinking = news;
    else this.#tell(news);
    if (this.#timer === undefined) this.flush();
  }

  /** Nothing is held back any longer: whoever gets an answer has seen what led to it. */
  flush(): void {
    const [sight, thinking] = [this.#sight, this.#thinking];
    if (!sight && !thinking) return;
    this.#sight = undefined;
    this.#thinking = undefined;
    if (sight) this.#breath = isLookedOn(sight) ? LONG_BREATH : BREATH;
    this.#breathe(this.#breath);
    if (sight) this.#tell({ type: 'sight', sight });
    if (thinking) this.#tell(thinking);
  }

  #breathe(beats: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (beats > 1) this.#breathe(beats - 1);
      else this.flush();
    }, BEAT);
  }
}
