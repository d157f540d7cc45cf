import { call, done, end, type Frame, type Procedure, reveal, rollAll } from '@hegemon/kernel';
import { crisisEntry, KIND_OF_EVENT } from '../catalog.js';
import { activate, enterLeader, enterRival, makeInactive } from '../deeds/barbarians.js';
import { tell } from '../events.js';
import { type EventId, isLasting, isLeader, isRival, isTribe, TRIBES } from '../ids.js';
import { finalOutcome } from '../scoring.js';
import type { ToC } from '../state.js';
import { beginInvasion } from './invasion.js';
import { beginPaxDeorum } from './pax-deorum.js';

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
/** @rule ToC 9.event @rule ToC event.diocletian No event asks anybody; at most one lasting event is in force. */
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
    /** ToC 9 Only the total matters. */
    roll(g, f) {
      const dice = ['black', 'white'];
      const fallen = rollAll(g, { sides: 6, what: 'crisis', dice, differs: (_, pips) => pips });
      const [black, white] = fallen.map(({ pips }) => pips);
      f.entry = crisisEntry(g.seats.length, black + white);
      tell(g, 'crisis-rolled', { black, white, entry: f.entry });
    },
    resolve(g, f) {
      const { entry } = f;
      if (isTribe(entry)) return call(beginInvasion(entry));
      if (entry === 'pax-deorum') return call(beginPaxDeorum());
      // ToC 9.ira-deorum One in every homeland, and no invasion.
      if (entry === 'ira-deorum') for (const tribe of TRIBES) activate(g, tribe, 1);
      if (entry === 'event') {
        const event = drawEvent(g);
        // ToC 7.1.diocletian, ToC event.diocletian The game ends at once, in the middle of the turn.
        if (KIND_OF_EVENT[event] === 'end-of-game') return end(finalOutcome(g, 'diocletian'));
        applyEvent(g, event);
      }
    },
    close: () => done(),
  },
};
