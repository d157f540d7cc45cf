import { asking, done, type Frame, type Procedure, roll, subset } from '@hegemon/kernel';
import { otherStance, type Stance } from '../../battle.js';
import { sacrifice } from '../../deeds/battle.js';
import { tell } from '../../events.js';
import type { Dice } from '../../fighting.js';
import { barbarianSacrifice, countWithAdopted } from '../../rules/abilities.js';
import { battleOf, boutOf, playerIn, seatIn, sideIn, unitsIn } from '../../rules/battle/parties.js';
import { lineIn, rankOf } from '../../rules/battle/rank.js';
import { effortOf, sacrificesIn } from '../../rules/battle/values.js';
import { attackValue, lossValue, SIDES } from '../../rules/dice.js';
import type { Token } from '../../rules/tokens.js';
import type { MU } from '../../state.js';

interface AttackRollFrame extends Frame<'begin' | 'sacrifice' | 'roll' | 'reroll'> {
  proc: 'attack-roll';
  stance: Stance;
}
export const beginAttackRoll = (stance: Stance): AttackRollFrame => ({ proc: 'attack-roll', step: 'begin', stance });
const ask = asking<MU, AttackRollFrame>();

const DICE = ['d4', 'd6', 'd8'] as const;
const show = (g: MU, stance: Stance, dice: Dice, isReroll: boolean): void => {
  boutOf(g, stance).dice = dice;
  tell(g, 'attack-rolled', { side: sideIn(g, stance).side, dice, isReroll });
};

/** @rule MU E-dice The dice of the circle of war, as they lie. @rule MU E-combat-li */
const barbarianRoll = (g: MU, stance: Stance): void => {
  const { of, max } = sacrificesIn(g, stance);
  const light = countWithAdopted(rankOf(g, stance), 'light-infantry');
  const wanted = barbarianSacrifice(light, unitsIn(g, stance), unitsIn(g, otherStance(stance)), max === 0);
  sacrifice(g, stance, of.slice(0, Math.min(wanted, max)));
  if (!g.horde) throw new Error('no dice lie in the circle of war');
  show(g, stance, [...g.horde.dice], false);
};

/** @rule MU 5-battle-5 @rule MU 5-battle-6 Light infantry thrown in, the dice, and some of them once more. */
export const attackRoll: Procedure<MU, AttackRollFrame> = {
  name: 'attack-roll',
  rule: 'MU 5-battle-5',
  steps: {
    /** MU 5-battle-nomelee Who has only crews left does not roll. */
    begin(g, { stance }) {
      if (lineIn(g, stance) === 0) return done();
      if (playerIn(g, stance) !== undefined) return;
      barbarianRoll(g, stance);
      return done();
    },
    sacrifice: ask({
      rule: 'MU 5-units-li',
      prompt: 'sacrifice',
      seats: (g, { stance }) => (sacrificesIn(g, stance).max > 0 ? seatIn(g, stance) : []),
      offer(g, { stance }) {
        const { of, max } = sacrificesIn(g, stance);
        return [subset('sacrifice', of, 0, max)];
      },
      facts: g => ({ at: battleOf(g).at }),
      take: {
        sacrifice: (g, { stance }, tokens) => sacrifice(g, stance, tokens as readonly Token[]),
      },
    }),
    roll(g, { stance }) {
      const [four, six, eight] = SIDES.map(sides => roll(g, sides, 'attack'));
      show(g, stance, [four, six, eight], false);
    },
    /** The set is chosen at once; the second result stands. */
    reroll: ask({
      rule: 'MU 5-battle-5',
      prompt: 'reroll',
      seats: (g, { stance }) => seatIn(g, stance),
      offer: () => [subset('reroll', DICE)],
      facts(g, { stance }) {
        const { dice } = effortOf(g, stance);
        return { at: battleOf(g).at, dice: [...dice], attack: attackValue(dice), loss: lossValue(dice) };
      },
      take: {
        reroll(g, { stance }, chosen) {
          if (chosen.length === 0) return;
          const before = effortOf(g, stance).dice;
          const [four, six, eight] = DICE.map((die, i) =>
            chosen.includes(die) ? roll(g, SIDES[i], 'attack') : before[i],
          );
          show(g, stance, [four, six, eight], true);
        },
      },
    }),
  },
};
