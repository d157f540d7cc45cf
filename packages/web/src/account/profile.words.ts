interface Words {
  readonly member: (since: string) => string;
  readonly guest: (since: string) => string;
  readonly ratings: string;
  readonly ratingsText: string;
  readonly noRatings: string;
  readonly game: string;
  readonly players: string;
  readonly sized: (game: string, players: number) => string;
  readonly rating: string;
  readonly range: (from: string, to: string) => string;
  readonly matches: string;
  readonly wins: string;
  readonly statistics: string;
  readonly noStatistics: string;
  readonly seats: string;
  readonly seatsText: string;
  readonly thinking: string;
  readonly block: string;
  readonly blockText: string;
  readonly blocked: string;
  readonly unblock: string;
  readonly leaders: string;
  readonly leadersText: string;
  readonly noLeaders: string;
  readonly rank: string;
  readonly name: string;
  readonly kinds: string;
}

export const PROFILE_WORDS: Readonly<Record<'en' | 'de', Words>> = {
  en: {
    member: since => `a member since ${since}`,
    guest: since => `a guest since ${since}`,
    ratings: 'Ratings',
    ratingsText: '1500 is a newcomer. Behind it, where the true value lies with 95 % certainty.',
    noRatings: 'No rated match yet.',
    game: 'Game',
    players: 'Players',
    sized: (game, players) => `${game}, ${players} players`,
    rating: 'Rating',
    range: (from, to) => `${from} to ${to}`,
    matches: 'Matches',
    wins: 'Won',
    statistics: 'Matches',
    noStatistics: 'No finished match yet.',
    seats: 'Seats',
    seatsText: 'How often people have won from each seat.',
    thinking: 'Time for an answer',
    block: 'Never play with this person',
    blockText: 'You will not sit at one table any more. Nobody is told.',
    blocked: 'On your list: you never sit at one table.',
    unblock: 'Take off the list',
    leaders: 'The strongest',
    leadersText: 'Ordered by what is sure of the rating: nobody leads by one lucky evening.',
    noLeaders: 'Nobody has played a rated match of this kind yet.',
    rank: 'Place',
    name: 'Name',
    kinds: 'Which list',
  },
  de: {
    member: since => `Mitglied seit ${since}`,
    guest: since => `Gast seit ${since}`,
    ratings: 'Wertungen',
    ratingsText: '1500 ist ein Neuling. Dahinter, wo der wahre Wert mit 95 % Sicherheit liegt.',
    noRatings: 'Noch keine gewertete Partie.',
    game: 'Spiel',
    players: 'Spieler',
    sized: (game, players) => `${game}, ${players} Spieler`,
    rating: 'Wertung',
    range: (from, to) => `${from} bis ${to}`,
    matches: 'Partien',
    wins: 'Siege',
    statistics: 'Partien',
    noStatistics: 'Noch keine beendete Partie.',
    seats: 'Plätze',
    seatsText: 'Wie oft Personen auf jedem Platz gewonnen haben.',
    thinking: 'Zeit für eine Antwort',
    block: 'Nie mit dieser Person spielen',
    blockText: 'Ihr sitzt dann nie mehr an einem Tisch. Niemand erfährt davon.',
    blocked: 'Auf deiner Liste: Ihr sitzt nie an einem Tisch.',
    unblock: 'Von der Liste nehmen',
    leaders: 'Die Stärksten',
    leadersText: 'Geordnet nach dem, was an der Wertung sicher ist: Niemand führt durch einen glücklichen Abend.',
    noLeaders: 'Noch hat niemand eine gewertete Partie dieser Art gespielt.',
    rank: 'Rang',
    name: 'Name',
    kinds: 'Welche Liste',
  },
};
