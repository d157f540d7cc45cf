import { roll, subset } from '@hegemon/kernel';
import { figureOf } from '../catalog.js';
import { tell } from '../events.js';
import type { Player } from '../ids.js';
import { typeOf } from '../rules/armies.js';
import { fightersIn } from '../rules/battle/roster.js';
import { ofThree } from '../rules/dice.js';
import type { MU } from '../state.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';
import { ownSide, stanceOf } from './in-battle.js';

/** Never more archers' abilities than units; who serves an engine or is kept from fighting has none. */
const roomForArchers = (g: MU, seat: Player): number => {
  const stance = stanceOf(g, seat);
  const own = ownSide(g, seat);
  if (!stance || !own) return 0;
  const men = fightersIn(g, stance);
  return men.length - men.filter(({ as }) => typeOf(as) === 'archer').length - own.now.extraArchers;
};
const diceOf = (g: MU, seat: Player): readonly string[] =>
  (ownSide(g, seat)?.now.archery ?? []).map((_, i) => `die-${i + 1}`);

export const crossbowman: CardAbilities = {
  /** @rule MU card.7 So many more shots, by whomever; blocked as those of archers are. */
  'realm-07': {
    rule: 'MU card.7',
    isUsable: (g, use) => roomForArchers(g, use.seat) > 0,
    roll: { what: 'd3', sides: [6] },
    carryOut(g, use) {
      const own = ownSide(g, use.seat);
      if (own) own.now.extraArchers += Math.min(ofThree(use.dice![0]), roomForArchers(g, use.seat));
    },
  },
  /** @rule MU card.8 One off all dice for every two that shot. */
  'realm-08': {
    rule: 'MU card.8',
    isUsable: (g, use) => diceOf(g, use.seat).length > 1,
    carryOut(g, use) {
      const own = ownSide(g, use.seat);
      if (!own) return;
      const [per, most] = [figureOf('realm-08', 'perArchers'), -figureOf('realm-08', 'max')];
      own.now.archeryBonus += Math.min(most, Math.floor(own.now.archery.length / per));
    },
  },
  /** @rule MU card.9 Thrown once more, all together; the second throw counts. */
  'realm-09': {
    rule: 'MU card.9',
    isUsable: (g, use) => diceOf(g, use.seat).length > 0,
    names: [{ prompt: 'name-dice', offer: (g, use) => [subset('name-some', diceOf(g, use.seat), 1)] }],
    carryOut(g, use) {
      const own = ownSide(g, use.seat);
      if (!own) return;
      for (const die of namedAs<readonly string[]>(use))
        own.now.archery[Number(die.slice('die-'.length)) - 1] = roll(g, 8, 'archers');
      tell(g, 'rolled', { player: use.seat, for: 'archers', dice: [...own.now.archery] });
    },
  },
};
