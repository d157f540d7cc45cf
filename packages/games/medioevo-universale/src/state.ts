import type { Column, GameState, Marks, Options, Sparse } from '@hegemon/kernel';
import type { Battle, Damage } from './battle.js';
import type { Effect } from './effects.js';
import type { Feat } from './feats.js';
import type {
  Affliction,
  AreaId,
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
  VehicleId,
  VehicleType,
  WindowId,
} from './ids.js';
import type { Movement, TradeAction } from './movement.js';
import type { Purchase } from './purchases.js';
import type { Agreement, Proposal, ProposalId, Support, Treaty, TreatyId } from './treaties.js';
import type { Army } from './troops.js';
import type { Roll, Use } from './uses.js';

/** @rule MU X */
export type SwitchId =
  | 'terrain'
  | 'realm-auction'
  | 'blood-tokens'
  | 'teams'
  | 'hidden-purchases'
  | 'archers-last'
  | 'buildings-need-markers'
  | 'two-players';
/** @rule MU 0-length @rule MU 0-realms-assign */
export interface Selections {
  rounds: 8 | 10 | 12;
  /** Whoever reaches it ends the game; 0 for no limit. */
  honour: 0 | 30 | 40 | 50 | 60;
  realms: 'agree' | 'random' | 'turn-order';
}
export type MUOptions = Options<SwitchId, Selections>;

/** @rule MU 6-route */
export interface Route {
  vehicle: VehicleId;
  start: TerritoryId;
  /** In the order in which they were planned; the last is the target. */
  stages: TerritoryId[];
  established: TerritoryId[];
  /** @rule MU card.30 Of which kind its vehicle is, for the time when that is lost. */
  kind?: 'caravan' | 'merchant-ship';
}

/** @rule MU C-objects Absent: peace. */
export interface War {
  /** The first round in which it may be fought. */
  from: number;
  /** @rule MU clause.defence @rule MU clause.attack Who declared it or struck first; absent: both could say so of the other. */
  by?: Player;
  /** No fighting until the end of this round. */
  truce?: number;
}
/** Two players, the earlier seat first. */
export type Pair = `${Player} ${Player}`;

/** Everything on the table. */
export interface MU extends GameState {
  options: MUOptions;
  /** Clockwise, from the first. */
  seats: Player[];
  realm: Sparse<Player, Realm>;
  /** @rule MU 0-reduced-map Everything else is out of the game. Laid out once: it may be replaced, never written to. */
  inPlay: Readonly<Marks<AreaId>>;

  round: number;
  /** 0 while the table is set up. */
  phase: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** @rule MU 1-auction Those still in the game, the first player first. */
  order: Player[];

  /** @rule MU 0-components-limits Behind the screen. */
  cash: Column<Player, number>;
  /** What everybody can reckon of it, since all but secret treaties is paid openly. Shown to nobody: bots must not know less. */
  reckoned: Column<Player, number>;
  /** @rule MU card.36 What lies on the card, safe and open. */
  deposit: Sparse<Player, number>;
  honour: Column<Player, number>;
  /** @rule MU 3-rate Absent before the first tax phase. */
  taxRate: Sparse<Player, number>;
  loans: {
    open: Sparse<Player, number>;
    taken: Marks<Player>;
    repaid: Marks<Player>;
    /** @rule MU D-bankrupt-out Rounds in a row in which interest was not paid. */
    missed: Sparse<Player, number>;
    /** @rule MU D-interest For how many interest is due in this phase: what is repaid in it comes too late. */
    charged?: Sparse<Player, number>;
    /** @rule MU 3-interest Whose interest of this phase is settled, paid or not. */
    settled?: Marks<Player>;
  };
  blood: Sparse<Player, number>;

  /** Units on the map, by area and side; at sea they are aboard. */
  armies: Sparse<AreaId, Sparse<Side, Army>>;
  /** Those of them that have moved this round. */
  tired: Sparse<AreaId, Sparse<Side, Army>>;
  /** @rule MU 4-redeploy Set aside by surrender, free again from the next round on. */
  aside: { units: Sparse<Player, Army>; fresh: Sparse<Player, Army> };
  /** @rule MU 5-capture By captor, then by owner. */
  prisoners: Sparse<Player, Sparse<Player, Army>>;

  /** @rule MU card.66 Units among barbarians: where they are, and where they came from. */
  lent: { owner: Player; at: AreaId; home: TerritoryId; army: Army }[];

  vehicles: {
    /** How many there have ever been: their names. */
    made: number;
    type: Sparse<VehicleId, VehicleType>;
    level: Sparse<VehicleId, Level>;
    owner: Sparse<VehicleId, Side>;
    at: Sparse<VehicleId, AreaId>;
    /** Moved or carried this round, or held up. */
    stopped: Marks<VehicleId>;
    /** Absent where none is left. */
    mp: Sparse<VehicleId, number>;
    /** Goods, in the order of the catalogue. */
    cargo: Sparse<VehicleId, Good[]>;
    /** At sea: the units of a galley, and the galley of a wagon or an engine. */
    aboard: Sparse<VehicleId, Army>;
    carrier: Sparse<VehicleId, VehicleId>;
  };

