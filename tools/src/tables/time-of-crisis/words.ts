import type { Language } from '@hegemon/games';

/** What stands on the terminal board besides names. */
export interface BoardWords {
  readonly province: string;
  readonly governor: string;
  readonly support: string;
  readonly mobs: string;
  readonly capital: string;
  readonly open: string;
  readonly barbarians: string;
  readonly built: string;
  readonly neutral: string;
  readonly seatOfPower: string;
  readonly breakaway: string;
  readonly homelands: string;
  readonly seas: string;
  active(n: number): string;
  inactive(n: number): string;
  readonly legacy: string;
  readonly emperorTurns: string;
  readonly hand: string;
  readonly deck: string;
  readonly discard: string;
  readonly played: string;
  readonly points: string;
  readonly lasting: string;
  readonly eventsLeft: string;
  readonly lastRound: string;
  readonly none: string;
  readonly turn: string;
  readonly emperor: string;
  /** Leaders who wait to be used. */
  readonly governors: string;
  readonly generals: string;
  readonly legend: string;

  readonly wins: string;
  readonly loses: string;
  readonly nobodyWins: string;
  readonly equalHits: string;
  readonly ownLosses: string;
  readonly foeLosses: string;
  readonly passes: string;
  readonly fails: string;
  readonly required: string;
  readonly votesCast: string;
  dice(n: number): string;
  votes(n: number): string;
  readonly prices: string;
  readonly keep: string;
  readonly reroll: string;
  flanking(n: number): string;
  readonly noOdds: string;
  readonly whichOdds: string;
  /** By the code of a hazard; the entries of the crisis table share one line. */
  readonly hazards: Readonly<Record<'invaded' | 'invades' | 'entry' | 'enters' | 'ends', string>>;
}

const english: BoardWords = {
  province: 'Province',
  governor: 'Gov',
  support: 'Sup',
  mobs: 'Mobs',
  capital: 'Capital',
  open: 'In the open',
  barbarians: 'Barbarians, rivals',
  built: 'Built, marks',
  neutral: 'neutral',
  seatOfPower: 'SEAT OF POWER',
  breakaway: 'breakaway',
  homelands: 'Homelands',
  seas: 'At sea',
  active: n => `${n} active`,
  inactive: n => `${n} inactive`,
  legacy: 'Legacy',
  emperorTurns: 'Emp. turns',
  hand: 'hand',
  deck: 'available',
  discard: 'discard',
  played: 'played',
  points: 'Points',
  lasting: 'In force',
  eventsLeft: 'event cards left',
  lastRound: 'LAST ROUND',
  none: 'none',
  turn: 'turn',
  emperor: 'Emperor',
  governors: 'Free gov.',
  generals: 'Free gen.',
  legend:
    'G B Y R families, - neutral, x no governor allowed. G1 is the first general of Green; L legion, r reduced legion, ' +
    'm militia, f Foederati, [C] Castra, ! has fought. 2a1i two active and one inactive barbarian, * rival emperor. ' +
    'A Amphitheater, B Basilica, L Limes, Q Quaestor. Sup support; Emp. turns Emperor Turns; free generals and governors ' +
    'are recruited and not on the board.',
  wins: 'attacker wins',
  loses: 'defender wins',
  nobodyWins: 'nobody wins',
  equalHits: '(defender, on a tie)',
  ownLosses: 'own losses',
  foeLosses: 'enemy losses',
  passes: 'the vote passes',
  fails: 'it fails',
  required: 'votes required',
  votesCast: 'votes',
  dice: n => `${n} ${n === 1 ? 'die' : 'dice'}`,
  votes: n => `${n} ${n === 1 ? 'vote' : 'votes'}`,
  prices: 'prices',
  keep: 'keep the dice',
  reroll: 'roll again',
  flanking: n => `${n} Flanking`,
  noOdds: 'There is nothing to be diced for here. In your action phase, name an army and an enemy, or a province.',
  whichOdds: 'Name an army of yours (and an enemy beside it), or a province for a vote: odds G1 goths, odds italia.',
  hazards: {
    invaded: 'Barbarians enter',
    invades: 'A tribe invades',
    entry: 'The dice show',
    enters: 'An event brings',
    ends: 'The game ends',
  },
};

const german: BoardWords = {
  province: 'Provinz',
  governor: 'Gouv',
  support: 'Unt',
  mobs: 'Mobs',
  capital: 'Hauptstadt',
  open: 'Umland',
  barbarians: 'Barbaren, Rivalen',
  built: 'Gebaut, Marker',
  neutral: 'neutral',
  seatOfPower: 'SEAT OF POWER',
  breakaway: 'Breakaway',
  homelands: 'Heimatländer',
  seas: 'Auf See',
  active: n => `${n} aktiv`,
  inactive: n => `${n} inaktiv`,
  legacy: 'Vermächtnis',
  emperorTurns: 'Kaiserr.',
  hand: 'Hand',
  deck: 'Stapel',
  discard: 'Ablage',
  played: 'gespielt',
  points: 'Punkte',
  lasting: 'In Kraft',
  eventsLeft: 'Ereigniskarten übrig',
  lastRound: 'LETZTE RUNDE',
  none: 'keine',
  turn: 'Zug',
  emperor: 'Kaiser',
  governors: 'Freie Gouv.',
  generals: 'Freie Gen.',
  legend:
    'G B Y R Familien, - neutral, x kein Gouverneur erlaubt. G1 ist der erste General von Grün; L Legion, r reduzierte ' +
    'Legion, m Miliz, f Foederati, [C] Castra, ! hat gekämpft. 2a1i zwei aktive und ein inaktiver Barbar, * rivalisierender ' +
    'Kaiser. A Amphitheater, B Basilica, L Limes, Q Quaestor. Unt Unterstützung; Kaiserr. Kaiserrunden; Stapel ' +
    'Nachziehstapel; freie Generäle und Gouverneure sind rekrutiert und nicht auf dem Brett.',
  wins: 'Angreifer siegt',
  loses: 'Verteidiger siegt',
  nobodyWins: 'niemand siegt',
  equalHits: '(Verteidiger, bei Gleichstand)',
  ownLosses: 'eigene Verluste',
  foeLosses: 'feindliche Verluste',
  passes: 'Abstimmung gelingt',
  fails: 'sie scheitert',
  required: 'nötige Stimmen',
  votesCast: 'Stimmen',
  dice: n => `${n} Würfel`,
  votes: n => `${n} ${n === 1 ? 'Stimme' : 'Stimmen'}`,
  prices: 'Preise',
  keep: 'Würfel behalten',
  reroll: 'neu würfeln',
  flanking: n => `${n} Flankenmanöver`,
  noOdds: 'Hier wird um nichts gewürfelt. Nenne in deiner Aktionsphase eine Armee und einen Feind, oder eine Provinz.',
  whichOdds:
    'Nenne eine Armee (und einen Feind bei ihr) oder eine Provinz für eine Abstimmung: odds G1 goths, odds italia.',
  hazards: {
    invaded: 'Barbaren fallen ein',
    invades: 'Ein Stamm bricht auf',
    entry: 'Die Würfel zeigen',
    enters: 'Ein Ereignis bringt',
    ends: 'Das Spiel endet',
  },
};

export const boardWords = (language: Language): BoardWords => (language === 'de' ? german : english);
