import type { Column, Seat, Sparse, Spectator } from '@hegemon/kernel';
import { leavesOf } from '@hegemon/kernel';
import type { BattleFrame } from './flow/battle.js';
import type { ClosingFrame } from './flow/closing.js';
import type { CardId, Colour, EventId, LastingId } from './ids.js';
import type { Purse } from './rules/market.js';
import type { ToC } from './state.js';

/** A pile as others see it: how many cards, not which. Its owner sees the cards. */
export type Pile = { readonly count: number; readonly cards?: readonly CardId[] };

/** What one seat may know. A new column of the state is invisible until someone puts it here on purpose. */
export interface ToCView {
  readonly seats: readonly Colour[];
  readonly startPlayer: Colour;
  readonly active: Colour;
  readonly turn: number;
  readonly lastRound: boolean;
  readonly provinces: ToC['provinces'];
  readonly armies: ToC['armies'];
  readonly governors: ToC['governors'];
  readonly generals: ToC['generals'];
  readonly barbarians: ToC['barbarians'];
  readonly leaders: ToC['leaders'];
  readonly rivals: ToC['rivals'];
  readonly hand: Column<Colour, Pile>;
  readonly available: Column<Colour, Pile>;
  readonly discard: ToC['discard'];
  readonly supply: Sparse<CardId, number>;
  readonly played: readonly CardId[];
  readonly unused: readonly CardId[];
  readonly points: ToC['points'];
  readonly targeted: ToC['targeted'];
  readonly discounts: ToC['discounts'];
  readonly events: { readonly left: number; readonly drawn: readonly EventId[]; readonly lasting: LastingId | null };
  readonly legacy: Column<Colour, number>;
  readonly emperorTurns: Column<Colour, number>;
  /** The battle being fought: everything about it is open. */
  readonly battle: Omit<BattleFrame, 'proc' | 'step' | 'asked' | 'returned'> | null;
  /** Who is at the market, and with what. */
  readonly market: (Purse & { readonly seat: Colour }) | null;
}

const pileFor = (
  piles: Column<Colour, CardId[]>,
  seats: readonly Colour[],
  seat: Seat | Spectator,
): Column<Colour, Pile> => {
  const shown = {} as Column<Colour, Pile>;
  for (const owner of seats) {
    const count = piles[owner].length;
    shown[owner] = owner === seat ? { count, cards: piles[owner] } : { count };
  }
  return shown;
};

const battleOf = (g: ToC): ToCView['battle'] => {
  for (const stack of leavesOf(g.flow)) {
    for (const frame of stack) {
      if (frame.proc !== 'battle') continue;
      const { proc: _, step: _step, asked: _asked, returned: _returned, ...open } = frame as BattleFrame;
      return open;
    }
  }
  return null;
};
const marketOf = (g: ToC): ToCView['market'] => {
  for (const stack of leavesOf(g.flow)) {
    for (const frame of stack) {
      if (frame.proc !== 'closing') continue;
      const { seat, politics, provinces, bought, discounts } = frame as ClosingFrame;
      return { seat, politics, provinces, bought, discounts };
    }
  }
  return null;
};

/** Built by inclusion: neither flow nor chance nor any deck is ever in it. */
export const view = (g: ToC, seat: Seat | Spectator): ToCView => ({
  seats: g.seats,
  startPlayer: g.startPlayer,
  active: g.active,
  turn: g.turn,
  lastRound: g.lastRound === true,
  provinces: g.provinces,
  armies: g.armies,
  governors: g.governors,
  generals: g.generals,
  barbarians: g.barbarians,
  leaders: g.leaders,
  rivals: g.rivals,
  hand: pileFor(g.hand, g.seats, seat),
  available: pileFor(g.available, g.seats, seat),
  discard: g.discard,
  supply: g.supply,
  played: g.played,
  unused: g.unused,
  points: g.points,
  targeted: g.targeted,
  discounts: g.discounts,
  events: { left: g.events.deck.length, drawn: g.events.drawn, lasting: g.events.lasting ?? null },
  legacy: g.legacy,
  emperorTurns: g.emperorTurns,
  battle: battleOf(g),
  market: marketOf(g),
});
