import { type GameState, type Obstacle, roll, shuffle } from '@hegemon/kernel';
import { COPIES_OF, data, FOR_SALE, GENERALS_OF, GOVERNORS, LIMITS } from './catalog.js';
import { createArmy } from './deeds/armies.js';
import { spelled } from './deeds/cards.js';
import { recountItalia } from './deeds/support.js';
import { tell } from './events.js';
import {
  type CardId,
  type Colour,
  EVENTS,
  NEUTRAL,
  PROVINCES,
  type ProvinceId,
  SEATS,
  TRIBES,
  type TribeId,
} from './ids.js';
import { no } from './rules/obstacles.js';
import type { ToC, ToCOptions } from './state.js';

export const seatsFor = (options: ToCOptions): Colour[] => SEATS.slice(0, options.players);

const column = <K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, T>;

/** @rule ToC 3.3.three @rule ToC 3.3.two @rule ToC 3.3.no-governor Provinces out of reach of the Senate. */
const noPlaceGovernor = (players: number): readonly ProvinceId[] => data.setup.noPlaceGovernor[players];
/** @rule ToC 3.3 Tribes that stay in the box. */
const tribesRemoved = (players: number): readonly TribeId[] => data.setup.tribesRemoved[players];

/** @rule ToC 3.1 @rule ToC 2 The table before anybody has chosen anything. */
export const openTable = (options: ToCOptions, ground: GameState): ToC => {
  const seats = seatsFor(options);
  const startDeck = (): CardId[] =>
    spelled(Object.fromEntries(data.setup.startDeck.map(({ card, count }) => [card, count])));
  const g: ToC = {
    ...ground,
    options,
    seats,
    startPlayer: seats[0],
    active: seats[0],
    turn: 0,
    provinces: {
      governor: {},
      support: {},
      mobs: {},
      militia: {},
      quaestor: {},
      pretender: {},
      amphitheater: {},
      basilica: {},
      limes: {},
      militiaCastra: {},
      militiaFought: {},
    },
    armies: { at: {}, inCapital: {}, legions: {}, reduced: {}, foederati: {}, castra: {}, fought: {} },
    governors: {
      unrecruited: column(seats, () => GOVERNORS.slice(1)),
      available: column(seats, () => 1),
    },
    generals: {
      unrecruited: column(seats, seat => GENERALS_OF[seat].slice(1)),
      available: column(seats, seat => GENERALS_OF[seat].slice(0, 1)),
    },
    // ToC 3.1.barbarians
    barbarians: {
      active: column(TRIBES, () => ({})),
      inactive: column(TRIBES, tribe =>
        tribesRemoved(options.players).includes(tribe) ? {} : { [tribe]: LIMITS.barbarians },
      ),
    },
    leaders: { at: {}, inactive: {} },
    rivals: {},
    hand: column(seats, () => []),
    // ToC 3.1.deck
    available: column(seats, startDeck),
    discard: column(seats, () => []),
    // ToC 3.1.supply
    supply: Object.fromEntries(FOR_SALE.map(card => [card, COPIES_OF[card]])),
    played: [],
    unused: [],
    points: { military: 0, senate: 0, populace: 0 },
    targeted: {},
    games: {},
    discounts: {},
    events: { deck: [], drawn: [] },
    legacy: column(seats, () => 0),
    emperorTurns: column(seats, () => 0),
  };
  for (const id of PROVINCES) {
    if (noPlaceGovernor(options.players).includes(id)) continue;
    g.provinces.governor[id] = NEUTRAL;
    g.provinces.support[id] = data.setup.neutralSupport;
  }
  recountItalia(g);
  g.told = [];
  return g;
};

/** @rule ToC 3.2.order @rule ToC 3.1.events Lots for the start player, then the event deck with Diocletian among the last four. */
export const drawStartPlayer = (g: ToC): void => {
  g.startPlayer = g.seats[roll(g, g.seats.length, 'start player') - 1];
  g.active = g.startPlayer;
  tell(g, 'start-player-drawn', { seat: g.startPlayer });
  const others = shuffle(
    g,
    EVENTS.filter(id => id !== 'diocletian'),
    'events',
  );
  g.events.deck = [...others.slice(3), ...shuffle(g, [...others.slice(0, 3), 'diocletian' as const], 'last events')];
};

/** @rule ToC 3.2.province Not Italia, not taken, and where a governor may be placed. */
export const whyNotStartIn = (g: ToC, province: ProvinceId): Obstacle | undefined => {
  const rule = 'ToC 3.2.province';
  if (data.setup.startProvince.exclude.includes(province)) return no(rule, 'not-a-start-province', { province });
  const ruler = g.provinces.governor[province];
  if (ruler === undefined) return no('ToC 3.3.no-governor', 'no-governor-allowed', { province });
  return ruler === NEUTRAL ? undefined : no(rule, 'already-taken', { province });
};
/** @rule ToC 3.2.start-units Governor on box 1; general, one legion and a militia in the capital. */
export const settleIn = (g: ToC, seat: Colour, province: ProvinceId): void => {
  tell(g, 'start-province-chosen', { seat, province });
  g.provinces.governor[province] = seat;
  g.governors.available[seat]--;
  g.provinces.support[province] = data.setup.startProvince.support;
  createArmy(g, seat, province, true);
  g.provinces.militia[province] = true;
  recountItalia(g);
};
/** @rule ToC 3.2.neutral Neutral governors everywhere else; Italia counts them. */
export const settleNeutrals = (g: ToC): void => recountItalia(g);
