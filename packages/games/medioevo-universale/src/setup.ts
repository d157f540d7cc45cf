import { type GameState, shuffle } from '@hegemon/kernel';
import { components, MAP, TERRITORY } from './catalog.js';
import { BARBARIANS, CARDS, EVENTS, type Player, type Realm, SEATS, type TerritoryId } from './ids.js';
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
    drafted: 0,
    overstaying: [],
    orphaned: [],
  };
  g.decks.events = shuffle(g, g.decks.events, 'events');
  g.decks.cards = shuffle(g, g.decks.cards, 'realm-cards');
  return g;
};

/** @rule MU 0-reduced-map Once it is settled who plays what. */
export const layOut = (g: MU, realms: readonly Realm[]): void => {
  const { territories, seas } = areasInPlay(realms);
  g.inPlay = {};
  for (const area of MAP.areas) if ([...territories, ...seas].includes(area as never)) g.inPlay[area] = true;
  placeBarbarians(g, territories, realms);
};

/** @rule MU 0-setup-barbarians */
const placeBarbarians = (g: MU, territories: readonly TerritoryId[], realms: readonly Realm[]): void => {
  for (const id of territories) {
    const { barbarianSymbol, realm } = TERRITORY[id];
    if (!barbarianSymbol || (realm !== null && realms.includes(realm))) continue;
    g.armies[id] = { [BARBARIANS]: { 'light-infantry': components.setup.barbarianLightInfantryPerSymbol } };
  }
};
