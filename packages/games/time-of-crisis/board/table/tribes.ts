import type { TribeId } from '../../src/ids.js';
import type { ToCView } from '../../src/view.js';
import { leadersAt, TRIBES } from './things.js';

/** How a tribe stands: in its homeland, and outside of it. */
export interface Stirring {
  readonly tribe: TribeId;
  readonly active: number;
  readonly inactive: number;
  /** In the provinces, on either side. */
  readonly abroad: number;
}
const total = (counts: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(counts).reduce<number>((sum, n) => sum + (n ?? 0), 0);

/** The tribes that are in play with this number of players; leaders count as barbarians. */
export const stirrings = (view: ToCView): readonly Stirring[] =>
  TRIBES.flatMap(tribe => {
    const active = view.barbarians.active[tribe] ?? {};
    const inactive = view.barbarians.inactive[tribe] ?? {};
    const leaders = leadersAt(view, tribe, tribe).length;
    const home = (active[tribe] ?? 0) + leaders;
    const lying = inactive[tribe] ?? 0;
    const abroad = total(active) + total(inactive) - (active[tribe] ?? 0) - lying;
    return home + lying + abroad > 0 ? [{ tribe, active: home, inactive: lying, abroad }] : [];
  });
