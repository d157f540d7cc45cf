import type { UnitType } from '../../../src/ids.js';

export const TABS = [
  'boards',
  'order',
  'units',
  'buildings',
  'vehicles',
  'market',
  'events',
  'horde',
  'objectives',
  'honour',
  'limits',
] as const;
export type TabId = (typeof TABS)[number];

export interface ReferenceWords {
  readonly tabs: Readonly<Record<TabId, string>>;
  readonly tabList: string;
  readonly none: string;
  readonly you: string;
  // ---- boards
  readonly whose: string;
  readonly technologies: string;
  readonly cards: string;
  readonly noCards: string;
  readonly points: string;
  readonly noPoints: string;
  readonly markers: string;
  readonly taxRate: string;
  readonly noRate: string;
  readonly loans: string;
  loansOf(open: number, interest: string, honour: string): string;
  readonly route: string;
  routeFrom(start: string, vehicle: string): string;
  readonly isEstablished: string;
  readonly isPlanned: string;
  readonly noRoute: string;
  readonly prisoners: string;
  prisonersOf(who: string, army: string): string;
  captivesAt(who: string, army: string): string;
  readonly noPrisoners: string;
  readonly vehicles: string;
  readonly deposit: string;
  readonly territories: string;
  // ---- order
  orderTitle(players: number): string;
  readonly place: string;
  readonly realm: string;
  readonly malus: string;
  readonly otherTables: string;
  readonly players: string;
  // ---- units
  readonly unit: string;
  readonly price: string;
  readonly pricePerLevel: string;
  readonly hits: string;
  readonly becomes: string;
  readonly ability: string;
  readonly abilities: Readonly<Record<UnitType, string>>;
  unitsLimit(base: number): string;
  // ---- buildings
  readonly building: string;
  readonly level: string;
  readonly pointsNeeded: string;
  readonly technology: string;
  readonly toughness: string;
  readonly protection: string;
  readonly controlMarkers: string;
  readonly honour: string;
  // ---- vehicles
  readonly vehicle: string;
  readonly capacity: string;
  readonly mp: string;
  readonly againstUnits: string;
  readonly againstBuildings: string;
  readonly military: string;
  readonly trade: string;
  readonly siege: string;
  units(n: number): string;
  cubes(n: number): string;
  // ---- market
  readonly good: string;
  readonly territory: string;
  readonly controller: string;
  readonly factor: string;
  readonly cubesThere: string;
  marketText(bonus: string): string;
  readonly nobody: string;
  // ---- events
  readonly event: string;
  readonly symbols: string;
  readonly struck: string;
  readonly rate: string;
  deck(left: number): string;
  topRate(rate: number): string;
  readonly drawn: string;
  readonly inForce: string;
  readonly ahead: string;
  readonly symbolTable: string;
  // ---- horde
  readonly die: string;
  readonly shows: string;
  readonly adds: string;
  readonly hordeText: string;
  readonly now: string;
  // ---- objectives
  readonly card: string;
  readonly objective: string;
  readonly earns: string;
  readonly holder: string;
  // ---- honour
  readonly inGame: string;
  readonly atEnd: string;
  readonly forWhat: string;
  tie(honour: string): string;
  readonly forGears: string;
  readonly forLoans: string;
  readonly forCaptives: string;
  readonly count: string;
  // ---- limits
  readonly piece: string;
  readonly left: string;
  readonly all: string;
  readonly common: string;
  readonly goods: string;
  readonly perSeat: string;
  readonly controlMarker: string;
  readonly barbarians: string;
}
