import type {
  CardId,
  GeneralId,
  GovernorId,
  ImprovementId,
  ProvinceId,
  RegionId,
  RomanArmyId,
  Suit,
} from '../src/ids.js';
import type { ObstacleCode } from '../src/rules/obstacles.js';

/** Markers that can run out. */
export type Piece = 'legion' | 'militia' | 'castra' | 'quaestor' | 'mob' | ImprovementId;

interface InProvince {
  province: ProvinceId;
}
interface OfArmy {
  army: RomanArmyId;
}

/** The facts of every obstacle. A plain text is what somebody has named, and need not be the id of anything. */
export interface Obstacles extends Record<ObstacleCode, object> {
  'not-yours': OfArmy;
  'no-such-thing': object;
  'too-few-points': { suit: Suit; cost: number; have: number };
  'none-left': { piece: Piece };
  'no-general-available': object;
  'no-governor-available': object;
  'not-governed': { province?: RegionId; army?: RomanArmyId };
  'already-governed': InProvince;
  'already-targeted': InProvince;
  'pretender-province': InProvince;
  'no-governor-allowed': InProvince;
  'not-in-italia': object;
  'fully-supported': InProvince;
  'has-militia': InProvince;
  'enemy-in-capital': InProvince;
  'no-mob': InProvince;
  'mob-there': InProvince;
  'barbarians-there': InProvince;
  'rival-there': InProvince;
  'already-built': { province: ProvinceId; improvement: ImprovementId };
  'no-reduced-legion': OfArmy;
  'not-adjacent': { region: RegionId };
  'has-fought': OfArmy;
  'needed-at-sea': { cost: number };
  'at-sea': OfArmy;
  'in-no-province': OfArmy;
  'capital-taken': InProvince;
  'already-there': OfArmy & { readonly inCapital: boolean };
  'stepped-just-now': OfArmy;
  'no-enemy': OfArmy;
  'no-army-there': { army: string };
  'event-not-played': { card: CardId };
  'has-castra': OfArmy;
  'has-quaestor': InProvince;
  'no-active-barbarians': InProvince;
  'no-barbarian-near': OfArmy;
  'no-governor-there': InProvince;
  'is-emperor': object;
  'is-pretender': object;
  'no-linked-provinces': InProvince;
  'sold-out': { card: CardId };
  'too-dear': { price: number; politics: number };
  'not-in-hand': { card: string };
  'not-in-discard': { card: string };
  'army-at-sea': object;
  'already-recruited': { leader: GeneralId | GovernorId };
  'not-a-start-province': InProvince;
  'already-taken': InProvince;
  'too-late': object;
}

/** Why an argument is no answer to a choice: the codes of the kernel, and their facts. */
export interface Misfits {
  'takes-nothing': object;
  'wants-one-id': object;
  'wants-ids': object;
  'wants-a-number': object;
  'wants-numbers-over-ids': object;
  'not-among': { id: string };
  'twice-the-same': object;
  'too-few': { given: number; min: number };
  'too-many': { given: number; max: number };
  'wrong-total': { given: number; total: number };
}
