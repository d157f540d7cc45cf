import type { Bot } from '@hegemon/bots';
import type { Strength } from '@hegemon/kernel';
import type { BotAbout, GameAbout } from './desk.js';
import type { House } from './house.js';
import { aboutOf } from './listing.js';

/** The games of the house, as they are offered. */
export const gamesAbout = ({ listings }: Pick<House, 'listings'>): readonly GameAbout[] => listings.map(aboutOf);

/** The bots of the house, and how strong each was found to be in the games where that was measured. */
export const botsAbout = async ({ bots, listings }: Pick<House, 'bots' | 'listings'>): Promise<readonly BotAbout[]> => {
  const measured = await Promise.all(
    listings.map(async listed => [aboutOf(listed).id, await listed.strength().catch(() => ({}))] as const),
  );
  return bots.names.flatMap(name => {
    const bot = bots.byName(name);
    return bot
      ? [{ name, level: bot.level, ...(bot.style && { style: bot.style }), strength: strengthsOf(bot, measured) }]
      : [];
  });
};

/** Measured is the level; a style plays about as well. */
const strengthsOf = (
  { name, level }: Bot,
  measured: readonly (readonly [game: string, strengths: Readonly<Record<string, Strength>>])[],
): BotAbout['strength'] =>
  Object.fromEntries(
    measured.flatMap(([game, strengths]) => {
      const strength = strengths[name] ?? strengths[level];
      return strength ? [[game, strength]] : [];
    }),
  );
