import { ask, choose, type Offer, type Play } from './asking.js';
import { PROVINCES } from './facts.js';
import { countInCapital, holderOf, mayPayMilitary, numberOf } from './forces.js';
import { changeSupport, emperor, governedBy, makeNeutral, oust } from './land.js';
import { countItalia, roll, type Table, takeFrom, useCard } from './table.js';

/** ToC 6.3.2.place-targets, ToC 12.1.immune */
const isTarget = (t: Table, seat: string, id: string): boolean => {
  const { governor, marker } = t.provinces[id];
  if (governor === null || governor === seat || marker !== null) return false;
  return !t.targeted.includes(id) && t.governors[seat].available > 0;
};

const markTargeted = (t: Table, id: string): void => {
  if (!t.targeted.includes(id)) t.targeted.push(id);
};

/** ToC 6.3.2 */
export const senateOffer = (t: Table, seat: string): Offer => {
  const { senate } = t.points;
  const cheap = t.governors[seat].unrecruited.filter(cost => cost <= senate);
  const offer: Offer = {
    'recruit-governor': cheap.map(cost => `governor-${cost}`),
    'place-governor': senate >= 1 ? PROVINCES.filter(id => isTarget(t, seat, id)) : [],
    'recall-governor': senate >= t.figures.recallPrice ? governedBy(t, seat) : [],
  };
  const hasGuard = t.unused.includes('praetorian-guard') && isTarget(t, seat, 'italia');
  if (hasGuard && (senate > 0 || mayPayMilitary(t, seat, 1))) offer['use-praetorian-guard'] = true;
  return offer;
};

/** ToC 6.3.2.recruit-governor */
export const recruitGovernor = (t: Table, seat: string, id: string): void => {
  t.points.senate -= numberOf(id);
  takeFrom(t.governors[seat].unrecruited, numberOf(id));
  t.governors[seat].available++;
};
/** ToC 6.3.2.recall, ToC 6.3.2.italia-reign */
export const recallGovernor = (t: Table, seat: string, id: string): void => {
  t.points.senate -= t.figures.recallPrice;
  markTargeted(t, id);
  const wasEmperor = emperor(t) === seat;
  makeNeutral(t, id);
  if (wasEmperor && id !== 'italia') changeSupport(t, 'italia', -1);
};

/** ToC card.praetorian-guard Military points count too, except those that must bring an army to land. */
function* stake(t: Table, seat: string, isGuard: boolean): Play<number> {
  let military = 0;
  if (isGuard) {
    let spare = 0;
    while (mayPayMilitary(t, seat, spare + 1)) spare++;
    const least = t.points.senate > 0 ? 0 : 1;
    if (spare > 0) military = (yield* ask(seat, { 'stake-military': { min: least, max: spare } })).amount;
  }
  let senate = 0;
  if (t.points.senate > 0) {
    const least = military > 0 ? 0 : 1;
    senate = (yield* ask(seat, { 'stake-senate': { min: least, max: t.points.senate } })).amount;
  }
  t.points.military -= military;
  t.points.senate -= senate;
  return military + senate;
}

/** ToC 6.3.2.votes-required */
const votesRequired = (t: Table, seat: string, id: string): number => {
  const { support, governor } = t.provinces[id];
  const holder = holderOf(t, id);
  let required = t.figures.votesPerSupport * support;
  if (holder === seat) required -= countInCapital(t, id);
  else if (holder !== undefined && holder === governor) required += countInCapital(t, id);
  return Math.max(1, required);
};

/** ToC 6.3.2.votes, ToC card.quaestor */
const rollVotes = (t: Table, id: string, dice: number): number => {
  const { governor, quaestor } = t.provinces[id];
  let votes = 0;
  for (let left = dice; left > 0; left--) {
    const die = roll(t);
    if (die === 6) left++;
    const isVote = die === 1 ? governor === 'neutral' && !quaestor : die === 2 ? !quaestor : true;
    if (isVote) votes++;
  }
  return votes;
};

/** ToC 6.3.2.success */
const succeed = (t: Table, seat: string, id: string): void => {
  const province = t.provinces[id];
  const { governor: old, support } = province;
  const emperorBefore = emperor(t);
  oust(t, id);
  t.governors[seat].available--;
  province.governor = seat;
  // ToC 6.3.2.italia-new
  province.support = id === 'italia' ? Math.min(8, governedBy(t, seat).length) : Math.max(1, support - 1);
  // ToC 6.3.2.italia-reign
  if (id !== 'italia' && old !== 'neutral' && emperorBefore === old) changeSupport(t, 'italia', -1);
  if (id !== 'italia' && emperorBefore === seat) changeSupport(t, 'italia', 1);
  countItalia(t);
};

/** ToC 6.3.2.place */
export function* placeGovernor(t: Table, seat: string, id: string, isGuard: boolean): Play<void> {
  const { governor: old, support } = t.provinces[id];
  const mayDamn = t.unused.includes('damnatio-memoriae') && old !== 'neutral';
  const isDamned = mayDamn && (yield* choose(seat, 'declare-damnatio', 'no-damnatio'));
  const staked = yield* stake(t, seat, isGuard);
  if (isDamned) useCard(t, 'damnatio-memoriae');
  markTargeted(t, id);
  // ToC 6.3.2.basilica
  const basilicas = governedBy(t, seat).filter(at => t.provinces[at].improvements.includes('basilica')).length;
  const required = votesRequired(t, seat, id);
  const votes = rollVotes(t, id, staked + (id === 'italia' ? basilicas : 0));
  t.vote = { required, votes };
  if (votes < required) return;
  succeed(t, seat, id);
  if (!isDamned || old === null) return;
  // ToC card.damnatio-memoriae
  t.legacy[old] = Math.max(0, t.legacy[old] - support);
  t.legacy[seat] += 2;
}
