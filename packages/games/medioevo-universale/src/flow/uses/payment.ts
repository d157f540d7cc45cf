import { asking, button, call, done, type Frame, go, type Next, type Procedure, pick } from '@hegemon/kernel';
import { components, pointsOf } from '../../catalog.js';
import type { Points } from '../../data.js';
import { flipMarker, freshMarkers, spendPoints } from '../../deeds/cards.js';
import { mayBorrow, pay, takeLoan } from '../../deeds/money.js';
import { beginUse, type PaymentCall, type UseCall } from '../../frames/uses.js';
import { type CardId, COLOURS, type Colour, type Player, type TechnologyId } from '../../ids.js';
import { readyCards } from '../../rules/cards.js';
import { no } from '../../rules/obstacles/codes.js';
import { countOfPoints, isMonastic } from '../../rules/points.js';
import { minus, plus } from '../../rules/purchases/design.js';
import type { MU } from '../../state.js';
import { isPatient, noteTry } from '../../uses/patience.js';
import { usableCards, usableTechnologies } from '../../uses/usable.js';

interface PaymentFrame extends Frame<'begin' | 'ask' | 'again'>, PaymentCall {
  proc: 'payment';
}
const ask = asking<MU, PaymentFrame>();

const poolOf = (g: MU, seat: Player, colour: Colour): number => g.points[seat]?.[colour] ?? 0;

/** How many points are missing, colour by colour; with monasticism, after the others have stood in. */
const missingOf = (g: MU, { seat, cost }: PaymentCall): Partial<Record<Colour, number>> => {
  const missing: Partial<Record<Colour, number>> = {};
  let spare = 0;
  for (const colour of COLOURS) {
    const lack = (cost.points[colour] ?? 0) - poolOf(g, seat, colour);
    if (lack > 0) missing[colour] = lack;
    else spare -= lack;
  }
  if (!isMonastic(g, seat)) return missing;
  for (const colour of COLOURS) {
    const helped = Math.min(spare, missing[colour] ?? 0);
    spare -= helped;
    if (helped > 0 && (missing[colour] ?? 0) === helped) delete missing[colour];
    else if (helped > 0) missing[colour] = (missing[colour] ?? 0) - helped;
  }
  return missing;
};

/** @rule MU B-missing What it comes to in money. */
const florinFor = (g: MU, call: PaymentCall): number =>
  call.cost.florin + countOfPoints(missingOf(g, call)) * components.missingTechnologyPointFlorin;

const hasMoney = (g: MU, call: PaymentCall): boolean => g.cash[call.seat] >= florinFor(g, call) + (call.reserve ?? 0);

const isWanted = (g: MU, call: PaymentCall, colour: Colour): boolean => {
  const missing = missingOf(g, call);
  return missing[colour] !== undefined || (isMonastic(g, call.seat) && countOfPoints(missing) > 0);
};
const turnable = (g: MU, call: PaymentCall): readonly CardId[] =>
  readyCards(g, call.seat).filter(card =>
    pointsOf(card).some(points => COLOURS.some(each => points[each] !== undefined && isWanted(g, call, each))),
  );
const flippable = (g: MU, call: PaymentCall): readonly Colour[] =>
  freshMarkers(g, call.seat).filter(colour => isWanted(g, call, colour));
/** Cards and technologies that help to pay. */
const makers = (g: MU, call: PaymentCall): readonly CardId[] =>
  countOfPoints(missingOf(g, call)) > 0 ? usableCards(g, call.seat, 'payment') : [];
/** @rule MU tech.missionaries Not to pay for itself. */
const helpers = (g: MU, call: PaymentCall): readonly TechnologyId[] =>
  countOfPoints(missingOf(g, call)) > 0 && !g.uses.some(({ what }) => what === 'missionaries')
    ? usableTechnologies(g, call.seat, 'payment')
    : [];

const hasChoice = (g: MU, f: PaymentFrame): boolean =>
  turnable(g, f).length > 0 || flippable(g, f).length > 0 || makers(g, f).length > 0 || helpers(g, f).length > 0;

/**
 * @rule MU X-hidden Could it be paid with what is printed on those cards, with fresh markers, money, and a loan? What other cards and
 * technologies would make is not reckoned with.
 */
