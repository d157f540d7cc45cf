import { PRETENDER_MAP } from '../catalog.js';
import { type Colour, PROVINCES, type ProvinceId } from '../ids.js';
import type { ToC } from '../state.js';
import { governs } from './armies.js';

/** @rule ToC 12.1.found The support a province needs to join an empire; it may later fall below it (ToC FAQ.breakaway). */
const SUPPORT_TO_JOIN = 3;

const seatOfPower = (g: ToC, seat: Colour): ProvinceId | undefined =>
  PROVINCES.find(id => g.provinces.pretender[id] === 'seat' && governs(g, seat, id));
/** @rule ToC 4 A pretender is a player with a Seat of Power in a province he governs. */
export const isPretender = (g: ToC, seat: Colour): boolean => seatOfPower(g, seat) !== undefined;
export const pretenders = (g: ToC): Colour[] => g.seats.filter(seat => isPretender(g, seat));
const empireOf = (g: ToC, seat: Colour): ProvinceId[] =>
  PROVINCES.filter(id => g.provinces.pretender[id] !== undefined && governs(g, seat, id));

/** @rule ToC 12.1.adjacent Italia never joins an empire. */
const mayJoin = (g: ToC, seat: Colour, province: ProvinceId): boolean =>
  province !== 'italia' && governs(g, seat, province) && (g.provinces.support[province] ?? 0) >= SUPPORT_TO_JOIN;

/** @rule ToC card.pretender The linked group that would break away with this province as its capital. */
export const empireAround = (g: ToC, seat: Colour, capital: ProvinceId): readonly ProvinceId[] =>
  PRETENDER_MAP.region(capital, id => mayJoin(g, seat, id));
/** @rule ToC 12.1.found At least two linked provinces. */
export const mayBeSeat = (g: ToC, seat: Colour, province: ProvinceId): boolean =>
  mayJoin(g, seat, province) && empireAround(g, seat, province).length >= 2;

/** @rule ToC 6.5 One ring around the empire as it is at the start of the phase. */
export const joiningEmpire = (g: ToC, seat: Colour): readonly ProvinceId[] =>
  PRETENDER_MAP.ring(empireOf(g, seat), id => mayJoin(g, seat, id) && g.provinces.pretender[id] === undefined);
