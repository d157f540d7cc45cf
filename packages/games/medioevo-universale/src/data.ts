import type {
  Affliction,
  BuildingKind,
  BuildingType,
  CardId,
  Colour,
  EngineType,
  EventId,
  Good,
  Level,
  Realm,
  SeaId,
  TechnologyId,
  Terrain,
  TerritoryId,
  TransportType,
  UnitType,
  WindowId,
} from './ids.js';

/** `data/map.json`, as far as the rules read it. */
export interface MapData {
  readonly goods: readonly { readonly id: Good; readonly colour: string }[];
  readonly realms: readonly {
    readonly id: Realm;
    readonly capital: TerritoryId;
    readonly territories: readonly TerritoryId[];
  }[];
  readonly realmConnections: readonly { readonly a: Realm; readonly b: Realm }[];
  readonly territories: readonly {
    readonly id: TerritoryId;
    readonly realm: Realm | null;
    readonly inhabited: { readonly place: string; readonly building: string; readonly good: Good } | null;
    readonly port: boolean;
    readonly barbarianSymbol: boolean;
    readonly terrain: Terrain;
  }[];
  readonly borders: readonly { readonly a: TerritoryId; readonly b: TerritoryId; readonly river: string | null }[];
  readonly straits: readonly { readonly a: TerritoryId; readonly b: TerritoryId }[];
  readonly seas: readonly {
    readonly id: SeaId;
    readonly adjacentSeas: readonly SeaId[];
    readonly adjacentTerritories: readonly TerritoryId[];
  }[];
  readonly specialPlaces: { readonly rome: TerritoryId; readonly jerusalem: TerritoryId };
}

/** Points of technology by colour. */
export type Points = Readonly<Partial<Record<Colour, number>>>;

/** `data/cards.json`. What a card does is in the code under its rule id; here is when, and what is printed on it. */
export interface CardData {
  readonly realmCards: readonly {
    readonly id: CardId;
    readonly number: number;
    readonly person: string;
    /** `payment` and `copied-card` are no windows. */
    readonly timing: readonly (WindowId | 'payment' | 'copied-card')[];
    readonly phases: readonly number[];
    readonly user: User;
    /** The figures of its ability. */
    readonly effect: { readonly op: string; readonly [figure: string]: unknown };
    /** Alternatives; none: no symbol is printed. */
    readonly tp: readonly Points[];
    readonly objective: { readonly condition: Condition };
  }[];
  readonly eventCards: readonly {
    readonly id: EventId;
    readonly startRealmTerritories: readonly TerritoryId[];
    readonly otherTerritories: readonly TerritoryId[];
    readonly symbols: readonly Affliction[];
    readonly permittedTaxRate: number;
  }[];
  readonly technologies: readonly {
    readonly id: TechnologyId;
    readonly colour: Colour;
    readonly level: 1 | 2 | 3 | 4;
    readonly price: number;
    readonly activation: { readonly colour: Colour; readonly tp: number };
    readonly timing: readonly (WindowId | 'payment' | 'copied-card')[];
    readonly phases: readonly number[];
  }[];
}
/** Who may use a card in its windows. */
type User = 'any-seat' | 'battle-party' | 'controller' | 'mover' | 'vehicle-owner' | 'owner';
/** What an objective asks for: the test by name, and its figures. */
export interface Condition {
  readonly test: string;
  readonly of?: readonly Condition[];
  readonly [figure: string]: unknown;
}

