import { otherStance, type Stance } from '../battle.js';
import { isSea } from '../catalog.js';
import { tell } from '../events.js';
import { type AreaId, BARBARIANS, type Player, type Side } from '../ids.js';
import { hiredIn, isHired, isLent, sizeOf, TROOPS, typeOf } from '../rules/armies.js';
import { roomAboard } from '../rules/battle/galleys.js';
import { battleOf, boutOf, playerIn, sideIn, unitsIn, whereIn } from '../rules/battle/parties.js';
import { galleysAt } from '../rules/battle/roster.js';
import { effectsOf } from '../rules/effects.js';
import { common } from '../rules/movement/units.js';
import { unitsLeft } from '../rules/supply.js';
import type { MU } from '../state.js';
import type { Army, Troop } from '../troops.js';
import { addUnits, joined, tire, units, without } from './armies.js';
import { forgetFeat, noteFeat, ownerFor } from './feats.js';
import { stow } from './ships.js';

/** @rule MU card.50 @rule MU card.51 Who cannot be taken prisoner, and is removed instead. */
const safeOf = (g: MU, at: AreaId, side: Side, troop: Troop): number =>
  effectsOf(g, 'safe-unit')
    .filter(effect => effect.at === at && effect.player === side && effect.troop === troop)
    .reduce((sum, { count }) => sum + count, 0);

/** Who of those destroyed may be taken. */
export const capturable = (g: MU, at: AreaId, side: Side, fallen: Army): Army => {
  const army: Army = {};
  for (const troop of TROOPS) {
    const count = (fallen[troop] ?? 0) - safeOf(g, at, side, troop);
    if (count > 0) army[troop] = count;
  }
  return army;
};

/**
 * @rule MU 5-capture-win Prisoners of a player; those of barbarians go to their supply, but count. A piece that was needed for
 * somebody else meanwhile is nobody's prisoner.
 */
export const imprison = (g: MU, captor: Player, side: Side, army: Army): void => {
  if (sizeOf(army) === 0) return;
  noteFeat(g, captor, { event: 'unitsCaptured', count: sizeOf(army) });
  tell(g, 'captured', { player: captor, of: side, army: { ...army } });
  if (side === BARBARIANS) return;
  const held = (g.prisoners[captor] ??= {});
  for (const troop of TROOPS) {
    if (isHired(troop) || isLent(troop)) continue;
    const count = Math.min(army[troop] ?? 0, unitsLeft(g, side, typeOf(troop)));
    if (count > 0) held[side] = joined(held[side] ?? {}, units(troop, count));
  }
  if (Object.keys(held).length === 0) delete g.prisoners[captor];
};

/** @rule MU 5-capture-win What the winner of the round has captured; until step 10 is over it may be freed again. */
export const seizeFelled = (g: MU, stance: Stance): void => {
  const [own, other] = [boutOf(g, stance), boutOf(g, otherStance(stance))];
  if (!own.isCapturing) return;
  own.taken = capturable(g, battleOf(g).at, sideIn(g, otherStance(stance)).side, other.felled);
  other.casualties = without(other.casualties, own.taken);
};

/** Where they find themselves: at sea, if their galleys have left without them, aboard of those again (M-80). */
const placeOfFreed = (g: MU, stance: Stance): { at: AreaId; room: number } => {
  const { at } = battleOf(g);
  if (!isSea(at)) return { at, room: Number.POSITIVE_INFINITY };
  const { side } = sideIn(g, stance);
  const where = galleysAt(g, at, side).length > 0 ? at : whereIn(g, stance);
  if (!isSea(where)) return { at: where, room: Number.POSITIVE_INFINITY };
  return { at: where, room: galleysAt(g, where, side).reduce((sum, id) => sum + roomAboard(g, id), 0) };
};

/** @rule MU 5-capture-freed Nobody is left to guard them: they are back in the field. */
const free = (g: MU, stance: Stance): void => {
  const loser = sideIn(g, otherStance(stance));
  const { at, room } = placeOfFreed(g, otherStance(stance));
  let back: Army = {};
  for (const troop of TROOPS) {
    const piece = isHired(troop) ? BARBARIANS : loser.side;
    const left = isLent(troop) ? 0 : Math.min(unitsLeft(g, piece, typeOf(troop)), room - sizeOf(back));
    back = joined(back, units(troop, Math.min(boutOf(g, stance).taken[troop] ?? 0, left)));
  }
  if (sizeOf(back) === 0) return;
  addUnits(g, at, loser.side, back);
  // MU 5-naval-sink Their galleys are still there: none sinks before the round is over.
  stow(g, at, loser.side);
  // MU 5-retreat-after Whoever was left behind has moved as well. MU 5-move-complete So has whoever bore a stop marker before.
  tire(g, at, loser.side, battleOf(g).retreatedTo === undefined ? common(loser.now.felledTired ?? {}, back) : back);
  loser.lost -= sizeOf(back);
  loser.lostHired -= hiredIn(back);
  forgetDefeats(g, stance, back);
  tell(g, 'prisoners-freed', { side: loser.side, at, army: { ...back } });
};

/** @rule MU objective.thisRound Nobody is beaten who is in the field again. */
const forgetDefeats = (g: MU, stance: Stance, back: Army): void => {
  const captor = playerIn(g, stance);
  if (captor === undefined) return;
  const { side } = sideIn(g, otherStance(stance));
  for (const troop of TROOPS)
    for (let i = 0; i < (back[troop] ?? 0); i++)
      forgetFeat(
        g,
        captor,
        feat => feat.event === 'unitDefeated' && feat.type === typeOf(troop) && feat.owner === ownerFor(side, troop),
      );
};

/** After step 10: they stay prisoners, unless their captor has fallen to his own losses. */
export const settleCaptives = (g: MU, stance: Stance): void => {
  const { taken } = boutOf(g, stance);
  const captor = playerIn(g, stance);
  if (captor === undefined || sizeOf(taken) === 0) return;
  if (unitsIn(g, stance) === 0) free(g, stance);
  else imprison(g, captor, sideIn(g, otherStance(stance)).side, taken);
  boutOf(g, stance).taken = {};
};
