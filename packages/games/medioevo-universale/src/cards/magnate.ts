import { pick } from '@hegemon/kernel';
import { figureOf } from '../catalog.js';
import { addEffect } from '../deeds/effects.js';
import { pay, receive } from '../deeds/money.js';
import type { Player } from '../ids.js';
import { holdsForPlayer } from '../rules/effects.js';
import { chargedLoans, interestDue } from '../rules/upkeep.js';
import type { MU } from '../state.js';
import type { Use } from '../uses.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';

const DEPOSIT = figureOf('realm-36', 'deposit');
const GAIN = figureOf('realm-36', 'interest');
const isEmpty = (g: MU, seat: Player): boolean => g.deposit[seat] === undefined;
const canDeposit = (g: MU, seat: Player): boolean => g.cash[seat] >= DEPOSIT;

export const magnate: CardAbilities = {
  /** @rule MU card.36 One of the two in a round, so that nobody uses it by means of another card. */
  'realm-36': {
    rule: 'MU card.36',
    // Where others see who is asked, his cash is left out of it.
    isUsable: (g, { seat, by, window }: Use) =>
      by === undefined && (!isEmpty(g, seat) || window !== 'own-turn' || canDeposit(g, seat)),
    names: [
      {
        prompt: 'name-banking',
        offer: (g, { seat }) => [
          pick('name', isEmpty(g, seat) ? (canDeposit(g, seat) ? ['deposit'] : []) : ['withdraw']),
        ],
      },
    ],
    carryOut(g, use) {
      const { seat } = use;
      if (namedAs(use) === 'deposit') {
        pay(g, seat, DEPOSIT, 'deposit');
        g.deposit[seat] = DEPOSIT;
        return;
      }
      receive(g, seat, (g.deposit[seat] ?? 0) + GAIN, 'deposit');
      delete g.deposit[seat];
    },
  },
  /** @rule MU card.37 Settled when the phase ends. */
  'realm-37': {
    rule: 'MU card.37',
    isUsable: (g, { seat }) =>
      !holdsForPlayer(g, 'interest-share', seat) && g.order.some(other => other !== seat && chargedLoans(g, other) > 0),
    carryOut: (g, use) => addEffect(g, { type: 'interest-share', until: 'phase', player: use.seat }),
  },
  /** @rule MU card.38 */
  'realm-38': {
    rule: 'MU card.38',
    isUsable: (g, { seat }) => interestDue(g, seat) > 0,
    carryOut: (g, use) =>
      addEffect(g, {
        type: 'less-interest',
        until: 'phase',
        player: use.seat,
        florin: figureOf('realm-38', 'amount'),
      }),
  },
};
