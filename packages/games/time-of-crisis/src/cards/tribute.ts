import { asking, done, type Frame, type Procedure, pick } from '@hegemon/kernel';
import { makeInactive } from '../deeds/barbarians.js';
import { spendEvent } from '../deeds/cards.js';
import { tell } from '../events.js';
import type { Colour, ProvinceId } from '../ids.js';
import { tributeTribes } from '../rules/card-events.js';
import type { ToC } from '../state.js';

export interface TributeFrame extends Frame {
  proc: 'tribute';
  step: 'whom';
  seat: Colour;
  province: ProvinceId;
}
export const beginTribute = (seat: Colour, province: ProvinceId): TributeFrame => ({
  proc: 'tribute',
  step: 'whom',
  seat,
  province,
});
const ask = asking<ToC, TributeFrame>();
/** One tribe in one province, whoever governs it. */
export const tribute: Procedure<ToC, TributeFrame> = {
  name: 'tribute',
  rule: 'ToC card.tribute',
  steps: {
    whom: ask({
      rule: 'ToC card.tribute',
      prompt: 'pay-tribute-to',
      seats: (_, f) => [f.seat],
      offer: (g, f) => [pick('pay-tribute-to', tributeTribes(g, f.province))],
      facts: (_, f) => ({ province: f.province }),
      take: {
        'pay-tribute-to'(g, f, tribe) {
          spendEvent(g, f.seat, 'tribute');
          tell(g, 'tribute-paid', { province: f.province, tribe, count: makeInactive(g, tribe, f.province) });
          return done();
        },
      },
    }),
  },
};
