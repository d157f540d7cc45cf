import { asking, button, done, type Frame, go, type Procedure } from '@hegemon/kernel';
import { changeSupport } from '../deeds/support.js';
import { tell } from '../events.js';
import {
  type Colour,
  isLeader,
  isProvince,
  isRival,
  type LeaderId,
  type RegionId,
  type RivalId,
  type Suit,
} from '../ids.js';
import { whyNotRaise } from '../rules/populace.js';
import type { ToC } from '../state.js';

export interface RewardFrame extends Frame {
  proc: 'reward';
  step: 'forLeader' | 'forRival' | 'another';
  seat: Colour;
  region: RegionId;
  figures: (LeaderId | RivalId)[];
}
export const beginReward = (seat: Colour, region: RegionId, figures: (LeaderId | RivalId)[]): RewardFrame => ({
  proc: 'reward',
  step: 'forLeader',
  seat,
  region,
  figures,
});

const ask = asking<ToC, RewardFrame>();

/** @rule ToC 10.1.reward @rule ToC 10.2.reward The suit whose first card becomes cheaper. */
const suitOfReward = (figure: LeaderId | RivalId): Suit => (isLeader(figure) ? 'military' : 'senate');

const nextReward = (g: ToC, f: RewardFrame, reward: 'support' | 'discount'): void => {
  const figure = f.figures.shift()!;
  tell(g, 'reward-taken', { seat: f.seat, reward });
  if (reward === 'support' && isProvince(f.region)) changeSupport(g, f.region, 1, 'reward');
  if (reward === 'discount') {
    const suit = suitOfReward(figure);
    g.discounts[suit] = (g.discounts[suit] ?? 0) + 1;
  }
};

/** A free step of support in the province, or the discount; without a province to raise only this, unasked. */
const chooseFor = (rule: string, isTheirs: (figure: LeaderId | RivalId) => boolean) =>
  ask({
    rule,
    prompt: 'reward',
    seats: (_, f) => (f.figures.length > 0 && isTheirs(f.figures[0]) ? [f.seat] : []),
    offer: (g, f) =>
      isProvince(f.region) && !whyNotRaise(g, f.seat, f.region)
        ? [button('take-support'), button('take-discount')]
        : [button('take-discount')],
    facts: (_, f) => ({ figure: f.figures[0], region: f.region }),
    take: {
      'take-support': (g, f) => nextReward(g, f, 'support'),
      'take-discount': (g, f) => nextReward(g, f, 'discount'),
    },
  });

/** For each historical figure that fell, one after the other. */
export const reward: Procedure<ToC, RewardFrame> = {
  name: 'reward',
  rule: 'ToC 10',
  steps: {
    forLeader: chooseFor('ToC 10.1.reward', isLeader),
    forRival: chooseFor('ToC 10.2.reward', isRival),
    another: (_, f) => (f.figures.length > 0 ? go('forLeader') : done()),
  },
};
