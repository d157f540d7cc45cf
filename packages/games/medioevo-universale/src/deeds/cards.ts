import { tell } from '../events.js';
import { type CardId, COLOURS, type Colour, type Player } from '../ids.js';
import type { MU } from '../state.js';

/** @rule MU A-use Turned until the next round. */
export const turnCard = (g: MU, card: CardId): void => {
  g.cards.used[card] = true;
};

/** @rule MU B-expire Into the pool, until the phase is over. */
export const makePoints = (g: MU, player: Player, colour: Colour, points: number): void => {
  const pool = (g.points[player] ??= {});
  pool[colour] = (pool[colour] ?? 0) + points;
  tell(g, 'points-made', { player, colour, points });
};
export const spendPoints = (g: MU, player: Player, colour: Colour, points: number): void => {
  const left = (g.points[player]?.[colour] ?? 0) - points;
  if (left < 0) throw new Error(`${player} lacks ${-left} points of ${colour}`);
  const { [colour]: _, ...others } = g.points[player] ?? {};
  const pool = left > 0 ? { ...others, [colour]: left } : others;
  if (Object.keys(pool).length > 0) g.points[player] = pool;
  else delete g.points[player];
};
/** @rule MU B-expire At the end of each phase. */
export const expirePoints = (g: MU): void => {
  g.points = {};
};

/** @rule MU A-gears */
export const flipMarker = (g: MU, player: Player, colour: Colour): void => {
  const used = (g.gears.used[player] ??= {});
  used[colour] = (used[colour] ?? 0) + 1;
  tell(g, 'marker-flipped', { player, colour });
  makePoints(g, player, colour, 1);
};
export const freshMarkers = (g: MU, player: Player): readonly Colour[] =>
  COLOURS.filter(colour => (g.gears.held[player]?.[colour] ?? 0) > (g.gears.used[player]?.[colour] ?? 0));
