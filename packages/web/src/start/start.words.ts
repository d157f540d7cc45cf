import type { PlateId } from '../plates.js';

interface PlateWords {
  readonly title: string;
  readonly period: string;
  readonly text: string;
  readonly players: string;
  readonly length: string;
}
interface Words {
  readonly motto: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
  readonly credits: string;
  readonly others: string;
  readonly plates: Readonly<Record<PlateId, PlateWords>>;
  readonly games: string;
  readonly play: string;
  readonly firstSteps: string;
  readonly inPreparation: string;
  readonly mapOf: (title: string) => string;
  readonly matches: string;
  readonly noMatches: string;
  readonly noMatchesText: string;
  readonly cannotList: string;
  readonly yours: string;
  readonly decides: (names: string) => string;
  readonly botsPlay: string;
  readonly playsForYou: (bot: string) => string;
  readonly playsFor: (bot: string, who: string) => string;
  readonly over: (names: string) => string;
  readonly cannotOpen: string;
  readonly foreign: string;
  readonly branch: (entry: number) => string;
  readonly answers: (count: number) => string;
  readonly goOn: string;
  readonly lookOn: string;
  readonly save: string;
  readonly remove: string;
  readonly removeSure: string;
  readonly keep: string;
  readonly more: (title: string) => string;
  readonly note: string;
  /** By their level; how each of them plays is said at the table. */
  readonly bots: Readonly<Record<string, string>>;
}

const nameList = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
/** "Anna, Berta and Carl". */
export const listed = (names: readonly string[], language: 'en' | 'de'): string =>
  nameList(names, language === 'de' ? 'und' : 'and');

export const START_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    motto: 'Four long games of history, with every rule kept.',
    language: 'Language',
    theme: 'Light',
    themes: { auto: 'As the system', light: 'Day', dark: 'Night' },
    credits: 'Credits',
    others: 'Play with others',
    games: 'Games',
    plates: {
      'time-of-crisis': {
        title: 'Time of Crisis',
        period: 'Rome, 235 – 284',
        text: 'Great families contend for the purple while the borders give way.',
        players: '2 to 4 players',
        length: 'about 3 hours',
      },
      invasions: {
        title: 'Invasions',
        period: 'Vol. 1, 350 – 650',
        text: 'Peoples on the move: guide many of them through three centuries.',
        players: '4 players',
        length: 'one long day',
      },
      'assyrian-wars': {
        title: 'Assyrian Wars',
        period: '722 – 605 BC',
        text: 'The Lion of Ashur at its height, and all who wait for its fall.',
        players: '1 to 5 players',
        length: '4 to 8 hours',
      },
      'medioevo-universale': {
        title: 'Medioevo Universale',
        period: 'the thirteenth century',
        text: 'Six realms, trade, faith, and riders from the steppe.',
        players: '3 to 6 players',
        length: 'about 4 hours',
      },
    },
    play: 'Play',
    firstSteps: 'First steps',
    inPreparation: 'In preparation',
    mapOf: title => `Map of ${title}`,
    matches: 'Your matches',
    noMatches: 'No match has been begun in this browser.',
    noMatchesText: 'Choose Play, or take the first steps: a short guided game.',
    cannotList: 'The list of matches cannot be read.',
    yours: 'Your decision',
    decides: names => `${names} to decide`,
    botsPlay: 'Bots are playing',
    playsForYou: bot => `${bot} plays for you`,
    playsFor: (bot, who) => `${bot} plays for ${who}`,
    over: names => (names === '' ? 'Over, won by nobody' : `Over, won by ${names}`),
    cannotOpen: 'Cannot be opened here',
    foreign: 'from a file',
    branch: entry => `what if, from entry ${entry}`,
    answers: count => (count === 1 ? '1 entry' : `${count} entries`),
    goOn: 'Continue',
    lookOn: 'Look on',
    save: 'Save as a file',
    remove: 'Delete',
    removeSure: 'Delete this match for good?',
    keep: 'Keep it',
    more: title => `More about this match of ${title}`,
    note: 'No account is needed, and nothing leaves this browser. Components we had to reconstruct are marked as such in every game.',
    bots: { random: 'Beginner', greedy: 'Apprentice', planner: 'Strategist', master: 'Master' },
  },
  de: {
    motto: 'Vier lange Spiele der Geschichte, mit allen Regeln.',
    language: 'Sprache',
    theme: 'Licht',
    themes: { auto: 'Wie das System', light: 'Tag', dark: 'Nacht' },
    credits: 'Mitwirkende',
    others: 'Mit anderen spielen',
    games: 'Spiele',
    plates: {
      'time-of-crisis': {
        title: 'Time of Crisis',
        period: 'Rom, 235 – 284',
        text: 'Große Familien ringen um den Purpur, während die Grenzen nachgeben.',
        players: '2 bis 4 Spieler',
        length: 'etwa 3 Stunden',
      },
      invasions: {
        title: 'Invasions',
        period: 'Band 1, 350 – 650',
        text: 'Völker in Bewegung, durch drei Jahrhunderte geführt.',
        players: '4 Spieler',
        length: 'ein langer Tag',
      },
      'assyrian-wars': {
        title: 'Assyrian Wars',
        period: '722 – 605 v. Chr.',
        text: 'Der Löwe von Assur auf dem Gipfel – und alle, die auf seinen Fall warten.',
        players: '1 bis 5 Spieler',
        length: '4 bis 8 Stunden',
      },
      'medioevo-universale': {
        title: 'Medioevo Universale',
        period: 'das dreizehnte Jahrhundert',
        text: 'Sechs Reiche, Handel, Glaube und Reiter aus der Steppe.',
        players: '3 bis 6 Spieler',
        length: 'etwa 4 Stunden',
      },
    },
    play: 'Spielen',
    firstSteps: 'Erste Schritte',
    inPreparation: 'In Vorbereitung',
    mapOf: title => `Karte von ${title}`,
    matches: 'Eigene Partien',
    noMatches: 'In diesem Browser wurde noch keine Partie begonnen.',
    noMatchesText: 'Los geht es mit Spielen oder mit den ersten Schritten: einer kurzen geführten Partie.',
    cannotList: 'Die Liste der Partien kann nicht gelesen werden.',
    yours: 'Eigene Entscheidung',
    decides: names => `${names} entscheidet`,
    botsPlay: 'Bots spielen',
    playsForYou: bot => `${bot} spielt für dich`,
    playsFor: (bot, who) => `${bot} spielt für ${who}`,
    over: names => (names === '' ? 'Beendet, ohne Sieg' : `Beendet, Sieg: ${names}`),
    cannotOpen: 'Kann hier nicht geöffnet werden',
    foreign: 'aus einer Datei',
    branch: entry => `Was wäre wenn, ab Eintrag ${entry}`,
    answers: count => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
    goOn: 'Fortsetzen',
    lookOn: 'Ansehen',
    save: 'Als Datei sichern',
    remove: 'Löschen',
    removeSure: 'Diese Partie endgültig löschen?',
    keep: 'Behalten',
    more: title => `Mehr zu dieser Partie ${title}`,
    note: 'Es braucht kein Konto, und nichts verlässt diesen Browser. Was wir rekonstruieren mussten, ist in jedem Spiel als solches gekennzeichnet.',
    bots: { random: 'Anfänger', greedy: 'Lehrling', planner: 'Stratege', master: 'Meister' },
  },
};
