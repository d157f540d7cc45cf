import { type Outcome, roll } from '@hegemon/kernel';
import { data, GENERALS_OF } from './catalog.js';
import { gainLegacy } from './deeds/legacy.js';
import { tell } from './events.js';
import type { Colour } from './ids.js';
import { countLegions, countProvinces } from './rules/armies.js';
import { isPretender } from './rules/pretenders.js';
import { isEmperor } from './rules/support.js';
import type { ToC } from './state.js';

/** @rule ToC 7.2 Forty instead of sixty. */
export const legacyToEnd = (g: ToC): number =>
  g.options['short-game'] ? data.scoring.shortGameTarget : data.scoring.targetLegacy;

/** @rule ToC 7.1.trigger Emperor, with enough Legacy, at the end of his own turn. */
export const mayTriggerEnd = (g: ToC, seat: Colour): boolean =>
  g.lastRound !== true && isEmperor(g, seat) && g.legacy[seat] >= legacyToEnd(g);

/** Clockwise from the start player. */
export const turnOrder = (g: ToC): Colour[] => {
  const at = g.seats.indexOf(g.startPlayer);
  return [...g.seats.slice(at), ...g.seats.slice(0, at)];
};
/** @rule ToC 7.1.trigger All have had equally many turns when the player to the right of the start player is done. */
export const isLastOfRound = (g: ToC, seat: Colour): boolean => turnOrder(g).at(-1) === seat;
export const nextSeat = (g: ToC, seat: Colour): Colour => g.seats[(g.seats.indexOf(seat) + 1) % g.seats.length];

/** @rule ToC 7.1.bonus Tied players share the better rank and the next one is skipped; nobody gains without a turn. */
export const emperorBonus = (g: ToC, seat: Colour): number => {
  const turns = g.emperorTurns[seat];
  if (turns === 0) return 0;
  const rank = g.seats.filter(other => g.emperorTurns[other] > turns).length;
  return data.scoring.emperorTurnsBonus[rank];
};

const countCommandedLegions = (g: ToC, seat: Colour): number =>
  GENERALS_OF[seat].reduce((sum, general) => sum + countLegions(g, general), 0);

/** The tie-breakers in their order; each keeps the best of those still tied. */
const TIE_BREAKERS: readonly { by: string; measure: (g: ToC, seat: Colour) => number }[] = [
  { by: 'emperor', measure: (g, seat) => (isEmperor(g, seat) ? 1 : 0) },
  { by: 'pretender', measure: (g, seat) => (isPretender(g, seat) ? 1 : 0) },
  { by: 'provinces', measure: countProvinces },
  { by: 'legions', measure: countCommandedLegions },
];

const best = (seats: readonly Colour[], measure: (seat: Colour) => number): Colour[] => {
  const values = seats.map(measure);
  const most = Math.max(...values);
  return seats.filter((_, i) => values[i] === most);
};

/** @rule ToC 7 @rule ToC 7.1 @rule ToC 7.1.winner The bonus, then the most Legacy, then the tie-breakers, then the dice. */
export const finalOutcome = (g: ToC, how: 'legacy' | 'diocletian'): Outcome => {
  for (const seat of g.seats) gainLegacy(g, seat, emperorBonus(g, seat), 'emperor-turns');
  let leaders = best(g.seats, seat => g.legacy[seat]);
  let decidedBy: string | undefined;
  for (const { by, measure } of TIE_BREAKERS) {
    if (leaders.length === 1) break;
    leaders = best(leaders, seat => measure(g, seat));
    decidedBy = by;
  }
  while (leaders.length > 1) {
    decidedBy = 'die';
    const dice = new Map(
      leaders.map(seat => {
        const die = roll(g, 6, 'tie-break');
        tell(g, 'tie-rolled', { seat, die });
        return [seat, die];
      }),
    );
    leaders = best(leaders, seat => dice.get(seat)!);
  }
  const [winner] = leaders;
  tell(g, 'game-ended', { how, winner });
  return {
    winners: [winner],
    points: { ...g.legacy },
    how,
    rule: how === 'legacy' ? 'ToC 7.1.trigger' : 'ToC 7.1.diocletian',
    ...(decidedBy !== undefined && { decidedBy }),
  };
};