  buildings: {
    civil: Sparse<TerritoryId, Level>;
    military: Sparse<TerritoryId, Level>;
    cathedral: Marks<TerritoryId>;
    civilDamage: Sparse<TerritoryId, number>;
    militaryDamage: Sparse<TerritoryId, number>;
    cathedralDamage: Sparse<TerritoryId, number>;
  };
  /** @rule MU 5-control-markers */
  markers: Sparse<TerritoryId, Player>;
  /** @rule MU 5-control-test Who controlled a territory last, before armies met there or a guest came. */
  lastControl: Sparse<TerritoryId, Player>;
  /** @rule MU V-ingame-levels Outside their start realm: whose what is built there was last, even when nobody holds it (M-60). */
  builders: Sparse<TerritoryId, Player>;
  /** @rule MU 6-market Cubes, in the order of the catalogue. */
  market: Sparse<TerritoryId, Good[]>;
  routes: Sparse<Player, Route>;

  technologies: Column<Player, TechnologyId[]>;
  /** @rule MU 4-tech Branches in which something was bought this round. */
  branches: Sparse<Player, Colour[]>;
  /** @rule MU B-expire */
  points: Sparse<Player, Sparse<Colour, number>>;
  cards: { held: Column<Player, CardId[]>; used: Marks<CardId> };
  /** @rule MU A-gears Objective markers, and those flipped this round. */
  gears: { held: Sparse<Player, Sparse<Colour, number>>; used: Sparse<Player, Sparse<Colour, number>> };
  decks: { events: EventId[]; discarded: EventId[]; cards: CardId[] };

  /** @rule MU 2-horde The dice D4, D6 and D8 of the round. */
  horde?: { dice: [number, number, number] };
  /** @rule MU C */
  wars: Sparse<Pair, War>;
  treaties: Sparse<TreatyId, Treaty>;
  /** @rule MU X-team By team; absent where everybody plays for himself. */
  teams: Sparse<Player, number>;

  /** @rule MU V-ingame-once Territories that have given honour this round, and holy places that ever have. */
  conquered: Marks<TerritoryId>;
  holy: Marks<TerritoryId>;
  /** @rule MU A-windows-arming Only what differs from the usual; a list: in these territories alone. */
  armed: Sparse<Player, Sparse<WindowId, boolean | readonly TerritoryId[]>>;

  /** What is going on now, where cards can see it. */
  battle?: Battle;
  damage?: Damage;
  movement?: Movement;
  trade?: TradeAction;
  /** @rule MU 6-route-start What has just been bought: a route may begin with it. */
  bargain?: { vehicle: VehicleId; at: TerritoryId };
  roll?: Roll;
  event?: { card: EventId; symbols: Affliction[] };
  /** What is being used, the latest last: a card may answer a card. */
  uses: Use[];
  effects: Effect[];
  /** @rule MU card.1 What a bishop named last, and when: not again in the round after. */
  bans: Sparse<CardId, { at: TerritoryId; round: number }[]>;
  /** @rule MU tech.missionaries Each card once a round. */
  copied: Sparse<Player, CardId[]>;
  /** @rule MU card.13 Not readied in this phase 7. */
  keptUsed: Marks<CardId>;
  /** @rule MU card.28 May be bought back for half in phase 4 of that round; `later`: in that of the round after it. */
  tended: Sparse<Player, { round: number; army: Army; later?: Army }>;
  /** @rule MU 4-units-limit @rule MU 4-cards-buy What was bought in this phase. */
  bought: { units: Sparse<Player, number>; card: Marks<Player> };
  /** @rule MU X-hidden What was ordered behind the screen; absent unless purchases are hidden. */
  orders?: Sparse<Player, Purchase[]>;
  feats: Sparse<Player, Feat[]>;
  /** @rule MU objective.thisRound Who had a loan when the round began. */
  indebted: Marks<Player>;

  /** @rule MU C Only the parties see what is proposed. */
  proposals: Sparse<ProposalId, Proposal>;
  agreed: Agreement[];
  supports: Support[];
  /** How many each has made in this round: talk is free, but nobody is to be buried in paper. */
  proposed: Sparse<Player, number>;
  /** How many papers of a kind there have ever been among the same players: their names. */
  papers: Sparse<string, number>;
  /** @rule MU C-treaty-leave Guests without a right, and the round whose phase 5 is their last. */
  overstaying: { player: Player; host: Player; at: TerritoryId; until: number }[];
  /** @rule MU 6-route-end Whose route has lost its vehicle, and has not been asked about it. */
  orphaned: Player[];
  /** @rule MU E-raid Where the last army has left barbarians to themselves, and who held it by that army: they have not plundered there yet. */
  deserted?: { at: AreaId; owner?: Player }[];
  /** @rule MU 0-length-hp Somebody has reached the limit: everything is cut off. */
  isCutOff?: true;
  /** @rule MU 0-length-time This round is finished, then the game is scored. */
  isTimeUp?: true;
  /** The final scoring has begun. */
  isScoring?: true;
}
