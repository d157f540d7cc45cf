import { done, type Frame, go, type Procedure, rollAll } from '@hegemon/kernel';
import { INVADERS_PER_PROVINCE, invasionPath } from '../catalog.js';
import { activate, invade } from '../deeds/barbarians.js';
import { tell } from '../events.js';
import type { LeaderId, TribeId } from '../ids.js';
import { countBarbarians, countReady, leadersAt } from '../rules/barbarians.js';
import type { ToC } from '../state.js';

export interface InvasionFrame extends Frame {
  proc: 'invasion';
  step: 'activate' | 'check' | 'place';
  tribe: TribeId;
  black?: number;
  white?: number;
}

export const beginInvasion = (tribe: TribeId): InvasionFrame => ({ proc: 'invasion', step: 'activate', tribe });

/** @rule ToC event.raiding-parties For the check and for the number of invaders; never below 1. */
const blackAs = (g: ToC, black: number): number =>
  g.events.lasting === 'raiding-parties' ? Math.max(1, black - 1) : black;
/** @rule ToC 9.invasion-check @rule ToC event.ardashir With Ardashir at home all that are active come. */
const countInvaders = (g: ToC, tribe: TribeId, black: number): number => {
  const ready = countReady(g, tribe);
  if (black > ready) return 0;
  return leadersAt(g, tribe, tribe).includes('ardashir') ? ready : black;
};
const rollDie = (g: ToC, what: string, differs: (pips: number) => number | string): number =>
  rollAll(g, { sides: 6, what, dice: [what], differs: (_, pips) => differs(pips) })[0].pips;
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
      const invaders = (black: number): number => countInvaders(g, f.tribe, blackAs(g, black));
      const black = rollDie(g, 'invasion, black', invaders);
      f.black = black;
      f.white = rollDie(g, 'invasion, white', white => (invaders(black) > 0 ? white : 'nobody comes'));
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
