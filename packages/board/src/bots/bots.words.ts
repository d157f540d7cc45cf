import type { Strength } from '@hegemon/kernel';
import type { Entry, Language } from '../face.js';
import type { ByLanguage } from '../words.svelte.js';
import { levelOf, styleOf } from './bot-name.js';

export interface BotWords {
  readonly levels: Readonly<Record<string, Entry>>;
  /** Several of a level, after "three" or "a table of". */
  readonly many: Readonly<Record<string, string>>;
  /** Nothing stands for no style of its own. */
  readonly styles: Readonly<Record<string, Entry>>;
  readonly level: string;
  readonly style: string;
  rating(rating: number, error: number): string;
  /** Where the others at the table are all of one level. */
  over(share: string, bots: string): string;
}

export const botWords: ByLanguage<BotWords> = {
  en: {
    levels: {
      random: { name: 'Beginner', text: 'plays any legal move' },
      greedy: { name: 'Apprentice', text: 'takes what looks best at once' },
      planner: { name: 'Strategist', text: 'thinks its whole turn through' },
      master: { name: 'Master', text: 'plays many courses through; takes its time' },
    },
    many: { random: 'Beginners', greedy: 'Apprentices', planner: 'Strategists', master: 'Masters' },
    styles: {
      '': { name: 'balanced', text: 'keeps everything in view' },
      aggressive: { name: 'aggressive', text: 'armies, battles, rule by force' },
      builder: { name: 'builder', text: 'little land, well kept and built up' },
      opportunist: { name: 'opportunist', text: 'whatever pays soonest' },
    },
    level: 'Level',
    style: 'Style',
    rating: (rating, error) => `rating ${rating}${error > 0 ? ` (± ${error})` : ''}`,
    over: (share, bots) => `wins ${share} at a table of ${bots}`,
  },
  de: {
    levels: {
      random: { name: 'Anfänger', text: 'spielt irgendeinen erlaubten Zug' },
      greedy: { name: 'Lehrling', text: 'nimmt, was sofort am besten aussieht' },
      planner: { name: 'Stratege', text: 'durchdenkt seinen ganzen Zug' },
      master: { name: 'Meister', text: 'spielt viele Wege durch; lässt sich Zeit' },
    },
    many: { random: 'Anfängern', greedy: 'Lehrlingen', planner: 'Strategen', master: 'Meistern' },
    styles: {
      '': { name: 'ausgewogen', text: 'behält alles im Blick' },
      aggressive: { name: 'angriffslustig', text: 'Armeen, Kämpfe, Herrschaft mit Gewalt' },
      builder: { name: 'Aufbauer', text: 'wenig Land, gut gepflegt und ausgebaut' },
      opportunist: { name: 'Opportunist', text: 'was sich am schnellsten auszahlt' },
    },
    level: 'Stärke',
    style: 'Spielart',
    rating: (rating, error) => `Wertung ${rating}${error > 0 ? ` (± ${error})` : ''}`,
    over: (share, bots) => `gewinnt ${share} an einem Tisch mit lauter ${bots}`,
  },
};

/** "Strategist (builder)"; a bot that is not known here bears its own name. */
export const botText = ({ levels, styles }: BotWords, bot: string): string => {
  const level = levels[levelOf(bot)]?.name;
  const style = styleOf(bot);
  if (level === undefined) return bot;
  return style === '' ? level : `${level} (${styles[style]?.name ?? style})`;
};

/** How strong it is, as far as that was measured. */
export const strengthText = (language: Language, strength: Strength | undefined): string => {
  if (!strength) return '';
  const words = botWords[language];
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const { rating, interval, over } = strength;
  const said = [words.rating(Math.round(rating), Math.round((interval[1] - interval[0]) / 2))];
  if (over) said.push(words.over(percent.format(over.share), words.many[levelOf(over.bot)] ?? over.bot));
  return said.join('; ');
};
