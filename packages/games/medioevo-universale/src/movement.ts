import type { Sparse } from '@hegemon/kernel';
import type { AreaId, Good, Player, TerritoryId, VehicleId } from './ids.js';
import type { Army } from './troops.js';

/** @rule MU 5-move-complete The completed movement that is being made; one force, of one player. */
export interface Movement {
  player: Player;
  /** Where its units are. They stay together; absent while only empty vehicles go. */
  at: AreaId;
  army: Army;
  /** Everything that goes along or went: they get a stop marker at the end. */
  vehicles: VehicleId[];
  /** Who was left behind on the way. */
  left: Sparse<AreaId, Army>;
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
