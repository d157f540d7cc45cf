import { type Answer, askedOf, type Facts, follow, type Seat, seedFor, someAnswerTo } from '@hegemon/kernel';
import { SUITS } from '../ids.js';
import type { ToC } from '../state.js';
import type { ToCView } from '../view.js';
import type { Rules } from './rules.js';

/** What a course of answers costs (positive) or brings (negative), and what else one should know before. */
export interface Prospect {
  readonly cost?: readonly { readonly unit: string; readonly amount: number }[];
  readonly facts?: Facts;
}

/** Nothing is worked out here: the answers are tried on an imagined copy, by the rules themselves. */
export const foresightOf = (game: Rules, state: ToC, seat: Seat, course: readonly Answer[]): Prospect => {
  const after = carriedOut(game, state, seat, course);
  const cost = after ? costBetween(game.view(state, seat), after, seat, course) : [];
  const vote = course.some(({ kind }) => VOTES.includes(kind)) ? voteOn(game, state, seat, course) : undefined;
  return { ...(cost.length > 0 && { cost }), ...(vote && { facts: vote }) };
};
const VOTES: readonly string[] = ['place-governor', 'use-praetorian-guard'];

/** Questions on the way of one action, whatever is answered: the price is paid only behind them. */
const ON_THE_WAY: readonly string[] = ['create-army-where', 'move-to', 'attack', 'declare-flanking', 'build'];
const MOST_STEPS = 6;

const carriedOut = (game: Rules, state: ToC, seat: Seat, course: readonly Answer[]): ToCView | undefined => {
  const twin = game.imagine(state, seat, seedFor('cost'));
  if (!follow(game, twin, seat, course)) return undefined;
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = askedOf(game, twin, seat);
    if (!next || !ON_THE_WAY.includes(next.prompt)) break;
    follow(game, twin, seat, [someAnswerTo(next)]);
  }
  return game.view(twin, seat);
};

/** Points that are lost because a phase ends are no price. */
const costBetween = (before: ToCView, after: ToCView, seat: Seat, course: readonly Answer[]) => {
  const isSamePhase =
    before.active === after.active &&
    before.turn === after.turn &&
    !course.some(({ kind }) => kind === 'end-actions' || kind === 'end-purchases');
  if (!isSamePhase) return [];
  const points = before.active === seat ? SUITS.map(unit => [unit, before.points[unit] - after.points[unit]]) : [];
  const isBuying = before.market?.seat === seat && after.market?.seat === seat;
  const politics = isBuying ? [['politics', before.market.politics - after.market.politics]] : [];
  return [...points, ...politics].flatMap(([unit, amount]) =>
    amount === 0 ? [] : [{ unit: `${unit}`, amount: Number(amount) }],
  );
};

/** How many votes it takes. With two points in hand the rules always ask how many are staked, and say it. */
const voteOn = (game: Rules, state: ToC, seat: Seat, course: readonly Answer[]): Facts | undefined => {
  const twin = game.imagine(state, seat, seedFor('cost'));
  twin.points.senate = Math.max(2, twin.points.senate);
  for (const answer of course) {
    if (!follow(game, twin, seat, [answer])) return undefined;
    const { required, free, voteOn } = askedOf(game, twin, seat)?.facts ?? {};
    if (typeof required === 'number' && typeof free === 'number' && typeof voteOn === 'number') {
      return { required, free, voteOn };
    }
  }
  return undefined;
};
