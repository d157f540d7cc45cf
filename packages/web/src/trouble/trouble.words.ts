import type { Trouble } from '@hegemon/host';

interface Words {
  readonly loading: string;
  readonly toStart: string;
  readonly again: string;
  readonly reload: string;
  readonly save: string;
  readonly close: string;
  readonly details: string;
  /** An address that leads nowhere. */
  readonly lost: { readonly title: string; readonly text: (address: string) => string };
  /** A fault of ours. */
  readonly broken: { readonly title: string; readonly text: string };
  readonly notice: { readonly title: string; readonly text: string };
  readonly update: { readonly title: string; readonly text: string; readonly now: string; readonly later: string };
  readonly troubles: Readonly<Record<Trouble['code'], { readonly title: string; readonly text: string }>>;
}

export const TROUBLE_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    loading: 'One moment …',
    toStart: 'To the start page',
    again: 'Try again',
    reload: 'Reload the page',
    save: 'Save the match as a file',
    close: 'Close',
    details: 'What exactly happened',
    lost: {
      title: 'There is nothing at this address',
      text: address => `“${address}” is no page of Hegemon. Perhaps the link was cut off.`,
    },
    broken: {
      title: 'This page has failed',
      text: 'That is our fault, not yours. Your matches are kept after every answer; nothing of them is lost.',
    },
    notice: {
      title: 'Something went wrong',
      text: 'The match is kept up to the last answer. If the page no longer reacts, reload it.',
    },
    update: {
      title: 'A new version is ready',
      text: 'Your match is kept and goes on where it is.',
      now: 'Use it now',
      later: 'Later',
    },
    troubles: {
      'storage-full': {
        title: 'The browser has no room left',
        text: 'The last answer could not be kept. Save the match as a file, make room, and reload the page.',
      },
      'storage-unavailable': {
        title: 'The browser keeps nothing here',
        text: 'Matches cannot be kept in this window, perhaps because it is a private one. Save the match as a file before you leave.',
      },
      elsewhere: {
        title: 'The match has gone on in another tab',
        text: 'Reload to see it as it stands now, and play in one tab only.',
      },
      edition: {
        title: 'This match follows an earlier edition of the rules',
        text: 'It is kept, and can be saved as a file, but it cannot be played on with the present edition.',
      },
      'broken-record': {
        title: 'The record of this match is damaged',
        text: 'What is kept does not fit together, so it cannot be shown. It can be saved as a file as it is.',
      },
      'no-such-match': {
        title: 'There is no such match here',
        text: 'Matches are kept in the browser in which they were played. Perhaps it was deleted, or the link comes from elsewhere: then ask for the match file and open it on the start page.',
      },
      'unknown-game': {
        title: 'This game is not here',
        text: 'The match belongs to a game that this version of Hegemon does not have.',
      },
      'worker-crashed': {
        title: 'The rules have stopped',
        text: 'The part of the page that keeps the rules has ended unexpectedly. The match is kept up to the last answer; reload the page to go on.',
      },
      'bot-failed': {
        title: 'A bot has failed',
        text: 'It found no answer. Reload the page and it will try again.',
      },
      offline: {
        title: 'The server cannot be reached',
        text: 'What you have done is sent again as soon as it can. Everything that was acknowledged is safe.',
      },
      'server-full': {
        title: 'The server has no room left',
        text: 'Your last answer was not taken. Whoever runs the server has to make room; then try again.',
      },
      'server-store': {
        title: 'The server cannot reach its records',
        text: 'Your last answer was not taken. It usually mends itself within a minute; then try again.',
      },
      'not-allowed': {
        title: 'That is not for you here',
        text: 'You do not sit there, or the table does not allow it.',
      },
      'gone-on': {
        title: 'The match has gone on meanwhile',
        text: 'Somebody was faster. You see the table as it stands now.',
      },
      paused: {
        title: 'The match is paused',
        text: 'It goes on when all agree to it.',
      },
      'too-fast': {
        title: 'That was too much at once',
        text: 'Wait a moment, then try again.',
      },
      'engine-fault': {
        title: 'The rules have come to a stop',
        text: 'This must not happen. Save the match as a file: it shows exactly where.',
      },
    },
  },
  de: {
    loading: 'Einen Augenblick …',
    toStart: 'Zur Startseite',
    again: 'Noch einmal versuchen',
    reload: 'Seite neu laden',
    save: 'Partie als Datei sichern',
    close: 'Schließen',
    details: 'Was genau geschehen ist',
    lost: {
      title: 'Unter dieser Adresse ist nichts',
      text: address => `„${address}“ ist keine Seite von Hegemon. Vielleicht wurde der Link abgeschnitten.`,
    },
    broken: {
      title: 'Diese Seite ist gescheitert',
      text: 'Das ist unser Fehler. Partien werden nach jeder Antwort gesichert; nichts davon ist verloren.',
    },
    notice: {
      title: 'Etwas ist schiefgegangen',
      text: 'Die Partie ist bis zur letzten Antwort gesichert. Reagiert die Seite nicht mehr, hilft neu laden.',
    },
    update: {
      title: 'Eine neue Fassung liegt bereit',
      text: 'Die Partie ist gesichert und geht weiter, wo sie steht.',
      now: 'Jetzt nutzen',
      later: 'Später',
    },
    troubles: {
      'storage-full': {
        title: 'Der Browser hat keinen Platz mehr',
        text: 'Die letzte Antwort konnte nicht gesichert werden. Bitte die Partie als Datei sichern, Platz schaffen und die Seite neu laden.',
      },
      'storage-unavailable': {
        title: 'Der Browser bewahrt hier nichts auf',
        text: 'In diesem Fenster können Partien nicht gesichert werden, vielleicht weil es ein privates ist. Vor dem Verlassen bitte die Partie als Datei sichern.',
      },
      elsewhere: {
        title: 'Die Partie ging in einem anderen Tab weiter',
        text: 'Neu laden zeigt den jetzigen Stand. Gespielt wird am besten in nur einem Tab.',
      },
      edition: {
        title: 'Diese Partie folgt einer früheren Ausgabe der Regeln',
        text: 'Sie bleibt erhalten und kann als Datei gesichert, mit der jetzigen Ausgabe aber nicht fortgesetzt werden.',
      },
      'broken-record': {
        title: 'Die Aufzeichnung dieser Partie ist beschädigt',
        text: 'Das Gesicherte passt nicht zusammen und kann nicht gezeigt werden. Es lässt sich als Datei sichern, wie es ist.',
      },
      'no-such-match': {
        title: 'Diese Partie gibt es hier nicht',
        text: 'Partien bleiben in dem Browser, in dem sie gespielt wurden. Vielleicht wurde sie gelöscht, oder der Link kommt von anderswo: Dann hilft die Partiedatei, die sich auf der Startseite öffnen lässt.',
      },
      'unknown-game': {
        title: 'Dieses Spiel gibt es hier nicht',
        text: 'Die Partie gehört zu einem Spiel, das diese Fassung von Hegemon nicht hat.',
      },
      'worker-crashed': {
        title: 'Die Regeln sind stehen geblieben',
        text: 'Der Teil der Seite, der die Regeln hütet, wurde unerwartet beendet. Die Partie ist bis zur letzten Antwort gesichert; neu laden setzt sie fort.',
      },
      'bot-failed': {
        title: 'Ein Bot ist gescheitert',
        text: 'Er fand keine Antwort. Nach dem Neuladen versucht er es noch einmal.',
      },
      offline: {
        title: 'Der Server ist nicht zu erreichen',
        text: 'Was du getan hast, wird noch einmal gesendet, sobald es geht. Alles Bestätigte ist sicher.',
      },
      'server-full': {
        title: 'Der Server hat keinen Platz mehr',
        text: 'Die letzte Antwort wurde nicht angenommen. Wer den Server betreibt, muss Platz schaffen; danach noch einmal versuchen.',
      },
      'server-store': {
        title: 'Der Server erreicht seine Aufzeichnungen nicht',
        text: 'Die letzte Antwort wurde nicht angenommen. Meist ist das nach einer Minute behoben; dann noch einmal versuchen.',
      },
      'not-allowed': {
        title: 'Das steht dir hier nicht zu',
        text: 'Du sitzt nicht dort, oder der Tisch erlaubt es nicht.',
      },
      'gone-on': {
        title: 'Die Partie ging inzwischen weiter',
        text: 'Jemand war schneller. Der Tisch zeigt den jetzigen Stand.',
      },
      paused: {
        title: 'Die Partie ruht',
        text: 'Sie geht weiter, wenn alle zustimmen.',
      },
      'too-fast': {
        title: 'Das war zu viel auf einmal',
        text: 'Bitte einen Augenblick warten und noch einmal versuchen.',
      },
      'engine-fault': {
        title: 'Die Regeln kamen zum Stillstand',
        text: 'Das darf nicht geschehen. Bitte die Partie als Datei sichern: Sie zeigt genau, wo.',
      },
    },
  },
};
