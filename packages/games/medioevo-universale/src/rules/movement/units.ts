import type { AreaId, Player } from '../../ids.js';
import type { MU } from '../../state.js';
import type { Army } from '../../troops.js';
import { TROOPS } from '../armies.js';

/** Troop by troop what comes of two armies; never less than none. */
export const byTroop = (a: Army, b: Army, of: (a: number, b: number) => number): Army => {
  const found: Army = {};
  for (const troop of TROOPS) {
    const count = of(a[troop] ?? 0, b[troop] ?? 0);
    if (count > 0) found[troop] = count;
  }
  return found;
};
/** What both have. */
export const common = (a: Army, b: Army): Army => byTroop(a, b, Math.min);
export const sumOf = (a: Army, b: Army): Army => byTroop(a, b, (x, y) => x + y);
export const lessOf = (a: Army, b: Army): Army => byTroop(a, b, (x, y) => x - y);

/** Units without a stop marker. */
export const freshOf = (g: MU, at: AreaId, player: Player): Army =>
  lessOf(g.armies[at]?.[player] ?? {}, g.tired[at]?.[player] ?? {});
