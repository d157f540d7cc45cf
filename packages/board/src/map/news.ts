import type { Line, Sight } from '@hegemon/host';
import type { Heard } from '@hegemon/kernel';

/** The position that was shown last. */
export interface Seen {
  readonly match: string;
  readonly at: number;
}
/** Who falls behind by more than a few entries looks at another position; nothing of it is played back. */
const MOST_ENTRIES = 6;

/** What happened since the position shown last, if the screen simply went on from it. */
export const eventsSince = (
  seen: Seen | undefined,
  { match, at, last }: Pick<Sight, 'match' | 'at' | 'last'>,
  lines: readonly Line[],
): readonly Heard[] => {
  // Backwards, in another match, or while running through the past: the pieces just stand where they stood.
  if (!seen || seen.match !== match.id || at !== last) return [];
  if (at <= seen.at || at - seen.at > MOST_ENTRIES) return [];
  const fresh = lines.filter(({ n }) => n > seen.at && n <= at);
  return fresh.some(({ takesBack }) => takesBack !== undefined) ? [] : fresh.flatMap(({ heard }) => heard);
};
