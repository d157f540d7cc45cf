import { components, JERUSALEM, PRODUCERS, ROME, TECHNOLOGY } from '../catalog.js';
import { type BuildingType, COLOURS, GOODS, type Good, type Player, type TerritoryId } from '../ids.js';
import type { MU } from '../state.js';
import { sizeOf } from './armies.js';
import { builtAt } from './built.js';
import { controllerOf, territoriesOf } from './control.js';

const { final, prisoners: CAPTIVES, objectiveMarkers: GEARS } = components.honour;

/** @rule MU V-final-money Cash and what lies on a card, without all debts and a last interest. */
export const wealthOf = (g: MU, player: Player): number =>
  g.cash[player] + (g.deposit[player] ?? 0) - (g.loans.open[player] ?? 0) * components.loans.finalDeduction;

const count = (g: MU, player: Player, building: BuildingType): number =>
  territoriesOf(g, player).filter(at => builtAt(g, at).includes(building)).length;

/** @rule MU V-final-market In one territory that is nobody else's. */
const bestMarket = (g: MU, player: Player): number =>
  Math.max(0, ...territoriesOf(g, player).map(at => g.market[at]?.length ?? 0));

/** @rule MU V-final-tech The highest level, then in how many branches. */
const technologyOf = (g: MU, player: Player): readonly number[] => {
  const levels = g.technologies[player].map(id => TECHNOLOGY[id].level);
  const highest = Math.max(0, ...levels);
  return [highest, levels.filter(level => level === highest).length];
};

type Compared =
  | 'most-money'
  | 'highest-market'
  | 'highest-technology'
  | 'most-cathedrals'
  | 'most-great-cities'
  | 'most-castles'
  | 'most-territories';
/** What is compared, in the order in which it is awarded: one figure, or several of which the earlier ones count first. */
const COMPARED: readonly (readonly [Compared, (g: MU, player: Player) => readonly number[]])[] = [
  ['most-money', (g, player) => [wealthOf(g, player)]],
  ['highest-market', (g, player) => [bestMarket(g, player)]],
  ['highest-technology', technologyOf],
  // MU V-final-cathedrals, MU V-final-cities, MU V-final-castles, MU V-final-territories
  ['most-cathedrals', (g, player) => [count(g, player, 'cathedral')]],
  ['most-great-cities', (g, player) => [count(g, player, 'great-city')]],
  ['most-castles', (g, player) => [count(g, player, 'castle')]],
  ['most-territories', (g, player) => [territoriesOf(g, player).length]],
];

/** Less than 0 if the first of them stands lower. */
const compare = (a: readonly number[], b: readonly number[]): number => {
  const i = a.findIndex((figure, k) => figure !== b[k]);
  return i < 0 ? 0 : a[i] - b[i];
};

/** One line of the reckoning. */
interface AwardLine {
  readonly award: string;
  readonly to: readonly Player[];
  /** For each of them. */
  readonly honour: number;
  readonly standings: Readonly<Record<string, readonly number[]>>;
  readonly good?: Good;
}

/** Ruling: nobody scores what is nothing; but of debtors, too, one is the richest. Equals share less. */
const comparedLine = (g: MU, award: Compared, measure: (g: MU, player: Player) => readonly number[]): AwardLine => {
  const standings = Object.fromEntries(g.order.map(player => [player, measure(g, player)]));
  const best = g.order.reduce<readonly number[]>(
    (most, player) => (compare(standings[player], most) > 0 ? standings[player] : most),
    standings[g.order[0]],
  );
  const to =
    award === 'most-money' || best[0] > 0 ? g.order.filter(player => compare(standings[player], best) === 0) : [];
  return { award, to, honour: to.length > 1 ? final.tieInstead : final[award], standings };
};

/** @rule MU V-final-rome @rule MU V-final-jerusalem Whoever begins with Jerusalem has no merit in it. */
const placeLine = (g: MU, award: 'rome' | 'jerusalem', at: TerritoryId): AwardLine => {
  const player = g.inPlay[at] ? controllerOf(g, at) : undefined;
  const isBarred = award === 'jerusalem' && player !== undefined && g.realm[player] === 'mamluks';
  return { award, to: player && !isBarred ? [player] : [], honour: final[award], standings: {} };
};

/** @rule MU V-final-monopoly All territories in play that produce a good; of one alone there is no monopoly. */
const monopolyLines = (g: MU): readonly AwardLine[] =>
  GOODS.flatMap(good => {
    const producers = PRODUCERS[good].filter(at => g.inPlay[at]);
    if (producers.length < final.monopolyMinProducers) return [];
    const owner = controllerOf(g, producers[0]);
    if (!owner || !producers.every(at => controllerOf(g, at) === owner)) return [];
    return [{ award: 'monopoly', to: [owner], honour: final.monopoly, standings: {}, good }];
  });

/** @rule MU V-final The awards, in the order of the book. */
export const awardLines = (g: MU): readonly AwardLine[] => [
  ...COMPARED.map(([award, measure]) => comparedLine(g, award, measure)),
  placeLine(g, 'rome', ROME),
  placeLine(g, 'jerusalem', JERUSALEM),
  ...monopolyLines(g),
];

/** @rule MU V-final-captives */
export const captivesOf = (g: MU, player: Player): number =>
  Object.values(g.prisoners).reduce((sum, held) => sum + sizeOf(held?.[player] ?? {}), 0);
/** @rule MU V-final-gears Flipped or not. */
const gearsOf = (g: MU, player: Player): number =>
  COLOURS.reduce((sum, colour) => sum + (g.gears.held[player]?.[colour] ?? 0), 0);

/** What each has or owes, after the awards; in the order of the book. */
export const PERSONAL: readonly {
  readonly award: 'captives' | 'loans' | 'gears';
  readonly measure: (g: MU, player: Player) => number;
  readonly honour: (measured: number) => number;
}[] = [
  {
    award: 'captives',
    measure: captivesOf,
    honour: captives => CAPTIVES.find(({ min, max }) => captives >= min && captives <= (max ?? captives))?.hp ?? 0,
  },
  // MU V-final-loans
  {
    award: 'loans',
    measure: (g, player) => g.loans.open[player] ?? 0,
    honour: loans => components.loans.finalHonour[loans],
  },
  { award: 'gears', measure: gearsOf, honour: gears => GEARS[Math.min(gears, GEARS.length - 1)] },
];
