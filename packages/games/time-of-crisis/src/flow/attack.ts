import { amount, asking, call, done, type Frame, type Procedure, pick } from '@hegemon/kernel';
import { COST_OF } from '../catalog.js';
import { spendEvent } from '../deeds/cards.js';
import { spend } from '../deeds/points.js';
import type { ArmyId, Colour, RomanArmyId } from '../ids.js';
import { regionOf } from '../rules/armies.js';
import { countUnused } from '../rules/card-events.js';
import { targetsOf } from '../rules/military.js';
import { no } from '../rules/obstacles.js';
import type { ToC } from '../state.js';
import { beginBattle } from './battle.js';

export interface InitiateBattleFrame extends Frame {
  proc: 'initiate-battle';
  step: 'target' | 'flank' | 'fight' | 'close';
  seat: Colour;
  army: RomanArmyId;
  target?: ArmyId;
  flanking: number;
}
export const beginAttack = (seat: Colour, army: RomanArmyId): InitiateBattleFrame => ({
  proc: 'initiate-battle',
  step: 'target',
  seat,
  army,
  flanking: 0,
});
const askBattle = asking<ToC, InitiateBattleFrame>();
/** ToC 8.1.declare The enemy army, and how many Flanking Maneuvers, before any die falls. */
export const initiateBattleFlow: Procedure<ToC, InitiateBattleFrame> = {
  name: 'initiate-battle',
  rule: 'ToC 6.3.1.battle',
  steps: {
    target: askBattle({
      rule: 'ToC 6.3.1.battle',
      prompt: 'attack',
      seats: (_, f) => [f.seat],
      offer: (g, f) => [pick('attack', targetsOf(g, f.seat, f.army))],
      facts: (g, f) => ({ army: f.army, region: regionOf(g, f.army)! }),
      why: (_g, _f, _seat, { kind, arg }) =>
        kind === 'attack' ? no('ToC 6.3.1.battle', 'no-army-there', { army: String(arg) }) : undefined,
      take: {
        attack(_, f, target) {
          f.target = target;
        },
      },
    }),
    flank: askBattle({
      rule: 'ToC 8.1.declare',
      prompt: 'declare-flanking',
      seats: (g, f) => (countUnused(g, 'flanking-maneuver') > 0 ? [f.seat] : []),
      offer: g => [amount('declare-flanking', 0, countUnused(g, 'flanking-maneuver'))],
      facts: (_, f) => ({ army: f.army, foe: f.target! }),
      take: {
        'declare-flanking'(_, f, count) {
          f.flanking = count;
        },
      },
    }),
    fight(g, f) {
      spend(g, 'military', COST_OF('initiate-battle'));
      for (let i = 0; i < f.flanking; i++) spendEvent(g, f.seat, 'flanking-maneuver');
      return call(beginBattle(g, f.army, f.target!, regionOf(g, f.army)!, f.flanking));
    },
    close: () => done(),
  },
};
