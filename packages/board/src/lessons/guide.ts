import type { Line } from '@hegemon/host';
import type { Answer, Seat } from '@hegemon/kernel';
import type { Lesson } from '../face.js';

/** How far somebody has come in the guided game of one match. */
export interface Guide {
  readonly match: string;
  /** The lesson that is shown, and the farthest one reached. */
  readonly step: number;
  readonly reached: number;
  /** Answers up to this entry belong to lessons before. */
  readonly since: number;
}

export const begun = (match: string, since = 0): Guide => ({ match, step: 0, reached: 0, since });

/** The entry by which the lesson was fulfilled, if it was. */
export const fulfilledBy = (lesson: Lesson, lines: readonly Line[], since: number, seat: Seat): number | undefined =>
  lines.find(
    line =>
      line.n > since &&
      line.seat === seat &&
      !line.isUndone &&
      line.answer !== undefined &&
      lesson.until?.includes(line.answer.kind),
  )?.n;

/** Up to which entry answers are used up then: one that only overtook the lesson may be what the next one is about. */
export const spentBy = ({ until }: Lesson, lines: readonly Line[], entry: number): number =>
  lines.find(({ n }) => n === entry)?.answer?.kind === until?.[0] ? entry : entry - 1;

/** What a lesson takes instead of this answer; undefined if it has nothing against it. In which order things are named does not matter. */
export const wantedInstead = ({ needs }: Lesson, { kind, arg }: Answer): readonly Answer[] | undefined => {
  const args = needs && Object.hasOwn(needs, kind) ? needs[kind] : undefined;
  const plain = (each: Answer['arg']): string => JSON.stringify(Array.isArray(each) ? each.toSorted() : (each ?? null));
  if (!args || args.some(each => plain(each) === plain(arg))) return undefined;
  return args.map(each => ({ kind, arg: each }));
};

export const goBack = (guide: Guide): Guide => ({ ...guide, step: Math.max(0, guide.step - 1) });
/** On to the next lesson; what was answered up to now counts no longer. */
export const goOn = (guide: Guide, since: number): Guide => {
  const step = guide.step + 1;
  return step <= guide.reached ? { ...guide, step } : { ...guide, step, reached: step, since };
};

/** What an earlier visit has left, if it makes sense. */
export const readGuide = (text: string | null | undefined): Guide | undefined => {
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    if (typeof raw !== 'object' || raw === null) return undefined;
    const { match, step, reached, since } = raw as Record<string, unknown>;
    const isCount = (n: unknown): n is number => Number.isInteger(n) && (n as number) >= 0;
    if (typeof match !== 'string' || !isCount(step) || !isCount(reached) || !isCount(since)) return undefined;
    return { match, step: Math.min(step, reached), reached, since };
  } catch {
    return undefined;
  }
};

const KEY = 'hegemon.lessons';
/** A browser that keeps nothing still shows the lessons; they begin anew with the next visit. */
export const keepGuide = (guide: Guide | undefined): void => {
  try {
    if (guide) localStorage.setItem(KEY, JSON.stringify(guide));
    else localStorage.removeItem(KEY);
  } catch {
    // Nothing is lost but the place in the lessons.
  }
};
export const keptGuide = (): Guide | undefined => {
  try {
    return readGuide(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
};
