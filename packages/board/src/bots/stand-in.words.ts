import type { ByLanguage } from '../words.svelte.js';

interface StandInWords {
  /** In menus and on the seat. */
  readonly letPlay: string;
  readonly letPlayFor: (seat: string) => string;
  readonly takeBack: string;
  readonly takeBackFor: (seat: string) => string;
  readonly key: string;
  title(seat: string): string;
  readonly text: string;
  readonly seat: string;
  readonly which: string;
  readonly style: string;
  readonly begin: string;
  readonly cancel: string;
  /** In the dock, while it plays. */
  playsForYou(bot: string): string;
  playsFor(bot: string, who: string): string;
  /** Beside a line of the chronicle. */
  answered(seat: string): string;
}
export const standInWords: ByLanguage<StandInWords> = {
  en: {
    letPlay: 'Let a bot play for you …',
    letPlayFor: seat => `Let a bot play for ${seat}`,
    takeBack: 'Take the seat back',
    takeBackFor: seat => `Take back ${seat}`,
    key: 'B',
    title: seat => `A bot for ${seat}`,
    text: 'It plays in your place. You can take the seat back at any time. What it does is marked in the chronicle.',
    seat: 'Seat',
    which: 'Which bot',
    style: 'Style of the bot',
    begin: 'Let the bot play',
    cancel: 'Cancel',
    playsForYou: bot => `${bot} plays for you.`,
    playsFor: (bot, who) => `${bot} plays for ${who}.`,
    answered: seat => `A bot answered for ${seat}.`,
  },
  de: {
    letPlay: 'Einen Bot spielen lassen …',
    letPlayFor: seat => `Einen Bot für ${seat} spielen lassen`,
    takeBack: 'Wieder selbst spielen',
    takeBackFor: seat => `${seat} wieder selbst spielen`,
    key: 'B',
    title: seat => `Ein Bot für ${seat}`,
    text: 'Er spielt an deiner Stelle. Du kannst jederzeit wieder selbst spielen. Was er tut, ist in der Chronik gekennzeichnet.',
    seat: 'Platz',
    which: 'Welcher Bot',
    style: 'Spielart des Bots',
    begin: 'Bot spielen lassen',
    cancel: 'Abbrechen',
    playsForYou: bot => `${bot} spielt für dich.`,
    playsFor: (bot, who) => `${bot} spielt für ${who}.`,
    answered: seat => `Ein Bot hat für ${seat} geantwortet.`,
  },
};
