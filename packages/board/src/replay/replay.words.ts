import type { ByLanguage } from '../words.svelte.js';

interface ReplayWords {
  readonly scale: string;
  place(n: number, last: number, turn: string): string;
  move(n: number): string;
  readonly first: string;
  readonly backTurn: string;
  readonly back: string;
  readonly forward: string;
  readonly forwardTurn: string;
  readonly toLive: string;
  readonly toReport: string;
  readonly backPoint: string;
  readonly forwardPoint: string;
  readonly play: string;
  readonly pause: string;
  speed(n: number): string;
  readonly eyes: string;
  readonly everybody: string;
  readonly whatIf: string;
  readonly whatIfTitle: string;
  whatIfText(n: number): string;
  readonly whatIfHidden: string;
  readonly person: string;
  readonly begin: string;
  readonly cancel: string;
  whoPlays(seat: string): string;
  styleOf(seat: string): string;
}

export const replayWords: ByLanguage<ReplayWords> = {
  en: {
    scale: 'Position in the match',
    place: (n, last, turn) => `Move ${n} of ${last}, ${turn}`,
    move: n => `Move ${n}`,
    first: 'To the beginning',
    backTurn: 'Back one turn',
    back: 'Back one move',
    forward: 'Forward one move',
    forwardTurn: 'Forward one turn',
    toLive: 'Back to the present',
    toReport: 'Back to the report',
    backPoint: 'Previous turning point',
    forwardPoint: 'Next turning point',
    play: 'Play',
    pause: 'Pause',
    speed: n => `Speed ${n}`,
    eyes: 'Seen by',
    everybody: 'onlookers',
    whatIf: 'What if …',
    whatIfTitle: 'What if from here?',
    whatIfText: n => `A new match goes on from move ${n}. This one stays as it is.`,
    whatIfHidden: 'Whatever is hidden from you is dealt anew, and other dice fall.',
    person: 'A person here',
    begin: 'Play on from here',
    cancel: 'Cancel',
    whoPlays: seat => `Who plays ${seat}?`,
    styleOf: seat => `Style of the bot for ${seat}`,
  },
  de: {
    scale: 'Stelle in der Partie',
    place: (n, last, turn) => `Schritt ${n} von ${last}, ${turn}`,
    move: n => `Schritt ${n}`,
    first: 'An den Anfang',
    backTurn: 'Einen Zug zurück',
    back: 'Einen Schritt zurück',
    forward: 'Einen Schritt weiter',
    forwardTurn: 'Einen Zug weiter',
    toLive: 'Zurück zur Gegenwart',
    toReport: 'Zurück zum Bericht',
    backPoint: 'Voriger Wendepunkt',
    forwardPoint: 'Nächster Wendepunkt',
    play: 'Abspielen',
    pause: 'Anhalten',
    speed: n => `Tempo ${n}`,
    eyes: 'Gesehen von',
    everybody: 'Zuschauern',
    whatIf: 'Was wäre, wenn …',
    whatIfTitle: 'Was wäre, wenn?',
    whatIfText: n => `Eine neue Partie geht von Schritt ${n} an weiter. Diese bleibt, wie sie ist.`,
    whatIfHidden: 'Alles Verborgene wird neu verteilt, und andere Würfel fallen.',
    person: 'Ein Mensch hier',
    begin: 'Von hier weiterspielen',
    cancel: 'Abbrechen',
    whoPlays: seat => `Wer spielt ${seat}?`,
    styleOf: seat => `Spielart des Bots für ${seat}`,
  },
};
