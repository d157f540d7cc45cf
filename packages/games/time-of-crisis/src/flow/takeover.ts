import { asking, button, done, type Frame, type Procedure } from '@hegemon/kernel';
import { OWNER_OF } from '../catalog.js';
import { installGovernor, installNeutral, vacate } from '../deeds/governors.js';
import { weakenEmperor } from '../deeds/support.js';
import { type Colour, type GeneralId, isProvince, type ProvinceId } from '../ids.js';
import { generalsOnMap, governs } from '../rules/armies.js';
import type { ToC } from '../state.js';

/** @rule ToC 12.2 An army of the seat stands in the capital of another's pretender province. */
export const mustTakeOver = (g: ToC, seat: Colour, army: GeneralId): boolean => {
  const region = g.armies.at[army];
  if (region === undefined || !isProvince(region) || !g.armies.inCapital[army] || OWNER_OF[army] !== seat) return false;
  return g.provinces.pretender[region] !== undefined && !governs(g, seat, region);
};
export const nextTakeover = (g: ToC, seat: Colour): GeneralId | undefined =>
  generalsOnMap(g, seat).find(army => mustTakeOver(g, seat, army));

export interface TakeoverFrame extends Frame {
  proc: 'takeover';
  step: 'oust' | 'install';
  seat: Colour;
  province: ProvinceId;
}
export const beginTakeover = (g: ToC, army: GeneralId): TakeoverFrame => ({
  proc: 'takeover',
  step: 'oust',
  seat: OWNER_OF[army],
  province: g.armies.at[army] as ProvinceId,
});

const ask = asking<ToC, TakeoverFrame>();

/** Taking a pretender's capital: no Place Governor action, so the province may still be the target of one. */
export const takeover: Procedure<ToC, TakeoverFrame> = {
  name: 'takeover',
  rule: 'ToC 12.2',
  steps: {
    /** ToC 12.2.breakaway, ToC 12.2.seat The marker goes, the governor goes; with a Seat of Power the whole empire. */
    oust(g, f) {
      const ruler = g.provinces.governor[f.province] as Colour;
      vacate(g, f.province, 'takeover');
      installNeutral(g, f.province, 'takeover');
      weakenEmperor(g, ruler);
    },
    install: ask({
      rule: 'ToC 12.2.breakaway',
      prompt: 'install-governor',
      seats: (_, f) => [f.seat],
      offer: (g, f) =>
        g.governors.available[f.seat] > 0
          ? [button('install-governor'), button('leave-neutral')]
          : [button('leave-neutral')],
      facts: (_, f) => ({ province: f.province }),
      take: {
        'install-governor'(g, f) {
          installGovernor(g, f.seat, f.province, 1);
          return done();
        },
        'leave-neutral': () => done(),
      },
    }),
  },
};
