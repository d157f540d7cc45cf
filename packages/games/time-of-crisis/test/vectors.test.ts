import { expect, test } from 'vitest';
import { runGameEnd } from './vectors/game-end.js';
import { runBuy, runCost, runEndTurn, runLegality, runMoveCost, runPolitics, runRefill } from './vectors/kinds.js';
import {
  runAction,
  runBattle,
  runCrisis,
  runExpand,
  runLegacy,
  runPlaceGovernor,
  runSupportCheck,
} from './vectors/kinds-of-turn.js';
import { runReplay, runState } from './vectors/replay.js';
import { runSetup } from './vectors/setup.js';
import { only, type Part, VECTORS, type Vector } from './vectors/vector.js';

/**
 * The worked examples of `examples.json`: how a vector of each kind is played.
 * Each runner throws at anything in a vector that it does not understand.
 */
const RUNNERS: Readonly<Record<string, (vector: Vector) => void>> = {
  setup: runSetup,
  state: runState,
  replay: runReplay,
  buy: runBuy,
  politics: runPolitics,
  'move-cost': runMoveCost,
  cost: runCost,
  legality: runLegality,
  refill: runRefill,
  'end-turn': runEndTurn,
  'place-governor': runPlaceGovernor,
  battle: runBattle,
  action: runAction,
  'support-check': runSupportCheck,
  expand: runExpand,
  legacy: runLegacy,
  crisis: runCrisis,
  'game-end': runGameEnd,
};

const KEYS = ['id', 'rule', 'rules', 'kind', 'given', 'when', 'dice', 'then', 'provenance', 'ref', 'note'];

/** The rule ids first, so that the report on coverage finds them: the coarse one, then the finer ones. */
const nameOf = ({ id, rule, rules = [] }: Vector): string =>
  `${[...new Set([rule, ...rules])].join(', ')}: vector ${id}`;

for (const vector of VECTORS) {
  test(nameOf(vector), () => {
    only(vector as unknown as Part, KEYS, vector.id);
    RUNNERS[vector.kind](vector);
  });
}

test('all 89 vectors are here, each once', () => {
  expect(new Set(VECTORS.map(({ id }) => id)).size).toBe(89);
});
