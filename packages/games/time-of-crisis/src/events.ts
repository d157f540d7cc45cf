import { telling } from '@hegemon/kernel';
import type {
  ArmyId,
  CardId,
  Colour,
  EventId,
  GeneralId,
  GovernorId,
  ImprovementId,
  LastingId,
  LeaderId,
  LossId,
  ProvinceId,
  RegionId,
  RivalId,
  RomanArmyId,
  TribeId,
} from './ids.js';
import type { PretenderMarker } from './state.js';

/** What Legacy was gained for. */
export type LegacyFor =
  | 'battle'
  | 'pretender'
  | 'emperor'
  | 'provinces'
  | 'improvements'
  | 'games'
  | 'damnatio'
  | 'emperor-turns';
/** Why support changed. */
export type SupportBy =
  | 'increase'
  | 'reward'
  | 'disperse'
  | 'threat'
  | 'contested'
  | 'governor-lost'
  | 'governor-placed'
  | 'neutral';

/** How a governor leaves the map: voted out, recalled, fallen in the support check, or ousted from a pretender's capital. */
export type LeavesBy = 'vote' | 'recall' | 'check' | 'takeover';

/** Everything that can happen, and the facts told of it. The sentences are in `board/words.*`. */
export interface Events {
  'start-player-drawn': { seat: Colour };
  'start-province-chosen': { seat: Colour; province: ProvinceId };
  'hand-chosen': { seat: Colour; count: number };
  'turn-began': { seat: Colour; turn: number };
  'castra-removed': { army: RomanArmyId };
  'quaestor-removed': { province: ProvinceId };
  'crisis-rolled': { black: number; white: number; entry: string };
  'barbarians-activated': { tribe: TribeId; count: number };
  'invasion-rolled': { tribe: TribeId; black: number; white: number; active: number; invaders: number };
  'barbarians-invaded': { tribe: TribeId; province: ProvinceId; count: number; leaders: LeaderId[]; isActive: boolean };
  'invaders-returned': { tribe: TribeId; count: number };
  'event-drawn': { event: EventId };
  'leader-entered': { leader: LeaderId; region: RegionId };
  'rival-entered': { rival: RivalId; province: ProvinceId };
  'lasting-event': { event: LastingId; replaced: LastingId | null };
  'sassanids-pacified': { count: number };
  'pax-card-taken': { seat: Colour };
  'card-played': { seat: Colour; card: CardId };
  'event-used': { seat: Colour; card: CardId };
  'general-recruited': { seat: Colour; general: GeneralId; cost: number };
  'governor-recruited': { seat: Colour; governor: GovernorId; cost: number };
  'army-created': { seat: Colour; army: GeneralId; province: ProvinceId; inCapital: boolean };
  'legion-added': { army: GeneralId; legions: number; cost: number };
  'legion-trained': { army: GeneralId };
  'army-moved': { army: GeneralId; from: RegionId; to: RegionId };
  'capital-entered': { army: GeneralId; province: ProvinceId };
  'capital-left': { army: GeneralId; province: ProvinceId };
  'mob-dispersed': { army: RomanArmyId; province: ProvinceId; removed: number };
  'senate-voted': {
    seat: Colour;
    province: ProvinceId;
    required: number;
    dice: number[];
    votes: number;
    isPassed: boolean;
  };
  'governor-placed': { seat: Colour; province: ProvinceId };
  'governor-lost': { seat: Colour; province: ProvinceId; how: LeavesBy };
  'governor-recalled': { seat: Colour; province: ProvinceId };
  'province-neutral': { province: ProvinceId; how: LeavesBy };
  'support-changed': { province: ProvinceId; support: number; by: SupportBy };
  'militia-placed': { province: ProvinceId };
  'militia-removed': { province: ProvinceId };
  'games-held': { seat: Colour; province: ProvinceId; removed: number };
  'mobs-removed': { province: ProvinceId; count: number };
  'improvement-built': { seat: Colour; province: ProvinceId; improvement: ImprovementId; cost: number };
  'castra-placed': { army: RomanArmyId };
  'quaestor-placed': { province: ProvinceId };
  'tribute-paid': { province: ProvinceId; tribe: TribeId; count: number };
  'foederati-joined': { army: RomanArmyId; tribe: TribeId; region: RegionId; side: 'active' | 'inactive' };
  'barbarian-sent-home': { tribe: TribeId; region: RegionId; side: 'active' | 'inactive' };
  'mob-placed': { province: ProvinceId; mobs: number };
  'pretender-marked': { seat: Colour; province: ProvinceId; marker: PretenderMarker };
  'pretender-unmarked': { province: ProvinceId; marker: PretenderMarker };
  'damnatio-struck': { seat: Colour; against: Colour; loss: number };
  'battle-began': { attacker: RomanArmyId; defender: ArmyId; region: RegionId; flanking: number };
  'battle-rolled': { side: 'attacker' | 'defender'; army: ArmyId; dice: number[]; hits: number };
  'flanking-used': { seat: Colour };
  'battle-scored': { attacker: number; defender: number };
  'hit-taken': { army: ArmyId; loss: LossId | 'militia' | RivalId };
  'battle-won': { winner: ArmyId; loser: ArmyId };
  'battle-undecided': { attacker: RomanArmyId; defender: ArmyId };
  'general-returned': { general: GeneralId };
  'army-driven-out': { army: GeneralId; province: ProvinceId };
  'barbarians-retreated': { tribe: TribeId; count: number };
  'leader-fell': { leader: LeaderId };
  'rival-fell': { rival: RivalId };
  'reward-taken': { seat: Colour; reward: 'support' | 'discount' };
  'legacy-gained': { seat: Colour; legacy: number; for: LegacyFor };
  'emperor-turn': { seat: Colour; turns: number };
  'points-lost': { seat: Colour; military: number; senate: number; populace: number };
  'card-discarded': { seat: Colour; card: CardId };
  'card-bought': { seat: Colour; card: CardId; price: number };
  'card-trashed': { seat: Colour; card: CardId };
  'politics-counted': { seat: Colour; politics: number };
  'mob-grew': { province: ProvinceId; mobs: number };
  'barbarians-turned-active': { province: ProvinceId; tribe: TribeId; count: number };
  'deck-renewed': { seat: Colour; count: number };
  'hand-refilled': { seat: Colour; count: number };
  'last-round-triggered': { seat: Colour };
  'last-round-declined': { seat: Colour };
  'tie-rolled': { seat: Colour; die: number };
  'game-ended': { how: string; winner: Colour };
}
export type EventType = keyof Events;

type Plain = { [K in keyof Events]: Events[K] };
export const tell = telling<Plain>();
