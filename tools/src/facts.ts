import type { Provenance } from '@hegemon/kernel';

/** How many facts come from where. */
type Shares = Readonly<Record<Provenance, number>>;
export interface Origins {
  readonly facts: number;
  readonly shares: Shares;
  /** The same for each part of the file, by its first key. */
  readonly parts: Readonly<Record<string, Shares>>;
  /** The parts that hold something reconstructed, and how sure we are of it. */
  readonly reconstructed: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The mark itself; a note may follow it. */
const markOf = (value: unknown): Provenance | undefined =>
  typeof value === 'string' ? (/^(rulebook|public|reconstructed)\b/.exec(value)?.[1] as Provenance) : undefined;
/** Where a fact comes from; or, for one of several sides, where each of them does. */
const marksIn = (provenance: unknown): readonly (Provenance | undefined)[] =>
  isRecord(provenance) ? Object.values(provenance).map(markOf) : [markOf(provenance)];

/** Counts the facts of a data file by the provenance each of them carries. */
export const originsOf = (raw: unknown): Origins => {
  const parts: Record<string, Record<Provenance, number>> = {};
  const reconstructed: Record<string, Record<string, number>> = {};
  const visit = (value: unknown, part: string): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, part);
    if (!isRecord(value)) return;
    const { provenance, confidence } = value;
    for (const mark of marksIn(provenance)) {
      if (!mark) continue;
      parts[part] ??= { rulebook: 0, public: 0, reconstructed: 0 };
      parts[part][mark]++;
      if (mark === 'reconstructed') {
        const sure = typeof confidence === 'string' ? confidence : 'unsaid';
        reconstructed[part] ??= {};
        reconstructed[part][sure] = (reconstructed[part][sure] ?? 0) + 1;
      }
    }
    for (const each of Object.values(value)) visit(each, part);
  };
  if (isRecord(raw)) for (const [part, value] of Object.entries(raw)) visit(value, part);
  const shares = { rulebook: 0, public: 0, reconstructed: 0 };
  for (const counts of Object.values(parts)) {
    for (const from of Object.keys(shares) as Provenance[]) shares[from] += counts[from];
  }
  return { facts: shares.rulebook + shares.public + shares.reconstructed, shares, parts, reconstructed };
};

/** Marks that say nothing we know: a fact must come from somewhere. */
export const strayMarksIn = (raw: unknown, path = ''): { path: string; mark: string }[] => {
  if (Array.isArray(raw)) return raw.flatMap((each, i) => strayMarksIn(each, `${path}[${i}]`));
  if (!isRecord(raw)) return [];
  return Object.entries(raw).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key;
    if (key !== 'provenance') return strayMarksIn(value, at);
    return marksIn(value).includes(undefined) ? [{ path: at, mark: JSON.stringify(value).slice(0, 40) }] : [];
  });
};
