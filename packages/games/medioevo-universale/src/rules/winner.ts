import type { Player } from '../ids.js';
import type { MU } from '../state.js';
import { wealthOf } from './scoring.js';

/** Players who win or lose together: a team, or one alone. */
interface Party {
  readonly team?: number;
  /** Those who are still in the game, the first in turn order first. */
  readonly players: readonly Player[];
}

/** @rule MU X-team Whoever belongs to no team is a party of one. */
export const partiesOf = (g: MU): readonly Party[] => {
  const teams = [...new Set(g.order.map(player => g.teams[player]))];
  return teams.flatMap(team => {
    const players = g.order.filter(player => g.teams[player] === team);
    return team === undefined ? players.map(player => ({ players: [player] })) : [{ team, players }];
  });
};

/** Nobody is left to play against. */
export const isDecided = (g: MU): boolean => partiesOf(g).length <= 1;

const sum = ({ players }: Party, of: (player: Player) => number): number =>
  players.reduce((total, player) => total + of(player), 0);
export const honourOf = (g: MU, party: Party): number => sum(party, player => g.honour[player]);

const best = (parties: readonly Party[], measure: (party: Party) => number): readonly Party[] => {
  const most = Math.max(...parties.map(measure));
  return parties.filter(party => measure(party) === most);
};

/** @rule MU 0-goal @rule MU V-final-winner Honour, then money, then who is further ahead in the last turn order. */
export const winnerOf = (g: MU): { readonly party: Party; readonly decidedBy?: 'money' | 'turn-order' } => {
  const honoured = best(partiesOf(g), party => honourOf(g, party));
  if (honoured.length === 1) return { party: honoured[0] };
  const rich = best(honoured, party => sum(party, player => wealthOf(g, player)));
  if (rich.length === 1) return { party: rich[0], decidedBy: 'money' };
  const [party] = best(rich, ({ players }) => -g.order.indexOf(players[0]));
  return { party, decidedBy: 'turn-order' };
};
