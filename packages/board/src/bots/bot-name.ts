import type { BotAbout } from '@hegemon/host';

/** The parts of a bot's name: `planner/builder`. */
export const levelOf = (name: string): string => name.split('/')[0];
export const styleOf = (name: string): string => name.split('/')[1] ?? '';
const named = (level: string, style: string): string => (style === '' ? level : `${level}/${style}`);

/** The levels there are, in the order of the desk: weakest first. */
export const levelsIn = (bots: readonly BotAbout[]): readonly string[] => [...new Set(bots.map(({ level }) => level))];

/** The styles of a level; nothing stands for none of its own. */
export const stylesIn = (bots: readonly BotAbout[], level: string): readonly string[] =>
  bots.filter(bot => bot.level === level).map(({ style }) => style ?? '');

/** Another level in the same style, if there is such a bot; otherwise without one. */
export const withLevel = (bots: readonly BotAbout[], name: string, level: string): string => {
  const wanted = named(level, styleOf(name));
  return bots.some(bot => bot.name === wanted) ? wanted : level;
};
export const withStyle = (name: string, style: string): string => named(levelOf(name), style);

/** Who plays where nobody has chosen: the best that answers quickly. */
const PREFERRED = ['planner', 'greedy'];
/** So that several bots do not play alike. */
const MANNERS = ['builder', 'aggressive', 'opportunist', ''];

/** The bot for the seat of this number, when none was chosen. */
export const botFor = (bots: readonly BotAbout[], number: number): string => {
  const level = PREFERRED.find(each => bots.some(bot => bot.level === each)) ?? bots[0]?.level ?? 'random';
  const wanted = named(level, MANNERS.at(number % MANNERS.length) ?? '');
  return bots.some(bot => bot.name === wanted) ? wanted : level;
};
