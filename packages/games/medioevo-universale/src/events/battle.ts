import type { BattleEnd, Damage, Shelter, Stance } from '../battle.js';
import type { Order } from '../fighting.js';
import type { AreaId, BuildingKind, Craft, Player, Side, VehicleId } from '../ids.js';
import type { Army, Troop } from '../troops.js';

/** What happens in a battle, in the order of its steps. */
export interface BattleEvents {
  'battle-began': { at: AreaId; attacker: Side; defender: Side };
  'battle-round-began': { at: AreaId; round: number };
  'shelter-declared': { player: Player; against: readonly Shelter[]; points: number };
  'capture-declared': { player: Player; isPenalised: boolean };

  'crew-assigned': { player: Player; engine: VehicleId; piece: Craft; crew: Army };
  'engine-aimed': { player: Player; engine: VehicleId; piece: Craft; target: 'units' | BuildingKind };
  'engine-fired': {
    player: Player;
    engine: VehicleId;
    piece: Craft;
    target: 'units' | BuildingKind;
    dice: readonly number[];
    hits: number;
  };
  'captain-ordered': { side: Side; order: Order };
  'archers-shot': { side: Side; dice: readonly number[]; hits: number };
  'retreat-announced': { player: Player };
  'light-infantry-sacrificed': { side: Side; units: number };
  'attack-rolled': { side: Side; dice: readonly number[]; isReroll: boolean };
  'blood-spent': { player: Player; tokens: number };
  'melee-decided': {
    attacker: { attack: number; loss: number };
    defender: { attack: number; loss: number };
    winner?: Stance;
    toAttacker: number;
    toDefender: number;
    superiority: number;
  };
  'superiority-used': { side: Side; raised: number; lowered: number };
  'damage-averted': { side: Side; kind: Shelter; points: number };
  'damage-taken': {
    at: AreaId;
    side: Side;
    source: Damage['source'];
    points: number;
    fallen: Army;
    turned: readonly { from: Troop; to: Troop }[];
  };
  retreated: { player: Player; from: AreaId; to: AreaId; vehicles: readonly VehicleId[]; pieces: readonly Craft[] };
  'prisoners-freed': { side: Side; at: AreaId; army: Army };

  'galley-stayed-afloat': { vehicle: VehicleId; owner: Side };
  'galley-sank': { vehicle: VehicleId; owner: Side; with: readonly VehicleId[] };
  'unit-reloaded': { player: Player; troop: Troop; from: VehicleId; to: VehicleId };
  'vehicle-reloaded': { player: Player; vehicle: VehicleId; piece: Craft; from: VehicleId; to: VehicleId };

  'surrender-proposed': { by: Player; to: Player; isDemand: boolean };
  'surrender-refused': { by: Player };
  surrendered: { player: Player; to: Player; army: Army };
  'battle-ended': {
    at: AreaId;
    attacker: Side;
    defender: Side;
    how: BattleEnd['how'];
    winner?: Stance;
    rounds: number;
  };
}
