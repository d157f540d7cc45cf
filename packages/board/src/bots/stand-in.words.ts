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
    letPlayFor: seat => `Let a bot play: ${seat}`,
    takeBack: 'Take the seat back',
    takeBackFor: seat => `Take the seat back: ${seat}`,
    key: 'B',
    title: seat => `A bot in your place: ${seat}`,
    text: 'You can take the seat back at any time. What it does is marked in the chronicle.',
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
    letPlayFor: seat => `Einen Bot spielen lassen: ${seat}`,
    takeBack: 'Wieder selbst spielen',
    takeBackFor: seat => `Wieder selbst spielen: ${seat}`,
    key: 'B',
    title: seat => `Ein Bot an deiner Stelle: ${seat}`,
    text: 'Du kannst jederzeit wieder selbst spielen. Was er tut, ist in der Chronik gekennzeichnet.',
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
