import { namedAs } from '../cards/ability.js';
import { CARDS, type CardId, type Player, TECHNOLOGIES, type TechnologyId } from '../ids.js';
import { areNeighbours } from '../rules/neighbours.js';
import type { MU } from '../state.js';
import type { Activities } from './activity.js';

/**
 * @rule MU tech.missionaries Whose cards and technologies are within reach, of those who have anything to offer: who is a neighbour is
 * asked last, since it takes the longest.
 */
const within = (g: MU, seat: Player, hasAny: (player: Player) => boolean): readonly Player[] =>
  g.order.filter(player => player !== seat && hasAny(player) && areNeighbours(g, seat, player));

export const religion: Activities = {
  /** @rule MU tech.missionaries A card of a neighbour, used or ready, which stays as it is; each once a round. */
  missionaries: {
    rule: 'MU tech.missionaries',
    isUsable: () => true,
    copies(g, use) {
      const isNew = (card: CardId): boolean => !g.copied[use.seat]?.includes(card);
      const near = within(g, use.seat, player => g.cards.held[player].some(isNew));
      if (near.length === 0) return [];
      const theirs = new Set(near.flatMap(player => g.cards.held[player]));
      return CARDS.filter(card => theirs.has(card) && isNew(card));
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
      const own = g.technologies[use.seat];
      const isNew = (each: TechnologyId): boolean =>
        each !== 'monasticism' && each !== 'temporal-power' && !own.includes(each);
      const near = within(g, use.seat, player => g.technologies[player].some(isNew));
      return TECHNOLOGIES.filter(each => isNew(each) && near.some(player => g.technologies[player].includes(each)));
    },
    carryOut: () => undefined,
  },
};
