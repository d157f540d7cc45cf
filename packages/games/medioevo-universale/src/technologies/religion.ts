import { namedAs } from '../cards/ability.js';
import { CARDS, type CardId, type Player, TECHNOLOGIES } from '../ids.js';
import { holderOf } from '../rules/cards.js';
import { areNeighbours } from '../rules/neighbours.js';
import type { MU } from '../state.js';
import type { Activities } from './activity.js';

/** @rule MU tech.missionaries Whose cards and technologies are within reach. */
const within = (g: MU, seat: Player): readonly Player[] =>
  g.order.filter(player => player !== seat && areNeighbours(g, seat, player));

export const religion: Activities = {
  /** @rule MU tech.missionaries A card of a neighbour, used or ready, which stays as it is; each once a round. */
  missionaries: {
    rule: 'MU tech.missionaries',
    isUsable: () => true,
    copies(g, use) {
      const near = within(g, use.seat);
      if (near.length === 0) return [];
      return CARDS.filter(card => {
        const holder = holderOf(g, card);
        return holder !== undefined && near.includes(holder) && !g.copied[use.seat]?.includes(card);
      });
    },
    carryOut(g, use) {
      (g.copied[use.seat] ??= []).push(namedAs<CardId>(use));
    },
  },
  /** @rule MU tech.temporal-power A technology of a neighbour, at its own cost besides. */
  'temporal-power': {
    rule: 'MU tech.temporal-power',
    isUsable: () => true,
    copies(g, use) {
      const near = within(g, use.seat);
      return TECHNOLOGIES.filter(
        each =>
          each !== 'monasticism' &&
          each !== 'temporal-power' &&
          !g.technologies[use.seat].includes(each) &&
          near.some(player => g.technologies[player].includes(each)),
      );
    },
    carryOut: () => undefined,
  },
};
