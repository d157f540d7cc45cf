import { type Answer, asking, call, done, type Frame, type Obstacle, type Procedure, pick } from '@hegemon/kernel';
import { COST_OF } from '../catalog.js';
import { removeMobs } from '../deeds/governors.js';
import { gainLegacy } from '../deeds/legacy.js';
import { spend } from '../deeds/points.js';
import { changeSupport } from '../deeds/support.js';
import { tell } from '../events.js';
import { type Colour, isImprovement, isProvince, type ProvinceId } from '../ids.js';
import { provincesOf } from '../rules/armies.js';
import { no } from '../rules/obstacles.js';
import {
  buildable,
  buildCost,
  raiseCost,
  whyNotBuild,
  whyNotBuildThis,
  whyNotHoldGames,
  whyNotIncreaseSupport,
  whyNotPlaceMilitia,
} from '../rules/populace.js';
import type { ToC } from '../state.js';
import { type ActionsFrame, again } from './action-frame.js';

/** @rule ToC 6.3.3 */
export const offerPopulace = (g: ToC, seat: Colour) => {
  if (g.points.populace === 0) return [];
  const governed = provincesOf(g, seat);
  return [
    pick(
      'increase-support',
      governed.filter(id => !whyNotIncreaseSupport(g, seat, id)),
    ),
    pick(
      'place-militia',
      governed.filter(id => !whyNotPlaceMilitia(g, seat, id)),
    ),
    pick(
      'hold-games',
      governed.filter(id => !whyNotHoldGames(g, seat, id)),
    ),
    pick(
      'build-improvement',
      governed.filter(id => !whyNotBuild(g, seat, id)),
    ),
  ];
};
const WHY_NOT: Readonly<Record<string, (g: ToC, seat: Colour, province: ProvinceId) => Obstacle | undefined>> = {
  'increase-support': whyNotIncreaseSupport,
  'place-militia': whyNotPlaceMilitia,
  'hold-games': whyNotHoldGames,
  'build-improvement': whyNotBuild,
};
export const whyNotPopulace = (g: ToC, seat: Colour, { kind, arg }: Answer): Obstacle | undefined => {
  if (!Object.hasOwn(WHY_NOT, kind)) return undefined;
  if (typeof arg !== 'string' || !isProvince(arg)) return no('ToC 6.3.3', 'no-such-thing');
  return WHY_NOT[kind](g, seat, arg);
};

export const populaceTakes = {
  /** ToC 6.3.3.support */
  'increase-support'(g: ToC, f: ActionsFrame, province: ProvinceId) {
    spend(g, 'populace', raiseCost(g, province));
    changeSupport(g, province, 1, 'increase');
    return again(f);
  },
  /** ToC 6.3.3.militia */
  'place-militia'(g: ToC, f: ActionsFrame, province: ProvinceId) {
    spend(g, 'populace', COST_OF('place-militia'));
    g.provinces.militia[province] = true;
    tell(g, 'militia-placed', { province });
    return again(f);
  },
  /** ToC 6.3.3.games, ToC event.ludi-saeculares The first games in a province each turn earn Legacy. */
  'hold-games'(g: ToC, f: ActionsFrame, province: ProvinceId) {
    spend(g, 'populace', COST_OF('hold-games'));
    tell(g, 'games-held', { seat: f.seat, province, removed: removeMobs(g, province, 1) });
    if (g.events.lasting === 'ludi-saeculares' && !g.games[province]) {
      g.games[province] = true;
      gainLegacy(g, f.seat, 1, 'games');
    }
    return again(f);
  },
  'build-improvement'(_: ToC, f: ActionsFrame, province: ProvinceId) {
    f.stepped = [];
    return call(beginBuild(f.seat, province), 'choose');
  },
} as const;

export interface BuildFrame extends Frame {
  proc: 'build-improvement';
  step: 'what';
  seat: Colour;
  province: ProvinceId;
}
const beginBuild = (seat: Colour, province: ProvinceId): BuildFrame => ({
  proc: 'build-improvement',
  step: 'what',
  seat,
  province,
});
const ask = asking<ToC, BuildFrame>();
export const buildImprovement: Procedure<ToC, BuildFrame> = {
  name: 'build-improvement',
  rule: 'ToC 6.3.3.build',
  steps: {
    what: ask({
      rule: 'ToC 6.3.3.build',
      prompt: 'build',
      seats: (_, f) => [f.seat],
      offer: (g, f) => [pick('build', buildable(g, f.province))],
      facts: (g, f) => ({ province: f.province, cost: buildCost(g) }),
      why: (g, f, _, { arg }) => (isImprovement(arg) ? whyNotBuildThis(g, f.province, arg) : undefined),
      take: {
        build(g, f, improvement) {
          const cost = buildCost(g);
          spend(g, 'populace', cost);
          g.provinces[improvement][f.province] = true;
          tell(g, 'improvement-built', { seat: f.seat, province: f.province, improvement, cost });
          return done();
        },
      },
    }),
  },
};
