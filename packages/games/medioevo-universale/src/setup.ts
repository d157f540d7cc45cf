import { type GameState, shuffle } from '@hegemon/kernel';
import { components, MAP, TERRITORY } from './catalog.js';
import { addUnits } from './deeds/armies.js';
import {
  type AreaId,
  BARBARIANS,
  CARDS,
  EVENTS,
  type Player,
  type Realm,
  SEATS,
  TERRITORIES,
  type TerritoryId,
} from './ids.js';
import { areasInPlay } from './rules/in-play.js';
import type { MU, MUOptions } from './state.js';

/** @rule MU 0-players */
export const seatsFor = (options: MUOptions): Player[] => SEATS.slice(0, options.players);

const column = <K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, T>;

/** @rule MU 0-setup-decks @rule MU 0-setup-material The table before anybody has chosen anything. */
export const openTable = (options: MUOptions, ground: GameState): MU => {
  const seats = seatsFor(options);
  const g: MU = {
    ...ground,
    options,
    seats,
    realm: {},
    inPlay: {},
    round: 1,
    phase: 0,
    order: [...seats],
    cash: column(seats, () => components.setup.florin),
    reckoned: column(seats, () => components.setup.florin),
    deposit: {},
    honour: column(seats, () => components.setup.honourPoints),
    taxRate: {},
    loans: { open: {}, taken: {}, repaid: {}, missed: {} },
    blood: {},
    armies: {},
    tired: {},
    aside: { units: {}, fresh: {} },
    prisoners: {},
    lent: [],
    vehicles: {
      made: 0,
      type: {},
      level: {},
      owner: {},
      at: {},
      stopped: {},
      mp: {},
      cargo: {},
      aboard: {},
      carrier: {},
    },
    buildings: { civil: {}, military: {}, cathedral: {}, civilDamage: {}, militaryDamage: {}, cathedralDamage: {} },
    markers: {},
    lastControl: {},
    builders: {},
    market: {},
    routes: {},
    technologies: column(seats, () => []),
    branches: {},
    points: {},
    cards: { held: column(seats, () => []), used: {} },
    gears: { held: {}, used: {} },
    decks: { events: [...EVENTS], discarded: [], cards: [...CARDS] },
    wars: {},
    treaties: {},
    teams: {},
    conquered: {},
    holy: {},
    armed: {},
    uses: [],
    effects: [],
    bans: {},
    copied: {},
    keptUsed: {},
    tended: {},
    bought: { units: {}, card: {} },
    feats: {},
    indebted: {},
    proposals: {},
    agreed: [],
    supports: [],
    proposed: {},
    papers: {},
    overstaying: [],
    orphaned: [],
  };
  g.decks.events = shuffle(g, g.decks.events, 'events');
  g.decks.cards = shuffle(g, g.decks.cards, 'realm-cards');
  return g;
};

/** @rule MU 0-reduced-map Once it is settled who plays what. */
export const layOut = (g: MU, realms: readonly Realm[]): void => {
  openMap(g, realms);
  settleBarbarians(g);
};

/** @rule MU 0-reduced-map */
export const openMap = (g: MU, realms: readonly Realm[]): void => {
  const { territories, seas } = areasInPlay(realms);
  const open = new Set<AreaId>([...territories, ...seas]);
  g.inPlay = Object.fromEntries(MAP.areas.filter(area => open.has(area)).map(area => [area, true]));
  fixMap(g);
};

/** The map in play is never changed, and the largest of all columns: copies share it. */
export const fixMap = (g: MU): void => void Object.freeze(g.inPlay);

/** @rule MU 0-setup-barbarians In territories in play that belong to nobody's start realm. Says where. */
export const settleBarbarians = (g: MU): readonly TerritoryId[] => {
  const isPlayed = (realm: Realm | null): boolean => g.seats.some(player => g.realm[player] === realm);
  const places = TERRITORIES.filter(
    id => g.inPlay[id] && TERRITORY[id].barbarianSymbol && !isPlayed(TERRITORY[id].realm),
  );
  for (const id of places)
    addUnits(g, id, BARBARIANS, { 'light-infantry': components.setup.barbarianLightInfantryPerSymbol });
  return places;
};
