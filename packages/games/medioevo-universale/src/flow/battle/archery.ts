import { call, done, type Frame, type Next, type Procedure } from '@hegemon/kernel';
import { otherStance, type Stance } from '../../battle.js';
import { closeRanks } from '../../deeds/battle.js';
import { takeRoll, throwDice } from '../../deeds/rolls.js';
import { tell } from '../../events.js';
import { beginDamage } from '../../frames/battle.js';
import { hitsAmong } from '../../rules/battle/engines.js';
import { battleOf, boutOf, isDecided, rollerFor, sideIn } from '../../rules/battle/parties.js';
import { arrowsOf } from '../../rules/battle/rank.js';
import { SIDES } from '../../rules/dice.js';
import { orderFrom, parties } from '../../rules/seating.js';
import type { MU } from '../../state.js';
import { openWindow } from '../uses/window.js';
import { beginCaptains } from './captains.js';
import { sheltered } from './sheltered.js';

type Step =
  | 'begin'
  | 'captains'
  | 'roll'
  | 'window'
  | 'showAttacker'
  | 'keepAttacker'
  | 'showDefender'
  | 'keepDefender'
  | 'attacker'
  | 'defender'
  | 'close';
interface ArcheryFrame extends Frame<Step> {
  proc: 'battle-archery';
}
export const beginArchery = (): ArcheryFrame => ({ proc: 'battle-archery', step: 'begin' });
const DIE = SIDES[2];

/** @rule MU 5-units-ar One die for each; @rule MU E-dice for barbarians their opponent throws. */
const shoot = (g: MU, stance: Stance): void => {
  const arrows = arrowsOf(g, stance);
  if (arrows === 0) return;
  throwDice(g, rollerFor(g, stance), Array<number>(arrows).fill(DIE), 'archers');
  boutOf(g, stance).archery = [...takeRoll(g)];
};
/** @rule MU window.die-rolled The dice lie there once more, as they are by now. */
const show =
  (stance: Stance) =>
  (g: MU, f: ArcheryFrame): Next<Step> => {
    const { archery } = boutOf(g, stance);
    if (archery.length === 0) return;
    const by = rollerFor(g, stance);
    g.roll = { by, what: 'archers', sides: archery.map(() => DIE), dice: [...archery] };
    return openWindow(g, f, 'die-rolled', orderFrom(g, by));
  };
const keep = (stance: Stance) => (g: MU) => {
  if (boutOf(g, stance).archery.length > 0) boutOf(g, stance).archery = [...takeRoll(g)];
};
/** @rule MU tech.strategy Sure hits count as those of archers. */
const hitsOf = (g: MU, stance: Stance): number => {
  const { archery, archeryBonus, sureHits } = boutOf(g, stance);
  return hitsAmong(archery, archeryBonus) + sureHits;
};
const damageTo =
  (stance: Stance) =>
  (g: MU): Next<Step> => {
    const foe = otherStance(stance);
    const hits = hitsOf(g, foe);
    if (boutOf(g, foe).archery.length > 0 || hits > 0)
      tell(g, 'archers-shot', { side: sideIn(g, foe).side, dice: boutOf(g, foe).archery, hits });
    const points = sheltered(g, stance, 'archers', hits);
    return call(beginDamage({ at: battleOf(g).at, side: sideIn(g, stance).side, source: 'archers', points }));
  };

/** @rule MU 5-battle-2 @rule MU 5-battle-3 Who may shoot, the dice, and the damage at once. */
export const archery: Procedure<MU, ArcheryFrame> = {
  name: 'battle-archery',
  rule: 'MU 5-battle-3',
  steps: {
    /** @rule MU window.ranged */
    begin: (g, f) => openWindow(g, f, 'ranged', parties(g)),
    captains(g) {
      closeRanks(g);
      return isDecided(g) ? done() : call(beginCaptains(['archer']));
    },
    roll(g) {
      shoot(g, 'attacker');
      shoot(g, 'defender');
    },
    /** @rule MU window.archery-rolled */
    window: (g, f) => openWindow(g, f, 'archery-rolled', parties(g)),
    showAttacker: show('attacker'),
    keepAttacker: keep('attacker'),
    showDefender: show('defender'),
    keepDefender: keep('defender'),
    attacker: damageTo('attacker'),
    defender: damageTo('defender'),
    close: () => done(),
  },
};
