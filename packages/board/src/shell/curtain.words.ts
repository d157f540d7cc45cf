import type { ByLanguage } from '../words.svelte.js';

interface CurtainWords {
  hand(who: string): string;
  asked(seat: string): string;
  readonly secret: string;
  lift(who: string): string;
  readonly leave: string;
  /** Before the names of others. */
  first(leisure: string): string;
}
export const curtainWords: ByLanguage<CurtainWords> = {
  en: {
    hand: who => `Hand the screen to ${who}`,
    asked: seat => `${seat} must decide now.`,
    secret: 'What the others hold is put away. Nothing is shown before the button is pressed.',
    lift: who => `I am ${who}`,
    leave: 'Leave the table',
    first: leisure => `${leisure} first? Then hand the screen to:`,
  },
  de: {
    hand: who => `Den Bildschirm an ${who} geben`,
    asked: seat => `Jetzt entscheidet: ${seat}.`,
    secret: 'Was die anderen halten, ist weggelegt. Vor dem Druck auf den Knopf wird nichts gezeigt.',
    lift: who => `Hier sitzt ${who}`,
    leave: 'Tisch verlassen',
    first: leisure => `Erst ${leisure}? Dann geht der Bildschirm an:`,
  },
};
