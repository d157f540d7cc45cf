import type { OnlineTrouble } from './api.js';

interface Words {
  readonly troubles: Readonly<Record<OnlineTrouble['code'], string>>;
  /** What is wrong with a name. */
  readonly names: Readonly<Record<string, string>>;
  /** What is wrong with something that was filled in, by its place. */
  readonly fields: Readonly<Record<string, string>>;
  /** Why something is not allowed. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly wait: (seconds: number) => string;
}

const minutes = (seconds: number): number => Math.ceil(seconds / 60);

export const ONLINE_TROUBLE_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    troubles: {
      malformed: 'Something that was filled in cannot be right.',
      'too-large': 'That is too large for the server.',
      'too-fast': 'That was too much at once. Wait a moment, then try again.',
      'not-signed-in': 'You are not signed in any more.',
      'not-allowed': 'That is not for you here.',
      'no-such-match': 'There is no such match. Perhaps it was taken off the table.',
      'no-such-person': 'Nobody here has this name.',
      'not-running': 'The match is not at that point: it has begun already, or is over.',
      paused: 'The match is paused. It goes on when all agree to it.',
      'seat-taken': 'Somebody was faster: the seat is taken.',
      'not-your-seat': 'You do not sit there.',
      stale: 'Things have changed meanwhile. You see them as they stand now.',
      taken: 'Somebody has this name already, or one that looks like it. Choose another.',
      'wrong-password': 'Name and password do not fit together.',
      expired: 'This link is used up or too old. Ask for a new one.',
      'unknown-game': 'The server does not have this game.',
      'unknown-bot': 'The server does not have this bot.',
      'wrong-options': 'These terms do not go together.',
      'wrong-file': 'The server cannot go on from this file.',
      edition: 'The match follows another edition of the rules.',
      'storage-full': 'The server has no room left. Whoever runs it has to make some.',
      'storage-unavailable': 'The server cannot reach its records. It usually mends itself within a minute.',
      'thinking-failed': 'The bot has found no answer. Try again.',
      'engine-fault': 'The server has failed at this. That is our fault, not yours.',
      closing: 'The server is being replaced. Try again in a moment.',
      offline: 'The server cannot be reached. Is there a connection?',
      'no-server': 'There is no server behind this page.',
    },
    names: {
      length: 'A name has 2 to 24 letters.',
      signs: 'A name is made of letters, digits, and single spaces, dots or dashes between them.',
      scripts: 'A name is written in one script.',
    },
    fields: {
      '/name': 'A name has 2 to 24 letters.',
      '/password': 'A password has at least 8 characters.',
      '/mail': 'This is no mail address.',
      '/zone': 'This is no time zone.',
      '/night': 'The night must end at another time than it begins.',
      '/quiet': 'The quiet hours must end at another time than they begin.',
      '/webhook': 'This is no web address.',
      '/vacations': 'A vacation must end after it begins, and lasts a year at most.',
      'terms.pace':
        'The clock cannot be set like this: at least a minute, the increment and the start no more than the cap.',
      'terms.isRated': 'Rated matches need two people, and know neither hints nor bots that stand in.',
      chairs: 'Somebody must sit at the table, and you in one seat only.',
    },
    reasons: {
      guest: 'Only members can play rated matches. Register: your matches stay with you.',
      late: 'The match is shown late to those who look on.',
      'signed-in': 'You are signed in already.',
    },
    wait: seconds => (seconds < 120 ? `Try again in ${seconds} seconds.` : `Try again in ${minutes(seconds)} minutes.`),
  },
  de: {
    troubles: {
      malformed: 'Etwas Ausgefülltes kann nicht stimmen.',
      'too-large': 'Das ist zu groß für den Server.',
      'too-fast': 'Das war zu viel auf einmal. Bitte einen Augenblick warten und noch einmal versuchen.',
      'not-signed-in': 'Die Anmeldung gilt nicht mehr.',
      'not-allowed': 'Das steht dir hier nicht zu.',
      'no-such-match': 'Diese Partie gibt es nicht. Vielleicht wurde sie vom Tisch genommen.',
      'no-such-person': 'Hier heißt niemand so.',
      'not-running': 'Die Partie ist nicht an diesem Punkt: Sie hat schon begonnen oder ist zu Ende.',
      paused: 'Die Partie ruht. Sie geht weiter, wenn alle zustimmen.',
      'seat-taken': 'Jemand war schneller: Der Platz ist vergeben.',
      'not-your-seat': 'Du sitzt nicht dort.',
      stale: 'Inzwischen hat sich etwas geändert. Zu sehen ist der jetzige Stand.',
      taken: 'Diesen Namen hat schon jemand, oder einen, der ihm gleicht. Bitte einen anderen wählen.',
      'wrong-password': 'Name und Passwort passen nicht zusammen.',
      expired: 'Dieser Link ist verbraucht oder zu alt. Es lässt sich ein neuer anfordern.',
      'unknown-game': 'Dieses Spiel hat der Server nicht.',
      'unknown-bot': 'Diesen Bot hat der Server nicht.',
      'wrong-options': 'Diese Bedingungen passen nicht zusammen.',
      'wrong-file': 'Aus dieser Datei kann der Server nicht weiterspielen.',
      edition: 'Die Partie folgt einer anderen Ausgabe der Regeln.',
      'storage-full': 'Der Server hat keinen Platz mehr. Wer ihn betreibt, muss welchen schaffen.',
      'storage-unavailable': 'Der Server erreicht seine Aufzeichnungen nicht. Meist ist das nach einer Minute behoben.',
      'thinking-failed': 'Der Bot hat keine Antwort gefunden. Bitte noch einmal versuchen.',
      'engine-fault': 'Daran ist der Server gescheitert. Das ist unser Fehler.',
      closing: 'Der Server wird gerade ersetzt. Bitte gleich noch einmal versuchen.',
      offline: 'Der Server ist nicht zu erreichen. Besteht eine Verbindung?',
      'no-server': 'Hinter dieser Seite steht kein Server.',
    },
    names: {
      length: 'Ein Name hat 2 bis 24 Buchstaben.',
      signs: 'Ein Name besteht aus Buchstaben und Ziffern, dazwischen einzelne Leerzeichen, Punkte oder Striche.',
      scripts: 'Ein Name wird in einer einzigen Schrift geschrieben.',
    },
    fields: {
      '/name': 'Ein Name hat 2 bis 24 Buchstaben.',
      '/password': 'Ein Passwort hat mindestens 8 Zeichen.',
      '/mail': 'Das ist keine Mailadresse.',
      '/zone': 'Das ist keine Zeitzone.',
      '/night': 'Die Nacht muss zu einer anderen Zeit enden, als sie beginnt.',
      '/quiet': 'Die Ruhezeit muss zu einer anderen Zeit enden, als sie beginnt.',
      '/webhook': 'Das ist keine Webadresse.',
      '/vacations': 'Ein Urlaub muss nach seinem Beginn enden und dauert höchstens ein Jahr.',
      'terms.pace':
        'So lässt sich die Uhr nicht stellen: mindestens eine Minute, Zuwachs und Anfang nicht über dem Höchststand.',
      'terms.isRated': 'Gewertete Partien brauchen zwei Personen und kennen weder Hinweise noch Bots als Vertretung.',
      chairs: 'Jemand muss am Tisch sitzen, und du selbst auf nur einem Platz.',
    },
    reasons: {
      guest: 'Gewertet spielen nur Mitglieder. Wer sich registriert, behält seine Partien.',
      late: 'Wer zusieht, sieht die Partie verzögert.',
      'signed-in': 'Du bist schon angemeldet.',
    },
    wait: seconds =>
      seconds < 120
        ? `In ${seconds} Sekunden noch einmal versuchen.`
        : `In ${minutes(seconds)} Minuten noch einmal versuchen.`,
  },
};

/** `/vacations/2/from` is a matter of the vacations. */
const inWords = (words: Readonly<Record<string, string>>, path: string): string | undefined => {
  const place = Object.keys(words).find(
    each => path === each || path.startsWith(`${each}/`) || path.startsWith(`${each}.`),
  );
  return place === undefined ? undefined : words[place];
};

/** What went wrong, in a sentence or two. */
export const troubleText = (language: 'en' | 'de', { code, facts = {} }: OnlineTrouble): string => {
  const words = ONLINE_TROUBLE_WORDS[language];
  const { path, why, wait } = facts;
  if (code === 'malformed' && typeof why === 'string' && words.names[why]) return words.names[why];
  const field =
    typeof path === 'string' && (code === 'malformed' || code === 'wrong-options')
      ? inWords(words.fields, path)
      : undefined;
  if (field) return field;
  if (code === 'not-allowed' && typeof why === 'string' && words.reasons[why]) return words.reasons[why];
  const said = words.troubles[code];
  return typeof wait === 'number' && wait > 1 ? `${said} ${words.wait(wait)}` : said;
};
