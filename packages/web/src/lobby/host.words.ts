import type { HostFault, Unit } from './host-plan.js';

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly name: string;
  readonly nameHint: string;
  readonly players: string;
  readonly seats: string;
  readonly seatsText: string;
  readonly who: (seat: string) => string;
  readonly style: (seat: string) => string;
  readonly me: string;
  readonly open: string;
  readonly openText: string;
  readonly meText: string;
  readonly options: string;
  readonly noOptions: string;
  readonly bank: string;
  readonly increment: string;
  readonly cap: string;
  readonly nights: string;
  readonly nightsText: string;
  readonly vacation: string;
  readonly unit: (of: string) => string;
  readonly units: Readonly<Record<Unit, string>>;
  readonly delay: string;
  readonly play: string;
  readonly rated: string;
  readonly ratedText: string;
  readonly ratedGuest: string;
  readonly hints: string;
  readonly hintsText: string;
  readonly whispers: string;
  readonly whispersText: string;
  readonly finding: string;
  readonly byLink: string;
  readonly byLinkText: string;
  readonly listed: string;
  readonly listedText: string;
  readonly go: string;
  readonly first: string;
  readonly faults: Readonly<Record<HostFault, string>>;
  readonly bringLead: string;
  readonly bringTitle: string;
  readonly which: string;
  readonly whichText: string;
  readonly noneLocal: string;
  readonly file: string;
  readonly fileText: string;
  readonly chosen: (game: string, entries: number) => string;
  readonly notRunning: string;
  readonly unfit: string;
  readonly newDice: string;
  readonly bringGo: string;
  readonly entries: (count: number) => string;
}

