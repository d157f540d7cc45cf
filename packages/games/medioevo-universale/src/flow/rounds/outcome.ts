import type { Outcome } from '@hegemon/kernel';
import { tell } from '../../events.js';
import type { Player } from '../../ids.js';
import { honourOf, partiesOf, winnerOf } from '../../rules/winner.js';
import type { MU } from '../../state.js';

export type Ending = 'rounds' | 'honour' | 'time' | 'last-standing';
const RULE: Readonly<Record<Ending, string>> = {
  rounds: 'MU 0-length-rounds',
  honour: 'MU 0-length-hp',
  time: 'MU 0-length-time',
  'last-standing': 'MU D-bankrupt-out',
};

const outcome = (g: MU, how: Ending, winners: readonly Player[], decidedBy?: string): Outcome => {
  const points = { ...g.honour };
  const by = decidedBy === undefined ? {} : { decidedBy };
  tell(g, 'game-ended', { how, winners: [...winners], points, ...by });
  return { winners, points, how, rule: RULE[how], ...by };
};

/** @rule MU V-final-winner @rule MU X-team */
export const scoredOutcome = (g: MU, how: Ending): Outcome => {
  for (const party of partiesOf(g))
    if (party.team !== undefined)
      tell(g, 'team-scored', { team: party.team, players: [...party.players], honour: honourOf(g, party) });
  const { party, decidedBy } = winnerOf(g);
  return outcome(g, how, party.players, decidedBy);
};

/** All others are out of the game; if nobody is left, those with the most honour have held out best. */
export const lastStanding = (g: MU): Outcome => {
  const [party] = partiesOf(g);
  if (party) return outcome(g, 'last-standing', party.players);
  const most = Math.max(...g.seats.map(player => g.honour[player]));
  return outcome(
    g,
    'last-standing',
    g.seats.filter(player => g.honour[player] === most),
  );
};
