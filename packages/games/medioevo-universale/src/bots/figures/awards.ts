import { components, JERUSALEM, PRODUCERS, ROME, TECHNOLOGY } from '../../catalog.js';
import { GOODS, type Player, type TerritoryId } from '../../ids.js';
import { wealthOf } from '../../rules/scoring.js';
import type { MU } from '../../state.js';
import type { Position, Tally } from '../position.js';

const { final } = components.honour;

/** @rule MU V-final-tech The highest level first, then in how many branches: as one figure. */
const technologyOf = (g: MU, seat: Player): number => {
  let [highest, count] = [0, 0];
  for (const id of g.technologies[seat]) {
    const { level } = TECHNOLOGY[id];
    if (level > highest) [highest, count] = [level, 1];
    else if (level === highest) count++;
  }
  return highest * 100 + count;
};
const countOf = ({ buildings }: Tally, type: string): number => {
  let count = 0;
  for (const built of buildings) if (built.type === type) count++;
  return count;
};

type Compared = keyof Pick<
  typeof final,
  | 'most-money'
  | 'highest-market'
  | 'highest-technology'
  | 'most-cathedrals'
  | 'most-great-cities'
  | 'most-castles'
  | 'most-territories'
>;
const COMPARED: readonly (readonly [Compared, (g: MU, tally: Tally) => number])[] = [
  ['most-money', (g, { seat, dues }) => wealthOf(g, seat) - dues],
  ['highest-market', (_, tally) => tally.bestMarket],
  ['highest-technology', (g, { seat }) => technologyOf(g, seat)],
  ['most-cathedrals', (_, tally) => countOf(tally, 'cathedral')],
  ['most-great-cities', (_, tally) => countOf(tally, 'great-city')],
  ['most-castles', (_, tally) => countOf(tally, 'castle')],
  ['most-territories', (_, tally) => tally.lands.length],
];

/** Some of them change hands with every cube and every florin: as long as there is time, a lead in them means little. */
const FICKLE: Readonly<Partial<Record<Compared, number>>> = { 'highest-market': 0.2, 'most-money': 0.4 };

/**
 * @rule MU V-final What the awards would bring each if the game ended now. The same as `rules/scoring`, out of what was counted
 * already: it is asked for thousands of times. With time left, some of them count less.
 */
export const awardsIn = ({ g, holders, tallies }: Position, hasTime = false): ReadonlyMap<Player, number> => {
  const won = new Map<Player, number>();
  const give = (player: Player, honour: number): void => void won.set(player, (won.get(player) ?? 0) + honour);
  for (const [award, measure] of COMPARED) {
    // Of debtors, too, one is the richest (M-63).
    let [most, best]: [number, Player[]] = [award === 'most-money' ? Number.NEGATIVE_INFINITY : 0, []];
    for (const tally of tallies.values()) {
      const figure = measure(g, tally);
      if (figure > most) [most, best] = [figure, [tally.seat]];
      else if (figure === most && best.length > 0) best.push(tally.seat);
    }
    const steady = hasTime ? (FICKLE[award] ?? 1) : 1;
    for (const player of best) give(player, steady * (best.length > 1 ? final.tieInstead : final[award]));
  }
  const [roman, pilgrim] = [holders.get(ROME), holders.get(JERUSALEM)];
  if (roman) give(roman, final.rome);
  if (pilgrim && g.realm[pilgrim] !== 'mamluks') give(pilgrim, final.jerusalem);
  for (const good of GOODS) {
    const owner = monopolistOf(g, holders, PRODUCERS[good]);
    if (owner) give(owner, final.monopoly);
  }
  return won;
};

/** @rule MU V-final-monopoly */
const monopolistOf = (g: MU, holders: Position['holders'], producers: readonly TerritoryId[]): Player | undefined => {
  let [owner, count]: [Player | undefined, number] = [undefined, 0];
  for (const at of producers) {
    if (!g.inPlay[at]) continue;
    const holder = holders.get(at);
    if (!holder || (owner && holder !== owner)) return undefined;
    owner = holder;
    count++;
  }
  return count >= final.monopolyMinProducers ? owner : undefined;
};
