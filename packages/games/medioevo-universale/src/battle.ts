import type { Sparse } from '@hegemon/kernel';
import type { Dice, Fighter, Order } from './fighting.js';
import type { AreaId, BuildingKind, Player, Side, VehicleId } from './ids.js';
import type { Army, Named, Troop } from './troops.js';

export const STANCES = ['attacker', 'defender'] as const;
export type Stance = (typeof STANCES)[number];
export const otherStance = (stance: Stance): Stance => (stance === 'attacker' ? 'defender' : 'attacker');

/** @rule MU 5-protection What a military building is used against in a battle round. */
export const SHELTERS = ['siege', 'archers', 'melee'] as const;
export type Shelter = (typeof SHELTERS)[number];

/** The battle that is being fought: there is never more than one. On the table, so that cards can look at it and change it. */
export interface Battle {
  at: AreaId;
  /** Battle rounds, from 1. */
  round: number;
  sides: Record<Stance, BattleSide>;
  /** @rule MU 5-protection Who controlled the territory when the attacker came: his building protects. */
  holder?: Player;
  /** Whatever was agreed may take effect: a round is over, and the next has not begun. */
  isBetweenRounds?: true;
  /** They were at war when it began: if they no longer are, it is over. */
  isWar?: true;
  /** @rule MU 5-retreat-step Where the attacker's army has gone in this battle round; the battle ends with the round. */
  retreatedTo?: AreaId;
  /** What went along. */
  train?: VehicleId[];
  /** Who of his was there already: they take no part in it. */
  garrison?: Army;
  /** @rule MU C-war-truce @rule MU card.1 It ends after this battle round. */
  isBrokenOff?: true;
}

/** One side, from the beginning of the battle to its end. Its units are in `armies`, minus nobody. */
export interface BattleSide {
  side: Side;
  /** How many units it had when the first round began. @rule MU V-ingame-army */
  began: number;
  /** Units removed or captured so far, those thrown in too; whoever takes one out of a battle uses `loseUnit`. */
  lost: number;
  /** @rule MU card.65 How many of those were hired: they count for no objective of his. */
  lostHired: number;
  /** @rule MU card.18 They take no part, but can be hit. */
  idle: Army;
  /** @rule MU card.67 Counts as a captain of level I, in place of what it is. */
  heroines: Troop[];
  /** @rule MU card.68 Levels added to captains. */
  raised: number;
  /** @rule MU card.52 */
  extraCrew: Sparse<VehicleId, number>;
  /** @rule MU 5-capture-declare @rule MU card.40 How many times as many units are enough. */
  captureAt: 2 | 3;
  /** @rule MU 5-surrender Has offered or demanded it in this battle round. */
  hasParleyed?: true;
  now: Bout;
}

/** What one side does in the present battle round. */
export interface Bout {
  /** @rule MU 5-siege-crew Who serves which engine. */
  crews: Sparse<VehicleId, Army>;
  targets: Sparse<VehicleId, 'units' | BuildingKind>;
  /** @rule MU card.10 */
  isDoublyCrewed?: true;
  /** @rule MU 5-protection Declared by the holder. */
  shelter: Shelter[];
  /** @rule MU 5-units-cp-net Levels still to be used, and what the others were used for. */
  commands: number;
  orders: Order[];
  /** @rule MU card.4 Blocked only by at least as many of the type. */
  standsFast?: true;
  /** @rule MU card.7 Archer abilities beside those of archers. */
  extraArchers: number;
  /** @rule MU tech.strategy Damage as if archers had hit. */
  sureHits: number;
  /** The dice of archers, and how much is taken from each. @rule MU card.8 */
  archery: number[];
  archeryBonus: number;
  /** @rule MU 5-battle-4 How many may use their ability until the end of the round. */
  able: Partial<Record<Fighter, number>>;
  sacrificed: number;
  /** Absent: it has not rolled, or has nobody to fight but crews. Barbarians: those of the circle of war. */
  dice?: Dice;
  /** Cards and blood tokens. */
  bonus: number;
  /** @rule MU 5-battle-5 Set after step 6, and again after the window `values`. */
  attack: number;
  loss: number;
  isCapturing?: true;
  /** @rule MU card.41 2 off, in place of half. */
  isCapturingLightly?: true;
  isRetreating?: true;
  /** @rule MU 5-capture-win Destroyed in steps 1, 3 and 9: prisoners, if the other side captures and wins. */
  felled: Army;
  /** @rule MU 5-move-complete Who of them bore a stop marker: whoever is freed bears it still. */
  felledTired?: Army;
  /** @rule MU card.29 Killed by engines or archers, and fighting on until the end of the round. */
  lateFallen: Army;
  fallsLate?: true;
  /** @rule MU card.28 Losses of this round may be bought back. */
  isTended?: true;

  /** @rule MU 5-naval-bonus */
  naval: number;
  /** @rule MU 5-naval-sink Galleys that had units aboard when the round began. */
  manned: VehicleId[];
  /** @rule MU 5-units-cp-net Who fought when the round began, without crews: their captains are counted. */
  stood: Army;
  /** @rule MU 5-capture-declare The attack value is lowered for it. */
  isPenalised?: true;
  /** @rule MU 5-battle-7 */
  hasWon?: true;
  /** @rule MU 5-battle-superiority So much less of the own loss value. */
  lowered: number;
  /** @rule MU 5-retreat-loss */
  retreatCost: number;
  /** Of those who fought, who fell by engines and archers. */
  shotDown: Army;
  /** All who fell in this round and were not captured, in the form they had. */
  casualties: Army;
  /** @rule MU 5-capture-win Captured in this round, until it is clear that they stay so. */
  taken: Army;
}

/** @rule MU 5-battle-damage What is being assigned, for the window `damage`. */
export interface Damage {
  at: AreaId;
  side: Side;
  source: 'siege' | 'archers' | 'result' | 'loss' | 'event';
  points: number;
  /** @rule MU tech.tactics Points whose victims the other side has chosen; of those called the same one after the other takes all it can. */
  chosen: Sparse<Named, number>;
  /** @rule MU card.27 So many first points are without effect, one for each unit. */
  ignored: number;
  /** Who fell just now, for the window after the assignment; whoever is captured there is taken out of it. @rule MU card.39 */
  fallen?: Army;
}

/** What a battle hands back. */
export interface BattleEnd {
  readonly how: 'destroyed' | 'retreat' | 'surrender' | 'broken-off';
  /** Whose army is left alone; nobody's if both are gone or both are still there. */
  readonly winner?: Stance;
  /** @rule MU 5-retreat-after Where the attacker's army is now, with its transports and engines. */
  readonly retreatTo?: AreaId;
  /** How many battle rounds were fought. */
  readonly rounds: number;
}

export const newBout = (): Bout => ({
  crews: {},
  targets: {},
  shelter: [],
  commands: 0,
  orders: [],
  extraArchers: 0,
  sureHits: 0,
  archery: [],
  archeryBonus: 0,
  able: {},
  sacrificed: 0,
  bonus: 0,
  attack: 0,
  loss: 0,
  felled: {},
  lateFallen: {},
  naval: 0,
  manned: [],
  stood: {},
  lowered: 0,
  retreatCost: 0,
  shotDown: {},
  casualties: {},
  taken: {},
});

export const newSide = (side: Side, began: number): BattleSide => ({
  side,
  began,
  lost: 0,
  lostHired: 0,
  idle: {},
  heroines: [],
  raised: 0,
  extraCrew: {},
  captureAt: 3,
  now: newBout(),
});
