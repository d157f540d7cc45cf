import { BETA, NEWCOMER, type Rating } from './weng-lin.js';

const MIDDLE = 1500;
/** So many standard deviations to either side hold 95 % of a bell curve. */
export const REACH = 1.96;

/** Points for each unit of strength: 400 more win ten times as often, at a table of any size; as with the measured bots. */
const pointsPerUnit = (players: number): number => 400 / (Math.LN10 * BETA * Math.sqrt(players));

/** As it is shown: a newcomer has 1500, more or less. In whole points. */
export const shown = ({ mu, sigma }: Rating, players: number): { readonly rating: number; readonly error: number } => ({
  rating: Math.round(MIDDLE + (mu - NEWCOMER.mu) * pointsPerUnit(players)),
  error: Math.round(REACH * sigma * pointsPerUnit(players)),
});

/** The strength of whoever has so many points more than a newcomer. */
export const strengthAbove = (points: number, players: number): number => NEWCOMER.mu + points / pointsPerUnit(players);
