import { ask, choose, type Play } from './asking.js';
import { HOME_OF_RIVAL, isProvince, isTribe, TRIBE_OF } from './facts.js';
import { enemiesOf, isMilitia, mayEnter, ownerOf, regionOf, stackedMilitia } from './forces.js';
import { addTo, countIn, leadersOf } from './land.js';
import { type Fallen, isAlive, takeHits } from './losses.js';
import { roll, type Table, useCard } from './table.js';
import { takeCapitals } from './takeover.js';

interface Fight {
  seat: string;
  attacker: string;
  defender: string;
  region: string;
  /** Who commands the defender, if a player does. */
  foe: string | undefined;
}

const repeat = (count: number, need: number): number[] => Array.from({ length: count }, () => need);
/** ToC 2.units, ToC 8.1.roll What each die of an army needs. */
const needsOf = (t: Table, army: string, region: string): number[] => {
  const { legionHitsOn, barbarianHitsOn } = t.figures;
  if (army in HOME_OF_RIVAL) return repeat(3, 4);
  if (isTribe(army)) {
    const count = countIn(t.roused, army, region) + (isProvince(region) ? countIn(t.quiet, army, region) : 0);
    const leaders = leadersOf(t, army, region).flatMap(id => repeat(2, id === 'cniva' ? 3 : 4));
    return [...repeat(count, barbarianHitsOn), ...leaders];
  }
  const auguries = t.lasting === 'bad-auguries' ? 1 : t.lasting === 'good-auguries' ? -1 : 0;
  if (isMilitia(army)) return [5 + auguries];
  const { legions, reduced, foederati } = t.armies[army];
  return [
    ...repeat(legions, legionHitsOn + auguries),
    ...repeat(reduced + (stackedMilitia(t, army) ? 1 : 0), 5 + auguries),
    ...repeat(foederati.length, 4 + auguries),
  ];
};
/** ToC 8.1.roll Each six is a hit and a bonus die of the same kind, in a throw of its own. */
const rollHits = (t: Table, army: string, region: string): number => {
  let hits = 0;
  let needs = needsOf(t, army, region);
  while (needs.length > 0) {
    const bonus: number[] = [];
    for (const need of needs) {
      const die = roll(t);
      if (die === 6) bonus.push(need);
      if (die === 6 || die >= need) hits++;
    }
    needs = bonus;
  }
  return hits;
};

const hasCastra = (t: Table, { defender, region, foe }: Fight): boolean => {
  if (foe === undefined) return false;
  const militia = isMilitia(defender) ? region : stackedMilitia(t, defender);
  return (militia !== undefined && t.provinces[militia].militiaCastra) || t.armies[defender]?.castra === true;
};
/** ToC 8.1.reroll, ToC 8.1.hits */
function* scoreOf(t: Table, fight: Fight, flanking: number): Play<{ attacker: number; defender: number }> {
  const { seat, region } = fight;
  let attacker = rollHits(t, fight.attacker, region);
  let defender = rollHits(t, fight.defender, region);
  for (let left = flanking; left > 0; left--) {
    if (!(yield* choose(seat, 'reroll', 'keep-dice'))) break;
    attacker = rollHits(t, fight.attacker, region);
  }
  if (t.lasting === 'plague-of-cyprian') {
    attacker++;
    defender++;
  }
  if (hasCastra(t, fight)) attacker--;
  if (leadersOf(t, fight.defender, region).includes('shapur-i')) attacker--;
  return { attacker: Math.max(0, attacker), defender };
}

/** ToC 6.3.1.fought */
const markFought = (t: Table, army: string, region: string): void => {
  const militia = isMilitia(army) ? region : stackedMilitia(t, army);
  if (militia !== undefined) t.provinces[militia].militiaFought = true;
  if (army in t.armies) t.armies[army].fought = true;
};

