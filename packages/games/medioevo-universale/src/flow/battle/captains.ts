import { asking, button, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import { otherStance, STANCES, type Stance } from '../../battle.js';
import { tell } from '../../events.js';
import type { Fighter, Order } from '../../fighting.js';
import { barbarianOrders } from '../../rules/abilities.js';
import { battleOf, boutOf, playerIn, seatIn, sideIn } from '../../rules/battle/parties.js';
import { commandsLeft, ordersIn, rankOf } from '../../rules/battle/rank.js';
import type { MU } from '../../state.js';

interface CaptainsFrame extends Frame<'begin' | 'ask'> {
  proc: 'battle-captains';
  /** What they may speak of in this step. */
  types: Fighter[];
  /** Who has the say; there is never more than one side. */
  stance?: Stance;
}
export const beginCaptains = (types: readonly Fighter[]): CaptainsFrame => ({
  proc: 'battle-captains',
  step: 'begin',
  types: [...types],
});
const ask = asking<MU, CaptainsFrame>();

const obey = (g: MU, stance: Stance, order: Order): void => {
  boutOf(g, stance).orders.push(order);
  boutOf(g, stance).commands = commandsLeft(g, stance);
  tell(g, 'captain-ordered', { side: sideIn(g, stance).side, order });
};

/** @rule MU 5-units-cp One order for each level, when the type is checked; what is not used is lost. */
export const captains: Procedure<MU, CaptainsFrame> = {
  name: 'battle-captains',
  rule: 'MU 5-units-cp',
  steps: {
    begin(g, f) {
      for (const stance of STANCES) boutOf(g, stance).commands = commandsLeft(g, stance);
      const stance = STANCES.find(each => commandsLeft(g, each) > 0);
      if (!stance) return done();
      f.stance = stance;
      if (playerIn(g, stance) !== undefined) return;
      // MU E-combat They shoot, or let somebody shoot; of the melee they know nothing.
      const [own, other] = [rankOf(g, stance), rankOf(g, otherStance(stance))];
      if (f.types.includes('archer'))
        for (const order of barbarianOrders(own, other, commandsLeft(g, stance))) obey(g, stance, order);
      return done();
    },
    ask: ask({
      rule: 'MU 5-units-cp',
      prompt: 'captain',
      seats: (g, f) => (f.stance && ordersIn(g, f.stance, f.types).length > 0 ? seatIn(g, f.stance) : []),
      offer: (g, f) => [pick('captain', f.stance ? ordersIn(g, f.stance, f.types) : []), button('enough')],
      facts: (g, f) => ({ at: battleOf(g).at, levels: f.stance ? commandsLeft(g, f.stance) : 0 }),
      take: {
        captain(g, f, order) {
          if (f.stance) obey(g, f.stance, order);
          return go('ask');
        },
        enough: () => done(),
      },
    }),
  },
};
