import { asking, button, done, type Frame, type Procedure, pick } from '@hegemon/kernel';
import { COST_OF } from '../catalog.js';
import { createArmy, moveArmy } from '../deeds/armies.js';
import { spend } from '../deeds/points.js';
import { type Colour, type GeneralId, isRegion, type ProvinceId } from '../ids.js';
import { isCapitalFree } from '../rules/armies.js';
import { destinations, whyNotMoveTo } from '../rules/military.js';
import type { ToC } from '../state.js';

/** @rule ToC 6.3.1.move One point for each region entered. */
const MOVE_COST = 1;

export interface CreateArmyFrame extends Frame {
  proc: 'create-army';
  step: 'where';
  seat: Colour;
  province: ProvinceId;
}
export const beginCreateArmy = (seat: Colour, province: ProvinceId): CreateArmyFrame => ({
  proc: 'create-army',
  step: 'where',
  seat,
  province,
});
const askCreate = asking<ToC, CreateArmyFrame>();
const create = (g: ToC, f: CreateArmyFrame, inCapital: boolean) => {
  spend(g, 'military', COST_OF('create-army'));
  createArmy(g, f.seat, f.province, inCapital);
  return done();
};
/** Into the capital if no other army is there, or, if the player likes, into the open. */
export const createArmyFlow: Procedure<ToC, CreateArmyFrame> = {
  name: 'create-army',
  rule: 'ToC 6.3.1.create-army',
  steps: {
    where: askCreate({
      rule: 'ToC 6.3.1.create-army',
      prompt: 'create-army-where',
      seats: (_, f) => [f.seat],
      offer: (g, f) =>
        isCapitalFree(g, f.seat, f.province) ? [button('into-capital'), button('into-open')] : [button('into-open')],
      facts: (_, f) => ({ province: f.province }),
      take: {
        'into-capital': (g, f) => create(g, f, true),
        'into-open': (g, f) => create(g, f, false),
      },
    }),
  },
};

export interface MoveArmyFrame extends Frame {
  proc: 'move-army';
  step: 'where';
  seat: Colour;
  army: GeneralId;
}
export const beginMoveArmy = (seat: Colour, army: GeneralId): MoveArmyFrame => ({
  proc: 'move-army',
  step: 'where',
  seat,
  army,
});
const askMove = asking<ToC, MoveArmyFrame>();
export const moveArmyFlow: Procedure<ToC, MoveArmyFrame> = {
  name: 'move-army',
  rule: 'ToC 6.3.1.move',
  steps: {
    where: askMove({
      rule: 'ToC 6.3.1.move',
      prompt: 'move-to',
      seats: (_, f) => [f.seat],
      offer: (g, f) => [pick('move-to', destinations(g, f.seat, f.army))],
      facts: (g, f) => ({ army: f.army, region: g.armies.at[f.army]! }),
      why: (g, f, _, { kind, arg }) =>
        kind === 'move-to' && typeof arg === 'string' && isRegion(arg)
          ? whyNotMoveTo(g, f.seat, f.army, arg)
          : undefined,
      take: {
        'move-to'(g, f, region) {
          spend(g, 'military', MOVE_COST);
          moveArmy(g, f.army, region);
          return done();
        },
      },
    }),
  },
};
