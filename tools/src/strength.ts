import { BOT_NAMES, botByName } from '@hegemon/bots';
import type { Language, Listing } from '@hegemon/games';
import type { Strength } from '@hegemon/kernel';
import { BOT_WORDS } from './bot-words.js';
import { percent } from './terminal/layout.js';

/** A bot by its name, with what was measured of its level. */
export interface Measured {
  readonly name: string;
  readonly strength?: Strength;
}

/** The levels, weakest first, and how strong each was found to be in this game. */
export const levelsOf = async ({ strength }: Listing): Promise<readonly Measured[]> => {
  const known = await strength();
  return BOT_NAMES.filter(name => botByName(name)?.style === undefined).map(name => ({
    name,
    ...(known[name] && { strength: known[name] }),
  }));
};

/** Of a bot with a style, what was measured of its level. */
export const strengthOf = async (listing: Listing, name: string): Promise<Strength | undefined> => {
  const known = await listing.strength();
  return known[name] ?? known[botByName(name)?.level ?? name];
};

export const strengthText = ({ rating, interval, over }: Strength, language: Language): string => {
  const isGerman = language === 'de';
  const spread = Math.round((interval[1] - interval[0]) / 2);
  const rated = `${isGerman ? 'Wertung' : 'rating'} ${Math.round(rating)} ± ${spread}`;
  if (!over) return rated;
  const share = percent(over.share, language);
  const level = botByName(over.bot)?.level;
  const others = level ? BOT_WORDS[language].many[level] : over.bot;
  return isGerman
    ? `${rated}, gewinnt ${share} an einem Tisch mit lauter ${others}`
    : `${rated}, wins ${share} at a table of ${others}`;
};
