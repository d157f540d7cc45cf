import type { Language } from '@hegemon/games';

/** By how much a chance changes, in percentage points, as the reader writes it: `+2.2`, `-0,4`. */
export const inPoints = (change: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(100 * change);
