import { GOOD_OF, hasPort, isInhabited, REALM } from '../../../src/catalog.js';
import { GOODS, type Good, type Player, REALMS, type Realm, type TerritoryId } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';

/** What one would like to know of a realm before choosing it. */
export interface RealmFacts {
  readonly realm: Realm;
  readonly capital: TerritoryId;
  readonly territories: readonly TerritoryId[];
  readonly inhabited: number;
  readonly ports: number;
  readonly goods: readonly Good[];
  readonly takenBy?: Player;
}
export const realmFacts = (view: Pick<MUView, 'seats' | 'realm'>): readonly RealmFacts[] =>
  REALMS.map(realm => {
    const { capital, territories } = REALM[realm];
    const takenBy = view.seats.find(seat => view.realm[seat] === realm);
    return {
      realm,
      capital,
      territories,
      inhabited: territories.filter(isInhabited).length,
      ports: territories.filter(hasPort).length,
      goods: GOODS.filter(good => territories.some(at => GOOD_OF[at] === good)),
      ...(takenBy && { takenBy }),
    };
  });

/** Bids as they are written, `hungary:4`: the most that can be bid for each realm. */
export const highestBids = (ids: readonly string[]): Readonly<Partial<Record<Realm, number>>> => {
  const highest: Partial<Record<Realm, number>> = {};
  for (const id of ids) {
    const [realm, honour] = id.split(':') as [Realm, string];
    highest[realm] = Math.max(highest[realm] ?? 0, Number(honour));
  }
  return highest;
};
