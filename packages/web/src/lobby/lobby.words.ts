import type { Shelf } from './lists.svelte.js';

interface Words {
  readonly title: string;
  readonly mine: string;
  readonly noneMine: string;
  readonly nobody: string;
  readonly others: string;
  readonly shelves: Readonly<Record<Shelf, string>>;
  readonly empty: Readonly<Record<Shelf, string>>;
  readonly game: string;
  readonly allGames: string;
  readonly more: string;
  readonly join: string;
  readonly toTable: string;
  readonly yourTurn: string;
  readonly watch: string;
  readonly look: string;
  readonly closed: string;
  readonly of: (what: string, title: string) => string;
  readonly table: (host: string) => string;
  readonly free: (count: number) => string;
  readonly full: string;
  readonly freeSeat: string;
  readonly yours: string;
  readonly left: (time: string) => string;
  readonly timeUp: string;
  readonly waits: (names: string) => string;
  readonly bots: string;
  readonly over: (names: string) => string;
  readonly rated: string;
  readonly players: (count: number) => string;
  readonly off: (name: string) => string;
  readonly fresh: string;
  readonly freshText: string;
  readonly hostGame: (title: string) => string;
  readonly bring: string;
  readonly bringText: string;
  readonly friends: string;
  readonly leaders: string;
  readonly leadersText: string;
}

export const LOBBY_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    title: 'Lobby',
    mine: 'Your matches',
    noneMine: 'You sit at no table yet. Open one, or join one below.',
    nobody: 'Open a table, join one below, or look on. No account is needed.',
    others: 'All tables',
    shelves: { open: 'Open', running: 'Running', over: 'Finished' },
    empty: {
      open: 'No table is open at present. Open one: others will see it here.',
      running: 'No match is running at which one may look on.',
      over: 'No match is finished yet.',
    },
    game: 'Game',
    allGames: 'All games',
    more: 'Show more',
    join: 'Join',
    toTable: 'To the table',
    yourTurn: 'Your turn',
    watch: 'Look on',
    look: 'Look at it',
    closed: 'for those who play',
    of: (what, title) => `${what}: ${title}`,
    table: host => `${host}’s table`,
    free: count => (count === 1 ? 'One seat is free' : `${count} seats are free`),
    full: 'All seats are taken; waiting until everybody is ready',
    freeSeat: 'free',
    yours: 'Your decision',
    left: time => `${time} left`,
    timeUp: 'your time is up',
    waits: names => `Waiting for ${names}`,
    bots: 'Bots are playing',
    over: names => (names === '' ? 'Over, won by nobody' : `Over, won by ${names}`),
    rated: 'rated',
    players: count => `${count} players`,
    off: name => `without ${name}`,
    fresh: 'Open a table',
    freshText: 'You choose seats, pace and options; friends come by a link.',
    hostGame: title => `Open a table of ${title}`,
    bring: 'Bring a match from this browser',
    bringText: 'A match you have begun alone goes on here with others.',
    friends: 'Join friends',
    leaders: 'The strongest',
    leadersText: 'Who plays how well, by game and number of players.',
  },
  de: {
    title: 'Halle',
    mine: 'Eigene Partien',
    noneMine: 'Du sitzt noch an keinem Tisch. Eröffne einen, oder setz dich unten dazu.',
    nobody: 'Einen Tisch eröffnen, sich unten dazusetzen oder zusehen: Es braucht kein Konto.',
    others: 'Alle Tische',
    shelves: { open: 'Offen', running: 'Im Gang', over: 'Beendet' },
    empty: {
      open: 'Zurzeit ist kein Tisch offen. Eröffne einen: Hier sehen ihn die anderen.',
      running: 'Keine Partie ist im Gang, bei der man zusehen darf.',
      over: 'Noch ist keine Partie beendet.',
    },
    game: 'Spiel',
    allGames: 'Alle Spiele',
    more: 'Mehr zeigen',
    join: 'Mitspielen',
    toTable: 'Zum Tisch',
    yourTurn: 'Du bist dran',
    watch: 'Zusehen',
    look: 'Ansehen',
    closed: 'nur für die, die spielen',
    of: (what, title) => `${what}: ${title}`,
    table: host => `Tisch von ${host}`,
    free: count => (count === 1 ? 'Ein Platz ist frei' : `${count} Plätze sind frei`),
    full: 'Alle Plätze sind vergeben; es geht los, wenn alle bereit sind',
    freeSeat: 'frei',
    yours: 'Eigene Entscheidung',
    left: time => `noch ${time}`,
    timeUp: 'deine Zeit ist um',
    waits: names => `Es entscheidet: ${names}`,
    bots: 'Bots spielen',
    over: names => (names === '' ? 'Beendet, ohne Sieg' : `Beendet, Sieg: ${names}`),
    rated: 'gewertet',
    players: count => `${count} Spieler`,
    off: name => `ohne ${name}`,
    fresh: 'Einen Tisch eröffnen',
    freshText: 'Du bestimmst Plätze, Bedenkzeit und Optionen; Freunde kommen über einen Link.',
    hostGame: title => `Einen Tisch eröffnen: ${title}`,
    bring: 'Eine Partie aus diesem Browser mitbringen',
    bringText: 'Eine allein begonnene Partie geht hier mit anderen weiter.',
    friends: 'Zu Freunden',
    leaders: 'Die Stärksten',
    leadersText: 'Wer wie gut spielt, nach Spiel und Zahl der Spieler.',
  },
};
