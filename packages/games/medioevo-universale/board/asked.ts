import type { Damage } from '../src/battle.js';
import type { ClauseType, Draft, Wanting } from '../src/flow/diplomacy/drafting.js';
import type {
  Affliction,
  AreaId,
  BuildingKind,
  CardId,
  Colour,
  EventId,
  Good,
  Level,
  Player,
  Realm,
  Side,
  TechnologyId,
  TerritoryId,
  TransportType,
  VehicleId,
  WindowId,
} from '../src/ids.js';
import type { Purchase, Ware } from '../src/purchases.js';
import type { ProposalId, TreatyId } from '../src/treaties.js';
import type { Army } from '../src/troops.js';
import type { Use } from '../src/uses.js';

interface Values {
  readonly attack: number;
  readonly loss: number;
}
interface Struck {
  readonly symbol: Affliction;
  readonly count: number;
}
interface Fight {
  readonly at: AreaId;
  readonly round: number;
  readonly attackers: number;
  readonly defenders: number;
}
interface Harm {
  readonly at: AreaId;
  readonly side: Side;
  readonly source: Damage['source'];
  readonly points: number;
  /** What nobody can choose: by token. */
  readonly forced: Readonly<Record<string, number>>;
  /** By token: who serves an engine, takes no part, or stands for a captain. */
  readonly duties: Readonly<Record<string, string>>;
  /** By token, the galley. */
  readonly aboard: Readonly<Record<string, VehicleId>>;
}
interface Sale {
  readonly vehicle: VehicleId;
  readonly at: TerritoryId;
  readonly goods: readonly Good[];
  /** What it brings as things stand. */
  readonly florin: number;
}
interface March {
  readonly at: AreaId;
  readonly to: TerritoryId;
  readonly mp: number;
}

/** Every question of `src/flow`, and the facts that come with it. */
export interface Prompts {
  'choose-realm': object;
  'bid-for-realm': { turn: number };
  'raise-bid': { realm: Realm; honour: number };
  bid: { turn: number; already: number; bids: Readonly<Record<string, number>> };
  'place-village': object;
  'take-transport': { levels: number };
  'place-transport': { transport: TransportType; level: Level };
  'place-archer': object;
  'keep-start-card': object;
  'take-start-marker': object;

  window: { window: WindowId; card?: CardId; of?: Player; at?: AreaId };
  'name-for-use': { what: CardId | TechnologyId; as: Use['as']; wanted: Naming };
  'name-after-dice': { what: CardId | TechnologyId; dice: readonly number[]; wanted: Naming };
  payment: { reason: string; florin: number; points: Readonly<Partial<Record<Colour, number>>>; total: number };
  'give-up-piece': object;
  'claim-marker': { card: CardId };
  'claim-objective': object;

  'reroll-horde': { dice: readonly number[]; horde: Army };
  'choose-event': object;
  'choose-symbol': {
    card: EventId;
    chosen: readonly Affliction[];
    /** Who has something there that the symbol would strike. */
    struck: Readonly<Partial<Record<Affliction, readonly Player[]>>>;
  };
  'hold-vehicles': Struck;
  'lose-goods': Struck;
  'damage-buildings': Struck;
  'spread-damage': Struck;
  'arm-barbarians': { points: number };
  'barbarians-go': { from: AreaId; points: number };
  'barbarians-attack': object;
  'place-uprising': { left: number };
  'relief-from': { to: TerritoryId; mp: number };
  'relief-take': March;
  'relief-go': March;
  'keep-used': { count: number };
  'shield-territories': { count: number };

  'tax-rate': { income: Readonly<Record<string, number>> };
  /** Or what is owed by a secret treaty: those who wait read the same of both. */
  'pay-dues': { interest: number; upkeep: number } | { florin: number; to: Player };
  'due-short': { florin: number; to: Player };

  purchases: { units: number; cardPrice: number };
  'place-purchase': { ware: Ware; what: string };
  'keep-card': object;
  'place-marker': { at: TerritoryId; count: number };
  'demand-hidden': object;
  /** What is ordered so far; or where the building is to stand that was ordered last. */
  'compose-orders': { orders: readonly Purchase[]; cash: number } | { what: string };
  'carry-out-orders': { orders: readonly Purchase[] };