const canCover = (g: MU, call: PaymentCall, [card, ...others]: readonly CardId[]): boolean => {
  if (card !== undefined) return pointsOf(card).some(points => canCover(having(g, call.seat, points), call, others));
  const loan = mayBorrow(g, call.seat) ? components.loans.amount : 0;
  return g.cash[call.seat] + loan >= florinFor(g, call) + (call.reserve ?? 0);
};
const having = (g: MU, seat: Player, points: Points): MU => ({
  ...g,
  points: { ...g.points, [seat]: plus(g.points[seat] ?? {}, points) },
});
const freshPoints = (g: MU, seat: Player): Points => minus(g.gears.held[seat] ?? {}, g.gears.used[seat] ?? {});
const mustPay = (g: MU, f: PaymentFrame): boolean =>
  f.isBinding === true &&
  canCover(
    having(g, f.seat, freshPoints(g, f.seat)),
    f,
    readyCards(g, f.seat).filter(card => pointsOf(card).length > 0),
  );

/** @rule MU B-use Out of the pool, the colour itself before others; the rest in money. */
const settle = (g: MU, f: PaymentFrame): { done: unknown } => {
  const { seat, cost } = f;
  const florin = florinFor(g, f);
  let open = 0;
  for (const colour of COLOURS) {
    const wanted = cost.points[colour] ?? 0;
    const own = Math.min(wanted, poolOf(g, seat, colour));
    if (own > 0) spendPoints(g, seat, colour, own);
    open += wanted - own;
  }
  for (const colour of isMonastic(g, seat) ? COLOURS : []) {
    const lent = Math.min(open, poolOf(g, seat, colour));
    if (lent > 0) spendPoints(g, seat, colour, lent);
    open -= lent;
  }
  pay(g, seat, florin - cost.florin, 'points');
  pay(g, seat, cost.florin, 'purchase');
  return done(true);
};

/** Whoever thinks better of a card too often pays, or refrains. */
const tried = (f: PaymentFrame, frame: Frame): Next<PaymentFrame['step']> => {
  noteTry(f);
  return call(frame, 'again');
};

/** Of two colours he says which; who must pay, and has thought better of it too often, is not asked any more. */
const turning = (g: MU, f: PaymentFrame, card: CardId): Frame & UseCall => {
  const frame = beginUse(f.seat, card, 'points', 'payment');
  const wanted = COLOURS.filter(each => isWanted(g, f, each) && pointsOf(card).some(points => points[each]));
  return isPatient(f) ? frame : { ...frame, use: { ...frame.use, named: wanted.slice(0, 1) } };
};

export const payment: Procedure<MU, PaymentFrame> = {
  name: 'payment',
  rule: 'MU B-use',
  steps: {
    /** Where nothing can be turned and the money is there, nobody is asked. */
    begin: (g, f) => (!hasChoice(g, f) && hasMoney(g, f) ? settle(g, f) : undefined),
    ask: ask({
      rule: 'MU B-use',
      prompt: 'payment',
      seats: (_, f) => [f.seat],
      offer: (g, f) => [
        pick('turn-card', isPatient(f) || mustPay(g, f) ? turnable(g, f) : []),
        pick('flip-marker', flippable(g, f)),
        pick('use-card', isPatient(f) ? makers(g, f) : []),
        pick('use-technology', isPatient(f) ? helpers(g, f) : []),
        ...(hasMoney(g, f) ? [button('pay')] : []),
        ...(!hasMoney(g, f) && mayBorrow(g, f.seat) ? [button('take-loan')] : []),
        ...(mustPay(g, f) ? [] : [button('refrain')]),
      ],
      facts: (g, f) => ({
        reason: f.reason,
        florin: f.cost.florin,
        points: { ...missingOf(g, f) },
        total: florinFor(g, f),
      }),
      why: (g, f, _, { kind }) =>
        kind === 'pay'
          ? no('MU B-missing', 'too-dear', { florin: florinFor(g, f) + (f.reserve ?? 0), cash: g.cash[f.seat] })
          : undefined,
      take: {
        'turn-card': (g, f, card) => tried(f, turning(g, f, card)),
        'use-card': (_, f, card) => tried(f, beginUse(f.seat, card, 'ability', 'payment')),
        'use-technology': (_, f, technology) => tried(f, beginUse(f.seat, technology, 'technology', 'payment')),
        'flip-marker'(g, f, colour) {
          flipMarker(g, f.seat, colour);
          return go('begin');
        },
        'take-loan'(g, f) {
          takeLoan(g, f.seat);
          return go('begin');
        },
        pay: (g, f) => settle(g, f),
        refrain: () => done(false),
      },
    }),
    again: () => go('begin'),
  },
};
