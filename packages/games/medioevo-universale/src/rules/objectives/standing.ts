import { components, landNeighbours, pointsOf, TECHNOLOGY } from '../../catalog.js';
import { COLOURS, type Player } from '../../ids.js';
import type { MU } from '../../state.js';
import type { Clause, Treaty } from '../../treaties.js';
import { sizeOf } from '../armies.js';
import { controllerOf, territoriesOf } from '../control.js';
import { areAtWar, treatiesBetween } from '../relations.js';
import { isSmallTable, type ObjectiveTest, objective, others } from './test.js';

/** @rule MU objective.technologyLevels */
const technologyLevels = objective<{ sum: number }>(
  ['sum'],
  (g, player, { sum }) => g.technologies[player].reduce((levels, id) => levels + TECHNOLOGY[id].level, 0) >= sum,
);
/** @rule MU objective.branchesAtLevel */
const branchesAtLevel = objective<{ level: number; count: number }>(
  ['level', 'count'],
  (g, player, { level, count }) =>
    COLOURS.filter(colour =>
      g.technologies[player].some(id => TECHNOLOGY[id].colour === colour && TECHNOLOGY[id].level >= level),
    ).length >= count,
);

const loansOf = (g: MU, player: Player): number => g.loans.open[player] ?? 0;
/** @rule MU objective.treasury Cash alone: what lies on a card is no cash. */
const treasury = objective<{ min: number; netOfLoans?: boolean }>(
  ['min', 'netOfLoans'],
  (g, player, { min, netOfLoans }) =>
    g.cash[player] - (netOfLoans ? loansOf(g, player) * components.loans.amount : 0) >= min,
);
/** @rule MU objective.loans */
const loans = objective<{ max: number }>(['max'], (g, player, { max }) => loansOf(g, player) <= max);
/** @rule MU objective.foreignLoans */
const foreignLoans = objective<{ min: number; minWhenThree?: number }>(
  ['min', 'minWhenThree'],
  (g, player, { min, minWhenThree = min }) =>
    others(g, player).reduce((sum, other) => sum + loansOf(g, other), 0) >= (isSmallTable(g) ? minWhenThree : min),
);

/** @rule MU objective.realmCards The one that is claimed included. */
const realmCards = objective<{ count: number }>(
  ['count'],
  (g, player, { count }) => g.cards.held[player].length >= count,
);
/** @rule MU objective.realmCardColours */
const realmCardColours = objective<{ count: number }>(['count'], (g, player, { count }) => {
  const printed = g.cards.held[player].flatMap(card => pointsOf(card).flatMap(points => Object.keys(points)));
  return new Set(printed).size >= count;
});
/** @rule MU objective.objectiveMarkers So many, or of so many colours. */
const objectiveMarkers = objective<{ count?: number; colours?: number }>(
  ['count', 'colours'],
  (g, player, { count = 0, colours = 0 }) => {
    const held = COLOURS.map(colour => g.gears.held[player]?.[colour] ?? 0).filter(each => each > 0);
    return held.reduce((sum, each) => sum + each, 0) >= count && held.length >= colours;
  },
);
/** @rule MU objective.prisoners So many, or of so many players. */
const prisoners = objective<{ count?: number; players?: number }>(
  ['count', 'players'],
  (g, player, { count = 0, players = 0 }) => {
    const held = Object.values(g.prisoners[player] ?? {}).map(army => sizeOf(army ?? {}));
    const all = held.filter(each => each > 0);
    return all.reduce((sum, each) => sum + each, 0) >= count && all.length >= players;
  },
);

/** Does it bind these two to each other? */
const binds = (clause: Clause, a: Player, b: Player): boolean => {
  const bound = (parties: readonly Player[]): boolean => parties.includes(a) && parties.includes(b);
  switch (clause.type) {
    case 'non-aggression':
    case 'peace':
    case 'truce':
      return bound(clause.between);
    case 'defence':
    case 'attack':
      return bound([clause.supporter, clause.beneficiary]);
    case 'payment':
    case 'prisoners':
      return bound([clause.from, clause.to]);
    case 'custom':
      return true;
    default:
      return bound([clause.grantor, clause.grantee]);
  }
};
const isOld = (g: MU, { signed }: Treaty, minAgeRounds = 0): boolean => g.round - signed >= minAgeRounds;

interface Allied {
  players: number;
  playersWhenThree?: number;
  clauses?: readonly Clause['type'][];
  minAgeRounds?: number;
}
/** @rule MU objective.treaties */
const treaties = objective<Allied>(
  ['players', 'playersWhenThree', 'clauses', 'minAgeRounds'],
  (g, player, { players, playersWhenThree = players, clauses, minAgeRounds }) => {
    const isPartner = (other: Player): boolean =>
      treatiesBetween(g, player, other).some(
        treaty =>
          isOld(g, treaty, minAgeRounds) &&
          (clauses === undefined ||
            treaty.clauses.some(clause => clauses.includes(clause.type) && binds(clause, player, other))),
      );
    return others(g, player).filter(isPartner).length >= (isSmallTable(g) ? playersWhenThree : players);
  },
);

/** @rule MU objective.treatiesWithNeighbours With all who hold land beside one's own, and there must be enough of them. */
const treatiesWithNeighbours = objective<{ min: number; minWhenThree?: number; minAgeRounds?: number }>(
  ['min', 'minWhenThree', 'minAgeRounds'],
  (g, player, { min, minWhenThree = min, minAgeRounds }) => {
    const beside = territoriesOf(g, player)
      .flatMap(at => landNeighbours(at))
      .filter(at => g.inPlay[at])
      .map(at => controllerOf(g, at));
    const neighbours = others(g, player).filter(other => beside.includes(other));
    return (
      neighbours.length >= (isSmallTable(g) ? minWhenThree : min) &&
      neighbours.every(other => treatiesBetween(g, player, other).some(treaty => isOld(g, treaty, minAgeRounds)))
    );
  },
);

/** @rule MU objective.atWar Whether it may be fought yet or not. */
const atWar = objective<{ count?: number; max?: number }>(
  ['count', 'max'],
  (g, player, { count = 0, max = Number.POSITIVE_INFINITY }) => {
    const wars = others(g, player).filter(other => areAtWar(g, player, other)).length;
    return wars >= count && wars <= max;
  },
);

/** Knowledge, money, cards and how one stands with the others. */
export const STANDING_TESTS = {
  technologyLevels,
  branchesAtLevel,
  treasury,
  loans,
  foreignLoans,
  realmCards,
  realmCardColours,
  objectiveMarkers,
  prisoners,
  treaties,
  treatiesWithNeighbours,
  atWar,
} satisfies Record<string, ObjectiveTest>;
