import type { Column, GameState, Marks, Options, Sparse } from '@hegemon/kernel';
import type {
  CardId,
  Colour,
  EventId,
  GeneralId,
  GovernorId,
  LastingId,
  LeaderId,
  ProvinceId,
  RegionId,
  RivalId,
  Ruler,
  Suit,
  TribeId,
} from './ids.js';

export type OptionId = 'short-game' | 'overlapping-turns' | 'reverse-draft' | 'declared-end' | 'strict-foederati';
export type ToCOptions = Options<OptionId>;

/** A marker of a pretender: his capital, or a province that follows it. */
export type PretenderMarker = 'seat' | 'breakaway';

/** Everything on the table. */
export interface ToC extends GameState {
  options: ToCOptions;
  /** Clockwise, from the first colour. */
  seats: Colour[];
  /** Who began the game. */
  startPlayer: Colour;
  /** Whose turn it is. */
  active: Colour;
  /** Turns begun since the start. */
  turn: number;
  /** The end has been triggered: the game ends with this round. */
  lastRound?: true;

  provinces: {
    /** Absent where no governor may be placed at all. */
    governor: Sparse<ProvinceId, Ruler>;
    support: Sparse<ProvinceId, number>;
    mobs: Sparse<ProvinceId, number>;
    militia: Marks<ProvinceId>;
    quaestor: Marks<ProvinceId>;
    pretender: Sparse<ProvinceId, PretenderMarker>;
    amphitheater: Marks<ProvinceId>;
    basilica: Marks<ProvinceId>;
    limes: Marks<ProvinceId>;
    /** A Castra that was placed on the militia itself. */
    militiaCastra: Marks<ProvinceId>;
    /** The militia was in a battle since its owner's last action phase began. */
    militiaFought: Marks<ProvinceId>;
  };
  /** Armies with a general, by the general. */
  armies: {
    at: Sparse<GeneralId, RegionId>;
    inCapital: Marks<GeneralId>;
    legions: Sparse<GeneralId, number>;
    reduced: Sparse<GeneralId, number>;
    foederati: Sparse<GeneralId, TribeId[]>;
    castra: Marks<GeneralId>;
    fought: Marks<GeneralId>;
  };
  /** Recruited governors cannot be told apart: a number is enough. */
  governors: { unrecruited: Column<Colour, GovernorId[]>; available: Column<Colour, number> };
  generals: { unrecruited: Column<Colour, GeneralId[]>; available: Column<Colour, GeneralId[]> };
  /** Barbarians outside Roman armies, in provinces and homelands. */
  barbarians: {
    active: Column<TribeId, Sparse<RegionId, number>>;
    inactive: Column<TribeId, Sparse<RegionId, number>>;
  };
  leaders: { at: Sparse<LeaderId, RegionId>; inactive: Marks<LeaderId> };
  rivals: Sparse<RivalId, ProvinceId>;

  /** Hands and decks in the order of the catalogue, so that no order tells anything. */
  hand: Column<Colour, CardId[]>;
  available: Column<Colour, CardId[]>;
  discard: Column<Colour, CardId[]>;
  supply: Sparse<CardId, number>;
  /** Cards the active player has played this turn, and those of them whose event is still unused. */
  played: CardId[];
  unused: CardId[];
  points: Column<Suit, number>;
  /** Provinces that can no longer be the target of Place Governor this turn. */
  targeted: Marks<ProvinceId>;
  /** Provinces whose games have already earned Legacy this turn (Ludi Saeculares). */
  games: Marks<ProvinceId>;
  /** Historical figures beaten this turn for a discount on the first card of the suit. */
  discounts: Sparse<Suit, number>;

  events: { deck: EventId[]; drawn: EventId[]; lasting?: LastingId };
  legacy: Column<Colour, number>;
  emperorTurns: Column<Colour, number>;
}
