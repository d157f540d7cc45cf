import type { Player, TerritoryId, UnitType, VehicleType } from './ids.js';

/** What a player has done this round, for objectives that ask for it. @rule MU objective.thisRound */
export type Feat =
  | { event: 'largeArmyDefeated'; units: number }
  | { event: 'battleWon'; against: 'player' | 'barbarians'; naval: boolean; enemyUnits: number; ownLosses: number }
  | { event: 'objectTakenOrPlundered'; type: VehicleType | 'building' | 'goods' }
  | { event: 'unitDefeated'; type: UnitType; owner: 'player' | 'barbarians' }
  | { event: 'uprisingSuppressed' }
  | { event: 'routeCompleted'; stages: number; vehicle: VehicleType }
  | { event: 'sale'; florin: number; controller?: Player }
  | { event: 'loanRepaid'; takenEarlier: boolean }
  | { event: 'unitsCaptured'; count: number }
  | { event: 'conquest'; at: TerritoryId; inhabited: boolean; fromPlayer: boolean }
  | { event: 'buildingDestroyed'; bySiege: boolean }
  | { event: 'barbarianVictory' };
