import { EVENT } from '../catalog.js';
import type { Player, TerritoryId } from '../ids.js';
import type { MU } from '../state.js';
import { armyOf, hasBarbarians, sizeOf } from './armies.js';
import { homeOf, territoriesOf } from './control.js';
import { territoriesInPlay } from './in-play.js';
import { uprisingsFor } from './income.js';

/** @rule MU 2-uprisings-rate The number on the back of the card on top. */
export const permittedRate = (g: MU): number | undefined => {
  const [top] = g.decks.events;
  return top && EVENT[top].permittedTaxRate;
};

/** @rule MU 2-uprisings-count Before the first tax phase there is no rate, and nobody rises. */
export const uprisingsDue = (g: MU, player: Player): number => {
  const [rate, permitted] = [g.taxRate[player], permittedRate(g)];
  return rate === undefined || permitted === undefined ? 0 : uprisingsFor(rate, permitted);
};

const homeLands = (g: MU, player: Player): readonly TerritoryId[] =>
  territoriesInPlay(g).filter(at => homeOf(g, at) === player);

/** @rule MU 2-uprisings-hp Does a territory of his start realm rebel already? */
export const hasRebels = (g: MU, player: Player): boolean => homeLands(g, player).some(at => hasBarbarians(g, at));

/**
 * @rule MU 2-uprisings-place Where the next uprising may be: at home first, outside only when nothing is left there, and where he
 * has the fewest units. `risen`: where there has been one just now.
 */
export const risingLands = (g: MU, player: Player, risen: readonly TerritoryId[]): readonly TerritoryId[] => {
  const open = territoriesOf(g, player).filter(at => !risen.includes(at));
  const home = open.filter(at => homeOf(g, at) === player);
  const eligible = home.length > 0 ? home : open;
  const unitsIn = (at: TerritoryId): number => sizeOf(armyOf(g, at, player));
  const fewest = Math.min(...eligible.map(unitsIn));
  return eligible.filter(at => unitsIn(at) === fewest);
};
