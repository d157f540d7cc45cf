import { type LegacyFor, tell } from '../events.js';
import type { Colour } from '../ids.js';
import type { ToC } from '../state.js';

export const gainLegacy = (g: ToC, seat: Colour, legacy: number, what: LegacyFor): void => {
  if (legacy === 0) return;
  g.legacy[seat] += legacy;
  tell(g, 'legacy-gained', { seat, legacy, for: what });
};
/** Never below nothing. */
export const loseLegacy = (g: ToC, seat: Colour, legacy: number): number => {
  const loss = Math.min(g.legacy[seat], legacy);
  g.legacy[seat] -= loss;
  return loss;
};
