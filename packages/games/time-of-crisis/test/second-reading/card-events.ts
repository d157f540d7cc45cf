import { ask, type Offer, type Play } from './asking.js';
import { isSea, neighboursOf, PROVINCES, TRIBES } from './facts.js';
import { commandedBy, countLegions, isMilitia, marksLeft, mobsLeft, regionOf } from './forces.js';
import {
  addTo,
  countIn,
  emperor,
  empireAround,
  governedBy,
  hasRoused,
  isPretender,
  isRoused,
  leadersOf,
  mayJoin,
  turnOver,
} from './land.js';
import { type Table, useCard } from './table.js';

const hasOwnCastra = (t: Table, army: string): boolean =>
  isMilitia(army) ? t.provinces[regionOf(t, army)].militiaCastra : t.armies[army].castra;

/** ToC card.foederati The strict option: active ones in the region of the army only. */
const isStrict = (t: Table): boolean => t.options['strict-foederati'] === true;
const recruitsIn = (t: Table, region: string): string[] =>
  TRIBES.filter(tribe => countIn(t.roused, tribe, region) > 0 || (!isStrict(t) && countIn(t.quiet, tribe, region) > 0));
const groundsOf = (t: Table, army: string): string[] => {
  const region = regionOf(t, army);
  if (isSea(region)) return [];
  return [region, ...(isStrict(t) ? [] : neighboursOf(region))].filter(at => recruitsIn(t, at).length > 0);
};

/** ToC A Events of played cards that have a legal target. */
export const eventOffer = (t: Table, seat: string): Offer => {
  const mine = governedBy(t, seat);
  const armies = commandedBy(t, seat);
  const mayFound = emperor(t) !== seat && !isPretender(t, seat);
  const targets: Record<string, () => string[]> = {
    castra: () => armies.filter(id => marksLeft(t) > 0 && !isSea(regionOf(t, id)) && !hasOwnCastra(t, id)),
    tribute: () => PROVINCES.filter(id => hasRoused(t, id)),
    foederati: () => armies.filter(id => groundsOf(t, id).length > 0),
    quaestor: () => mine.filter(id => marksLeft(t) > 0 && !t.provinces[id].quaestor),
    mob: () => PROVINCES.filter(id => mobsLeft(t) > 0 && t.provinces[id].governor !== null),
    pretender: () => mine.filter(id => mayFound && mayJoin(t, seat, id) && empireAround(t, seat, id).length >= 2),
  };
  const usable = Object.entries(targets).filter(([card]) => t.unused.includes(card));
  return Object.fromEntries(usable.map(([card, of]) => [`use-${card}`, of()]));
};

export function* useEvent(t: Table, seat: string, card: string, id: string): Play<void> {
  if (card === 'tribute') return yield* payTribute(t, seat, id);
  if (card === 'foederati') return yield* recruitFoederati(t, seat, id);
  useCard(t, card);
  if (card === 'quaestor') t.provinces[id].quaestor = true;
  else if (card === 'mob') t.provinces[id].mobs++;
  else if (card === 'pretender') {
    // ToC 12.1.found
    for (const at of empireAround(t, seat, id)) t.provinces[at].marker = at === id ? 'seat' : 'breakaway';
  } else if (isMilitia(id)) t.provinces[regionOf(t, id)].militiaCastra = true;
  else t.armies[id].castra = true;
}

/** ToC card.tribute */
function* payTribute(t: Table, seat: string, id: string): Play<void> {
  const tribe = (yield* ask(seat, { 'pay-tribute-to': TRIBES.filter(at => isRoused(t, at, id)) })).id;
  useCard(t, 'tribute');
  turnOver(t.roused, t.quiet, tribe, id);
  for (const leader of leadersOf(t, tribe, id)) t.leaders[leader].isQuiet = true;
}

/** ToC card.foederati */
function* recruitFoederati(t: Table, seat: string, army: string): Play<void> {
  const region = (yield* ask(seat, { 'recruit-from': groundsOf(t, army) })).id;
  const tribe = (yield* ask(seat, { 'recruit-tribe': recruitsIn(t, region) })).id;
  const sides: Offer = {};
  if (countIn(t.roused, tribe, region) > 0) sides['take-active'] = true;
  if (countIn(t.quiet, tribe, region) > 0 && !isStrict(t)) sides['take-inactive'] = true;
  const { kind } = yield* ask(seat, sides);
  useCard(t, 'foederati');
  addTo(kind === 'take-active' ? t.roused : t.quiet, tribe, region, -1);
  const joined = t.armies[army];
  if (joined && joined.foederati.length < countLegions(joined)) joined.foederati.push(tribe);
  else addTo(t.quiet, tribe, tribe, 1);
}
