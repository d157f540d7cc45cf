import type {
  CardId,
  Colour,
  EventId,
  GovernorId,
  ImprovementId,
  LeaderId,
  ProvinceId,
  RegionId,
  RivalId,
  Suit,
  TribeId,
} from './ids.js';

/** What `data/data.json` holds, as far as the rules read it. Whether the file really holds it is checked on loading. */
export interface Data {
  readonly game: { readonly id: string; readonly title: string; readonly players: readonly number[] };
  readonly regions: readonly {
    readonly id: RegionId;
    readonly name: string;
    readonly type: 'province' | 'homeland' | 'sea';
    readonly capital?: { readonly name: string };
    readonly supportMax?: number;
    readonly canStartHere?: boolean;
    readonly adjacent: readonly RegionId[];
  }[];
  readonly edges: readonly {
    readonly a: RegionId;
    readonly b: RegionId;
    readonly kind: 'land' | 'coast' | 'strait' | 'sea';
  }[];
  readonly pretenderEdges: readonly { readonly a: ProvinceId; readonly b: ProvinceId }[];
  readonly crisisTables: Readonly<Record<string, Readonly<Record<string, { readonly entry: CrisisEntry }>>>>;
  readonly invasionPaths: Readonly<Record<TribeId, Readonly<Record<string, { readonly path: readonly ProvinceId[] }>>>>;
  readonly invasionLimitPerProvince: { readonly value: number };
  readonly influenceCards: readonly {
    readonly id: CardId;
    readonly name: string;
    readonly suit: Suit;
    readonly value: number;
    readonly count: number;
    readonly event: object | null;
  }[];
  readonly eventCards: readonly {
    readonly id: EventId;
    readonly number: number;
    readonly name: string;
    readonly kind: EventKind;
    readonly effect: readonly { readonly op: string; readonly tribe?: TribeId; readonly where?: string }[];
  }[];
  readonly components: {
    readonly legions: { readonly count: number };
    readonly militia: { readonly count: number };
    readonly barbariansPerTribe: { readonly count: number; readonly tribes: readonly TribeId[] };
    readonly barbarianLeaders: { readonly ids: readonly LeaderId[] };
    readonly rivalEmperors: { readonly ids: readonly RivalId[] };
    readonly improvements: { readonly types: readonly ImprovementId[]; readonly perType: number };
    readonly mobs: { readonly maxMobPoints: number };
    readonly quaestorCastra: { readonly markers: number };
    readonly seatOfPowerBreakaway: { readonly perPlayer: number };
    readonly playerColors: { readonly ids: readonly Colour[] };
    readonly influenceCards: { readonly total: number };
    readonly eventCards: { readonly total: number };
  };
  readonly leaders: {
    readonly governors: readonly { readonly id: GovernorId; readonly start: boolean; readonly cost: number }[];
    readonly generals: readonly { readonly id: string; readonly start: boolean; readonly cost: number }[];
  };
  readonly setup: {
    readonly startDeck: readonly { readonly card: CardId; readonly count: number }[];
    readonly startHand: number;
    readonly startProvince: { readonly support: number; readonly exclude: readonly ProvinceId[] };
    readonly neutralSupport: number;
    readonly italiaStartSupport: Readonly<Record<string, number>>;
    readonly noPlaceGovernor: Readonly<Record<string, readonly ProvinceId[]>>;
    readonly tribesRemoved: Readonly<Record<string, readonly TribeId[]>>;
  };
  readonly actions: readonly { readonly id: string; readonly suit: Suit | null; readonly cost: number | string }[];
  readonly combat: {
    readonly units: readonly { readonly unit: string; readonly dice: number; readonly hitsOn: number }[];
    readonly bonusDieOn: number;
    readonly victoryLegacy: number;
    readonly legacyPerBarbarianRemoved: number;
  };
  readonly scoring: {
    readonly targetLegacy: number;
    readonly shortGameTarget: number;
    readonly emperorTurnsBonus: readonly number[];
  };
  readonly options: readonly { readonly id: string; readonly default: boolean; readonly ref?: string }[];
}

export type CrisisEntry = 'ira-deorum' | 'event' | 'pax-deorum' | TribeId;
export type EventKind = 'ongoing' | 'barbarian-leader' | 'rival-emperor' | 'immediate' | 'end-of-game';
