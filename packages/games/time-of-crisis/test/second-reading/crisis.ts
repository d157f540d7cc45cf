import type { Given, Pending, Play } from './asking.js';
import { finish } from './ending.js';
import { crisisOf, HOME_OF_RIVAL, LASTING, pathOf, TRIBE_OF, TRIBES } from './facts.js';
import { addTo, countIn, leadersOf, turnOver } from './land.js';
import { distinct, draw, roll, type Table } from './table.js';

/** ToC 9 Says whether the game has ended. */
export function* crisis(t: Table): Play<boolean> {
  const entry = crisisOf(t.options.players, roll(t) + roll(t));
  if (entry === 'event') return drawEvent(t);
  if (entry === 'pax-deorum') yield* paxDeorum(t);
  // ToC 9.ira-deorum
  else if (entry === 'ira-deorum') for (const tribe of TRIBES) rouse(t, tribe, 1);
  // ToC event.preparing-for-war
  else if (t.lasting === 'preparing-for-war') rouse(t, entry, 2);
  else {
    rouse(t, entry, 1);
    invade(t, entry);
  }
  return false;
}

/** ToC 9.activate */
const rouse = (t: Table, tribe: string, count: number): void => {
  for (let left = Math.min(count, countIn(t.quiet, tribe, tribe)); left > 0; left--) {
    addTo(t.quiet, tribe, tribe, -1);
    addTo(t.roused, tribe, tribe, 1);
  }
};

/** ToC 9.event, ToC B */
const drawEvent = (t: Table): boolean => {
  const event = t.deck.shift();
  if (event === undefined) throw new Error('no event is left');
  if (event === 'diocletian') {
    finish(t, 'diocletian');
    return true;
  }
  if (LASTING.includes(event)) t.lasting = event;
  else if (event in TRIBE_OF) t.leaders[event] = { at: TRIBE_OF[event], isQuiet: false };
  else if (event in HOME_OF_RIVAL) t.rivals[event] = HOME_OF_RIVAL[event];
  else turnOver(t.roused, t.quiet, 'sassanids', 'sassanids');
  return false;
};

/** ToC 9.pax-deorum Who buys beside this turn is waited for, whatever his piles hold now (ToC 6.8.variant). */
function* paxDeorum(t: Table): Play<void> {
  const taken: Record<string, Given> = {};
  const questions = (): Pending => {
    const open: Pending = {};
    for (const seat of t.seats) {
      const pool = t.available[seat].length > 0 ? t.available[seat] : t.discard[seat];
      const isWaitedFor = pool.length > 0 || t.buyer === seat;
      if (!(seat in taken) && isWaitedFor) open[seat] = { 'pax-pick': distinct(pool) };
    }
    return open;
  };
  while (Object.keys(questions()).length > 0) {
    const answer = yield questions;
    if (answer.seat !== '') taken[answer.seat] = answer;
  }
  for (const { seat, id } of Object.values(taken)) {
    if (t.available[seat].length === 0) {
      t.available[seat] = t.discard[seat];
      t.discard[seat] = [];
    }
    draw(t, seat, { [id]: 1 });
  }
}

const invade = (t: Table, tribe: string): void => {
  let black = roll(t);
  const white = roll(t);
  // ToC event.raiding-parties
  if (t.lasting === 'raiding-parties') black = Math.max(1, black - 1);
  const leaders = leadersOf(t, tribe, tribe);
  const ready = countIn(t.roused, tribe, tribe) + leaders.length;
  // ToC 9.invasion-check
  if (black > ready) return;
  // ToC event.ardashir
  const count = leaders.includes('ardashir') ? ready : black;
  const column: (string | undefined)[] = [...leaders, ...Array.from({ length: count }, () => undefined)].slice(
    0,
    count,
  );
  let isQuiet = false;
  for (const id of pathOf(tribe, white)) {
    // ToC 9.limes
    if (t.provinces[id].improvements.includes('limes')) isQuiet = true;
    // ToC 9.placement
    while (column.length > 0 && countAll(t, tribe, id) < t.figures.barbariansInProvince) {
      const leader = column.shift();
      if (leader !== undefined) {
        t.leaders[leader] = { at: id, isQuiet };
        continue;
      }
      addTo(t.roused, tribe, tribe, -1);
      addTo(isQuiet ? t.quiet : t.roused, tribe, id, 1);
    }
  }
};
const countAll = (t: Table, tribe: string, id: string): number =>
  countIn(t.roused, tribe, id) + countIn(t.quiet, tribe, id) + leadersOf(t, tribe, id).length;
