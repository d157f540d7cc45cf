import {
  type Answer,
  amount,
  asking,
  button,
  call,
  done,
  type Frame,
  type Obstacle,
  type Procedure,
  pick,
  rollAll,
} from '@hegemon/kernel';
import { COST_OF, RECRUITING_COST } from '../catalog.js';
import { spendEvent } from '../deeds/cards.js';
import { installGovernor, installNeutral, vacate } from '../deeds/governors.js';
import { gainLegacy, loseLegacy } from '../deeds/legacy.js';
import { spend } from '../deeds/points.js';
import { strengthenEmperor, weakenEmperor } from '../deeds/support.js';
import { tell } from '../events.js';
import { type Colour, type GovernorId, isProvince, NEUTRAL, PROVINCES, type ProvinceId } from '../ids.js';
import { countProvinces, provincesOf } from '../rules/armies.js';
import { mayUse } from '../rules/card-events.js';
import { no } from '../rules/obstacles.js';
import { spareMilitary } from '../rules/points.js';
import {
  basilicaDice,
  voteOn,
  votesRequired,
  whyNotPlace,
  whyNotRecall,
  whyNotRecruitGovernor,
} from '../rules/senate.js';
import { supportOf } from '../rules/support.js';
import type { ToC } from '../state.js';
import { type ActionsFrame, again } from './action-frame.js';

/** @rule ToC 6.3.2 */
export const offerSenate = (g: ToC, seat: Colour) => {
  if (g.points.senate === 0) return [];
  return [
    pick(
      'recruit-governor',
      g.governors.unrecruited[seat].filter(id => !whyNotRecruitGovernor(g, seat, id)),
    ),
    pick(
      'place-governor',
      PROVINCES.filter(id => !whyNotPlace(g, seat, id)),
    ),
    pick(
      'recall-governor',
      provincesOf(g, seat).filter(id => !whyNotRecall(g, seat, id)),
    ),
  ];
};
export const whyNotSenate = (g: ToC, seat: Colour, { kind, arg }: Answer): Obstacle | undefined => {
  if (kind === 'recruit-governor') return whyNotRecruitGovernor(g, seat, arg as GovernorId);
  if (kind !== 'place-governor' && kind !== 'recall-governor') return undefined;
  if (typeof arg !== 'string' || !isProvince(arg)) return no('ToC 6.3.2', 'no-such-thing');
  return kind === 'place-governor' ? whyNotPlace(g, seat, arg) : whyNotRecall(g, seat, arg);
};

export const senateTakes = {
  /** ToC 6.3.2.recruit-governor Recruited governors cannot be told apart any more. */
  'recruit-governor'(g: ToC, f: ActionsFrame, governor: GovernorId) {
    const cost = RECRUITING_COST[governor];
    spend(g, 'senate', cost);
    const unrecruited = g.governors.unrecruited[f.seat];
    unrecruited.splice(unrecruited.indexOf(governor), 1);
    g.governors.available[f.seat]++;
    tell(g, 'governor-recruited', { seat: f.seat, governor, cost });
    return again(f);
  },
  'place-governor'(_: ToC, f: ActionsFrame, province: ProvinceId) {
    f.stepped = [];
    return call(beginPlaceGovernor(f.seat, province), 'choose');
  },
  /** ToC 6.3.2.recall A neutral governor follows; the province can no longer be targeted this turn. */
  'recall-governor'(g: ToC, f: ActionsFrame, province: ProvinceId) {
    spend(g, 'senate', COST_OF('recall-governor'));
    g.targeted[province] = true;
    vacate(g, province, 'recall');
    installNeutral(g, province, 'recall');
    weakenEmperor(g, f.seat);
    return again(f);
  },
} as const;

export interface PlaceGovernorFrame extends Frame {
  proc: 'place-governor';
  step: 'damnatio' | 'stakeMilitary' | 'stakeSenate' | 'vote';
  seat: Colour;
  province: ProvinceId;
  /** Started by the Praetorian Guard: Military points count as Senate points. */
  praetorian?: true;
  damnatio?: true;
  military: number;
  senate: number;
}
export const beginPlaceGovernor = (seat: Colour, province: ProvinceId, praetorian?: true): PlaceGovernorFrame => ({
  proc: 'place-governor',
  step: 'damnatio',
  seat,
  province,
  ...(praetorian && { praetorian }),
  military: 0,
  senate: 0,
});

const ask = asking<ToC, PlaceGovernorFrame>();