/** ToC 10.1.reward, ToC 10.2.reward */
function* reward(t: Table, seat: string, region: string, figure: string): Play<void> {
  const province = isProvince(region) && region !== 'italia' ? t.provinces[region] : undefined;
  const mayRaise = province?.governor === seat && province.support < 4;
  if (yield* choose(seat, 'take-support', 'take-discount', mayRaise)) {
    t.provinces[region].support++;
    return;
  }
  const suit = figure in TRIBE_OF ? 'military' : 'senate';
  t.discounts[suit] = (t.discounts[suit] ?? 0) + 1;
}

/** ToC 8.3.barbarian Survivors go home, active. */
const goHome = (t: Table, tribe: string, region: string): void => {
  const count = countIn(t.roused, tribe, region) + countIn(t.quiet, tribe, region);
  delete t.roused[tribe][region];
  delete t.quiet[tribe][region];
  if (count > 0) addTo(t.roused, tribe, tribe, count);
  for (const id of leadersOf(t, tribe, region)) t.leaders[id] = { at: tribe, isQuiet: false };
};

/** ToC 8.1 From the names of the enemy and of the cards to the last step into a capital. */
export function* battle(t: Table, seat: string, attacker: string): Play<void> {
  const region = regionOf(t, attacker);
  const defender = (yield* ask(seat, { attack: enemiesOf(t, seat, attacker) })).id;
  const cards = t.unused.filter(id => id === 'flanking-maneuver').length;
  const declared = { 'declare-flanking': { min: 0, max: cards } };
  const flanking = cards > 0 ? (yield* ask(seat, declared)).amount : 0;
  t.points.military--;
  for (let i = 0; i < flanking; i++) useCard(t, 'flanking-maneuver');

  const isRoman = isMilitia(defender) || defender in t.armies;
  const commander = isMilitia(defender) ? (t.provinces[region].governor ?? undefined) : ownerOf(defender);
  const fight: Fight = { seat, attacker, defender, region, foe: isRoman ? commander : undefined };
  const score = yield* scoreOf(t, fight, flanking);
  t.score = score;
  markFought(t, attacker, region);
  if (isRoman) markFought(t, defender, region);
  const wasInCapital = t.armies[defender]?.inCapital === true;

  const fallen: Fallen = { figures: [], barbarians: 0 };
  yield* takeHits(t, defender, region, score.attacker, fight.foe ?? seat, fallen);
  yield* takeHits(t, attacker, region, score.defender, seat, fallen);
  yield* settle(t, fight, fallen, wasInCapital, score.attacker > score.defender);
}

/** ToC 8.2 to ToC 8.4 */
function* settle(t: Table, fight: Fight, fallen: Fallen, wasInCapital: boolean, hasMoreHits: boolean): Play<void> {
  const { seat, attacker, defender, region, foe } = fight;
  const isStanding = isAlive(t, attacker, region);
  const resists = isAlive(t, defender, region);
  if (!isStanding && !resists) return;
  // ToC 8.2.winner
  const isWon = !resists || (isStanding && hasMoreHits);
  // ToC 8.2.legacy
  if (isWon) t.legacy[seat] += t.figures.victoryLegacy + fallen.barbarians;
  else if (foe !== undefined) t.legacy[foe] += t.figures.victoryLegacy;
  if (isWon) for (const figure of fallen.figures) yield* reward(t, seat, region, figure);
  // ToC 8.3.roman
  if (isWon && wasInCapital && resists) Object.assign(t.armies[defender], { inCapital: false, castra: false });
  if (isWon && isTribe(defender) && isProvince(region)) goHome(t, defender, region);
  // ToC 8.4
  const victor = isWon ? attacker : defender;
  const owner = isWon ? seat : foe;
  const army = t.armies[victor];
  if (owner !== undefined && army && !army.inCapital && mayEnter(t, owner, region)) {
    army.inCapital = yield* choose(owner, 'advance', 'stay');
  }
  yield* takeCapitals(t, seat);
}
