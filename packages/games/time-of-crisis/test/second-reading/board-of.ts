import type { ProvinceId } from '../../src/ids.js';
import type { ToC } from '../../src/state.js';
import { IMPROVEMENTS, PROVINCES } from './facts.js';
import { numberOf } from './forces.js';
import type { Army, Board, Province } from './table.js';

const mapped = <T, U>(record: Readonly<Record<string, T>>, to: (value: T, key: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));

const provinceOf = ({ provinces }: ToC, id: ProvinceId): Province => ({
  governor: provinces.governor[id] ?? null,
  support: provinces.support[id] ?? 0,
  mobs: provinces.mobs[id] ?? 0,
  militia: provinces.militia[id] === true,
  militiaCastra: provinces.militiaCastra[id] === true,
  militiaFought: provinces.militiaFought[id] === true,
  quaestor: provinces.quaestor[id] === true,
  marker: provinces.pretender[id] ?? null,
  improvements: IMPROVEMENTS.filter(kind => provinces[kind][id]),
});
const armiesOf = ({ armies }: ToC): Record<string, Army> => {
  const foederati: Record<string, string[]> = { ...armies.foederati };
  const legions: Record<string, number> = { ...armies.legions };
  const reduced: Record<string, number> = { ...armies.reduced };
  return mapped({ ...armies.at } as Record<string, string>, (at, id) => ({
    at,
    inCapital: id in armies.inCapital,
    legions: legions[id] ?? 0,
    reduced: reduced[id] ?? 0,
    foederati: [...(foederati[id] ?? [])],
    castra: id in armies.castra,
    fought: id in armies.fought,
  }));
};

/** The state of the engine in the words of the second reading, as a copy: to begin from, and to compare with. */
export const boardOf = (g: ToC): Board => ({
  active: g.active,
  turn: g.turn,
  lastRound: g.lastRound === true,
  provinces: Object.fromEntries(PROVINCES.map(id => [id, provinceOf(g, id)])),
  armies: armiesOf(g),
  governors: Object.fromEntries(
    g.seats.map(seat => {
      const unrecruited = g.governors.unrecruited[seat].map(numberOf);
      return [seat, { unrecruited, available: g.governors.available[seat] }];
    }),
  ),
  generals: Object.fromEntries(
    g.seats.map(seat => {
      const { unrecruited, available } = g.generals;
      return [seat, { unrecruited: unrecruited[seat].map(numberOf), available: available[seat].map(numberOf) }];
    }),
  ),
  roused: mapped(g.barbarians.active, counts => ({ ...counts }) as Record<string, number>),
  quiet: mapped(g.barbarians.inactive, counts => ({ ...counts }) as Record<string, number>),
  leaders: mapped({ ...g.leaders.at } as Record<string, string>, (at, id) => ({
    at,
    isQuiet: id in g.leaders.inactive,
  })),
  rivals: { ...g.rivals },
  hand: mapped(ofSeats(g, g.hand), cards => [...cards]),
  available: mapped(ofSeats(g, g.available), cards => [...cards]),
  discard: mapped(ofSeats(g, g.discard), cards => [...cards]),
  supply: { ...g.supply },
  played: [...g.played],
  unused: [...g.unused],
  points: { ...g.points },
  targeted: Object.keys(g.targeted),
  games: Object.keys(g.games),
  discounts: { ...g.discounts },
  deck: [...g.events.deck],
  lasting: g.events.lasting ?? null,
  legacy: ofSeats(g, g.legacy),
  emperorTurns: ofSeats(g, g.emperorTurns),
});
const ofSeats = <T>(g: ToC, column: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(g.seats.map(seat => [seat, column[seat]]));
