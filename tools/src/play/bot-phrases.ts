import type { Language } from '@hegemon/games';

/** What is said of bots while a game is played: who plays for whom, what they would do, and when one fails. */
export interface BotPhrases {
  thinks(who: string): string;
  standsIn(bot: string, seat: string): string;
  readonly isBack: string;
  readonly nobodyAway: string;
  readonly sayBack: string;
  whichBot(bots: string): string;
  noSeat(text: string): string;
  /** What to type to follow it, by number. */
  toDo(typed: string): string;
  /** Words behind `hint` that mean: follow it. */
  readonly doing: readonly string[];
  /** Before what a bot played for a person. */
  readonly byBot: string;
  failed(bot: string, seat: string, message: string | undefined, fallback: string): string;
  reproduces(path: string): string;
  notKept(path: string, trouble: string): string;
}

const english: BotPhrases = {
  thinks: who => `${who} thinks`,
  standsIn: (bot, seat) => `${bot} plays for ${seat} from now on. Type back to play yourself again, or quit.`,
  isBack: 'You play yourself again.',
  nobodyAway: 'Nobody plays for you; bot <level> lets a bot do it.',
  sayBack: 'A bot plays for you; type back to play yourself again, or quit.',
  whichBot: bots => `Say which bot plays for you: ${bots}.`,
  noSeat: text => `No bot plays for '${text}'.`,
  toDo: typed => `To do it, type ${typed} or: hint do`,
  doing: ['do', 'tun'],
  byBot: '[bot]',
  failed: (bot, seat, message, fallback) =>
    `The bot ${bot} (${seat}) failed${message === undefined ? '' : `: ${message}`}. ${fallback} answers for it.`,
  reproduces: path => `What it was asked is kept in ${path}; ask it again with: hegemon think ${path}`,
  notKept: (path, trouble) => `What it was asked could not be kept in ${path}: ${trouble}.`,
};

const german: BotPhrases = {
  thinks: who => `${who} denkt nach`,
  standsIn: (bot, seat) => `${bot} spielt von jetzt an für ${seat}. Mit back oder zurück spielst du wieder selbst.`,
  isBack: 'Du spielst wieder selbst.',
  nobodyAway: 'Niemand spielt für dich; mit bot <Stufe> tut es ein Bot.',
  sayBack: 'Ein Bot spielt für dich; mit back oder zurück spielst du wieder selbst, mit ende hörst du auf.',
  whichBot: bots => `Sage, welcher Bot für dich spielt: ${bots}.`,
  noSeat: text => `Für '${text}' spielt kein Bot.`,
  toDo: typed => `Ausführen mit ${typed} oder mit: tipp tun`,
  doing: ['tun', 'do'],
  byBot: '[Bot]',
  failed: (bot, seat, message, fallback) =>
    `Der Bot ${bot} (${seat}) ist gescheitert${message === undefined ? '' : `: ${message}`}. ${fallback} antwortet für ihn.`,
  reproduces: path => `Die Frage an ihn liegt in ${path}; erneut stellen mit: hegemon think ${path}`,
  notKept: (path, trouble) => `Die Frage an ihn ließ sich nicht in ${path} aufheben: ${trouble}.`,
};

export const botPhrasesFor = (language: Language): BotPhrases => (language === 'de' ? german : english);
