import { figureOf } from '../catalog.js';
import { tell } from '../events.js';
import type { CardId } from '../ids.js';
import type { MU } from '../state.js';
import type { Use } from '../uses.js';
import type { CardAbilities } from './abilities.js';
import type { Ability } from './ability.js';

/** What is being used: the card below the jester, and below the technology by which a neighbour's jester is used. */
const victim = (g: MU): Use | undefined => g.uses.findLast(({ as }) => as !== 'technology');

const cancelling = (rule: string, price: number): Ability => ({
  rule,
  ...(price > 0 && { price }),
  // MU A-windows-asked What is cancelled already leaves nothing to cancel.
  isUsable(g, use) {
    const used = victim(g);
    return used !== undefined && used.seat !== use.seat && !used.isCancelled;
  },
  carryOut(g, use) {
    const used = victim(g);
    if (!used) return;
    used.isCancelled = true;
    tell(g, 'card-cancelled', { player: used.seat, card: used.what as CardId, by: use.seat });
  },
});

/** @rule MU card.48 @rule MU card.49 The card stays used, and what was paid for it stays paid. */
export const jester: CardAbilities = {
  'realm-48': cancelling('MU card.48', figureOf('realm-48', 'cost')),
  'realm-49': cancelling('MU card.49', figureOf('realm-49', 'cost')),
};
