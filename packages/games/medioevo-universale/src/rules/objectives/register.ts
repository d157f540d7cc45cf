import type { Condition } from '../../data.js';
import type { Player } from '../../ids.js';
import type { MU } from '../../state.js';
import { LAND_TESTS } from './land.js';
import { PIECE_TESTS } from './pieces.js';
import { STANDING_TESTS } from './standing.js';
import { type ObjectiveTest, objective } from './test.js';
import { ROUND_TESTS } from './this-round.js';

interface Several {
  of: readonly Condition[];
}
/** @rule MU objective.anyOf */
const anyOf = objective<Several>(['of'], (g, player, { of }) => of.some(each => isReached(g, player, each)));
/** @rule MU objective.allOf */
const allOf = objective<Several>(['of'], (g, player, { of }) => of.every(each => isReached(g, player, each)));

/** All kinds of objectives, by the name that stands in the data. */
export const OBJECTIVE_TEST: Readonly<Record<string, ObjectiveTest>> = {
  anyOf,
  allOf,
  ...LAND_TESTS,
  ...PIECE_TESTS,
  ...STANDING_TESTS,
  ...ROUND_TESTS,
};

export const isReached = (g: MU, player: Player, condition: Condition): boolean => {
  const test = OBJECTIVE_TEST[condition.test];
  if (!test) throw new Error(`there is no objective ${condition.test}`);
  return test.isReached(g, player, condition);
};
