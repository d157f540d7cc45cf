import type { AreaId, Good, Player, TerritoryId, VehicleId } from './ids.js';
import type { Army } from './troops.js';

/** Pieces of one player that go together out of one area. */
export interface Group {
  at: AreaId;
  army: Army;
  vehicles: VehicleId[];
}

/** @rule MU 5-move-complete The completed movement that is being made; one force, of one player. */
export interface Movement {
  player: Player;
  /** Where it began. */
  start: AreaId;
  /** Where its units are. They stay together. */
  at: AreaId;
  /** The units that have moved; none while only empty vehicles go. They bear a stop marker, and go on all the same. */
  army: Army;
  /** Everything that went or was carried: a stop marker at the end. */
  vehicles: VehicleId[];
  /** Who goes next. */
  group: Group;
  /** Where to, while somebody may still hold up the step. @rule MU window.move-step */
  to?: AreaId;
  /** @rule MU 5-move-halt It has entered an area that makes it halt. */
  hasHalted?: true;
  /** @rule MU C-support Whose order it follows. */
  orderedBy?: Player;
}

/** @rule MU window.trade-action What is about to be bought or sold. */
export interface TradeAction {
  player: Player;
  vehicle: VehicleId;
  at: TerritoryId;
  isSale: boolean;
  goods: Good[];
}
