import { components } from '../catalog.js';
import type { UnitType } from '../ids.js';
import type { Army, Troop } from '../troops.js';
import { isLent, TROOPS, typeOf } from './armies.js';
import { type Token, troopOf } from './tokens.js';

const BECOMES = Object.fromEntries(components.units.map(({ id, becomes }) => [id, becomes])) as Readonly<
  Record<UnitType, readonly UnitType[]>
>;

/** How many pieces of a troop its owner has left. */
export type Supply = (troop: Troop) => number;
const PLENTY: Supply = () => Number.POSITIVE_INFINITY;
/** With those who may fall at the same time: they make room for who comes down to them. */
export const spareIn =
  (army: Army, supply: Supply): Supply =>
  troop =>
    supply(troop) + (army[troop] ?? 0);

/**
 * @rule MU 5-units-damage How many points a unit can take, as many as there are pieces on its way down; @rule MU 5-naval-damage at
 * sea everybody dies of one.
 */
export const hitsOf = (troop: Troop, isAtSea: boolean, supply: Supply = PLENTY): number =>
  isAtSea ? 1 : 1 + lesserOf(troop).filter(form => supply(form) > 0).length;
export const enduranceOf = (army: Army, isAtSea: boolean, supply: Supply = PLENTY): number =>
  TROOPS.reduce((sum, troop) => sum + (army[troop] ?? 0) * hitsOf(troop, isAtSea, spareIn(army, supply)), 0);

/** By token, how many points hit it. */
export type Assignment = Readonly<Partial<Record<Token, number>>>;
export const pointsOf = (assignment: Assignment): number =>
  Object.values(assignment).reduce<number>((sum, each) => sum + (each ?? 0), 0);
export const bothOf = (a: Assignment, b: Assignment): Assignment => {
  const sum: Partial<Record<Token, number>> = { ...a };
  for (const [token, points] of Object.entries(b) as [Token, number][]) sum[token] = (sum[token] ?? 0) + points;
  return sum;
};

/**
 * Somebody who may be hit. @rule MU 5-battle-damage Of the result of the melee, archers and crews come last; captains may be
 * chosen at any time, but need not be.
 */
export interface Man {
  readonly token: Token;
  /** How much he can take. */
  readonly room: number;
  readonly place: 'first' | 'any' | 'last';
}

/** What is left to decide: so many points, over these tokens. */
export interface Toll {
  /** Hit without being asked. */
  readonly forced: Assignment;
  readonly points: number;
  readonly caps: Assignment;
  /** Before that: which of those who may be chosen at any time are hit, each by one point. */
  readonly exposable?: { readonly of: readonly Token[]; readonly min: number; readonly max: number };
}

const full = (men: readonly Man[]): Assignment => Object.fromEntries(men.map(({ token, room }) => [token, room]));
const roomOf = (men: readonly Man[]): number => men.reduce((sum, { room }) => sum + room, 0);

/** @rule MU 5-battle-damage Whom damage may hit. Points that find nobody are lost. */
export const tollOf = (men: readonly Man[], points: number): Toll => {
  const at = (place: Man['place']): readonly Man[] => men.filter(man => man.place === place);
  const [first, any, last] = [at('first'), at('any'), at('last')];
  if (points >= roomOf(men)) return { forced: full(men), points: 0, caps: {} };
  if (last.length === 0 || points < roomOf(first)) return { forced: {}, points, caps: full([...first, ...any]) };
  if (any.length === 0) return { forced: full(first), points: points - roomOf(first), caps: full(last) };
  const min = Math.max(0, points - roomOf(first) - roomOf(last));
  const exposable = { of: any.map(({ token }) => token), min, max: Math.min(roomOf(any), points) };
  return { forced: {}, points, caps: {}, exposable };
};
/** The same after it was said which of them are hit. */
export const tollBeside = (men: readonly Man[], points: number, exposed: readonly Token[]): Toll => {
  const rest = tollOf(
    men.filter(({ place }) => place !== 'any'),
    points - exposed.length,
  );
  return { ...rest, forced: bothOf(Object.fromEntries(exposed.map(token => [token, 1])), rest.forced) };
};

