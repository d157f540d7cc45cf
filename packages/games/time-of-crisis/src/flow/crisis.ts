import { call, done, end, type Frame, go, type Procedure, pick, reveal, roll, sealing } from '@hegemon/kernel';
import { crisisEntry, INVADERS_PER_PROVINCE, invasionPath, KIND_OF_EVENT } from '../catalog.js';
import { activate, enterLeader, enterRival, invade, makeInactive } from '../deeds/barbarians.js';
import { distinct, drawCards, renewDeck } from '../deeds/cards.js';
import { tell } from '../events.js';
import {
  type CardId,
  type Colour,
  type EventId,
  isLasting,
  isLeader,
  isRival,
  isTribe,
  type LeaderId,
  TRIBES,
  type TribeId,
} from '../ids.js';
import { countBarbarians, countReady, leadersAt } from '../rules/barbarians.js';
import { finalOutcome } from '../scoring.js';
import type { ToC } from '../state.js';

export interface CrisisFrame extends Frame {
  proc: 'crisis';
  step: 'roll' | 'resolve' | 'close';
  entry: string;
}
export const beginCrisis = (): CrisisFrame => ({ proc: 'crisis', step: 'roll', entry: '' });

/** @rule ToC 9.event @rule ToC B The top card is turned up; drawn cards never return. */
const drawEvent = (g: ToC): EventId => {
  const event = g.events.deck.shift()!;
  g.events.drawn.push(event);
  reveal(g);
  tell(g, 'event-drawn', { event });
  return event;
};
/** @rule ToC 9.event No event asks anybody; at most one lasting event is in force. */
const applyEvent = (g: ToC, event: EventId): void => {
  if (isLeader(event)) enterLeader(g, event);
  else if (isRival(event)) enterRival(g, event);
  else if (isLasting(event)) {
    tell(g, 'lasting-event', { event, replaced: g.events.lasting ?? null });
    g.events.lasting = event;
  } else if (event === 'palmyra-allies') {
    // ToC event.palmyra-allies Leaders at home stay active.
    tell(g, 'sassanids-pacified', { count: makeInactive(g, 'sassanids', 'sassanids') });
  }
};

export const crisis: Procedure<ToC, CrisisFrame> = {
  name: 'crisis',
  rule: 'ToC 9',
  steps: {
    roll(g, f) {
      const black = roll(g, 6, 'crisis, black');
      const white = roll(g, 6, 'crisis, white');
      f.entry = crisisEntry(g.seats.length, black + white);
      tell(g, 'crisis-rolled', { black, white, entry: f.entry });
    },
    resolve(g, f) {
      const { entry } = f;
      if (isTribe(entry)) return call({ proc: 'invasion', step: 'activate', tribe: entry } as InvasionFrame);
      if (entry === 'pax-deorum') return call({ proc: 'pax-deorum', step: 'pick' });
      // ToC 9.ira-deorum One in every homeland, and no invasion.
      if (entry === 'ira-deorum') for (const tribe of TRIBES) activate(g, tribe, 1);
      if (entry === 'event') {
        const event = drawEvent(g);
        // ToC 7.1.diocletian The game ends at once, in the middle of the turn.
        if (KIND_OF_EVENT[event] === 'end-of-game') return end(finalOutcome(g, 'diocletian'));
        applyEvent(g, event);
      }
    },
    close: () => done(),
  },
};

export interface PaxFrame extends Frame {
  proc: 'pax-deorum';
  step: 'pick';
}
const seal = sealing<ToC, PaxFrame>();
/** An empty available deck is renewed first, as in 6.8. */
const paxPool = (g: ToC, seat: Colour): readonly CardId[] =>
  g.available[seat].length > 0 ? g.available[seat] : g.discard[seat];

/** Everybody takes a card of his choice, secretly and at the same time. */
export const paxDeorum: Procedure<ToC, PaxFrame> = {
  name: 'pax-deorum',
  rule: 'ToC 9.pax-deorum',
  steps: {
    pick: seal({
      rule: 'ToC 9.pax-deorum',
      prompt: 'pax-pick',
      order: 'together',
      secret: true,
      seats: g => g.seats.filter(seat => paxPool(g, seat).length > 0),
      offer: (g, _, seat) => [pick('pax-pick', distinct(paxPool(g, seat as Colour)))],
      reveal(g, _, answers) {
        for (const seat of g.seats) {
          const card = answers[seat]?.arg;
          if (!card) continue;
          renewDeck(g, seat);
          drawCards(g, seat, [card]);
          tell(g, 'pax-card-taken', { seat }, { [seat]: { card } });
        }
      },
    }),
  },
};

export interface InvasionFrame extends Frame {
  proc: 'invasion';
  step: 'activate' | 'check' | 'place';
  tribe: TribeId;
  black?: number;
  white?: number;
}

/** @rule ToC event.raiding-parties For the check and for the number of invaders; never below 1. */
const blackAs = (g: ToC, black: number): number =>
  g.events.lasting === 'raiding-parties' ? Math.max(1, black - 1) : black;
/** @rule ToC 9.invasion-check @rule ToC event.ardashir With Ardashir at home all that are active come. */
const countInvaders = (g: ToC, tribe: TribeId, black: number): number => {
  const ready = countReady(g, tribe);
  if (black > ready) return 0;
  return leadersAt(g, tribe, tribe).includes('ardashir') ? ready : black;
};
/** @rule ToC 9.placement @rule ToC 9.limes @rule ToC 6.3.3.limes Fill each province of the path to three, leaders first. */
const placeInvaders = (g: ToC, tribe: TribeId, white: number, invaders: number): number => {
  const leaders: LeaderId[] = leadersAt(g, tribe, tribe).slice(0, invaders);
  let left = invaders - leaders.length;
  let isActive = true;
  for (const province of invasionPath(tribe, white)) {
    if (g.provinces.limes[province]) isActive = false;
    const room = Math.max(0, INVADERS_PER_PROVINCE - countBarbarians(g, tribe, province));
    const coming = leaders.splice(0, room);
    const count = Math.min(left, room - coming.length);
    left -= count;
    if (coming.length + count > 0) invade(g, tribe, province, coming, count, isActive);
  }
  return left + leaders.length;
};

export const invasion: Procedure<ToC, InvasionFrame> = {
  name: 'invasion',
  rule: 'ToC 9',
  steps: {
    /** ToC 9.activate, ToC event.preparing-for-war Two instead of one, and then no invasion. */
    activate(g, f) {
      const preparing = g.events.lasting === 'preparing-for-war';
      activate(g, f.tribe, preparing ? 2 : 1);
      return preparing ? done() : undefined;
    },
    /** ToC 9.invasion-check */
    check(g, f) {
      f.black = roll(g, 6, 'invasion, black');
      f.white = roll(g, 6, 'invasion, white');
      return go('place');
    },
    /** ToC 9.path, ToC 9.rest Those without room stay at home, active. */
    place(g, f) {
      const { tribe, black, white } = f;
      const invaders = countInvaders(g, tribe, blackAs(g, black!));
      tell(g, 'invasion-rolled', { tribe, black: black!, white: white!, active: countReady(g, tribe), invaders });
      const back = placeInvaders(g, tribe, white!, invaders);
      if (back > 0) tell(g, 'invaders-returned', { tribe, count: back });
      return done();
    },
  },
};
