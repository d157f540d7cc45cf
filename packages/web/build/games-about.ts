import { games } from '../../games/index.js';
import type { GameAbout } from '../../host/src/desk.js';
import { aboutOf } from '../../host/src/listing.js';

/** What can be told of the games without their rules, and how strong bots were found to be in each. Worked out by the build. */
export const abouts: readonly GameAbout[] = games.map(aboutOf);
export const strengths: Readonly<Record<string, object>> = Object.fromEntries(
  await Promise.all(games.map(async ({ game, strength }) => [game.id, await strength()] as const)),
);
