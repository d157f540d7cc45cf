import { BOT_NAMES, botByName, LEVELS, type Level } from '@hegemon/bots';
import type { Language } from '@hegemon/games';
import type { Style } from '@hegemon/kernel';

interface Said {
  readonly name: string;
  readonly text: string;
}
interface BotWords {
  readonly levels: Readonly<Record<Level, Said>>;
  /** Several of a level, after "a table of". */
  readonly many: Readonly<Record<Level, string>>;
  readonly styles: Readonly<Record<Style, Said>>;
}
/** As the page calls them; what is typed are their ids. */
export const BOT_WORDS: Readonly<Record<Language, BotWords>> = {
  en: {
    levels: {
      random: { name: 'Beginner', text: 'plays any legal move' },
      greedy: { name: 'Apprentice', text: 'takes what looks best at once' },
      planner: { name: 'Strategist', text: 'thinks its whole turn through' },
      master: { name: 'Master', text: 'plays many courses through; takes its time' },
    },
    many: { random: 'Beginners', greedy: 'Apprentices', planner: 'Strategists', master: 'Masters' },
    styles: {
      aggressive: { name: 'aggressive', text: 'armies, battles, rule by force' },
      builder: { name: 'builder', text: 'little land, well kept and built up' },
      opportunist: { name: 'opportunist', text: 'whatever pays soonest' },
    },
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
      aggressive: { name: 'angriffslustig', text: 'Armeen, Kämpfe, Herrschaft mit Gewalt' },
      builder: { name: 'Aufbauer', text: 'wenig Land, gut gepflegt und ausgebaut' },
      opportunist: { name: 'Opportunist', text: 'was sich am schnellsten auszahlt' },
    },
  },
};

/** "Strategist (builder)"; who is not known bears his own name. */
export const botName = (name: string, language: Language): string => {
  const bot = botByName(name);
  if (!bot) return name;
  const { levels, styles } = BOT_WORDS[language];
  const level = levels[bot.level].name;
  return bot.style === undefined ? level : `${level} (${styles[bot.style].name})`;
};

/** What may be typed for a bot, with what each is called. */
export const botsToType = (language: Language): string => {
  const { levels } = BOT_WORDS[language];
  const named = LEVELS.map(level => `${level} (${levels[level].name})`);
  const styled = BOT_NAMES.filter(name => botByName(name)?.level === 'planner' && botByName(name)?.style);
  return `${named.join(', ')}; ${language === 'de' ? 'mit einer Spielart' : 'with a style'}: ${styled.join(', ')}`;
};
