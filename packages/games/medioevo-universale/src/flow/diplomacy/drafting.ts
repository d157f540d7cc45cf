import type { Player, TerritoryId } from '../../ids.js';
import type { Clause, ProposalId } from '../../treaties.js';
import type { Army } from '../../troops.js';

/** The kinds of clauses, in the order in which they are offered. */
export const CLAUSE_TYPES = [
  'trade',
  'right-of-way',
  'stationing',
  'free-trade',
  'non-aggression',
  'peace',
  'truce',
  'defence',
  'attack',
  'payment',
  'prisoners',
  'custom',
] as const satisfies readonly Clause['type'][];
export type ClauseType = (typeof CLAUSE_TYPES)[number];

/** A treaty on somebody's desk. */
export interface Draft {
  parties: Player[];
  clauses: Clause[];
  isSecret: boolean;
  lastRound?: number;
  /** What it answers, if it is a counter-proposal. */
  instead?: ProposalId;
}

/** A clause in the making: what has been said of it so far. */
export interface Sketch {
  type: ClauseType;
  giver?: Player;
  taker?: Player;
  between?: Player[];
  feePerSale?: number;
  feePerPurchase?: number;
  territories?: TerritoryId[];
  amount?: number;
  when?: Extract<Clause, { type: 'payment' }>['when'];
  against?: Player[];
  units?: Army;
  text?: string;
}

/** What still has to be said of a clause, in this order; nothing: it is complete. */
export type Wanting =
  | 'giver'
  | 'taker'
  | 'between'
  | 'fees'
  | 'territories'
  | 'amount'
  | 'most'
  | 'when'
  | 'against'
  | 'units'
  | 'text';
const WANTED: Readonly<Record<ClauseType, readonly Wanting[]>> = {
  trade: ['giver', 'taker', 'fees', 'territories'],
  'right-of-way': ['giver', 'taker', 'territories', 'most'],
  stationing: ['giver', 'taker', 'territories'],
  'free-trade': ['giver', 'taker', 'territories'],
  'non-aggression': ['between'],
  peace: ['between'],
  truce: ['between'],
  defence: ['giver', 'taker', 'amount', 'against'],
  attack: ['giver', 'taker', 'amount', 'against'],
  payment: ['giver', 'taker', 'amount', 'when'],
  prisoners: ['giver', 'taker', 'units'],
  custom: ['text'],
};
const isSaid = (sketch: Sketch, what: Wanting): boolean => {
  if (what === 'fees') return sketch.feePerPurchase !== undefined;
  return sketch[what === 'most' ? 'amount' : what] !== undefined;
};
export const wantingIn = (sketch: Sketch): Wanting | undefined =>
  WANTED[sketch.type].find(what => !isSaid(sketch, what));

/** @rule MU C-objects The clause, once everything is said. Nothing named where it is limited: it holds everywhere, against all. */
export const clauseFrom = (sketch: Sketch): Clause => {
  const giver = sketch.giver!;
  const taker = sketch.taker!;
  const where = sketch.territories && sketch.territories.length > 0 ? { territories: sketch.territories } : {};
  const against = sketch.against && sketch.against.length > 0 ? { against: sketch.against } : {};
  switch (sketch.type) {
    case 'trade':
      return {
        type: 'trade',
        grantor: giver,
        grantee: taker,
        ...(sketch.feePerSale && { feePerSale: sketch.feePerSale }),
        ...(sketch.feePerPurchase && { feePerPurchase: sketch.feePerPurchase }),
        ...where,
      };
    case 'right-of-way': {
      const most = sketch.amount ? { maxUnits: sketch.amount } : {};
      return { type: sketch.type, grantor: giver, grantee: taker, ...where, ...most };
    }
    case 'stationing':
    case 'free-trade':
      return { type: sketch.type, grantor: giver, grantee: taker, ...where };
    case 'non-aggression':
    case 'peace':
    case 'truce':
      return { type: sketch.type, between: sketch.between! };
    case 'defence':
    case 'attack':
      return { type: sketch.type, supporter: giver, beneficiary: taker, minUnits: sketch.amount!, ...against };
    case 'payment':
      return { type: 'payment', from: giver, to: taker, amount: sketch.amount!, when: sketch.when! };
    case 'prisoners':
      return { type: 'prisoners', from: giver, to: taker, units: sketch.units! };
    case 'custom':
      return { type: 'custom', text: sketch.text! };
  }
};
