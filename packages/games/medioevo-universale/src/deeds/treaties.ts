import { reveal } from '@hegemon/kernel';
import { TERRITORY } from '../catalog.js';
import { tell } from '../events.js';
import type { Player, TerritoryId } from '../ids.js';
import { hasArmy } from '../rules/armies.js';
import { homeOf } from '../rules/control.js';
import { areAtWar, haveRights, isGuestOf, lastRoundToLeave, pairsAmong } from '../rules/relations.js';
import type { MU } from '../state.js';
import type { ProposalId, Terms, Treaty, TreatyId } from '../treaties.js';
import { gainHonour } from './honour.js';

export const termsOf = ({ parties, clauses, isSecret, lastRound }: Terms): Terms => ({
  parties: [...parties],
  clauses: [...clauses],
  isSecret,
  ...(lastRound !== undefined && { lastRound }),
});
/** Only its parties hear of a secret treaty. */
export const tellParties = (g: MU, treaty: Treaty, type: 'treaty-signed' | 'treaty-ended', id: TreatyId): void => {
  const facts = { treaty: id, parties: [...treaty.parties], terms: termsOf(treaty) };
  if (!treaty.isSecret) tell(g, type, facts);
  else tell(g, type, {}, Object.fromEntries(treaty.parties.map(player => [player, facts])));
};

/** @rule MU C-treaty-leave In whose lands the army of a guest stands; nobody's if it stands there in its own right. */
const hostAt = (g: MU, at: TerritoryId): Player | undefined => g.lastControl[at] ?? g.markers[at] ?? homeOf(g, at);
const territoriesWith = (g: MU, player: Player): readonly TerritoryId[] =>
  (Object.keys(g.armies) as TerritoryId[]).filter(at => Object.hasOwn(TERRITORY, at) && hasArmy(g, at, player));
const guestsIn = (g: MU, a: Player, b: Player) =>
  [
    { player: a, host: b },
    { player: b, host: a },
  ].flatMap(({ player, host }) =>
    territoriesWith(g, player)
      .filter(at => hostAt(g, at) === host && isGuestOf(g, player, host, at))
      .map(at => ({ player, host, at })),
  );

/** @rule MU C-treaty-leave He is in the other's land without a right, and has until the end of the next phase 5. */
export const stayOn = (g: MU, player: Player, host: Player, at: TerritoryId): void => {
  if (!g.overstaying.some(each => each.player === player && each.at === at))
    g.overstaying.push({ player, host, at, until: lastRoundToLeave(g) });
};

/** Their right may end: whoever has none afterwards must go before the next phase 5 is over. */
export const endRights = (g: MU, parties: readonly Player[], end: () => void): void => {
  const guests = pairsAmong(parties).flatMap(([a, b]) => (haveRights(g, a, b) ? guestsIn(g, a, b) : []));
  end();
  for (const { player, host, at } of guests) {
    if (areAtWar(g, player, host) || isGuestOf(g, player, host, at)) continue;
    stayOn(g, player, host, at);
  }
};

/** @rule MU C-end Over, without anybody's fault. */
export const endTreaty = (g: MU, id: TreatyId): void => {
  const treaty = g.treaties[id];
  if (!treaty) return;
  tellParties(g, treaty, 'treaty-ended', id);
  remove(g, id, treaty);
};

/** @rule MU C-breach @rule MU V-ingame-breach It is over at once, and the breaker pays with his honour. In the open: honour is. */
export const breakTreaty = (g: MU, id: TreatyId, by: Player): void => {
  const treaty = g.treaties[id];
  if (!treaty) return;
  // Whoever did not know of it knows now.
  if (treaty.isSecret) reveal(g);
  tell(g, 'treaty-broken', { treaty: id, by, parties: [...treaty.parties] });
  remove(g, id, treaty);
  gainHonour(g, by, 'treaty-broken');
};

/** @rule MU C-support Whoever was called by it is there by it. @rule MU C-end Nobody needs to agree any more that it is over. */
const remove = (g: MU, id: TreatyId, treaty: Treaty): void =>
  endRights(g, treaty.parties, () => {
    delete g.treaties[id];
    g.supports = g.supports.filter(support => support.treaty !== id);
    for (const proposal of Object.keys(g.proposals) as ProposalId[]) {
      const { [proposal]: each } = g.proposals;
      if (each?.type === 'end' && each.treaty === id) delete g.proposals[proposal];
    }
  });
