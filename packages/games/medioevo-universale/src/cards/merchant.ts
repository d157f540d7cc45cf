import { pick } from '@hegemon/kernel';
import { figureOf } from '../catalog.js';
import { addEffect } from '../deeds/effects.js';
import { beginBuying, beginSelling, beginStopping } from '../frames/trade.js';
import { GOODS, type Good, type Player, type VehicleId } from '../ids.js';
import { controls } from '../rules/control.js';
import { holdsForPlayer } from '../rules/effects.js';
import { cargoOf, coloursOf, dealingAt, tradersOf } from '../rules/trade/cargo.js';
import { feesFor, sumOf } from '../rules/trade/places.js';
import { leastToSell, loadable, saleableToBarbarians } from '../rules/trade/prices.js';
import type { MU } from '../state.js';
import type { CardAbilities } from './abilities.js';
import { namedAs } from './ability.js';

/** @rule MU card.19 Vehicles that could sell one cube, and pay what they have promised for each sale. */
const pedlars = (g: MU, player: Player): readonly VehicleId[] =>
  tradersOf(g, player).filter(
    id => saleableToBarbarians(g, id).length > 0 && leastToSell(g, id, dealingAt(g, id)!, 'to-barbarians') <= 1,
  );
/** @rule MU card.20 */
const strangers = (g: MU, player: Player): readonly VehicleId[] =>
  tradersOf(g, player).filter(id => {
    const at = dealingAt(g, id);
    return at !== undefined && cargoOf(g, id).length > 0 && !controls(g, player, at);
  });
/** @rule MU card.21 */
const goodsFor = (g: MU, id: VehicleId): readonly Good[] => GOODS.filter(good => loadable(g, id, good) > 0);
/** @rule MU card.21 Vehicles that could load something. @rule MU C-treaty-pay What is promised for each purchase must be left after its price. */
const buyers = (g: MU, player: Player): readonly VehicleId[] => {
  const left = g.cash[player] - figureOf('realm-21', 'price');
  return tradersOf(g, player).filter(
    id => goodsFor(g, id).length > 0 && sumOf(feesFor(g, player, dealingAt(g, id)!, false, true)) <= left,
  );
};

export const merchant: CardAbilities = {
  /** @rule MU card.19 One cube, the dearer the more colours lie beside it. */
  'realm-19': {
    rule: 'MU card.19',
    isUsable: (g, use) => pedlars(g, use.seat).length > 0,
    names: [
      { prompt: 'name-vehicle', offer: (g, use) => [pick('name', pedlars(g, use.seat))] },
      {
        prompt: 'name-good',
        offer: (g, use) => [pick('name', coloursOf(saleableToBarbarians(g, namedAs<VehicleId>(use))))],
      },
    ],
    // MU card.55 Where it may be used no army stands: there is nobody to be met.
    carryOut: (_, use) =>
      beginSelling({
        seat: use.seat,
        vehicle: namedAs<VehicleId>(use),
        goods: [namedAs<Good>(use, 1)],
        way: 'to-barbarians',
      }),
  },
  /** @rule MU card.20 For the rest of the turn, with all vehicles. */
  'realm-20': {
    rule: 'MU card.20',
    isUsable: (g, use) => !holdsForPlayer(g, 'free-sale', use.seat) && strangers(g, use.seat).length > 0,
    carryOut: (g, use) => addEffect(g, { type: 'free-sale', player: use.seat, until: 'turn' }),
  },
  /** @rule MU card.21 One cube of any good. */
  'realm-21': {
    rule: 'MU card.21',
    price: figureOf('realm-21', 'price'),
    isUsable: (g, use) => buyers(g, use.seat).length > 0,
    names: [
      { prompt: 'name-vehicle', offer: (g, use) => [pick('name', buyers(g, use.seat))] },
      { prompt: 'name-good', offer: (g, use) => [pick('name', goodsFor(g, namedAs<VehicleId>(use)))] },
    ],
    carryOut(_, use) {
      const [vehicle, good] = [namedAs<VehicleId>(use), namedAs<Good>(use, 1)];
      const [count, paid] = [figureOf('realm-21', 'count'), figureOf('realm-21', 'price')];
      return beginStopping(vehicle, beginBuying({ seat: use.seat, vehicle, good, count, paid }));
    },
  },
};