export const HOST_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    title: 'Open a table',
    lead: 'Everything can stay as it is: then you wait for friends who come by the link.',
    name: 'Name of the table (if you like)',
    nameHint: 'Others see it in the list.',
    players: 'Players',
    seats: 'Seats',
    seatsText: 'In the order of play.',
    who: seat => `Who plays ${seat}`,
    style: seat => `Style of the bot for ${seat}`,
    me: 'I myself',
    open: 'Whoever comes',
    openText: 'Free until somebody sits down.',
    meText: 'Your seat.',
    options: 'Options',
    noOptions: 'This game has no options.',
    bank: 'To begin with, each has',
    increment: 'More after each turn',
    cap: 'Never more than',
    nights: 'Nights and vacations do not count',
    nightsText: 'The clock stands still in the hours everybody names for himself.',
    vacation: 'Days of vacation each',
    unit: of => `Unit: ${of}`,
    units: { minutes: 'minutes', hours: 'hours', days: 'days' },
    delay: 'How much later',
    play: 'At the table',
    rated: 'Rated',
    ratedText: 'The result counts for the ratings. Only members can sit down; there are no hints.',
    ratedGuest: 'Only members can play rated matches.',
    hints: 'Hints',
    hintsText: 'Whoever plays may ask a bot what it would do.',
    whispers: 'Private talk',
    whispersText: 'Some may talk without the others hearing it.',
    finding: 'Who finds the table',
    byLink: 'Whoever has the link',
    byLinkText: 'For friends.',
    listed: 'Everybody in the lobby',
    listedText: 'Anybody may sit down in a free seat.',
    go: 'Open the table',
    first: 'First:',
    faults: {
      nobody: 'somebody must sit at the table; only bots sit there.',
      'short-bank': 'give everybody at least a minute to begin with.',
      'low-cap': 'the most one can have must not be less than what one begins with.',
      'high-increment': 'what is added after a turn must not exceed the most one can have.',
      'restless-vacation': 'vacations need a clock that stands still at night.',
      'rated-alone': 'a rated match needs a second person.',
      'rated-hints': 'a rated match knows no hints.',
      'rated-guest': 'only members can open rated matches. Register: your matches stay with you.',
    },
    bringLead: 'A match begun in this browser goes on with others, from its last position.',
    bringTitle: 'Bring a match',
    which: 'Which match',
    whichText: 'It stays in this browser too; what is played here is a match of its own.',
    noneLocal: 'No running match lies in this browser.',
    file: 'Choose a file',
    fileText: 'Or a match file from elsewhere.',
    chosen: (game, entries) => `${game}, ${entries === 1 ? '1 entry' : `${entries} entries`}`,
    notRunning: 'This match is over; there is nothing to go on with.',
    unfit: 'This is no whole match file of a game that is played here.',
    newDice: 'Whoever brings it knows its dice: it gets new ones, and is not rated.',
    bringGo: 'Open the table',
    entries: count => (count === 1 ? '1 entry' : `${count} entries`),
  },
  de: {
    title: 'Einen Tisch eröffnen',
    lead: 'Alles kann bleiben, wie es ist: Dann wartest du auf Freunde, die über den Link kommen.',
    name: 'Name des Tisches (wenn du magst)',
    nameHint: 'Die anderen sehen ihn in der Liste.',
    players: 'Spieler',
    seats: 'Plätze',
    seatsText: 'In der Reihenfolge des Spiels.',
    who: seat => `Wer ${seat} spielt`,
    style: seat => `Spielart des Bots für ${seat}`,
    me: 'Ich selbst',
    open: 'Wer kommt',
    openText: 'Frei, bis sich jemand setzt.',
    meText: 'Dein Platz.',
    options: 'Optionen',
    noOptions: 'Dieses Spiel hat keine Optionen.',
    bank: 'Zu Beginn hat jeder',
    increment: 'Nach jedem Zug dazu',
    cap: 'Nie mehr als',
    nights: 'Nächte und Urlaub zählen nicht',
    nightsText: 'Die Uhr steht in den Stunden still, die jeder für sich nennt.',
    vacation: 'Urlaubstage für jeden',
    unit: of => `Einheit: ${of}`,
    units: { minutes: 'Minuten', hours: 'Stunden', days: 'Tage' },
    delay: 'Um wie viel später',
    play: 'Am Tisch',
    rated: 'Gewertet',
    ratedText: 'Das Ergebnis zählt für die Wertung. Nur Mitglieder können sich setzen; Hinweise gibt es nicht.',
    ratedGuest: 'Gewertet spielen nur Mitglieder.',
    hints: 'Hinweise',
    hintsText: 'Wer spielt, darf einen Bot fragen, was er täte.',
    whispers: 'Gespräche zu zweit',
    whispersText: 'Einige dürfen reden, ohne dass die anderen es hören.',
    finding: 'Wer den Tisch findet',
    byLink: 'Wer den Link hat',
    byLinkText: 'Für Freunde.',
    listed: 'Alle in der Halle',
    listedText: 'Jeder kann sich auf einen freien Platz setzen.',
    go: 'Tisch eröffnen',
    first: 'Zuvor:',
    faults: {
      nobody: 'Jemand muss am Tisch sitzen; es sitzen nur Bots da.',
      'short-bank': 'Jeder braucht zu Beginn mindestens eine Minute.',
      'low-cap': 'Der Höchststand darf nicht unter dem Anfang liegen.',
      'high-increment': 'Was nach einem Zug dazukommt, darf nicht über dem Höchststand liegen.',
      'restless-vacation': 'Urlaub braucht eine Uhr, die nachts stillsteht.',
      'rated-alone': 'Eine gewertete Partie braucht eine zweite Person.',
      'rated-hints': 'Eine gewertete Partie kennt keine Hinweise.',
      'rated-guest': 'Gewertet spielen nur Mitglieder. Wer sich registriert, behält seine Partien.',
    },
    bringLead: 'Eine in diesem Browser begonnene Partie geht mit anderen weiter, aus ihrer letzten Stellung.',
    bringTitle: 'Eine Partie mitbringen',
    which: 'Welche Partie',
    whichText: 'Sie bleibt auch in diesem Browser; was hier gespielt wird, ist eine eigene Partie.',
    noneLocal: 'In diesem Browser liegt keine laufende Partie.',
    file: 'Datei wählen',
    fileText: 'Oder eine Partiedatei von anderswo.',
    chosen: (game, entries) => `${game}, ${entries === 1 ? '1 Eintrag' : `${entries} Einträge`}`,
    notRunning: 'Diese Partie ist zu Ende; es gibt nichts fortzusetzen.',
    unfit: 'Das ist keine vollständige Partiedatei eines Spiels, das hier gespielt wird.',
    newDice: 'Wer sie mitbringt, kennt ihre Würfel: Sie bekommt neue und wird nicht gewertet.',
    bringGo: 'Tisch eröffnen',
    entries: count => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  },
};
