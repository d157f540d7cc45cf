import type { Decision } from '@hegemon/kernel';
import { type Player as Answering, seedFor, simulate } from '@hegemon/testkit';
import { medioevoUniversale } from '../src/game.js';
import type { Player } from '../src/ids.js';
import type { MU } from '../src/state.js';
import type { MUView } from '../src/view.js';
import { byHints } from './by-hints.js';

export interface Position {
  readonly view: MUView;
  readonly eyes: Player;
  /** What is asked there, of the seat that looks. */
  readonly decision: Decision;
}

/** Positions of whole games by people who have some sense, as the seat that is asked sees them: every so many decisions one. */
export const positionsOfGames = (games: number, every: number): readonly Position[] => {
  const positions: Position[] = [];
  for (let game = 0; game < games; game++) {
    const options = { players: 6 - (game % 4), rounds: 8 } as const;
    const seats = medioevoUniversale.seats(options) as readonly Player[];
    let n = 0;
    const watching: Answering<MU> = (state, decision, random) => {
      if (n++ % every === 0) {
        const eyes = decision.seat as Player;
        const view = structuredClone(medioevoUniversale.view(state, eyes)) as MUView;
        positions.push({ view, eyes, decision });
      }
      return byHints(state, decision, random);
    };
    const players = Object.fromEntries(seats.map(seat => [seat, watching]));
    const report = simulate(medioevoUniversale, options, seedFor(`game ${game}`, 'board'), { players });
    if (report.error !== undefined) throw new Error(report.error);
  }
  return positions;
};
