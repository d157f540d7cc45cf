import type { CardId, Colour } from '../../ids.js';
import type { Troop } from '../../troops.js';
import { COLOUR_LIKING, likingOfUse } from '../likings.js';
import { mightOfTroop } from '../might.js';
import { amounts, each, flat, HARDLY, type Question, type Ratings, subsets } from './question.js';
import { takeMarker } from './setup.js';

const rateUse = (_: Question, what: string): number => likingOfUse(what);

/** @rule MU window.own-turn Beside every question of the own turn. @rule MU D-take Nobody borrows without need, or repays too soon. */
const RICH = 900;
export const asides: Ratings = {
  'use-card': each(rateUse),
  'use-technology': each((q, what) => 0.6 * rateUse(q, what)),
  claim: flat(25),
  'take-loan': flat(HARDLY),
  'repay-loan': flat(({ g, seat }) => {
    const left = (g.options.rounds ?? g.round) - g.round;
    return left <= 1 ? 15 : g.cash[seat] > RICH ? 3 : HARDLY;
  }),
  'give-up': flat(HARDLY),
};

/** @rule MU A-use What is named: good men, useful colours; of all else the game knows no better than chance. */
const COLOURS_BY_LIKING = (colour: string): number | undefined => COLOUR_LIKING[colour as Colour];
const rateName = (_: Question, name: string): number => {
  const colour = COLOURS_BY_LIKING(name);
  if (colour !== undefined) return colour ** 2;
  const might = mightOfTroop(name.replace(/@.*/, '') as Troop);
  return might ? might : name === 'withdraw' || name === 'deposit' ? 3 : 1;
};
const naming: Ratings = {
  name: each(rateName),
  'name-some': subsets((_, { of, min, max }) => [
    { arg: of.slice(0, min), weight: 1 },
    { arg: of.slice(0, max), weight: 1 },
  ]),
  'name-amount': amounts((_, { min, max }) => [
    { arg: max, weight: 3 },
    { arg: min, weight: 1 },
  ]),
  refrain: flat(0.3),
};

/** @rule MU A */
export const useRatings: Readonly<Record<string, Ratings>> = {
  window: { ...asides, pass: flat(1) },
  'name-for-use': naming,
  'name-after-dice': naming,
  'claim-objective': { claim: each<CardId>(() => 25), pass: flat(1) },
  'claim-marker': takeMarker,
};
