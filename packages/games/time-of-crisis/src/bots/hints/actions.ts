import type { Answer, Decision } from '@hegemon/kernel';
import { RECRUITING_COST, SUIT_OF, VALUE_OF } from '../../catalog.js';
import { type Colour, type GeneralId, NEUTRAL, type ProvinceId, type RomanArmyId, type Suit } from '../../ids.js';
import { countLegions, countProvinces } from '../../rules/armies.js';
import { hasActiveBarbarians } from '../../rules/barbarians.js';
import { raiseCost } from '../../rules/populace.js';
import { isThreatened, isThroneContested, mobsIn, supportOf } from '../../rules/support.js';
import type { ToC } from '../../state.js';
import { remaining } from '../terms.js';
import { homeOf, rateBattle, rateMove } from './military.js';
import { hopeOfVote } from './votes.js';

/** How promising an answer to a question looks. */
export type Rater = (g: ToC, seat: Colour, answer: Answer, decision: Decision) => number;

/** Points of a suit still in hand: whoever waits for them has more to choose from. */
const toCome = (g: ToC, seat: Colour, suit: Suit): number => {
  let sum = 0;
  for (const card of g.hand[seat]) if (SUIT_OF[card] === suit) sum += VALUE_OF[card];
  return sum;
};
const patience = (g: ToC, seat: Colour, suit: Suit): number => (toCome(g, seat, suit) > 0 ? 0.3 : 1);

/** @rule ToC 6.4 Will the governor fall at the check of this turn? */
const isFalling = (g: ToC, seat: Colour, province: ProvinceId): boolean => {
  const contested = province === 'italia' && isThroneContested(g, seat) ? 1 : 0;
  return supportOf(g, province) - contested - (isThreatened(g, seat, province) ? 1 : 0) <= mobsIn(g, province);
};

const rateVote = (g: ToC, seat: Colour, province: ProvinceId, points: number): number => {
  const hope = hopeOfVote(g, seat, province, points);
  const isTheirs = g.provinces.governor[province] !== NEUTRAL;
  const prize = province === 'italia' ? Math.min(2, 0.4 * countProvinces(g, seat)) : isTheirs ? 1.2 : 1;
  return 30 * prize * hope * hope;
};

const rateHostile = (g: ToC, seat: Colour, province: ProvinceId): number => {
  const ruler = g.provinces.governor[province];
  if (ruler === seat) return 0.01;
  if (!ruler || ruler === NEUTRAL) return 0.1;
  return 1 + g.legacy[ruler] / 20 + (supportOf(g, province) <= mobsIn(g, province) + 1 ? 3 : 0);
};

const hasWorkLeft = (g: ToC, seat: Colour): boolean => {
  const { military, senate, populace } = g.points;
  return g.hand[seat].length > 0 || military + senate + populace > 0;
};

const MILITARY: Readonly<Record<string, Rater>> = {
  'recruit-general': (_g, _seat, { arg }) => 2.5 / (1 + RECRUITING_COST[String(arg)]),
  'create-army': (g, seat, { arg }) => (isThreatened(g, seat, arg as ProvinceId) ? 8 : 3),
  'add-legion': (g, _seat, { arg }) => 6 / (1 + countLegions(g, arg as GeneralId)),
  'train-legion': () => 4,
  'move-army': (g, seat, { arg }) => rateMove(g, seat, arg as GeneralId),
  'enter-capital': (g, seat, { arg }) => {
    const home = homeOf(g, String(arg));
    return home && g.provinces.governor[home] === seat ? 6 : 4;
  },
  'leave-capital': () => 0.05,
  'initiate-battle': (g, seat, { arg }) => rateBattle(g, seat, arg as RomanArmyId),
  'disperse-mob': (g, seat, { arg }) => {
    const home = homeOf(g, String(arg));
    return home && isFalling(g, seat, home) ? 6 : 0.3;
  },
};
const SENATE: Readonly<Record<string, Rater>> = {
  'place-governor': (g, seat, { arg }) => rateVote(g, seat, arg as ProvinceId, g.points.senate),
  'recruit-governor': (g, seat, { arg }) =>
    (g.governors.available[seat] === 0 ? 14 : 4) / (1 + RECRUITING_COST[String(arg)]),
  'recall-governor': () => 0.02,
};
const POPULACE: Readonly<Record<string, Rater>> = {
  'increase-support': (g, seat, { arg }) => {
    const province = arg as ProvinceId;
    return (isFalling(g, seat, province) ? 30 : 10) / raiseCost(g, province);
  },
  'place-militia': (g, seat, { arg }) => (isThreatened(g, seat, arg as ProvinceId) ? 4 : 2),
  'hold-games': (g, seat, { arg }) => (isFalling(g, seat, arg as ProvinceId) ? 12 : 4),
  'build-improvement': g => 8 * remaining(g),
};
const EVENTS: Readonly<Record<string, Rater>> = {
  'use-castra': () => 2,
  'use-tribute': (g, seat, { arg }) =>
    g.provinces.governor[arg as ProvinceId] === seat && hasActiveBarbarians(g, arg as ProvinceId) ? 12 : 0.1,
  'use-foederati': () => 3,
  'use-quaestor': (g, _seat, { arg }) => 2 + supportOf(g, arg as ProvinceId),
  'use-mob': (g, seat, { arg }) => rateHostile(g, seat, arg as ProvinceId),
  'use-pretender': () => 10,
  'use-praetorian-guard': (g, seat) => rateVote(g, seat, 'italia', g.points.senate + g.points.military),
};

/** @rule ToC 6.3 Cards first, since points show what can be done; then what they are best spent on. */
export const rateAction: Rater = (g, seat, answer, decision) => {
  const { kind } = answer;
  if (kind === 'play-card') return 20;
  if (kind === 'end-actions') return hasWorkLeft(g, seat) ? 0.3 : 5;
  const military = MILITARY[kind];
  if (military) return military(g, seat, answer, decision) * patience(g, seat, 'military');
  const senate = SENATE[kind];
  if (senate) return senate(g, seat, answer, decision) * patience(g, seat, 'senate');
  const populace = POPULACE[kind];
  if (populace) return populace(g, seat, answer, decision) * patience(g, seat, 'populace');
  return EVENTS[kind]?.(g, seat, answer, decision) ?? 1;
};
