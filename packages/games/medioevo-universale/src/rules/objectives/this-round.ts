import type { Feat } from '../../feats.js';
import type { Player, UnitType, VehicleType } from '../../ids.js';
import type { MU } from '../../state.js';
import { isSmallTable, type ObjectiveTest, objective } from './test.js';

/** What must have happened, and how often. Whatever is not named does not matter. */
interface Wanted {
  event: Feat['event'] | 'salesFlorin';
  count?: number;
  countWhenThree?: number;
  min?: number;
  against?: 'player' | 'barbarians' | 'other-player';
  naval?: boolean;
  minEnemyUnits?: number;
  maxOwnLosses?: number;
  types?: readonly string[];
  type?: UnitType;
  owner?: 'player' | 'barbarians';
  minStages?: number;
  vehicle?: VehicleType;
  takenEarlier?: boolean;
  foreignControllers?: number;
  inhabited?: boolean;
  fromPlayer?: boolean;
  bySiege?: boolean;
}
type Of<E extends Feat['event']> = Extract<Feat, { event: E }>;

const fits = <T>(wanted: T | undefined, is: T): boolean => wanted === undefined || wanted === is;

/** A filter may name a group: engines, or transports of any type. */
const isOfTypes = (type: Of<'objectTakenOrPlundered'>['type'], types: readonly string[]): boolean => {
  if (type === 'engine') return types.includes('siege-engine');
  const isTransport = type !== 'building' && type !== 'goods';
  return types.includes(type) || (isTransport && types.includes('transport'));
};

const matches = (feat: Feat, wanted: Wanted): boolean => {
  switch (feat.event) {
    case 'battleWon':
      return (
        fits(wanted.against, feat.against) &&
        fits(wanted.naval, feat.naval) &&
        feat.enemyUnits >= (wanted.minEnemyUnits ?? 0) &&
        feat.ownLosses <= (wanted.maxOwnLosses ?? feat.ownLosses)
      );
    case 'objectTakenOrPlundered':
      return wanted.types === undefined || isOfTypes(feat.type, wanted.types);
    case 'unitDefeated':
      return fits(wanted.type, feat.type) && fits(wanted.owner, feat.owner);
    case 'routeCompleted':
      return feat.stages >= (wanted.minStages ?? 0) && fits(wanted.vehicle, feat.vehicle);
    case 'loanRepaid':
      return fits(wanted.takenEarlier, feat.takenEarlier);
    case 'conquest':
      return fits(wanted.inhabited, feat.inhabited) && fits(wanted.fromPlayer, feat.fromPlayer);
    case 'buildingDestroyed':
      return fits(wanted.bySiege, feat.bySiege);
    default:
      return true;
  }
};

const featsOf = <E extends Feat['event']>(g: MU, player: Player, event: E, wanted: Wanted): readonly Of<E>[] =>
  (g.feats[player] ?? []).filter((feat): feat is Of<E> => feat.event === event && matches(feat, wanted));

/** How often it happened; captives are counted by head. */
const timesOf = (g: MU, player: Player, event: Feat['event'], wanted: Wanted): number =>
  event === 'unitsCaptured'
    ? featsOf(g, player, event, wanted).reduce((sum, { count }) => sum + count, 0)
    : featsOf(g, player, event, wanted).length;

/** In whose territories somebody has sold; the own and those of nobody do not count. */
const foreignCustomers = (g: MU, player: Player): readonly Player[] =>
  featsOf(g, player, 'sale', { event: 'sale' }).flatMap(({ controller }) =>
    controller !== undefined && controller !== player ? [controller] : [],
  );

/** @rule MU objective.thisRound What was noted of a player in this round. */
const thisRound = objective<Wanted>(
  [
    'event',
    'count',
    'countWhenThree',
    'min',
    'against',
    'naval',
    'minEnemyUnits',
    'maxOwnLosses',
    'types',
    'type',
    'owner',
    'minStages',
    'vehicle',
    'takenEarlier',
    'foreignControllers',
    'inhabited',
    'fromPlayer',
    'bySiege',
  ],
  (g, player, wanted) => {
    const { event, count = 1, countWhenThree = count, min = 0, foreignControllers } = wanted;
    if (event === 'salesFlorin')
      return featsOf(g, player, 'sale', wanted).reduce((sum, { florin }) => sum + florin, 0) >= min;
    const times = isSmallTable(g) ? countWhenThree : count;
    if (event !== 'sale' || foreignControllers === undefined) return timesOf(g, player, event, wanted) >= times;
    const customers = foreignCustomers(g, player);
    return customers.length >= times && new Set(customers).size >= foreignControllers;
  },
);

export const ROUND_TESTS = { thisRound } satisfies Record<string, ObjectiveTest>;
