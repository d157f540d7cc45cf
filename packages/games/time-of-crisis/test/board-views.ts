import { seedFor, simulate } from '@hegemon/testkit';
import type { Colour } from '../src/ids.js';
import { timeOfCrisis } from '../src/index.js';
import type { ToCView } from '../src/view.js';
import { livelyPlayer } from './lively.js';

/** Positions of whole games by chance, as one seat sees them: every so many decisions one. */
export const viewsOfRandomGames = (games: number, every: number): { view: ToCView; eyes: Colour }[] => {
  const views: { view: ToCView; eyes: Colour }[] = [];
  for (let game = 0; game < games; game++) {
    const options = { players: 2 + (game % 3) };
    const seats = timeOfCrisis.seats(options) as readonly Colour[];
    let n = 0;
    const report = simulate(timeOfCrisis, options, seedFor(`game ${game}`, 'board'), {
      players: Object.fromEntries(seats.map(seat => [seat, livelyPlayer])),
      onDecision({ state }) {
        if (n++ % every !== 0) return;
        const eyes = seats[views.length % seats.length];
        views.push({ view: structuredClone(timeOfCrisis.view(state, eyes)) as ToCView, eyes });
      },
    });
    if (report.error !== undefined) throw new Error(report.error);
  }
  return views;
};
