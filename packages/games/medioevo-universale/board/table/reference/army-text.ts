import type { Army, Troop } from '../../../src/troops.js';
import type { Words } from '../../words.js';

/** The units of an army in words. */
export const armyText = (army: Army, { names, phrases }: Words): string =>
  phrases.list(
    (Object.entries(army) as [Troop, number][])
      .filter(([, n]) => n > 0)
      .map(([troop, n]) => `${n} ${n === 1 ? names.troops[troop].one : names.troops[troop].many}`),
  );
