import { asking, button, done, type Frame, go, type Procedure } from '@hegemon/kernel';
import { otherStance, STANCES, type Stance } from '../../battle.js';
import { tell } from '../../events.js';
import { battleOf, isDecided, isForbidden, playerIn, seatIn, sideIn, unitsIn } from '../../rules/battle/parties.js';
import type { MU } from '../../state.js';

interface ParleyFrame extends Frame<'begin' | 'speak' | 'answer' | 'next'> {
  proc: 'battle-parley';
  stances: Stance[];
  /** Whose surrender has been proposed. */
  surrendering?: Stance;
}
export const beginParley = (): ParleyFrame => ({ proc: 'battle-parley', step: 'begin', stances: [...STANCES] });
const ask = asking<MU, ParleyFrame>();

const propose = (g: MU, f: ParleyFrame, isDemand: boolean): void => {
  const [stance] = f.stances;
  sideIn(g, stance).hasParleyed = true;
  f.surrendering = isDemand ? otherStance(stance) : stance;
  const [by, to] = [playerIn(g, stance)!, playerIn(g, otherStance(stance))!];
  tell(g, 'surrender-proposed', { by, to, isDemand });
};
const facts = (g: MU) => ({
  at: battleOf(g).at,
  round: battleOf(g).round,
  attackers: unitsIn(g, 'attacker'),
  defenders: unitsIn(g, 'defender'),
});

/** @rule MU 5-surrender @rule MU 5-battle-next Hands back who has surrendered, if anybody has. */
export const parley: Procedure<MU, ParleyFrame> = {
  name: 'battle-parley',
  rule: 'MU 5-surrender',
  steps: {
    /** Barbarians never do; and what was agreed on meanwhile may have ended the battle. */
    begin(g, f) {
      const isBetweenPlayers = STANCES.every(stance => playerIn(g, stance) !== undefined);
      if (!isBetweenPlayers || f.stances.length === 0 || isDecided(g) || isForbidden(g)) return done();
      if (sideIn(g, f.stances[0]).hasParleyed) return go('next');
    },
    speak: ask({
      rule: 'MU 5-battle-next',
      prompt: 'parley',
      // What was agreed on just before the question may have ended the battle.
      seats: (g, f) => (isForbidden(g) ? [] : seatIn(g, f.stances[0])),
      offer: () => [button('fight-on'), button('offer-surrender'), button('demand-surrender')],
      facts,
      take: {
        'fight-on': () => go('next'),
        'offer-surrender': (g, f) => propose(g, f, false),
        'demand-surrender': (g, f) => propose(g, f, true),
      },
    }),
    answer: ask({
      rule: 'MU 5-surrender',
      prompt: 'answer-surrender',
      seats: (g, f) => (f.surrendering ? seatIn(g, otherStance(f.stances[0])) : []),
      offer: () => [button('accept-surrender'), button('refuse-surrender')],
      facts: (g, f) => ({ ...facts(g), isDemand: f.surrendering !== f.stances[0] }),
      take: {
        'accept-surrender': (_, f) => done(f.surrendering),
        'refuse-surrender'(g, f) {
          tell(g, 'surrender-refused', { by: playerIn(g, otherStance(f.stances[0]))! });
        },
      },
    }),
    next(_, f) {
      f.stances.shift();
      delete f.surrendering;
      return go('begin');
    },
  },
};
