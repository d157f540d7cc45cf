import type { Language, Standing } from '@hegemon/board';
import { components } from '../../src/catalog.js';
import { type AreaId, type Player, SEATS, type TerritoryId, type VehicleId } from '../../src/ids.js';
import type { Army } from '../../src/troops.js';
import type { MUView } from '../../src/view.js';
import { figure } from './parts/florins.js';
import { standingWords } from './standing.words.js';

export const ROMANS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

export const isPlayer = (seat: string): seat is Player => (SEATS as readonly string[]).includes(seat);
export const sizeOf = (army: Army | undefined): number =>
  Object.values(army ?? {}).reduce((sum, count) => sum + (count ?? 0), 0);

export const territoriesOf = ({ control }: Pick<MUView, 'control'>, seat: Player): readonly TerritoryId[] =>
  (Object.keys(control) as TerritoryId[]).filter(at => control[at] === seat);

/** Where its units are; those aboard are counted in their sea area. */
export const unitsOf = ({ armies }: Pick<MUView, 'armies'>, seat: Player): number =>
  (Object.keys(armies) as AreaId[]).reduce((sum, at) => sum + sizeOf(armies[at]?.[seat]), 0);

export const vehiclesOf = ({ vehicles }: Pick<MUView, 'vehicles'>, seat: Player): readonly VehicleId[] =>
  (Object.keys(vehicles.owner) as VehicleId[]).filter(id => vehicles.owner[id] === seat);

/** What the place in the turn order takes off the attack value. */
export const malusOf = ({ order }: Pick<MUView, 'order'>, seat: Player): number | undefined =>
  components.turnOrderMalus[`${order.length}`]?.[order.indexOf(seat)];

const placeOf = (view: MUView, seat: Player, language: Language): Standing['place'] => {
  const words = standingWords[language];
  const at = view.order.indexOf(seat);
  // While the table is set up the order is not settled. Whoever is out comes last.
  if (view.phase === 0) return undefined;
  if (at < 0) return { at: view.seats.length, text: words.outShort, label: words.out };
  const malus = figure(malusOf(view, seat) ?? 0);
  return { at, text: `${ROMANS[at + 1]} · ${malus}`, label: words.place(ROMANS[at + 1], malus) };
};

/** What everybody sees of a realm at any time. */
export const standingOf = (view: MUView, seat: string, language: Language): Standing => {
  const words = standingWords[language];
  if (!isPlayer(seat)) return { points: 0, pointsName: words.honour, figures: [] };
  const realm = view.realm[seat];
  const place = placeOf(view, seat, language);
  return {
    ...(realm && { name: words.realms[realm] }),
    ...(place && { place }),
    points: view.honour[seat] ?? 0,
    pointsName: words.honour,
    pointsShort: words.honourShort,
    figures: [
      { icon: 'province', label: words.territories, value: territoriesOf(view, seat).length },
      { icon: 'heavy-infantry', label: words.units, value: unitsOf(view, seat) },
      { icon: 'hand', label: words.cards, value: view.cards.held[seat]?.length ?? 0 },
    ],
  };
};
