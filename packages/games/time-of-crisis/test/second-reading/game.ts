import { actions, refresh } from './actions.js';
import { ask, askTogether, choose, type Pending, type Play, playBeside } from './asking.js';
import { crisis } from './crisis.js';
import { finish } from './ending.js';
import { PROVINCES } from './facts.js';
import { emperor } from './land.js';
import { market, openPurse } from './market.js';
import { endTurn, expandEmpire, gainLegacy, supportCheck, upkeep } from './phases.js';
import { counted, countItalia, draw, type Table, turnOrder } from './table.js';

/** ToC 3.2 and the whole game after it. */
export function* wholeGame(t: Table): Play<void> {
  const order = turnOrder(t);
  const draft = t.options['reverse-draft'] ? [...order].reverse() : order;
  for (const seat of draft) yield* chooseStart(t, seat);
  // ToC 3.2.hand
  const hands: Pending = Object.fromEntries(
    t.seats.map(seat => [
      seat,
      { 'choose-start-hand': { total: t.figures.handSize, caps: counted(t.available[seat]) } },
    ]),
  );
  for (const { seat, cards } of Object.values(yield* askTogether(hands))) draw(t, seat, cards);
  yield* rounds(t, turn(t, t.active));
}
/** From the question of an action phase on. */
export function* fromActions(t: Table): Play<void> {
  yield* rounds(t, restOfTurn(t, t.active));
}

/** ToC 3.2.province, ToC 3.2.start-units */
function* chooseStart(t: Table, seat: string): Play<void> {
  const free = PROVINCES.filter(id => id !== 'italia' && t.provinces[id].governor === 'neutral');
  const at = (yield* ask(seat, { 'choose-start-province': free })).id;
  Object.assign(t.provinces[at], { governor: seat, support: 1, militia: true });
  t.governors[seat].available = 0;
  t.generals[seat].available = [];
  const units = { legions: 1, reduced: 0, foederati: [], castra: false, fought: false };
  t.armies[`${seat}-general-0`] = { at, inCapital: true, ...units };
  countItalia(t);
}

/** ToC 6 Up to the purchases; says whether the game has ended. */
function* turn(t: Table, seat: string): Play<boolean> {
  t.turn++;
  upkeep(t, seat);
  if (yield* crisis(t)) return true;
  refresh(t, seat);
  return yield* restOfTurn(t, seat);
}
function* restOfTurn(t: Table, seat: string): Play<boolean> {
  yield* actions(t, seat);
  supportCheck(t, seat);
  expandEmpire(t, seat);
  gainLegacy(t, seat);
  return false;
}

/** One turn after the other; the present one has been begun by the caller. */
function* rounds(t: Table, begun: Play<boolean>): Play<void> {
  const order = turnOrder(t);
  let present = begun;
  let purchases: Play<void> | undefined;
  for (;;) {
    const seat = t.active;
    const onBought = () => {
      t.buyer = undefined;
    };
    if (yield* purchases ? playBeside(purchases, onBought, present) : present) return;
    const purse = openPurse(t, seat);
    if (t.options['overlapping-turns']) {
      // ToC 6.8.variant The board is done with at once; buying and refilling go on beside the next turn.
      endTurn(t, seat);
      purchases = market(t, seat, purse);
      t.buyer = seat;
    } else yield* market(t, seat, purse);
    yield* mayEnd(t, seat);
    if (t.lastRound && seat === order.at(-1)) {
      finish(t, 'legacy');
      return;
    }
    t.active = order[(order.indexOf(seat) + 1) % order.length];
    present = turn(t, t.active);
  }
}

/** ToC 7.1.trigger, ToC 7.2 */
function* mayEnd(t: Table, seat: string): Play<void> {
  const target = t.options['short-game'] ? t.figures.shortGameLegacy : 60;
  if (t.lastRound || emperor(t) !== seat || t.legacy[seat] < target) return;
  const isDeclined = t.options['declared-end'] && (yield* choose(seat, 'play-on', 'declare-last-round'));
  if (!isDeclined) t.lastRound = true;
}
