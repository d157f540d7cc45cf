import { asking, button, done, type Frame, type Procedure, pick } from '@hegemon/kernel';
import { isGeneral } from '../catalog.js';
import { sendHome, takeMarker } from '../deeds/barbarians.js';
import { spendEvent } from '../deeds/cards.js';
import { tell } from '../events.js';
import { type Colour, isTribe, type RegionId, type RomanArmyId, type TribeId } from '../ids.js';
import { countActive, countInactive } from '../rules/barbarians.js';
import { recruitableTribes, recruitingGrounds, wouldJoin } from '../rules/card-events.js';
import type { ToC } from '../state.js';

export interface FoederatiFrame extends Frame {
  proc: 'foederati';
  step: 'where' | 'whom' | 'which' | 'recruit';
  seat: Colour;
  army: RomanArmyId;
  region?: RegionId;
  tribe?: TribeId;
  side?: 'active' | 'inactive';
}
export const beginFoederati = (seat: Colour, army: RomanArmyId): FoederatiFrame => ({
  proc: 'foederati',
  step: 'where',
  seat,
  army,
});
const ask = asking<ToC, FoederatiFrame>();
/** One barbarian joins the army, or goes home if the army has too few legions for it. */
export const foederati: Procedure<ToC, FoederatiFrame> = {
  name: 'foederati',
  rule: 'ToC card.foederati',
  steps: {
    where: ask({
      rule: 'ToC card.foederati',
      prompt: 'recruit-from',
      seats: (_, f) => [f.seat],
      offer: (g, f) => [pick('recruit-from', recruitingGrounds(g, f.army))],
      facts: (_, f) => ({ army: f.army }),
      take: {
        'recruit-from'(_, f, region) {
          f.region = region;
        },
      },
    }),
    whom: ask({
      rule: 'ToC card.foederati',
      prompt: 'recruit-tribe',
      seats: (_, f) => [f.seat],
      offer: (g, f) => [pick('recruit-tribe', recruitableTribes(g, f.region!))],
      facts: (_, f) => ({ army: f.army, region: f.region! }),
      take: {
        'recruit-tribe'(_, f, tribe) {
          f.tribe = tribe;
        },
      },
    }),
    which: ask({
      rule: 'ToC card.foederati',
      prompt: 'recruit-side',
      seats: (_, f) => [f.seat],
      offer: (g, f) => [
        ...(countActive(g, f.tribe!, f.region!) > 0 ? [button('take-active')] : []),
        ...(!g.options['strict-foederati'] && countInactive(g, f.tribe!, f.region!) > 0
          ? [button('take-inactive')]
          : []),
      ],
      facts: (_, f) => ({ army: f.army, region: f.region!, tribe: f.tribe! }),
      take: {
        'take-active'(_, f) {
          f.side = 'active';
        },
        'take-inactive'(_, f) {
          f.side = 'inactive';
        },
      },
    }),
    recruit(g, f) {
      const { army, region, tribe, side } = f;
      if (!region || !tribe || !side || !isTribe(tribe)) throw new Error('no marker was chosen');
      spendEvent(g, f.seat, 'foederati');
      takeMarker(g, tribe, region, side);
      if (isGeneral(army) && wouldJoin(g, army)) {
        g.armies.foederati[army] = [...(g.armies.foederati[army] ?? []), tribe].sort();
        tell(g, 'foederati-joined', { army, tribe, region, side });
      } else {
        sendHome(g, tribe);
        tell(g, 'barbarian-sent-home', { tribe, region, side });
      }
      return done();
    },
  },
};
