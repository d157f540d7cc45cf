import { asking, button, done, type Frame, go, type Procedure, pick, subset } from '@hegemon/kernel';
import { rearrangeRoute, startRoute } from '../../deeds/routes.js';
import type { RouteStartCall } from '../../frames/trade.js';
import type { Player, TerritoryId } from '../../ids.js';
import { kindOfRoute, plannedOf, stagesFrom } from '../../rules/routes.js';
import { kindOf } from '../../rules/trade/cargo.js';
import type { MU } from '../../state.js';

interface RouteStartFrame extends Frame<'begin' | 'stages'>, RouteStartCall {
  proc: 'route-start';
  target?: TerritoryId;
}
const ask = asking<MU, RouteStartFrame>();
const places = (g: MU, f: RouteStartFrame): readonly TerritoryId[] =>
  g.bargain ? stagesFrom(g, kindOf(g, f.vehicle), g.bargain.at) : [];

/** @rule MU 6-route-start First the target, then the stages on the way, in no order. */
export const routeStart: Procedure<MU, RouteStartFrame> = {
  name: 'route-start',
  rule: 'MU 6-route-start',
  steps: {
    begin: ask({
      rule: 'MU 6-route-start',
      prompt: 'route-target',
      seats: (_, f) => [f.seat],
      offer: (g, f) => [pick('route-target', places(g, f)), button('refrain')],
      facts: (_, f) => ({ vehicle: f.vehicle, stages: Number(f.length) }),
      take: {
        'route-target'(_, f, target) {
          f.target = target;
          return go('stages');
        },
        refrain: () => done(),
      },
    }),
    stages: ask({
      rule: 'MU 6-route-start',
      prompt: 'route-stages',
      seats: (_, f) => [f.seat],
      offer(g, f) {
        const count = Number(f.length) - 1;
        const between = places(g, f).filter(at => at !== f.target);
        return [subset('stages', between, count, count), button('refrain')];
      },
      facts: (_, f) => ({ vehicle: f.vehicle, target: f.target!, stages: Number(f.length) }),
      take: {
        stages(g, f, chosen) {
          const start = g.bargain!.at;
          startRoute(g, f.seat, { vehicle: f.vehicle, start, stages: [...chosen, f.target!] });
          return done();
        },
        refrain: () => done(),
      },
    }),
  },
};

interface RearrangingFrame extends Frame<'begin' | 'planned' | 'target'> {
  proc: 'rearranging';
  seat: Player;
  established?: TerritoryId[];
  planned?: TerritoryId[];
}
const askAnew = asking<MU, RearrangingFrame>();

/** Where a marker may lie that is not taken by those already laid. */
const free = (g: MU, f: RearrangingFrame): readonly TerritoryId[] => {
  const route = g.routes[f.seat];
  if (!route) return [];
  const taken = [...(f.established ?? []), ...(f.planned ?? [])];
  return stagesFrom(g, kindOfRoute(g, route), route.start).filter(at => !taken.includes(at));
};
const counts = (g: MU, f: RearrangingFrame) => {
  const route = g.routes[f.seat]!;
  return { established: route.established.length, planned: plannedOf(route).length };
};

/** @rule MU card.31 Those that are established, those that are not, and the target. */
export const rearranging: Procedure<MU, RearrangingFrame> = {
  name: 'rearranging',
  rule: 'MU card.31',
  steps: {
    begin: askAnew({
      rule: 'MU card.31',
      prompt: 'rearrange-established',
      seats: (g, f) => (counts(g, f).established > 0 ? [f.seat] : []),
      offer: (g, f) => [subset('stages', free(g, f), counts(g, f).established, counts(g, f).established)],
      facts: (g, f) => ({ now: [...g.routes[f.seat]!.established] }),
      take: {
        stages(_, f, chosen) {
          f.established = [...chosen];
        },
      },
    }),
    planned: askAnew({
      rule: 'MU card.31',
      prompt: 'rearrange-planned',
      seats: (g, f) => (counts(g, f).planned > 0 ? [f.seat] : []),
      offer: (g, f) => [subset('stages', free(g, f), counts(g, f).planned, counts(g, f).planned)],
      facts: (g, f) => ({ now: [...plannedOf(g.routes[f.seat]!)] }),
      take: {
        stages(_, f, chosen) {
          f.planned = [...chosen];
        },
      },
    }),
    target: askAnew({
      rule: 'MU card.31',
      prompt: 'rearrange-target',
      seats: (_, f) => [f.seat],
      offer: (g, f) => [pick('route-target', free(g, f))],
      facts: (g, f) => ({ now: g.routes[f.seat]!.stages.at(-1)! }),
      take: {
        'route-target'(g, f, target) {
          const { established = [], planned = [] } = f;
          rearrangeRoute(g, f.seat, { established, planned, target });
          return done();
        },
      },
    }),
  },
};