/**
 * The one way to assign these points, if all of them are alike and so are all ways; `caps` are those of tokens between which
 * nobody could tell a difference.
 */
export const onlyWay = (caps: Assignment, points: number): Assignment | undefined => {
  const rooms = Object.values(caps) as number[];
  const all = rooms.reduce((sum, room) => sum + room, 0);
  const isPlain = rooms.every(room => room === 1) || points === 1 || points === all - 1 || points === all;
  if (!isPlain || rooms.some(room => room !== rooms[0])) return undefined;
  return fillUp(Object.entries(caps) as [Token, number][], points);
};
/** One after the other takes all he can. */
export const fillUp = (order: readonly (readonly [Token, number])[], points: number): Assignment => {
  const assignment: Partial<Record<Token, number>> = {};
  let open = points;
  for (const [token, room] of order) {
    const taken = Math.min(open, room);
    if (taken > 0) assignment[token] = taken;
    open -= taken;
  }
  return assignment;
};

/** What becomes of one who is hit: a lesser unit, or he falls in the form he had then. */
export interface Outcome {
  readonly token: Token;
  readonly from: Troop;
  readonly to?: Troop;
  readonly fell?: Troop;
  /** Points that he could not take any more: no piece was left for what he would have become. */
  readonly spilt?: number;
}

/** What it becomes, point by point. Those of a player among barbarians stay his. @rule MU card.66 */
const lesserOf = (troop: Troop): readonly Troop[] => {
  const lesser = BECOMES[typeOf(troop)] as readonly Troop[];
  return isLent(troop) ? lesser.map(each => `lent-${each}` as Troop) : lesser;
};

/**
 * @rule MU 5-units-hi @rule MU 5-units-cv A unit that is hit and not destroyed becomes a lesser one, if its owner has a piece
 * for it; if not, the one below, or it is lost: point by point, so that a missing piece makes it fall the sooner.
 */
export const outcomesOf = (
  tokens: readonly Token[],
  assignment: Assignment,
  isAtSea: boolean,
  supply: Supply,
): readonly Outcome[] => {
  const taken: Partial<Record<Troop, number>> = {};
  const outcomes: Outcome[] = [];
  for (const token of tokens) {
    const points = assignment[token] ?? 0;
    if (points === 0) continue;
    const from = troopOf(token);
    // The piece that is taken off goes back to the supply before another is looked for.
    taken[from] = (taken[from] ?? 0) - 1;
    const lesser = isAtSea ? [] : lesserOf(from).filter(form => supply(form) - (taken[form] ?? 0) > 0);
    const forms = [from, ...lesser];
    const to = forms[points];
    if (to) {
      taken[to] = (taken[to] ?? 0) + 1;
      outcomes.push({ token, from, to });
      // MU 5-capture: in the form it had when it was removed.
    } else {
      const spilt = points - forms.length;
      outcomes.push({ token, from, fell: forms[forms.length - 1], ...(spilt > 0 && { spilt }) });
    }
  }
  return outcomes;
};

/** @rule MU E-combat Barbarians fall in this order, whatever hits them; @rule MU card.66 those who joined them before archers. */
const BARBARIAN_ORDER: readonly Troop[] = ['light-infantry', ...TROOPS.filter(isLent), 'archer', 'captain-1'];
export const barbariansHit = (men: readonly Man[], points: number): Assignment => {
  const rank = ({ token }: Man): number => BARBARIAN_ORDER.indexOf(troopOf(token));
  const order = [...men].sort((a, b) => rank(a) - rank(b));
  return fillUp(
    order.map(({ token, room }) => [token, room]),
    points,
  );
};
