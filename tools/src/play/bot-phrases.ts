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
  advises(bot: string, answer: string, chance: string): string;
  readonly because: string;
  readonly noReasons: string;
  readonly otherwise: string;
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
  advises: (bot, answer, chance) => `${bot} would answer: ${answer} (${chance} to win).`,
  because: 'By the end of the turn, beside the other answers, it brings:',
  noReasons: 'By the end of the turn nothing sure tells it from the other answers.',
  otherwise: 'Or:',
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
  advises: (bot, answer, chance) => `${bot} würde antworten: ${answer} (${chance} Siegchance).`,
  because: 'Bis zum Ende des Zuges bringt das, neben den anderen Antworten:',
  noReasons: 'Bis zum Ende des Zuges unterscheidet sie nichts Sicheres von den anderen Antworten.',
  otherwise: 'Oder:',
  failed: (bot, seat, message, fallback) =>
    `Der Bot ${bot} (${seat}) ist gescheitert${message === undefined ? '' : `: ${message}`}. ${fallback} antwortet für ihn.`,
  reproduces: path => `Die Frage an ihn liegt in ${path}; erneut stellen mit: hegemon think ${path}`,
  notKept: (path, trouble) => `Die Frage an ihn ließ sich nicht in ${path} aufheben: ${trouble}.`,
};

export const botPhrasesFor = (language: Language): BotPhrases => (language === 'de' ? german : english);