  'war-turn': { round: number };
  'assault-whom': { at: AreaId };
  'move-from': object;
  'take-along': {
    at: AreaId;
    /** How many units each transport there holds. */
    room: Readonly<Record<string, number>>;
  };
  'move-on': {
    at: AreaId;
    units: number;
    mp: Readonly<Record<string, number>>;
    /** Where the movement would end, and where it would be an act of war to go. */
    halts: readonly AreaId[];
    hostile: readonly AreaId[];
    /** Why they come nowhere so. */
    stuck?: { because: 'no-room'; units: number; room: number } | { because: 'needs-transport'; at: AreaId };
  };
  'attack-whom': { at: AreaId };
  'fight-whom': { at: AreaId; side: Side };
  'who-conquers': { at: AreaId };
  'take-or-plunder': { object: VehicleId | BuildingKind; at: AreaId; from: Side; florin: number };
  'replace-markers': object;
  'plunder-cubes': { at: AreaId; from: Side };
  safeguard: { count: number };
  hostility: {
    what: 'attack' | 'invasion' | 'plunder';
    against: readonly Player[];
    honour: number;
    treaties: readonly TreatyId[];
  };

  shelter: { at: AreaId; points: number };
  'declare-capture': { at: AreaId; isPenalised: boolean; own: number; isAttacker: boolean };
  crew: { at: AreaId; engine: VehicleId; level: Level };
  target: { at: AreaId; engine: VehicleId; level: Level };
  retarget: { at: AreaId; engine: VehicleId; level: Level };
  captain: { at: AreaId; levels: number };
  'announce-retreat': { at: AreaId; round: number };
  sacrifice: { at: AreaId };
  reroll: { at: AreaId; dice: readonly number[]; attack: number; loss: number };
  'spend-blood': { at: AreaId; attacker: Values; defender: Values };
  superiority: { at: AreaId; points: number; loss: number; damage: number };
  'retreat-to': { at: AreaId; costs: Readonly<Record<string, number>> };
  expose: Harm;
  assign: Harm;
  reload: { at: AreaId; aboard: Readonly<Record<string, VehicleId>> };
  'reload-onto': { at: AreaId; unit: string | null };
  parley: Fight;
  'answer-surrender': Fight & { readonly isDemand: boolean };

  'choose-trader': object;
  'trade-with': { vehicle: VehicleId; at: AreaId; mp: number; cargo: readonly Good[] };
  'transfer-goods': { vehicle: VehicleId; partner: VehicleId; cargo: readonly Good[]; other: readonly Good[] };
  'market-for-purchase': {
    vehicle: VehicleId;
    good: Good;
    count: number;
    florin: number;
    step: number;
    surcharge: number;
  };
  'split-trade-points': Sale & { readonly points: number; readonly market: number };
  'trade-for-sale': Sale & { readonly bonus: number; readonly surcharge: number };
  'market-for-sale': Sale & { readonly step: number; readonly surcharge: number };
  'place-cube': { at: TerritoryId };
  'plunder-trader': { vehicle: VehicleId; trader: Player; at: AreaId };
  'seize-trader': { vehicle: VehicleId; trader: Side; at: AreaId; cargo: readonly Good[] };
  'route-target': { vehicle: VehicleId; stages: number };
  'route-stages': { vehicle: VehicleId; target: TerritoryId; stages: number };
  'rearrange-established': { now: readonly TerritoryId[] };
  'rearrange-planned': { now: readonly TerritoryId[] };
  'rearrange-target': { now: TerritoryId };
  'serve-route': object;

  leisure: object;
  'answer-proposal': { proposal: ProposalId | '' };
  'limit-window': { window: WindowId };
  'draft-treaty': { draft: Draft };
  'draft-clause': { draft: Draft; type: ClauseType; wanted: Wanting };
  'breach-vote': { treaty: TreatyId; by: Player; accused: Player };
  'designate-support': { of: Player; units: number };
  'order-support': { of: Player };
  'order-where': { of: Player; from: AreaId };
  'answer-order': { by: Player; from: AreaId; to: AreaId };
}
export type Prompt = keyof Prompts;

/** What a card or a technology wants to be named: the `prompt` of each `Naming` in `src/cards` and `src/technologies`. */
export const NAMINGS = [
  'name-advancing',
  'name-area',
  'name-banking',
  'name-banned',
  'name-barbarian-unit',
  'name-barbarians',
  'name-building',
  'name-card',
  'name-colour',
  'name-construction',
  'name-copied',
  'name-crossing',
  'name-cube-target',
  'name-destination',
  'name-dice',
  'name-die',
  'name-drawn',
  'name-engine',
  'name-exile',
  'name-good',
  'name-heroine',
  'name-invaded',
  'name-leader',
  'name-manner',
  'name-market',
  'name-object',
  'name-opposing-unit',
  'name-own-loss',
  'name-pips',
  'name-prisoner',
  'name-recruit',
  'name-riders',
  'name-scout',
  'name-shielded',
  'name-side',
  'name-sources',
  'name-stage',
  'name-territory',
  'name-transport',
  'name-transports',
  'name-turncoat',
  'name-type',
  'name-unit',
  'name-uprising',
  'name-vehicle',
  'name-vehicles',
  'name-victim',
  'name-volunteers',
  'name-wagon',
] as const;
export type Naming = (typeof NAMINGS)[number];

