import type { Stance } from '../../battle.js';
import type { CardId, Colour, TerritoryId } from '../../ids.js';
import type { Troop } from '../../troops.js';
import { COLOUR_LIKING, likingOfUse } from '../likings.js';
import { mightOfTroop } from '../might.js';
import { roundsOf } from '../position.js';
import { spoilsIn } from './events.js';
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
  'repay-loan': flat(({ g, seat }) => (roundsOf(g) - g.round <= 1 ? 15 : g.cash[seat] > RICH ? 3 : HARDLY)),
  'give-up': flat(HARDLY),
};

/** @rule MU A-use What is asked for when something is used. Of all else the game knows no better than chance. */
const troopIn = (name: string): Troop => name.replace(/[:@].*/, '') as Troop;
const byMight = (_: Question, name: string): number => mightOfTroop(troopIn(name)) ?? 1;
/** Where it hurts somebody else. */
const atOthers = ({ g, seat, position }: Question, name: string): number => {
  const holder = position.holders.get(name as TerritoryId);
  return holder === undefined ? 0.5 : holder === seat ? HARDLY : 1 + 2 * spoilsIn(g, name as TerritoryId);
};
const atHome = ({ g, seat, position }: Question, name: string): number =>
  position.holders.get(name as TerritoryId) === seat ? 1 + 2 * spoilsIn(g, name as TerritoryId) : 0.1;
const NAMED: Readonly<Record<string, (q: Question, name: string) => number>> = {
  'name-colour': (_, colour) => COLOUR_LIKING[colour as Colour] ** 2,
  'name-unit': byMight,
  'name-recruit': byMight,
  'name-turncoat': byMight,
  'name-prisoner': byMight,
  'name-victim': byMight,
  'name-opposing-unit': byMight,
  'name-own-loss': (q, name) => 1 / byMight(q, name),
  'name-invaded': atOthers,
  'name-exile': atOthers,
  'name-shielded': atHome,
  'name-object': ({ g, seat }, name) => (name === g.routes[seat]?.vehicle ? 9 : name.startsWith('vehicle') ? 2 : 1),
  'name-side': ({ g, seat }, name) => (g.battle?.sides[name as Stance]?.side === seat ? 8 : 0.2),
};
const rateName = (q: Question, name: string): number => NAMED[q.fact<string>('wanted') ?? '']?.(q, name) ?? 1;
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
