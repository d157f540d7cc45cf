import { type Leaf, outcomesOf, type Seat, type Spectator, seedFor, type Told } from '@hegemon/kernel';
import { beginRounds } from '../flow/rounds.js';
import { beginTurn } from '../flow/turn.js';
import { type EventId, LEADERS, PROVINCES, RIVALS, TRIBES } from '../ids.js';
import { isLastOfRound, nextSeat } from '../scoring.js';
import type { ToC } from '../state.js';
import type { Rules } from './rules.js';

/**
 * What the next crisis roll may do, by thing. What cannot happen is not in the list.
 *
 * `invaded` (a province: barbarians enter it), `invades` (a tribe: some of it leave the homeland), `event`, `ira-deorum`
 * and `pax-deorum` (the entries of the table), `enters` (a leader or a rival emperor), `ends` (Diocletian).
 */
export interface Hazard {
  readonly code: string;
  readonly id: string;
  readonly share: number;
}

/** Deals of what is hidden, to see which events may lie on top: so many that none is missed. */
const DEALS = 240;
/** Two dice, and two more for a tribe: more than there are. */
const MOST_RUNS = 36 * 36 + 36;
/** No way of a crisis is rarer; only the dice that break a tie when Diocletian ends the game are, and tell nothing here. */
const LEAST = 1 / 36 ** 2 / 2;

/**
 * The hazards of the very next roll, in the turn of whoever follows, as the board lies now. Until a seat's own next turn
 * every other seat rolls once as well; what they will do in between nobody knows, so nothing is said about it.
 */
export const hazardsOf = (game: Rules, state: ToC, seat: Seat | Spectator): readonly Hazard[] => {
  // ToC 7.1 After the last turn nobody rolls.
  if (state.over || (state.lastRound && isLastOfRound(state, state.active))) return [];
  const stories = topEvents(game, state, seat).flatMap(({ deal, share }) => {
    const found = outcomesOf(deal, s => game.resume(s).told, MOST_RUNS, LEAST);
    if (typeof found === 'string') throw new Error(`a crisis that cannot be foreseen: ${found}`);
    return found.leaves.map(leaf => ({ ...leaf, share: leaf.share * share }));
  });
  return KINDS.flatMap(({ code, ids, happens }) =>
    ids.flatMap(id => {
      const share = shareIn(stories, event => happens(event, id));
      return share > 0 ? [{ code, id, share }] : [];
    }),
  );
};

interface Kind {
  readonly code: string;
  readonly ids: readonly string[];
  happens(event: Told, id: string): boolean;
}
const entry = (id: string): Kind => ({
  code: id,
  ids: [id],
  happens: ({ type, open }) => type === 'crisis-rolled' && open.entry === id,
});
const KINDS: readonly Kind[] = [
  {
    code: 'invaded',
    ids: PROVINCES,
    happens: ({ type, open }, id) => type === 'barbarians-invaded' && open.province === id,
  },
  {
    code: 'invades',
    ids: TRIBES,
    happens: ({ type, open }, id) => type === 'barbarians-invaded' && open.tribe === id,
  },
  ...['event', 'ira-deorum', 'pax-deorum'].map(entry),
  {
    code: 'enters',
    ids: [...LEADERS, ...RIVALS],
    happens: ({ type, open }, id) =>
      (type === 'leader-entered' && open.leader === id) || (type === 'rival-entered' && open.rival === id),
  },
  {
    code: 'ends',
    ids: ['diocletian'],
    happens: ({ type, open }, id) => type === 'event-drawn' && open.event === id,
  },
];

const shareIn = (stories: readonly Leaf<readonly Told[]>[], happens: (event: Told) => boolean): number =>
  stories.reduce((sum, { value, share }) => (value.some(happens) ? sum + share : sum), 0);

/**
 * The next crisis with each event that may lie on top. Of all that is hidden nothing else bears on a crisis: no hand
 * is looked at, and a second event is not drawn. @rule ToC 3.1.events The deck is shuffled, and Diocletian into its last
 * four cards: whatever can be on top is so equally often, he among the last four too.
 */
const topEvents = (game: Rules, state: ToC, seat: Seat | Spectator): { deal: ToC; share: number }[] => {
  const found = new Map<EventId | undefined, ToC>();
  for (let i = 0; i < DEALS; i++) {
    const deal = game.imagine(state, seat, seedFor(`crisis ${i}`));
    const [top] = deal.events.deck;
    if (!found.has(top)) found.set(top, beforeCrisis(deal));
  }
  return [...found.values()].map(deal => ({ deal, share: 1 / found.size }));
};

/** ToC 6.2 The next seat is at its crisis; everything else is left as it is. */
const beforeCrisis = (deal: ToC): ToC => {
  deal.active = nextSeat(deal, deal.active);
  deal.flow = [
    { ...beginRounds(), step: 'closeTurn' },
    { ...beginTurn(deal.active), step: 'crisis' },
  ];
  return deal;
};
