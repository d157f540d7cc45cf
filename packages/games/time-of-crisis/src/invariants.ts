import { COPIES_OF, GENERALS, GENERALS_OF, LIMITS, OWNER_OF, SUPPORT_MAX, TRIBE_OF } from './catalog.js';
import { CARDS, IMPROVEMENTS, isProvince, isSea, LEADERS, PROVINCES, SEATS, TRIBES } from './ids.js';
import {
  countLegions,
  generalInCapital,
  governs,
  legionsLeft,
  militiaLeft,
  mobsLeft,
  quaestorCastraLeft,
} from './rules/armies.js';
import { countNeutral } from './rules/support.js';
import type { ToC } from './state.js';

/** @rule ToC 2.limits What must hold whenever somebody has to decide; each line names what does not. */
export const faults = (g: ToC): string[] => {
  const found: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  checkPieces(g, must);
  checkProvinces(g, must);
  checkArmies(g, must);
  checkCards(g, must);
  for (const seat of g.seats) must(g.legacy[seat] >= 0 && g.emperorTurns[seat] >= 0, `${seat} has less than nothing`);
  for (const suit of ['military', 'senate', 'populace'] as const) must(g.points[suit] >= 0, `${suit} points below 0`);
  must(g.told.length === 0 && g.chance.drew.length === 0 && g.chance.dealt.length === 0, 'the ledger is not empty');
  return found;
};
type Must = (holds: boolean, what: string) => void;

const checkPieces = (g: ToC, must: Must): void => {
  must(legionsLeft(g) >= 0, 'more legions than there are');
  must(militiaLeft(g) >= 0, 'more militia than there are');
  must(quaestorCastraLeft(g) >= 0, 'more Quaestor and Castra markers than there are');
  must(mobsLeft(g) >= 0, 'more mobs than there are');
  for (const kind of IMPROVEMENTS)
    must(Object.keys(g.provinces[kind]).length <= LIMITS.improvements, `too many ${kind}`);
  for (const tribe of TRIBES) {
    const counts = [...Object.values(g.barbarians.active[tribe]), ...Object.values(g.barbarians.inactive[tribe])];
    const serving = GENERALS.flatMap(general => g.armies.foederati[general] ?? []).filter(id => id === tribe).length;
    const total = counts.reduce((sum, count) => sum + count, serving);
    must(
      counts.every(count => count > 0),
      `${tribe}: a column holds none`,
    );
    must(total === LIMITS.barbarians || (total === 0 && g.seats.length < SEATS.length), `${tribe}: ${total} markers`);
  }
  for (const leader of LEADERS) {
    const at = g.leaders.at[leader];
    must(at !== undefined || !g.leaders.inactive[leader], `${leader} is inactive and nowhere`);
    must(at !== TRIBE_OF[leader] || !g.leaders.inactive[leader], `${leader} is inactive at home`);
  }
  for (const seat of g.seats) {
    const placed = PROVINCES.filter(id => governs(g, seat, id)).length;
    const governors = placed + g.governors.available[seat] + g.governors.unrecruited[seat].length;
    must(governors === 6 && g.governors.available[seat] >= 0, `${seat} has ${governors} governors`);
    const onMap = GENERALS_OF[seat].filter(id => g.armies.at[id] !== undefined);
    const generals = [...onMap, ...g.generals.available[seat], ...g.generals.unrecruited[seat]];
    must(generals.length === 6 && new Set(generals).size === 6, `${seat} has ${generals.length} generals`);
    const marked = PROVINCES.filter(id => governs(g, seat, id) && g.provinces.pretender[id]);
    must(marked.length <= LIMITS.seatOrBreakaway, `${seat} has ${marked.length} markers of a pretender`);
    const seatsOfPower = marked.filter(id => g.provinces.pretender[id] === 'seat').length;
    must(
      seatsOfPower === (marked.length > 0 ? 1 : 0),
      `${seat} has ${seatsOfPower} seats of power for ${marked.length} provinces`,
    );
  }
};

const checkProvinces = (g: ToC, must: Must): void => {
  for (const id of PROVINCES) {
    const ruler = g.provinces.governor[id];
    const support = g.provinces.support[id];
    if (ruler === undefined) {
      const bare = [
        support,
        g.provinces.mobs[id],
        g.provinces.militia[id],
        g.provinces.quaestor[id],
        g.provinces.pretender[id],
      ];
      must(
        bare.every(part => part === undefined),
        `${id} has no governor, but other things`,
      );
      continue;
    }
    must(support !== undefined && support >= 0 && support <= SUPPORT_MAX[id], `${id} has support ${support}`);
    must((g.provinces.mobs[id] ?? 1) > 0, `${id}: a column holds no mob`);
    if (ruler !== 'neutral') continue;
    must(
      !g.provinces.militia[id] && !g.provinces.quaestor[id] && !g.provinces.pretender[id],
      `${id} is neutral, but held`,
    );
    if (id === 'italia') must(support === Math.min(8, countNeutral(g)), `neutral Italia has support ${support}`);
  }
  must(g.provinces.pretender.italia === undefined, 'Italia is in an empire');
};

const checkArmies = (g: ToC, must: Must): void => {
  for (const general of GENERALS) {
    const region = g.armies.at[general];
    const { inCapital, legions, reduced, foederati, castra, fought } = g.armies;
    if (region === undefined) {
      const bare = [inCapital, legions, reduced, foederati, castra, fought].every(
        column => column[general] === undefined,
      );
      must(bare, `${general} is nowhere, but has things`);
      continue;
    }
    must(countLegions(g, general) > 0, `${general} has no legion`);
    must(!inCapital[general] || isProvince(region), `${general} is in the capital of ${region}`);
    if (inCapital[general] && isProvince(region)) {
      must(generalInCapital(g, region) === general, `two armies in the capital of ${region}`);
      must(
        !g.provinces.militia[region] || governs(g, OWNER_OF[general], region),
        `${region}: two armies in the capital`,
      );
    }
    must(!isSea(region) || OWNER_OF[general] === g.active, `${general} is left at sea`);
  }
};

const checkCards = (g: ToC, must: Must): void => {
  for (const card of CARDS) {
    const piles = [g.played, ...g.seats.flatMap(seat => [g.hand[seat], g.available[seat], g.discard[seat]])];
    const held = piles.reduce((sum, pile) => sum + pile.filter(id => id === card).length, 0);
    must(held + (g.supply[card] ?? 0) <= COPIES_OF[card], `more ${card} than there are`);
    must((g.supply[card] ?? 0) >= 0, `less than no ${card} for sale`);
  }
};
