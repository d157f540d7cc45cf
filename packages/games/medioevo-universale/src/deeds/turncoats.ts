import { isSea } from '../catalog.js';
import { tell } from '../events.js';
import { type AreaId, BARBARIANS, type Player, type Side, type TerritoryId } from '../ids.js';
import { isLent, typeOf } from '../rules/armies.js';
import { recruitOf } from '../rules/barbarians.js';
import { roomyGalley } from '../rules/turncoats.js';
import type { MU } from '../state.js';
import type { Army, Troop } from '../troops.js';
import { addUnits, joined, removeUnits, setAboard, units, without } from './armies.js';
import { dropInvadedMarker } from './buildings.js';
import { noteLeftAlone } from './control.js';

/** One of them less, nothing left of an empty army. */
const less = (army: Army, troop: Troop): Army | undefined => {
  const left = without(army, units(troop));
  return Object.keys(left).length > 0 ? left : undefined;
};

/** @rule MU card.66 A unit lent to the barbarians is taken off the list of those who will go home. */
const forgetLent = (g: MU, at: AreaId, troop: Troop): void => {
  const plain = troop.slice('lent-'.length) as Troop;
  const entry = g.lent.find(lent => lent.at === at && (lent.army[plain] ?? 0) > 0);
  if (!entry) return;
  const left = less(entry.army, plain);
  if (left) entry.army = left;
  else g.lent = g.lent.filter(each => each !== entry);
};

/** Neither destroyed nor captured, so he is no loss of the battle (MU V-ingame-army); but nobody serves an engine, leads, or stands idle who is no longer there. */
const leaveRanks = (g: MU, at: AreaId, side: Side, troop: Troop): void => {
  if (g.battle?.at !== at) return;
  const found = Object.values(g.battle.sides).find(each => each.side === side);
  if (!found) return;
  const there = g.armies[at]?.[side]?.[troop] ?? 0;
  if ((found.idle[troop] ?? 0) > there) found.idle = less(found.idle, troop) ?? {};
  const led = found.heroines.filter(each => each === troop).length;
  if (led > there) found.heroines.splice(found.heroines.indexOf(troop), 1);
  const { crews } = found.now;
  const crewed = Object.values(crews).reduce((sum, crew) => sum + (crew?.[troop] ?? 0), 0);
  if (crewed <= there) return;
  for (const id of Object.keys(crews) as (keyof typeof crews)[]) {
    const crew = crews[id] ?? {};
    if ((crew[troop] ?? 0) === 0) continue;
    const left = less(crew, troop);
    if (left) crews[id] = left;
    else delete crews[id];
    return;
  }
};

/** @rule MU card.14 @rule MU tech.influence A unit comes over to a player: his own piece stands for it from now on. */
export const changeSides = (g: MU, at: AreaId, from: Side, to: Player, troop: Troop): void => {
  removeUnits(g, at, from, units(troop));
  if (from === BARBARIANS && isLent(troop)) forgetLent(g, at, troop);
  const own = recruitOf(typeOf(troop));
  if (isSea(at)) {
    const ship = roomyGalley(g, at, to);
    if (ship) setAboard(g, ship, joined(g.vehicles.aboard[ship] ?? {}, units(own)));
  }
  leaveRanks(g, at, from, troop);
  addUnits(g, at, to, units(own));
  // MU 5-control-markers Won over before they had done anything, they are an army that has come into another's land all the same.
  dropInvadedMarker(g, at, to);
  // MU 5-control-test With the last of the others the land comes over, too.
  if (!isSea(at)) noteLeftAlone(g, at as TerritoryId);
  tell(g, 'side-changed', { at, from, to, troop });
};
