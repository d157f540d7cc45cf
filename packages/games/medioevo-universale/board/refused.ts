import type { AreaId, CardId, Colour, Good, Level, Player, TechnologyId, VehicleId } from '../src/ids.js';
import type { ObstacleCode } from '../src/rules/obstacles/codes.js';

interface There {
  at: AreaId;
}
interface Hosted extends There {
  host: Player;
}
/** The facts of every obstacle. */
export interface Obstacles extends Record<ObstacleCode, object> {
  'other-phase': { phase: number; now: number };
  'too-dear': { florin: number; cash: number };
  'needs-technology': { technology: TechnologyId };
  'off-the-map': There;
  'not-adjacent': { from: AreaId; to: AreaId };
  'needs-ship': { to: AreaId };
  'ship-on-land': { to: AreaId };
  'no-mp': { mp: number; cost: number };
  'needs-transport': There;
  'no-room': { units: number; room: number };
  'way-forbidden': There;
  'truce-there': Hosted;
  'needs-right-of-way': Hosted;
  'too-many-guests': Hosted;
  'nothing-there': There;
  'all-stopped': There;
  'no-enemy-there': There;
  'fighting-forbidden': There;
  'technology-owned': { technology: TechnologyId };
  'lower-level-first': { technology: TechnologyId };
  'one-per-branch': { colour: Colour };
  'no-marker': { level: Level };
  'trader-stopped': { vehicle: VehicleId };
  uninhabited: There;
  'war-there': There;
  'barbarians-there': There;
  'trade-forbidden': There;
  'needs-trade-treaty': Hosted;
  'hold-full': { room: number };
  'good-there': { good: Good; at: AreaId };
  'loans-full': { max: number };
  'not-your-card': { card: CardId };
  'card-used': { card: CardId };
  'objective-open': { card: CardId };
  'not-now': { what: CardId | TechnologyId };
}

/** Why an argument is no answer to a choice: the codes of the kernel, and their facts. */
export interface Misfits {
  'takes-nothing': object;
  'wants-one-id': object;
  'wants-ids': object;
  'wants-a-number': object;
  'wants-numbers-over-ids': object;
  'wants-words': object;
  'not-among': { id: string };
  'twice-the-same': object;
  'too-few': { given: number; min: number };
  'too-many': { given: number; max: number };
  'wrong-total': { given: number; total: number };
  'too-long': { max: number };
  'not-plain': object;
}
