import { seedFor } from '@hegemon/testkit';
import { expect } from 'vitest';
import { type CardId, type Colour, PROVINCES, type ProvinceId, SEATS, TRIBES } from '../../src/ids.js';
import { timeOfCrisis } from '../../src/index.js';
import { turnOrder } from '../../src/scoring.js';
import type { ToC } from '../../src/state.js';
import { armiesAre, barbariansAre, type Checks, COMMON, checkAll, provincesAre } from './checks.js';
import { PAX } from './dice.js';
import { answer, type Stage, stageAt } from './stage.js';
import { only, type Part, type Vector } from './vector.js';

/** A new game whose lot fell on this start player. */
const opened = (players: number, startPlayer: unknown): ToC => {
  for (let i = 0; ; i++) {
    const { state } = timeOfCrisis.open({ players }, seedFor(`start ${i}`, 'chance'));
    if (startPlayer === undefined || state.startPlayer === startPlayer) return state;
  }
};
const countPer = (cards: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};
const ANY_HAND: readonly CardId[] = ['military-1', 'military-1', 'senate-1', 'senate-1', 'populace-1'];

interface Choices {
  readonly players: number;
  readonly startPlayer?: unknown;
  readonly provinces?: Partial<Record<Colour, ProvinceId>>;
  readonly hands?: Partial<Record<Colour, readonly CardId[]>>;
  /** What falls when the first turn begins. */
  readonly dice?: readonly number[];
}
/** A game from its very beginning up to the first question of the first turn. */
export const setUp = ({ players, startPlayer, provinces = {}, hands = {}, dice = PAX }: Choices): Stage => {
  const stage = stageAt(opened(players, startPlayer), {});
  const { table } = stage;
  table.dice(...dice);
  for (const seat of turnOrder(table.state)) {
    const offer = table.offers(seat, 'choose-start-province') as readonly ProvinceId[];
    answer(stage, seat, 'choose-start-province', provinces[seat] ?? offer[0]);
  }
  for (const seat of table.state.seats) answer(stage, seat, 'choose-start-hand', countPer(hands[seat] ?? ANY_HAND));
  return stage;
};

const countNeutral = (g: ToC): number => PROVINCES.filter(id => g.provinces.governor[id] === 'neutral').length;
const SETUP: Checks = {
  italiaSupport: ({ table }, said) => expect(table.state.provinces.support.italia).toBe(said),
  neutralProvinces: ({ table }, said) => expect(countNeutral(table.state)).toBe(said),
  handSize: ({ table }, said) => {
    for (const seat of table.state.seats) expect(table.state.hand[seat]).toHaveLength(said as number);
  },
  availableDeck: ({ table }, said) => {
    for (const seat of table.state.seats) expect(table.state.available[seat]).toHaveLength(said as number);
  },
  /** Wherever Diocletian lies, it is among the last; over many games he lies in every one of these places. */
  eventDeck({ table }, said) {
    only(said as Part, ['size', 'diocletianInLast'], 'event deck');
    const { size, diocletianInLast } = said as { size: number; diocletianInLast: number };
    expect(table.state.events.deck).toHaveLength(size);
    const places = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const { deck } = timeOfCrisis.newGame(
        { players: table.state.seats.length },
        seedFor(`deck ${i}`, 'chance'),
      ).events;
      places.add(size - deck.indexOf('diocletian'));
    }
    expect([...places].sort()).toEqual(Array.from({ length: diocletianInLast }, (_, i) => i + 1));
  },
  noPlaceGovernor({ table: { state }, before }, said) {
    const bare = PROVINCES.filter(id => state.provinces.governor[id] === undefined);
    expect([...bare].sort()).toEqual([...(said as string[])].sort());
    const [first] = timeOfCrisis.pending(before);
    const refused = (arg: ProvinceId) =>
      timeOfCrisis.refusalOf(before, { seat: first.seat, kind: 'choose-start-province', arg })?.rule;
    for (const id of bare) expect(refused(id)).toBe('ToC 3.3.no-governor');
  },
  tribesRemoved({ table: { state } }, said) {
    const count = (markers: object): number => Object.values(markers).reduce((sum, n) => sum + n, 0);
    const out = TRIBES.filter(id => count(state.barbarians.active[id]) + count(state.barbarians.inactive[id]) === 0);
    expect([...out].sort()).toEqual([...(said as string[])].sort());
  },
};

const choicesFrom = ({ players, startPlayer, choices, ...rest }: Part): Choices => {
  only(rest, [], 'given of a setup');
  only((choices ?? {}) as Part, SEATS, 'choices');
  return {
    players: Array.isArray(players) ? players.length : (players as number),
    startPlayer,
    provinces: (choices ?? {}) as Partial<Record<Colour, ProvinceId>>,
  };
};
export const runSetup = ({ given, when, then }: Vector): void => {
  expect(when).toEqual({ action: 'setup' });
  checkAll(setUp(choicesFrom(given)), then, SETUP, 'then of a setup');
};

/** The whole table, as far as a vector describes it. */
export const STATE: Checks = {
  players: ({ table }, said) => expect(table.state.seats).toEqual(said),
  provinces: provincesAre,
  armies: armiesAre,
  barbarians: barbariansAre,
  legacy: COMMON.legacy,
  legacyBase: (_, said) => expect(said).toMatch(/^any;/),
  emperorTurns: COMMON.emperorTurns,
  lastingEvent: COMMON.lastingEvent,
};
export const setUpAsIn = (
  { given }: Vector,
  hands: Partial<Record<Colour, readonly CardId[]>>,
  dice: readonly number[],
): Stage => setUp({ ...choicesFrom(given), hands, dice });
