import { shuffle } from '@hegemon/kernel';
import { REALM } from '../catalog.js';
import { tell } from '../events.js';
import { type AreaId, BUILDING_KINDS, type Player, type TerritoryId } from '../ids.js';
import { armyOf, isLent } from '../rules/armies.js';
import { controllerOf, territoriesOf } from '../rules/control.js';
import { vehiclesOf } from '../rules/ownership.js';
import { pairOf } from '../rules/relations.js';
import { DAMAGE_COLUMN } from '../rules/standing.js';
import type { MU } from '../state.js';
import type { ProposalId, TreatyId } from '../treaties.js';
import type { Army, LentTroop } from '../troops.js';
import { removeUnits } from './armies.js';
import { leaveBand } from './homecoming.js';
import { endTreaty } from './treaties.js';
import { dropVehicle } from './vehicles.js';
import { endSupports } from './wars.js';

/**
 * @rule MU D-bankrupt-out @rule MU 5-elimination Out of the game: everything goes back to the supply, cards under the deck in an order
 * nobody knows; the start realm is one no more. His honour stays written, but is not scored.
 */
export const eliminate = (g: MU, player: Player): void => {
  clearBuildings(g, player);
  clearUnits(g, player);
  delete g.routes[player];
  for (const id of vehiclesOf(g, player)) dropVehicle(g, id);
  for (const at of Object.keys(g.markers) as TerritoryId[]) if (g.markers[at] === player) delete g.markers[at];
  for (const at of Object.keys(g.lastControl) as TerritoryId[])
    if (g.lastControl[at] === player) delete g.lastControl[at];
  clearCards(g, player);
  clearTreasury(g, player);
  clearRelations(g, player);
  g.order = g.order.filter(each => each !== player);
  tell(g, 'eliminated', { player });
};

/** In his own lands, and in his start realm wherever nobody else has taken hold of it. */
const clearBuildings = (g: MU, player: Player): void => {
  const realm = g.realm[player];
  const home = (realm ? REALM[realm].territories : []).filter(at => controllerOf(g, at) === undefined);
  for (const at of [...territoriesOf(g, player), ...home])
    for (const kind of BUILDING_KINDS) {
      delete g.buildings[kind][at];
      delete g.buildings[DAMAGE_COLUMN[kind]][at];
    }
};

const clearUnits = (g: MU, player: Player): void => {
  for (const at of Object.keys(g.armies) as AreaId[]) removeUnits(g, at, player, armyOf(g, at, player));
  // MU card.66 His units among the barbarians.
  for (const { at, army } of g.lent.filter(({ owner }) => owner === player)) {
    const lent: Army = {};
    for (const [troop, count] of Object.entries(army))
      lent[isLent(troop as LentTroop) ? (troop as LentTroop) : (`lent-${troop}` as LentTroop)] = count;
    leaveBand(g, at, lent);
  }
  g.lent = g.lent.filter(({ owner }) => owner !== player);
  delete g.aside.units[player];
  delete g.aside.fresh[player];
  delete g.tended[player];
  // His captives go home to their owners' supplies, and he is nobody's captive.
  delete g.prisoners[player];
  for (const captor of g.seats) {
    const { [player]: _, ...held } = g.prisoners[captor] ?? {};
    if (Object.keys(held).length > 0) g.prisoners[captor] = held;
    else delete g.prisoners[captor];
  }
};

const clearCards = (g: MU, player: Player): void => {
  const cards = g.cards.held[player];
  for (const card of cards) delete g.cards.used[card];
  g.decks.cards.push(...shuffle(g, cards, 'eliminated'));
  g.cards.held[player] = [];
  delete g.gears.held[player];
  delete g.gears.used[player];
  g.technologies[player] = [];
  delete g.branches[player];
  delete g.points[player];
  delete g.copied[player];
};

const clearTreasury = (g: MU, player: Player): void => {
  g.cash[player] = 0;
  g.reckoned[player] = 0;
  delete g.deposit[player];
  delete g.taxRate[player];
  delete g.blood[player];
  const { open, taken, repaid, missed, settled } = g.loans;
  for (const column of [open, taken, repaid, missed, settled, g.indebted]) if (column) delete column[player];
  delete g.bought.units[player];
  delete g.bought.card[player];
  delete g.feats[player];
  delete g.armed[player];
};

/** Without penalty for anybody. */
const clearRelations = (g: MU, player: Player): void => {
  for (const other of g.seats) if (other !== player) delete g.wars[pairOf(player, other)];
  for (const [id, treaty] of Object.entries(g.treaties))
    if (treaty?.parties.includes(player)) endTreaty(g, id as TreatyId);
  for (const [id, proposal] of Object.entries(g.proposals))
    if (proposal && (proposal.from === player || proposal.to.includes(player))) delete g.proposals[id as ProposalId];
  g.agreed = g.agreed.filter(each =>
    each.type === 'proposal'
      ? each.proposal.from !== player && !each.proposal.to.includes(player)
      : each.by !== player &&
        !(each.type === 'war' && each.on === player) &&
        !('treaty' in each && g.treaties[each.treaty] === undefined),
  );
  g.supports = g.supports.filter(({ supporter, beneficiary }) => supporter !== player && beneficiary !== player);
  // MU C-support Who was called against him has nothing to fight for any more.
  endSupports(g);
  g.overstaying = g.overstaying.filter(each => each.player !== player && each.host !== player);
  g.orphaned = g.orphaned.filter(each => each !== player);
  g.effects = g.effects.filter(effect => !('player' in effect) || effect.player !== player);
  delete g.teams[player];
  delete g.leisure?.[player];
};
