import { asking, button, call, done, type Frame, go, type Next, type Procedure, pick } from '@hegemon/kernel';
import type { Stance } from '../../battle.js';
import { retreat } from '../../deeds/retreat.js';
import { beginDamage } from '../../frames/battle.js';
import { beginHostility } from '../../frames/diplomacy.js';
import type { AreaId } from '../../ids.js';
import { battleOf, boutOf, isDecided, playerIn, seatIn, sideIn, whereIn } from '../../rules/battle/parties.js';
import { retreatCost, retreatsNow } from '../../rules/battle/retreat.js';
import { lossIn } from '../../rules/battle/values.js';
import { invadedBy } from '../../rules/movement/halt.js';
import type { MU } from '../../state.js';

type Step = 'begin' | 'retreat' | 'confirm' | 'attacker' | 'defender' | 'close';
interface LossesFrame extends Frame<Step> {
  proc: 'battle-losses';
  to?: AreaId;
  /** Thought better of. */
  refused: AreaId[];
}
export const beginLosses = (): LossesFrame => ({ proc: 'battle-losses', step: 'begin', refused: [] });
const ask = asking<MU, LossesFrame>();

const ways = (g: MU, f: LossesFrame): readonly AreaId[] => retreatsNow(g).filter(to => !f.refused.includes(to));
const isLeaving = (g: MU): boolean => boutOf(g, 'attacker').isRetreating === true && !isDecided(g);
const lossesOf =
  (stance: Stance) =>
  (g: MU): Next<Step> =>
    call(
      beginDamage({
        at: whereIn(g, stance),
        side: sideIn(g, stance).side,
        source: 'loss',
        points: lossIn(g, stance),
      }),
    );

/** @rule MU 5-battle-10 @rule MU 5-battle-simultaneous What the battle costs each side, after whoever wanted to has left it. */
export const losses: Procedure<MU, LossesFrame> = {
  name: 'battle-losses',
  rule: 'MU 5-battle-10',
  steps: {
    begin: () => undefined,
    /** MU 5-retreat-step Whoever does not go fights on. */
    retreat: ask({
      rule: 'MU 5-retreat-step',
      prompt: 'retreat-to',
      seats: (g, f) => (isLeaving(g) && ways(g, f).length > 0 ? seatIn(g, 'attacker') : []),
      offer: (g, f) => [pick('retreat-to', ways(g, f)), button('stay')],
      facts: (g, f) => ({
        at: battleOf(g).at,
        costs: Object.fromEntries(ways(g, f).map(to => [to, retreatCost(g, playerIn(g, 'attacker')!, to)])),
      }),
      take: {
        'retreat-to'(g, f, to) {
          const player = playerIn(g, 'attacker')!;
          const host = invadedBy(g, player, to);
          f.to = to;
          f.returned = true;
          if (host) return call(beginHostility({ by: player, against: [host], what: 'invasion' }), 'confirm');
        },
        stay: () => go('attacker'),
      },
    }),
    confirm(g, f) {
      if (f.to === undefined) return;
      if (f.returned === true) return retreat(g, playerIn(g, 'attacker')!, f.to);
      f.refused.push(f.to);
      delete f.to;
      return go('retreat');
    },
    attacker: lossesOf('attacker'),
    defender: lossesOf('defender'),
    close: () => done(),
  },
};
