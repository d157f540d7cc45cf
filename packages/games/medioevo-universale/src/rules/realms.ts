import { map } from '../catalog.js';
import { REALMS, type Realm } from '../ids.js';

const CONNECTED = new Set(map.realmConnections.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
const areConnected = (a: Realm, b: Realm): boolean => CONNECTED.has(`${a} ${b}`);

/** @rule MU 0-realms-connected Does each of them hang together with all others, through none but themselves? */
export const isConnectedSet = (realms: readonly Realm[]): boolean => {
  const reached = new Set(realms.slice(0, 1));
  // A set grows while it is walked through: whatever hangs on what was reached is reached, too.
  for (const realm of reached) for (const other of realms) if (areConnected(realm, other)) reached.add(other);
  return reached.size === realms.length;
};

/** @rule MU 0-realms-assign What may be chosen next: the first any realm, every later one beside those already chosen. */
export const nextRealms = (chosen: readonly Realm[]): readonly Realm[] =>
  REALMS.filter(
    realm => !chosen.includes(realm) && (chosen.length === 0 || chosen.some(other => areConnected(realm, other))),
  );

/** All sets of so many realms that hang together, in the order of the realms. */
export const connectedSets = (count: number): readonly (readonly Realm[])[] => {
  const grown = (chosen: readonly Realm[], from: number): readonly (readonly Realm[])[] => {
    if (chosen.length === count) return isConnectedSet(chosen) ? [chosen] : [];
    return REALMS.slice(from).flatMap((realm, i) => grown([...chosen, realm], from + i + 1));
  };
  return grown([], 0);
};

/** Can these realms be filled up to a set of so many that hangs together? */
export const hasConnectedCompletion = (chosen: readonly Realm[], count: number): boolean =>
  connectedSets(count).some(set => chosen.every(realm => set.includes(realm)));
