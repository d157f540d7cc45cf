import type { Facts } from '@hegemon/kernel';
import { expect } from 'vitest';
import type { CardId, Colour, ProvinceId } from '../../src/ids.js';
import type { Stage } from '../vectors/stage.js';
import { closeTurn, crisisWas, type Player, paid, playing, supportOf } from './player.js';

/** The first turns of Blue, Yellow and Red are alike: a governor, a neutral province, one step of support. */
interface FirstTurn {
  readonly seat: Colour;
  readonly crisis: { sum: number; entry: string; invasion: Facts };
  readonly target: ProvinceId;
  readonly dice: readonly number[];
  /** Where support rises to 2. */
  readonly raised: ProvinceId;
  readonly italia: number;
  readonly bought: CardId;
  readonly nextDice: readonly number[];
}
export const firstTurn = (stage: Stage, last: Player, t: FirstTurn): Player => {
  crisisWas(last, t.seat, t.crisis);
  const p = playing(stage, t.seat);
  p('play-card', 'senate-1');
  p('recruit-governor', 'governor-1');
  expect(p.heard('governor-recruited')).toEqual([{ seat: t.seat, governor: 'governor-1', cost: 1 }]);
  p('play-card', 'senate-1');
  p('play-card', 'senate-1');
  stage.table.dice(...t.dice);
  p('place-governor', t.target);
  p('stake-senate', 2);
  expect(p.heard('senate-voted')).toMatchObject([{ required: 2, votes: 2, dice: t.dice, isPassed: true }]);
  expect(stage.table.state.provinces.governor[t.target]).toBe(t.seat);
  expect(supportOf(stage, t.target, 'italia')).toEqual([1, t.italia]);
  p('play-card', 'populace-1');
  p('play-card', 'populace-1');
  p('increase-support', t.raised);
  expect(stage.table.state.points.populace).toBe(0);
  expect(supportOf(stage, t.raised)).toEqual([2]);
  p('end-actions');
  expect(p.heard('support-changed')).toEqual([]);
  expect(p.heard('legacy-gained')).toEqual([{ seat: t.seat, legacy: 2, for: 'provinces' }]);
  expect(p.heard('politics-counted')).toEqual([{ seat: t.seat, politics: 3 }]);
  p('buy-card', t.bought);
  expect(paid(p)).toEqual([[t.bought, 2]]);
  expect(stage.table.asks(t.seat)?.facts).toMatchObject({ politics: 1 });
  expect(stage.table.state.discard[t.seat]).toContain(t.bought);
  // Four cards are left to take, the fifth is chosen among what was discarded.
  closeTurn(stage, p, t.seat, { [t.bought]: 1 }, t.nextDice);
  return p;
};
