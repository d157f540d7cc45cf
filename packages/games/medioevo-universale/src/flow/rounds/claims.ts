import { button, call, done, type Frame, go, type Procedure, pick, sealing } from '@hegemon/kernel';
import { beginAgreements } from '../../frames/diplomacy.js';
import { beginClaim } from '../../frames/uses.js';
import type { CardId, Player } from '../../ids.js';
import { readyCards } from '../../rules/cards.js';
import { claimable, markersFor } from '../../rules/objectives.js';
import type { MU } from '../../state.js';

interface ClaimsFrame extends Frame<'begin' | 'lay' | 'execute' | 'settle'> {
  proc: 'claims';
  /** Who may lay down a card now. */
  claimants: Player[];
  /** What was laid down, in turn order, and is still to be shown. */
  claims: { player: Player; card: CardId }[];
}
const seal = sealing<MU, ClaimsFrame>();

/** A card that is ready, and a marker of its colours: both lie open, and so does whether somebody is asked. What it says on its back does not. */
const hasClaim = (g: MU, player: Player): boolean => readyCards(g, player).some(card => markersFor(g, card).length > 0);

/**
 * @rule MU A-claims At the end of a phase. Everybody with a ready card answers, so that being asked says nothing; cards are laid down
 * together and shown in turn order. Whoever has claimed one may claim another.
 */
export const claims: Procedure<MU, ClaimsFrame> = {
  name: 'claims',
  rule: 'MU A-claims',
  steps: {
    begin(g, f) {
      f.claimants = [...g.order];
      f.claims = [];
    },
    lay: seal({
      rule: 'MU A-claims',
      prompt: 'claim-objective',
      order: 'together',
      secret: true,
      seats: (g, f) => f.claimants.filter(player => hasClaim(g, player)),
      isCertain: () => true,
      offer: (g, _, seat) => [pick('claim', claimable(g, seat as Player)), button('pass')],
      reveal(g, f, answers) {
        const laid = g.order.filter(player => answers[player]?.kind === 'claim');
        f.claims = laid.map(player => ({ player, card: answers[player].arg as CardId }));
        f.claimants = laid;
      },
    }),
    execute(_, f) {
      const next = f.claims.shift();
      if (next) return call(beginClaim(next.player, next.card), 'execute');
      return go(f.claimants.length > 0 ? 'lay' : 'settle');
    },
    /** MU C What was agreed while cards lay face down waited for them: it belongs to the phase that ends here. */
    settle: g => (g.agreed.length > 0 ? call(beginAgreements(), 'settle') : done()),
  },
};
