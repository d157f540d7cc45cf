import type { ToCOptions } from '../../src/state.js';
import { CARDS, COLOURS, type Figures, isOutOfPlay, PROVINCES, TRIBES, withoutGovernor } from './facts.js';

export interface Province {
  /** A colour, `neutral`, or nobody where no governor may be placed. */
  governor: string | null;
  support: number;
  mobs: number;
  militia: boolean;
  militiaCastra: boolean;
  militiaFought: boolean;
  quaestor: boolean;
  /** `seat` or `breakaway` */
  marker: string | null;
  improvements: string[];
}
export interface Army {
  at: string;
  inCapital: boolean;
  legions: number;
  reduced: number;
  foederati: string[];
  castra: boolean;
  fought: boolean;
}
/** By tribe and region; no entry where there are none. */
export type Horde = Record<string, Record<string, number>>;
type BySeat<T> = Record<string, T>;

/** What lies on the table, in this reading's own words. Lists are bags, except for the event deck. */
export interface Board {
  active: string;
  turn: number;
  lastRound: boolean;
  provinces: Record<string, Province>;
  armies: Record<string, Army>;
  governors: BySeat<{ unrecruited: number[]; available: number }>;
  generals: BySeat<{ unrecruited: number[]; available: number[] }>;
  roused: Horde;
  quiet: Horde;
  leaders: Record<string, { at: string; isQuiet: boolean }>;
  rivals: Record<string, string>;
  hand: BySeat<string[]>;
  available: BySeat<string[]>;
  discard: BySeat<string[]>;
  supply: Record<string, number>;
  played: string[];
  unused: string[];
  points: Record<string, number>;
  targeted: string[];
  games: string[];
  discounts: Record<string, number>;
  deck: string[];
  lasting: string | null;
  legacy: BySeat<number>;
  emperorTurns: BySeat<number>;
}
interface Ending {
  winner: string;
  points: Record<string, number>;
  how: string;
}
/** The board with what the reading needs besides. */
export interface Table extends Board {
  readonly options: ToCOptions;
  readonly seats: readonly string[];
  readonly startPlayer: string;
  readonly figures: Figures;
  /** Dice that have fallen and are not yet read. */
  dice: number[];
  /** ToC 6.8.variant Who still buys beside the turn. */
  buyer?: string | undefined;
  /** The last vote and the last score of a battle. */
  vote?: { required: number; votes: number } | undefined;
  score?: { attacker: number; defender: number } | undefined;
  ending?: Ending;
}

const repeat = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

/** ToC 3.1, ToC 3.3 The table before the first choice; start player and event deck are as they were drawn. */
export const openTable = (
  options: ToCOptions,
  startPlayer: string,
  deck: readonly string[],
  figures: Figures,
): Table => {
  const seats: readonly string[] = COLOURS.slice(0, options.players);
  const bySeat = <T>(make: () => T): BySeat<T> => Object.fromEntries(seats.map(seat => [seat, make()]));
  const closed = withoutGovernor(options.players);
  const provinces = PROVINCES.map(id => [id, vacant(closed.includes(id) ? null : 'neutral')] as const);
  const table: Table = {
    options,
    seats,
    startPlayer,
    figures,
    dice: [],
    active: startPlayer,
    turn: 0,
    lastRound: false,
    provinces: Object.fromEntries(provinces),
    armies: {},
    governors: bySeat(() => ({ unrecruited: [1, 2, 3, 4, 5], available: 1 })),
    generals: bySeat(() => ({ unrecruited: [1, 2, 3, 4, 5], available: [0] })),
    roused: Object.fromEntries(TRIBES.map(tribe => [tribe, {}])),
    quiet: Object.fromEntries(TRIBES.map(tribe => [tribe, isOutOfPlay(tribe, options.players) ? {} : { [tribe]: 10 }])),
    leaders: {},
    rivals: {},
    hand: bySeat(() => []),
    available: bySeat(() => ['military-1', 'senate-1', 'populace-1'].flatMap(card => repeat(3, card))),
    discard: bySeat(() => []),
    supply: Object.fromEntries(
      Object.entries(CARDS)
        .filter(([, card]) => card.value > 1)
        .map(([id, card]) => [id, card.copies]),
    ),
    played: [],
    unused: [],
    points: { military: 0, senate: 0, populace: 0 },
    targeted: [],
    games: [],
    discounts: {},
    deck: [...deck],
    lasting: null,
    legacy: bySeat(() => 0),
    emperorTurns: bySeat(() => 0),
  };
  countItalia(table);
  return table;
};

const vacant = (governor: string | null): Province => ({
  governor,
  support: governor === null ? 0 : 1,
  mobs: 0,
  militia: false,
  militiaCastra: false,
  militiaFought: false,
  quaestor: false,
  marker: null,
  improvements: [],
});

/** ToC 6.3.2.italia-neutral */
export const countItalia = (t: Table): void => {
  if (t.provinces.italia.governor !== 'neutral') return;
  t.provinces.italia.support = Math.min(8, PROVINCES.filter(id => t.provinces[id].governor === 'neutral').length);
};

export const roll = (t: Table): number => {
  const die = t.dice.shift();
  if (die === undefined) throw new Error('this reading wants a die that was not rolled');
  return die;
};
/** Clockwise from the start player. */
export const turnOrder = (t: Table): string[] => {
  const at = t.seats.indexOf(t.startPlayer);
  return [...t.seats.slice(at), ...t.seats.slice(0, at)];
};

export const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];
export const counted = (ids: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};
export const takeFrom = <T>(pile: T[], item: T): void => {
  const at = pile.indexOf(item);
  if (at < 0) throw new Error(`there is no ${item}`);
  pile.splice(at, 1);
};
/** From the available deck into the hand. */
export const draw = (t: Table, seat: string, cards: Record<string, number>): void => {
  for (const [card, count] of Object.entries(cards)) {
    for (const one of repeat(count, card)) {
      takeFrom(t.available[seat], one);
      t.hand[seat].push(one);
    }
  }
};
/** ToC 5.2.use */
export const useCard = (t: Table, card: string): void => takeFrom(t.unused, card);
