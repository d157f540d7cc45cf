import type { Line } from '@hegemon/host';

/** A side in an area, as one word. */
export const sideAt = (side: string, at: string): string => `${side}@${at}`;

/**
 * Who has fought where in the round, up to an entry that may lie in the past. The rules keep only who has moved: the
 * chronicle tells the rest, from its end back to the beginning of the round.
 */
export const foughtIn = (lines: readonly Line[], at = Number.POSITIVE_INFINITY): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const { n, heard, isUndone, takesBack } of lines.toReversed()) {
    if (n > at || isUndone || takesBack !== undefined) continue;
    for (const { type, at: area, attacker, defender } of heard.toReversed()) {
      if (type === 'round-began') return found;
      if (type !== 'battle-ended') continue;
      for (const side of [attacker, defender]) found.add(sideAt(String(side), String(area)));
    }
  }
  return found;
};
