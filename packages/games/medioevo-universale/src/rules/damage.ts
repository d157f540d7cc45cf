import { components } from '../catalog.js';
import type { UnitType } from '../ids.js';
import type { Army, Troop } from '../troops.js';
import { sizeOf, TROOPS, typeOf } from './armies.js';
import { type Token, tokensOf, troopOf } from './tokens.js';

const HITS = Object.fromEntries(components.units.map(({ id, hits }) => [id, hits])) as Readonly<
  Record<UnitType, number>
>;
const BECOMES = Object.fromEntries(components.units.map(({ id, becomes }) => [id, becomes])) as Readonly<
  Record<UnitType, readonly UnitType[]>
>;

/** @rule MU 5-units-damage How many points a unit can take; @rule MU 5-naval-damage at sea everybody dies of one. */
export const hitsOf = (troop: Troop, isAtSea: boolean): number => (isAtSea ? 1 : HITS[typeOf(troop)]);
export const enduranceOf = (army: Army, isAtSea: boolean): number =>
  TROOPS.reduce((sum, troop) => sum + (army[troop] ?? 0) * hitsOf(troop, isAtSea), 0);

/** By token, how many points hit it. */
export type Assignment = Readonly<Partial<Record<Token, number>>>;

/** What is left to decide: so many points, over these tokens. */
export interface Toll {
  /** Hit without being asked: all who stand in front fall. */
  readonly forced: Assignment;
  readonly points: number;
  readonly caps: Readonly<Partial<Record<Token, number>>>;
}

/**
 * @rule MU 5-battle-damage Whom damage may hit. Those in front are hit first: only if they cannot take all of it, others are.
 * Points that find nobody are lost.
 */
export const tollOf = (army: Army, points: number, isAtSea: boolean, isInFront: (troop: Troop) => boolean): Toll => {
  const all = tokensOf(army);
  const full = (tokens: readonly Token[]): Assignment =>
    Object.fromEntries(tokens.map(token => [token, hitsOf(troopOf(token), isAtSea)]));
  const sum = (tokens: readonly Token[]): number =>
    tokens.reduce((total, token) => total + hitsOf(troopOf(token), isAtSea), 0);
  const front = all.filter(token => isInFront(troopOf(token)));
  const behind = all.filter(token => !isInFront(troopOf(token)));
  if (points < sum(front)) return { forced: {}, points, caps: full(front) };
  const rest = Math.min(points - sum(front), sum(behind));
  if (rest === sum(behind)) return { forced: full(all), points: 0, caps: {} };
  return { forced: full(front), points: rest, caps: full(behind) };
};

/** @rule MU 5-battle-damage Of the result of the melee, archers come last; captains may be chosen at any time. */
export const standsInMelee = (troop: Troop): boolean => typeOf(troop) !== 'archer';
/** Siege engines, archers and loss values hit anybody. */
export const anybody = (): boolean => true;

/** What an army comes to when it is hit so: who is left, and in which form those were who fell. */
export interface Aftermath {
  readonly left: Army;
  readonly fallen: Army;
}

/**
 * @rule MU 5-units-hi @rule MU 5-units-cv A unit that is hit and not destroyed becomes a lesser one, if its owner has a piece
 * for it; if not, the one below, or it is lost. `supply` says how many of each he has left.
 */
export const hit = (
  army: Army,
  assignment: Assignment,
  isAtSea: boolean,
  supply: (type: UnitType) => number,
): Aftermath => {
  const left: Record<string, number> = {};
  const fallen: Record<string, number> = {};
  const taken: Record<string, number> = {};
  const add = (to: Record<string, number>, troop: Troop): void => {
    to[troop] = (to[troop] ?? 0) + 1;
  };
  for (const token of tokensOf(army)) {
    const troop = troopOf(token);
    const points = assignment[token] ?? 0;
    if (points === 0) {
      add(left, troop);
      continue;
    }
    // The piece that is taken off goes back to the supply before another is looked for.
    taken[troop] = (taken[troop] ?? 0) - 1;
    const forms: readonly Troop[] = [troop, ...(BECOMES[typeOf(troop)] as readonly Troop[])];
    const isDestroyed = points >= hitsOf(troop, isAtSea);
    const found = isDestroyed
      ? undefined
      : forms.slice(points).find(form => supply(typeOf(form)) - (taken[form] ?? 0) > 0);
    if (found) {
      add(left, found);
      add(taken, found);
      // MU 5-capture: in the form it had when it was removed.
    } else add(fallen, forms[Math.min(points, hitsOf(troop, isAtSea)) - 1]);
  }
  return { left, fallen };
};

/** @rule MU E-combat Barbarians fall in this order, whatever hits them. */
const BARBARIAN_ORDER: readonly Troop[] = ['light-infantry', 'archer', 'captain-1'];
export const barbariansHit = (army: Army, points: number): Aftermath => {
  const left: Army = { ...army };
  const fallen: Army = {};
  let open = Math.min(points, sizeOf(army));
  for (const troop of BARBARIAN_ORDER) {
    const count = Math.min(open, left[troop] ?? 0);
    if (count === 0) continue;
    fallen[troop] = count;
    left[troop] = (left[troop] ?? 0) - count;
    if (left[troop] === 0) delete left[troop];
    open -= count;
  }
  return { left, fallen };
};
