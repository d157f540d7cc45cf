import { choose, type Play } from './asking.js';
import { generalsOf } from './forces.js';
import { changeSupport, emperor, makeNeutral } from './land.js';
import { countItalia, type Table } from './table.js';

const capitalToTake = (t: Table, seat: string): string | undefined =>
  generalsOf(t, seat)
    .sort()
    .filter(id => t.armies[id].inCapital)
    .map(id => t.armies[id].at)
    .find(at => t.provinces[at].marker !== null && t.provinces[at].governor !== seat);

/** ToC 12.2 Armies in foreign pretender capitals oust the governor, one after the other. Says whether any did. */
export function* takeCapitals(t: Table, seat: string): Play<boolean> {
  let hasTaken = false;
  for (;;) {
    const id = capitalToTake(t, seat);
    if (id === undefined) return hasTaken;
    hasTaken = true;
    const ousted = t.provinces[id].governor;
    makeNeutral(t, id);
    if (emperor(t) === ousted) changeSupport(t, 'italia', -1);
    if (!(yield* choose(seat, 'install-governor', 'leave-neutral', t.governors[seat].available > 0))) continue;
    t.governors[seat].available--;
    t.provinces[id].governor = seat;
    t.provinces[id].support = 1;
    countItalia(t);
  }
}
