import type { Trouble } from '@hegemon/host';
import type { ByLanguage } from '../words.svelte.js';

type Code = Trouble['code'];
interface TroubleWords {
  /** What happened, and what to do. */
  readonly said: Readonly<Record<Code, string>>;
  /** A bot gave up, and another answered in its place. */
  botFailed(bot: string, seat: string, fallback: string): string;
  readonly keep: string;
  readonly export: string;
  readonly reload: string;
  readonly retry: string;
  readonly leave: string;
  readonly close: string;
  readonly brokenTitle: string;
  readonly brokenText: string;
  readonly detail: string;
}
export const troubleWords: ByLanguage<TroubleWords> = {
  en: {
    said: {
      'storage-full':
        'The browser has no room left: the last moves are not saved. Export the match now, then delete old matches.',
      'storage-unavailable':
        'The browser does not let this page save anything. Export the match before the page is closed.',
      elsewhere: 'The match went on in another window. Reload to see it here.',
      edition: 'This match was saved by another edition of the rules and cannot go on here. It can be exported.',
      'broken-record': 'The record of this match is damaged. Export what is left of it.',
      'no-such-match': 'There is no such match in this browser.',
      'unknown-game': 'This game is not known here.',
      'worker-crashed': 'The table stopped working. Everything up to the last move is saved. Reload to go on.',
      'bot-failed': 'A bot found no answer.',
      offline: 'The server cannot be reached. What you have done is sent again as soon as it can.',
      'server-full': 'The server has no room left: your last answer was not taken.',
      'server-store': 'The server cannot reach its records: your last answer was not taken. Try again in a moment.',
      'not-allowed': 'That is not for you here.',
      'gone-on': 'Somebody was faster. You see the table as it stands now.',
      paused: 'The match is paused. It goes on when all agree to it.',
      'too-fast': 'That was too much at once. Wait a moment.',
      'engine-fault':
        'The rules came to a place that must not exist. Export the match for a report, then take a step back or reload.',
    },
    botFailed: (bot, seat, fallback) =>
      `${bot} came to no answer for ${seat}; ${fallback} has answered in its place. When the match is over, the report of it can be saved for whoever mends it.`,
    keep: 'Save the report',
    export: 'Export now',
    reload: 'Reload',
    retry: 'Try again',
    leave: 'Leave the table',
    close: 'Put away',
    brokenTitle: 'This page has stumbled',
    brokenText: 'The match itself is safe: every move is kept. Export it to be sure, or show the table again.',
    detail: 'What happened',
  },
  de: {
    said: {
      'storage-full':
        'Der Browser hat keinen Platz mehr: die letzten Schritte sind nicht gesichert. Jetzt die Partie exportieren, dann alte Partien löschen.',
      'storage-unavailable':
        'Der Browser lässt diese Seite nichts sichern. Die Partie exportieren, bevor die Seite geschlossen wird.',
      elsewhere: 'Die Partie ging in einem anderen Fenster weiter. Nach dem Neuladen ist sie hier zu sehen.',
      edition:
        'Diese Partie wurde mit einer anderen Fassung der Regeln gesichert und kann hier nicht weitergehen. Exportieren ist möglich.',
      'broken-record': 'Die Aufzeichnung dieser Partie ist beschädigt. Exportieren, was übrig ist.',
      'no-such-match': 'Eine solche Partie gibt es in diesem Browser nicht.',
      'unknown-game': 'Dieses Spiel ist hier nicht bekannt.',
      'worker-crashed':
        'Der Tisch arbeitet nicht mehr. Alles bis zum letzten Schritt ist gesichert. Neu laden, um weiterzuspielen.',
      'bot-failed': 'Ein Bot fand keine Antwort.',
      offline: 'Der Server ist nicht zu erreichen. Was du getan hast, wird noch einmal gesendet, sobald es geht.',
      'server-full': 'Der Server hat keinen Platz mehr: deine letzte Antwort wurde nicht angenommen.',
      'server-store':
        'Der Server erreicht seine Aufzeichnungen nicht: deine letzte Antwort wurde nicht angenommen. Gleich noch einmal versuchen.',
      'not-allowed': 'Das steht dir hier nicht zu.',
      'gone-on': 'Jemand war schneller. Der Tisch zeigt den jetzigen Stand.',
      paused: 'Die Partie ruht. Sie geht weiter, wenn alle zustimmen.',
      'too-fast': 'Das war zu viel auf einmal. Einen Augenblick warten.',
      'engine-fault':
        'Die Regeln kamen an eine Stelle, die es nicht geben darf. Die Partie für einen Bericht exportieren, dann einen Schritt zurück oder neu laden.',
    },
    botFailed: (bot, seat, fallback) =>
      `${bot} fand keine Antwort für ${seat}; an seiner Stelle hat ${fallback} geantwortet. Nach dem Ende der Partie lässt sich der Bericht darüber sichern, für den, der den Fehler behebt.`,
    keep: 'Bericht sichern',
    export: 'Jetzt exportieren',
    reload: 'Neu laden',
    retry: 'Noch einmal',
    leave: 'Tisch verlassen',
    close: 'Weglegen',
    brokenTitle: 'Diese Seite ist gestolpert',
    brokenText:
      'Die Partie ist sicher: jeder Schritt ist aufbewahrt. Zur Sicherheit exportieren oder den Tisch neu zeigen.',
    detail: 'Was geschah',
  },
};

export type Remedy = 'export' | 'reload' | 'retry' | 'leave';
/** What helps; the first is the best. */
export const REMEDIES: Readonly<Record<Code, readonly Remedy[]>> = {
  'storage-full': ['export', 'retry'],
  'storage-unavailable': ['export'],
  elsewhere: ['reload'],
  edition: ['export', 'leave'],
  'broken-record': ['export', 'leave'],
  'no-such-match': ['leave'],
  'unknown-game': ['leave'],
  'worker-crashed': ['reload', 'export'],
  'bot-failed': [],
  offline: [],
  'server-full': ['export'],
  'server-store': ['retry'],
  'not-allowed': ['leave'],
  'gone-on': [],
  paused: [],
  'too-fast': [],
  'engine-fault': ['export', 'reload'],
};