/** @rule ToC 6.3.2.votes Every six is a vote and earns a bonus die, without limit. Only the votes matter to what follows. */
const throwVotes = (g: ToC, count: number, from: number): { dice: number[]; votes: number } => {
  const vote = (_: unknown, pips: number): number => (pips >= from ? 1 : 0);
  const again = (_: unknown, pips: number): boolean => pips === 6;
  const fallen = rollAll(g, { sides: 6, what: 'vote', dice: Array(count).fill('vote'), differs: vote, again });
  const dice = fallen.map(({ pips }) => pips);
  return { dice, votes: dice.filter(pips => pips >= from).length };
};

/** @rule ToC 6.3.2.success @rule ToC 6.3.2.italia-new @rule ToC 6.3.2.italia-reign */
const replaceGovernor = (g: ToC, seat: Colour, province: ProvinceId): void => {
  const ruler = g.provinces.governor[province];
  const support = province === 'italia' ? countProvinces(g, seat) + 1 : Math.max(1, supportOf(g, province) - 1);
  vacate(g, province, 'vote');
  installGovernor(g, seat, province, support);
  if (province === 'italia') return;
  if (ruler && ruler !== NEUTRAL) weakenEmperor(g, ruler);
  strengthenEmperor(g, seat);
};
/** @rule ToC card.damnatio-memoriae The ousted family loses what the support was worth, the new one gains two. */
const strikeFromMemory = (g: ToC, seat: Colour, against: Colour, support: number): void => {
  const loss = loseLegacy(g, against, support);
  tell(g, 'damnatio-struck', { seat, against, loss });
  gainLegacy(g, seat, 2, 'damnatio');
};
const mayDamn = (g: ToC, f: PlaceGovernorFrame): boolean =>
  mayUse(g, 'damnatio-memoriae') && g.provinces.governor[f.province] !== NEUTRAL;

const voteFacts = (g: ToC, f: PlaceGovernorFrame) => ({
  province: f.province,
  required: votesRequired(g, f.seat, f.province),
  free: basilicaDice(g, f.seat, f.province),
  voteOn: voteOn(g, f.province),
});

/** The vote in the Senate: cards are declared and points announced before the dice. */
export const placeGovernor: Procedure<ToC, PlaceGovernorFrame> = {
  name: 'place-governor',
  rule: 'ToC 6.3.2.place',
  steps: {
    damnatio: ask({
      rule: 'ToC card.damnatio-memoriae',
      prompt: 'declare-damnatio',
      seats: (g, f) => (mayDamn(g, f) ? [f.seat] : []),
      offer: () => [button('declare-damnatio'), button('no-damnatio')],
      facts: voteFacts,
      take: {
        'declare-damnatio'(_, f) {
          f.damnatio = true;
        },
        'no-damnatio': () => undefined,
      },
    }),
    /** ToC card.praetorian-guard Military points in any mixture; those that armies at sea need stay. */
    stakeMilitary: ask({
      rule: 'ToC card.praetorian-guard',
      prompt: 'stake-military',
      seats: (g, f) => (f.praetorian && spareMilitary(g, f.seat) > 0 ? [f.seat] : []),
      offer: (g, f) => [amount('stake-military', g.points.senate > 0 ? 0 : 1, spareMilitary(g, f.seat))],
      facts: voteFacts,
      take: {
        'stake-military'(_, f, points) {
          f.military = points;
        },
      },
    }),
    /** ToC 6.3.2.votes At least one point; one die for each. */
    stakeSenate: ask({
      rule: 'ToC 6.3.2.votes',
      prompt: 'stake-senate',
      seats: (g, f) => (g.points.senate > 0 ? [f.seat] : []),
      offer: (g, f) => [amount('stake-senate', f.military > 0 ? 0 : 1, g.points.senate)],
      facts: voteFacts,
      take: {
        'stake-senate'(_, f, points) {
          f.senate = points;
        },
      },
    }),
    vote(g, f) {
      const { seat, province } = f;
      const ruler = g.provinces.governor[province];
      const support = supportOf(g, province);
      spend(g, 'military', f.military);
      spend(g, 'senate', f.senate);
      if (f.damnatio) spendEvent(g, seat, 'damnatio-memoriae');
      g.targeted[province] = true;
      const required = votesRequired(g, seat, province);
      const count = f.military + f.senate + basilicaDice(g, seat, province);
      const { dice, votes } = throwVotes(g, count, voteOn(g, province));
      const isPassed = votes >= required;
      tell(g, 'senate-voted', { seat, province, required, dice, votes, isPassed });
      if (isPassed) replaceGovernor(g, seat, province);
      if (isPassed && f.damnatio && ruler && ruler !== NEUTRAL) strikeFromMemory(g, seat, ruler, support);
      return done(isPassed);
    },
  },
};