/** `data/components.json`, as far as the rules read it. */
export interface ComponentData {
  readonly perPlayer: { readonly units: Readonly<Record<UnitType, number>>; readonly controlMarkers: number };
  readonly limits: {
    readonly transports: Readonly<Record<TransportType, number>>;
    readonly siegeEngines: Readonly<Record<EngineType, number>>;
    readonly barbarians: Readonly<Record<'light-infantry' | 'archer' | 'captain' | 'ownershipMarkers', number>>;
    readonly captainFlags: Readonly<Record<'small-level-II' | 'large-level-III', number>>;
    readonly buildings: Readonly<Record<BuildingType, number>>;
    readonly goodsCubes: { readonly perColour: number };
    readonly bloodTokens: number;
    readonly objectiveMarkers: { readonly perColour: number };
  };
  readonly setup: {
    readonly florin: number;
    readonly archer: number;
    readonly transportLevels: number;
    readonly honourPoints: number;
    readonly realmCardsDrawn: number;
    readonly barbarianLightInfantryPerSymbol: number;
  };
  readonly rounds: Readonly<Record<'short' | 'medium' | 'long' | 'default', number>>;
  readonly taxRates: { readonly values: readonly number[]; readonly step: number };
  readonly income: {
    readonly civilBuildingTerritoryEquivalents: Readonly<Record<'village' | 'town' | 'great-city', number>>;
    readonly greatCityMarketFactor: number;
    readonly destitute: number;
  };
  readonly upkeep: Readonly<Record<'perUnit' | 'perTransport' | 'perSiegeEngine', number>>;
  readonly loans: {
    readonly amount: number;
    readonly max: number;
    readonly interestPerLoan: number;
    readonly finalDeduction: number;
    readonly finalHonour: readonly number[];
    readonly bankruptUprisingFlorin: number;
    readonly ownPlunderPercent: number;
    readonly eliminatedAfterMissedRounds: number;
  };
  readonly units: readonly {
    readonly id: UnitType;
    readonly price?: number;
    readonly pricePerLevel?: number;
    readonly hits: number;
    readonly becomes: readonly UnitType[];
  }[];
  readonly unitPurchase: { readonly base: number };
  readonly buildings: readonly {
    readonly id: BuildingType;
    readonly kind: BuildingKind;
    readonly level: Level;
    readonly points: number;
    readonly price: number;
    readonly tp: Points;
    readonly technology: TechnologyId;
    readonly inhabitedOnly: boolean;
    readonly controlMarkers: number;
    readonly protection: number;
    readonly honourWhenBuilt: number;
  }[];
  readonly repairPerDamage: number;
  readonly plunderPercent: number;
  readonly marketCubePlunder: number;
  readonly transports: {
    readonly pricePerLevel: number;
    readonly military: readonly Hold[];
    readonly trade: readonly Hold[];
  };
  readonly siegeEngines: {
    readonly pricePerLevel: number;
    readonly mp: number;
    readonly crewMax: number;
    readonly hitOn: readonly number[];
    readonly types: readonly {
      readonly id: EngineType;
      readonly level: Level;
      readonly unitDamage: number;
      readonly buildingDamage: number;
    }[];
  };
  readonly realmCards: Readonly<
    Record<'basePrice' | 'perOwnedCard' | 'perPhase' | 'draw' | 'drawPerCathedral', number>
  >;
  readonly missingTechnologyPointFlorin: number;
  readonly goods: {
    readonly buy: number;
    readonly sell: number;
    readonly marketBonusPerFactor: number;
    readonly routeTradePoints: Readonly<Record<'4' | '6' | '8', number>>;
    readonly tradePointFlorinPerCube: number;
    readonly tradePointHonour: number;
    readonly plunderPerCubeOnVehicle: number;
  };
  readonly turnOrderMalus: Readonly<Record<string, readonly number[]>>;
  readonly events: Readonly<Record<Affliction, { readonly harmlessFrom: number }>>;
  readonly horde: {
    readonly base: Readonly<Partial<Record<UnitType, number>>>;
    readonly galleyLevel: Level;
    readonly armingPoints: number;
    readonly archerNeedsUnits: number;
    readonly captainNeedsUnits: number;
    readonly dice: readonly { readonly die: string; readonly on: readonly number[]; readonly adds: UnitType }[];
  };
  readonly honour: {
    readonly inGame: Readonly<Record<HonourFor, number>>;
    readonly final: Readonly<Record<Award | 'tieInstead' | 'monopolyMinProducers', number>>;
    readonly prisoners: readonly { readonly min: number; readonly max: number | null; readonly hp: number }[];
    readonly objectiveMarkers: readonly number[];
  };
  readonly variants: {
    readonly terrain: {
      readonly mp: Readonly<Record<Terrain, number>>;
      readonly river: number;
      readonly unitUpkeep: Readonly<
        Record<'inhabited' | 'uninhabited-mountain' | 'uninhabited-desert' | 'uninhabited-other' | 'sea', number>
      >;
    };
    readonly realmAuction: { readonly minBid: number; readonly maxBid: number; readonly rounds: number };
  };
  readonly ransomFactor: number;
}
interface Hold {
  readonly level: Level;
  readonly capacity: number;
  readonly mp: number;
}
/** What honour is gained or lost for while the game goes on. */
export type HonourFor =
  | 'conquer-inhabited'
  | 'per-building-level'
  | 'rome-or-jerusalem-first'
  | 'great-city-built'
  | 'castle-built'
  | 'cathedral-built'
  | 'uprising-suppressed'
  | 'large-army-defeated'
  | 'treaty-broken'
  | 'lost-to-barbarians'
  | 'attack-without-declaration'
  | 'additional-uprising';
type Award =
  | 'most-money'
  | 'highest-market'
  | 'highest-technology'
  | 'rome'
  | 'jerusalem'
  | 'most-cathedrals'
  | 'most-great-cities'
  | 'most-castles'
  | 'most-territories'
  | 'monopoly';