/** The argument of an answer, by the shape of its choice. */
interface Args {
  button: undefined;
  pick: string;
  subset: readonly string[];
  amount: number;
  allot: Readonly<Record<string, number>>;
  words: string;
}
export type Shape = keyof Args;

/**
 * What an answer names. Most ids tell by themselves what they are (`thing`); the other sorts are for those that mean one thing here
 * and another there.
 */
export type Sort =
  | 'nothing'
  | 'number'
  | 'text'
  | 'thing'
  | 'area'
  | 'side'
  | 'card'
  | 'technology'
  | 'vehicle'
  | 'unit'
  | 'colour'
  | 'good'
  | 'building'
  | 'realm'
  | 'bid'
  | 'rate'
  | 'length'
  | 'window'
  | 'symbol'
  | 'shelter'
  | 'target'
  | 'command'
  | 'order'
  | 'promotion'
  | 'clause-type'
  | 'clause'
  | 'when'
  | 'treaty'
  | 'proposal';

/** Every kind of choice of `src`, the shape in which it comes, and what it names. */
export const KINDS = {
  'choose-realm': ['pick', 'realm'],
  'bid-realm': ['pick', 'bid'],
  'raise-bid': ['amount', 'number'],
  bid: ['amount', 'number'],
  'take-loan': ['button', 'nothing'],
  'repay-loan': ['button', 'nothing'],
  'place-village': ['pick', 'area'],
  'take-transport': ['pick', 'thing'],
  'place-transport': ['pick', 'area'],
  'place-archer': ['pick', 'area'],
  'keep-card': ['pick', 'card'],
  'take-marker': ['pick', 'colour'],

  'use-card': ['pick', 'card'],
  'use-technology': ['pick', 'technology'],
  pass: ['button', 'nothing'],
  'turn-card': ['pick', 'card'],
  'flip-marker': ['pick', 'colour'],
  pay: ['button', 'nothing'],
  refrain: ['button', 'nothing'],
  claim: ['pick', 'card'],
  'give-up': ['button', 'nothing'],
  'give-up-piece': ['pick', 'thing'],
  enough: ['button', 'nothing'],
  name: ['pick', 'thing'],
  'name-some': ['subset', 'thing'],
  'name-amount': ['amount', 'number'],

  reroll: ['subset', 'thing'],
  symbol: ['pick', 'symbol'],
  'choose-event': ['pick', 'thing'],
  hold: ['subset', 'vehicle'],
  'lose-goods': ['allot', 'thing'],
  'damage-buildings': ['allot', 'thing'],
  spread: ['allot', 'area'],
  'place-light-infantry': ['pick', 'area'],
  'place-captain': ['pick', 'area'],
  'move-barbarians': ['pick', 'area'],
  go: ['pick', 'area'],
  attack: ['pick', 'area'],
  rise: ['pick', 'area'],
  lead: ['pick', 'vehicle'],
  muster: ['pick', 'area'],
  take: ['subset', 'thing'],
  'keep-used': ['subset', 'card'],
  shield: ['subset', 'area'],

  'tax-rate': ['pick', 'rate'],
  'plunder-own': ['pick', 'thing'],
  'start-uprisings': ['amount', 'number'],
  'fall-short': ['button', 'nothing'],
  'leave-unpaid': ['button', 'nothing'],

  'buy-technology': ['pick', 'technology'],
  build: ['pick', 'building'],
  repair: ['pick', 'thing'],
  'buy-transport': ['pick', 'thing'],
  'buy-engine': ['pick', 'thing'],
  upgrade: ['pick', 'vehicle'],
  'buy-unit': ['pick', 'unit'],
  'upgrade-captain': ['pick', 'promotion'],
  'buy-card': ['button', 'nothing'],
  ransom: ['pick', 'unit'],
  redeploy: ['pick', 'unit'],
  'buy-back': ['pick', 'unit'],
  'done-buying': ['button', 'nothing'],
  place: ['pick', 'area'],
  'place-marker': ['pick', 'area'],
  forfeit: ['button', 'nothing'],
  'demand-hidden': ['button', 'nothing'],
  'strike-order': ['pick', 'order'],
  'carry-out': ['pick', 'order'],

  move: ['pick', 'area'],
  assault: ['pick', 'area'],
  seize: ['pick', 'vehicle'],
  opponent: ['pick', 'side'],
  from: ['pick', 'area'],
  halt: ['button', 'nothing'],
  regroup: ['button', 'nothing'],
  conqueror: ['pick', 'side'],
  'take-over': ['button', 'nothing'],
  plunder: ['button', 'nothing'],
  'replace-markers': ['subset', 'area'],
  'plunder-cubes': ['subset', 'thing'],
  safeguard: ['subset', 'thing'],
  'go-through': ['button', 'nothing'],

  shelter: ['subset', 'shelter'],
  capture: ['button', 'nothing'],
  'no-quarter': ['button', 'nothing'],
  crew: ['subset', 'unit'],
  target: ['pick', 'target'],
  captain: ['pick', 'command'],
  retreat: ['button', 'nothing'],
  stand: ['button', 'nothing'],
  sacrifice: ['subset', 'unit'],
  'spend-blood': ['amount', 'number'],
  'raise-damage': ['amount', 'number'],
  'retreat-to': ['pick', 'area'],
  stay: ['button', 'nothing'],
  expose: ['subset', 'unit'],
  assign: ['allot', 'unit'],
  reload: ['pick', 'thing'],
  'reload-onto': ['pick', 'vehicle'],
  'fight-on': ['button', 'nothing'],
  'offer-surrender': ['button', 'nothing'],
  'demand-surrender': ['button', 'nothing'],
  'accept-surrender': ['button', 'nothing'],
  'refuse-surrender': ['button', 'nothing'],

  trader: ['pick', 'vehicle'],
  'serve-route': ['pick', 'vehicle'],
  'drop-route': ['button', 'nothing'],
  'done-trading': ['button', 'nothing'],
  buy: ['amount', 'number'],
  sell: ['subset', 'good'],
  'sell-anywhere': ['subset', 'good'],
  transfer: ['pick', 'vehicle'],
  'other-trader': ['button', 'nothing'],
  'start-route': ['pick', 'length'],
  carry: ['subset', 'good'],
  'market-points': ['amount', 'number'],
  'trade-points': ['amount', 'number'],
  'to-honour': ['amount', 'number'],
  'place-cube': ['pick', 'good'],
  'route-target': ['pick', 'area'],
  stages: ['subset', 'area'],
  'let-pass': ['button', 'nothing'],
  later: ['button', 'nothing'],

  'look-at-proposal': ['pick', 'proposal'],
  'draft-treaty': ['subset', 'side'],
  'declare-war': ['pick', 'side'],
  'offer-truce': ['pick', 'side'],
  'offer-peace': ['pick', 'side'],
  'offer-end': ['pick', 'treaty'],
  'break-treaty': ['pick', 'treaty'],
  'complain-of': ['pick', 'treaty'],
  'call-support': ['pick', 'treaty'],
  'withdraw-proposal': ['pick', 'proposal'],
  'arm-window': ['pick', 'window'],
  'disarm-window': ['pick', 'window'],
  'limit-window': ['pick', 'window'],
  'offer-time': ['button', 'nothing'],
  'accept-proposal': ['button', 'nothing'],
  'decline-proposal': ['button', 'nothing'],
  'counter-proposal': ['button', 'nothing'],
  'leave-proposal': ['button', 'nothing'],
  'limit-to': ['subset', 'area'],
  'limit-nowhere': ['button', 'nothing'],
  'add-clause': ['pick', 'clause-type'],
  'drop-clause': ['pick', 'clause'],
  'last-round': ['amount', 'number'],
  'no-last-round': ['button', 'nothing'],
  'make-secret': ['button', 'nothing'],
  'make-public': ['button', 'nothing'],
  'send-draft': ['button', 'nothing'],
  'discard-draft': ['button', 'nothing'],
  'clause-party': ['pick', 'side'],
  'clause-between': ['subset', 'side'],
  'clause-fee-sale': ['amount', 'number'],
  'clause-fee-purchase': ['amount', 'number'],
  'clause-territories': ['subset', 'area'],
  'clause-everywhere': ['button', 'nothing'],
  'clause-amount': ['amount', 'number'],
  'clause-when': ['pick', 'when'],
  'clause-against': ['subset', 'side'],
  'clause-anybody': ['button', 'nothing'],
  'clause-units': ['subset', 'unit'],
  'clause-text': ['words', 'text'],
  'drop-sketch': ['button', 'nothing'],
  'vote-breach': ['button', 'nothing'],
  'vote-no-breach': ['button', 'nothing'],
  designate: ['subset', 'unit'],
  'refuse-support': ['button', 'nothing'],
  'order-from': ['pick', 'area'],
  'no-order': ['button', 'nothing'],
  'order-to': ['pick', 'area'],
  obey: ['button', 'nothing'],
  'refuse-order': ['button', 'nothing'],
} as const satisfies Readonly<Record<string, readonly [Shape, Sort]>>;
export type ChoiceKind = keyof typeof KINDS;
export type ArgFor<K extends ChoiceKind> = Args[(typeof KINDS)[K][0]];

export const isChoiceKind = (kind: unknown): kind is ChoiceKind =>
  typeof kind === 'string' && Object.hasOwn(KINDS, kind);
export const shapeOf = (kind: ChoiceKind): Shape => KINDS[kind][0];
export const sortOf = (kind: string): Sort => (isChoiceKind(kind) ? KINDS[kind][1] : 'thing');
