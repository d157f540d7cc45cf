import { isSea } from './catalog.js';
import { type AreaId, BARBARIANS, CARDS, EVENTS, type Player, type Side, type VehicleId } from './ids.js';
import { sizeOf, TROOPS } from './rules/armies.js';
import { holdsForVehicle } from './rules/effects.js';
import { canBeMarked, markedBy } from './rules/ownership.js';
import { overdrawn } from './rules/supply.js';
import { capacityOf, isShip } from './rules/vehicles.js';
import type { MU } from './state.js';
import type { Army } from './troops.js';

type Must = (holds: boolean, what: string) => void;

/** @rule MU 0-components-limits What must hold whenever somebody has to decide; each line names what does not. */
export const faults = (g: MU): string[] => {
  const found: string[] = [...overdrawn(g)];
  const must: Must = (holds, what) => {
    if (!holds) found.push(what);
  };
  checkArmies(g, must);
  checkVehicles(g, must);
  checkCards(g, must);
  for (const player of g.seats) must(g.cash[player] >= 0, `${player} has less than nothing`);
  for (const [id, proposal] of Object.entries(g.proposals))
    must(proposal?.type !== 'end' || g.treaties[proposal.treaty] !== undefined, `${id} is to end what is over`);
  must(g.told.length === 0 && g.chance.drew.length === 0 && g.chance.dealt.length === 0, 'the ledger is not empty');
  return found;
};

const checkArmies = (g: MU, must: Must): void => {
  for (const [area, there] of Object.entries(g.armies)) {
    must(g.inPlay[area as AreaId] === true, `${area} is not in play, but an army is there`);
    must(there !== undefined && Object.keys(there).length > 0, `${area}: a column holds nobody`);
    for (const [side, army] of Object.entries(there ?? {}) as [Side, Army][]) {
      must(sizeOf(army) > 0, `${side} in ${area}: an army of nobody`);
      must(side === BARBARIANS || g.order.includes(side), `${side} is out of the game, but in ${area}`);
      for (const troop of TROOPS) {
        const count = army[troop] ?? 0;
        must(Number.isInteger(count) && count >= 0, `${side} in ${area}: ${count} ${troop}`);
        must(
          (g.tired[area as AreaId]?.[side]?.[troop] ?? 0) <= count,
          `${side} in ${area}: more tired ${troop} than there are`,
        );
      }
    }
  }
};

const checkVehicles = (g: MU, must: Must): void => {
  const { type, level, owner, at, aboard, cargo, carrier } = g.vehicles;
  for (const id of Object.keys(type) as VehicleId[]) {
    const where = at[id];
    must(level[id] !== undefined && owner[id] !== undefined && where !== undefined, `${id} is half there`);
    if (where === undefined) continue;
    must(g.inPlay[where] === true, `${id} is out of play`);
    // MU tech.logistics, MU card.53 On its way through the other element; it must not stay there.
    const isCrossing = holdsForVehicle(g, 'across', id) || holdsForVehicle(g, 'follows', id);
    must(!isSea(where) || isShip(type[id]!) || carrier[id] !== undefined || isCrossing, `${id} swims`);
    const load = cargo[id]?.length ?? 0;
    must(load <= capacityOf(type[id]!, level[id]!), `${id} carries ${load} goods`);
  }
  for (const id of Object.keys(aboard) as VehicleId[])
    must(at[id] !== undefined && isSea(at[id]), `${id} has units aboard on land`);
  for (const [id, ship] of Object.entries(carrier) as [VehicleId, VehicleId][])
    must(at[id] === at[ship], `${id} is not where ${ship} is`);
  for (const player of g.seats) must(canBeMarked(markedBy(g, player)), `${player} has too few markers`);
  // At sea nobody swims: units of a player are aboard his galleys, all of them.
  for (const [area, there] of Object.entries(g.armies)) {
    if (!isSea(area as AreaId)) continue;
    for (const [side, army] of Object.entries(there ?? {}) as [Side, Army][]) {
      if (side === BARBARIANS) continue;
      const ships = (Object.keys(aboard) as VehicleId[]).filter(id => at[id] === area && owner[id] === side);
      for (const troop of TROOPS) {
        const carried = ships.reduce((sum, id) => sum + (aboard[id]?.[troop] ?? 0), 0);
        must(
          carried === (army[troop] ?? 0),
          `${side} at ${area}: ${carried} ${troop} aboard, ${army[troop] ?? 0} there`,
        );
      }
    }
  }
};

const checkCards = (g: MU, must: Must): void => {
  const held = g.seats.flatMap((player: Player) => g.cards.held[player]);
  must(new Set(held).size === held.length, 'a card is held twice');
  must(
    held.every(card => CARDS.includes(card)) && !held.some(card => g.decks.cards.includes(card)),
    'a card is held and in the deck',
  );
  must(new Set(g.decks.cards).size === g.decks.cards.length, 'a card is twice in the deck');
  const events = [...g.decks.events, ...g.decks.discarded];
  must(new Set(events).size === events.length && events.length <= EVENTS.length, 'an event is twice in the deck');
};
