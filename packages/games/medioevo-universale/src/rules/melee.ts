import type { Dice } from '../fighting.js';
import { attackValue, halved, lossValue, superiority } from './dice.js';

/** @rule MU 5-units-li What one sacrificed light infantry adds. @rule MU 5-units-cv What one cavalry adds. */
const PER_LIGHT = 4;
const PER_CAVALRY = 2;
/** @rule MU card.41 What it costs to take prisoners lightly. */
const LIGHTLY = 2;

/** What one side brings into steps 5 and 6; barbarians have no malus and no cards. */
export interface Effort {
  readonly dice: Dice;
  /** Turn order; 0 or less. */
  readonly malus: number;
  readonly sacrificed: number;
  /** @rule MU 5-naval-bonus */
  readonly naval: number;
  /** Cards and blood tokens. */
  readonly extra: number;
  /** Retreating, or taking prisoners without three times the numbers. */
  readonly isHalved: boolean;
  /** @rule MU card.41 Prisoners at a lesser price. */
  readonly isLessened?: boolean;
  /** A side that has only crews left does not roll. */
  readonly hasRolled: boolean;
}

/** In this order: critical, malus, light infantry, naval bonus, cards and tokens; halving comes last. Never below 0. */
export const attackOf = (effort: Effort): number => {
  const { dice, malus, sacrificed, naval, extra, isHalved, isLessened, hasRolled } = effort;
  if (!hasRolled) return 0;
  const value = Math.max(0, attackValue(dice) + malus + sacrificed * PER_LIGHT + naval + extra);
  if (isLessened) return Math.max(0, value - LIGHTLY);
  return isHalved ? halved(value) : value;
};

/**
 * @rule MU 5-units-hi Each heavy infantry that is able lowers the own loss value. @rule MU 5-retreat-loss Whoever has only crews
 * left has no dice to lose by, but his way back costs him as much as anybody.
 */
export const lossOf = ({ dice, hasRolled }: Effort, ableHeavy: number, retreat = 0): number =>
  Math.max(0, (hasRolled ? lossValue(dice) : 0) + retreat - ableHeavy);

/** What a side has in the melee: its units that are no crews, after archery and sacrifices, and its able cavalry. */
export interface Line {
  readonly attack: number;
  readonly units: number;
  readonly ableCavalry: number;
}
export interface Verdict {
  /** Absent on a tie. */
  readonly winner?: 'attacker' | 'defender';
  /** @rule MU 5-battle-9 Damage of the step, without superiority. */
  readonly toAttacker: number;
  readonly toDefender: number;
  /** @rule MU 5-battle-superiority Each lowers the winner's own losses by one, or raises the damage by one. */
  readonly superiority: number;
}

/** @rule MU 5-battle-7 @rule MU 5-battle-8 @rule MU 5-battle-9 */
export const verdictOf = (attacker: Line, defender: Line): Verdict => {
  const difference = attacker.attack - defender.attack;
  // Cavalry also strikes on a tie, and is not held back by the cap.
  if (difference === 0) {
    const [toDefender, toAttacker] = [attacker.ableCavalry * PER_CAVALRY, defender.ableCavalry * PER_CAVALRY];
    return { toAttacker, toDefender, superiority: 0 };
  }
  const [winner, line] = difference > 0 ? (['attacker', attacker] as const) : (['defender', defender] as const);
  const damage = Math.min(Math.abs(difference), line.units) + line.ableCavalry * PER_CAVALRY;
  const shared = { winner, superiority: superiority(Math.abs(difference)) };
  return winner === 'attacker'
    ? { ...shared, toAttacker: 0, toDefender: damage }
    : { ...shared, toAttacker: damage, toDefender: 0 };
};
