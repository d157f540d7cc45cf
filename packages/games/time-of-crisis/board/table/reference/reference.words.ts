import type { ByLanguage } from '@hegemon/board';

export type TabId = 'crisis' | 'tracks' | 'events' | 'supply' | 'leaders' | 'decks' | 'limits';

interface ReferenceWords {
  readonly tabs: Readonly<Record<TabId, string>>;
  readonly tabList: string;
  // crisis
  crisisTitle(players: number): string;
  readonly roll: string;
  readonly entry: string;
  readonly ways: string;
  waysOf(n: number): string;
  readonly lastRoll: string;
  readonly pathsTitle: string;
  readonly whiteDie: string;
  readonly path: string;
  readonly nextCrisis: string;
  readonly nextCrisisText: string;
  readonly reckoning: string;
  readonly noCrisis: string;
  readonly invaded: string;
  readonly invades: string;
  readonly enters: string;
  // tracks
  legacyTitle(target: number): string;
  readonly turnsTitle: string;
  at(who: string, n: number): string;
  // events
  deck(left: number): string;
  readonly diocletian: string;
  readonly drawn: string;
  readonly nothingDrawn: string;
  readonly ahead: string;
  readonly now: string;
  // leaders
  readonly generals: string;
  readonly governors: string;
  readonly onMap: string;
  readonly available: string;
  readonly unrecruited: string;
  cost(n: number): string;
  readonly none: string;
  inProvinces(n: number): string;
  // decks
  readonly hand: string;
  readonly deckOf: string;
  readonly discard: string;
  readonly hidden: string;
  cards(n: number): string;
  // limits
  readonly piece: string;
  readonly used: string;
  readonly left: string;
  readonly all: string;
  readonly pieces: Readonly<Record<'legions' | 'militia' | 'mobs' | 'quaestorCastra' | 'barbarians', string>>;
}

export const referenceWords: ByLanguage<ReferenceWords> = {
  en: {
    tabs: {
      crisis: 'Crisis',
      tracks: 'Tracks',
      events: 'Events',
      supply: 'Supply',
      leaders: 'Leaders',
      decks: 'Decks',
      limits: 'Pieces',
    },
    tabList: 'Reference',
    crisisTitle: n => `Crisis table for ${n} players`,
    roll: 'Roll',
    entry: 'What happens',
    ways: 'Chance',
    waysOf: n => `${n} of 36`,
    lastRoll: 'last roll',
    pathsTitle: 'Paths of invasion',
    whiteDie: 'White die',
    path: 'Provinces, filled one after the other with at most three',
    nextCrisis: 'The next crisis',
    nextCrisisText: 'What its dice may bring if the board stays as it is.',
    reckoning: 'It is being worked out …',
    noCrisis: 'No crisis is to come.',
    invaded: 'Province invaded',
    invades: 'Tribe sets out',
    enters: 'Event cards',
    legacyTitle: target => `Legacy: an Emperor with ${target} brings about the last round`,
    turnsTitle: 'Emperor Turns: at the end 10, 6 and 3 Legacy for the first three',
    at: (who, n) => `${who}: ${n}`,
    deck: n => (n === 1 ? '1 card left in the deck' : `${n} cards left in the deck`),
    diocletian: 'Diocletian lies among the last four cards.',
    drawn: 'Drawn, the newest first',
    nothingDrawn: 'No event card has been drawn yet.',
    ahead: 'Still in the deck, in an order nobody knows',
    now: 'in force',
    generals: 'Generals',
    governors: 'Governors',
    onMap: 'on the map',
    available: 'available',
    unrecruited: 'not recruited',
    cost: n => `cost ${n}`,
    none: 'none',
    inProvinces: n => (n === 1 ? 'in 1 province' : `in ${n} provinces`),
    hand: 'Hand',
    deckOf: 'Available deck',
    discard: 'Discard pile',
    hidden: 'hidden',
    cards: n => (n === 1 ? '1 card' : `${n} cards`),
    piece: 'Piece',
    used: 'In use',
    left: 'Left',
    all: 'In all',
    pieces: {
      legions: 'Legions',
      militia: 'Militia',
      mobs: 'Mobs',
      quaestorCastra: 'Quaestor and Castra',
      barbarians: 'Barbarians outside their homeland',
    },
  },
  de: {
    tabs: {
      crisis: 'Krise',
      tracks: 'Leisten',
      events: 'Ereignisse',
      supply: 'Vorrat',
      leaders: 'Anführer',
      decks: 'Karten',
      limits: 'Marker',
    },
    tabList: 'Übersicht',
    crisisTitle: n => `Krisentabelle für ${n} Spieler`,
    roll: 'Wurf',
    entry: 'Was geschieht',
    ways: 'Chance',
    waysOf: n => `${n} von 36`,
    lastRoll: 'letzter Wurf',
    pathsTitle: 'Wege der Invasion',
    whiteDie: 'Weißer Würfel',
    path: 'Provinzen, nacheinander mit höchstens drei gefüllt',
    nextCrisis: 'Die nächste Krise',
    nextCrisisText: 'Was ihre Würfel bringen können, wenn das Brett bleibt, wie es ist.',
    reckoning: 'Wird berechnet …',
    noCrisis: 'Es kommt keine Krise mehr.',
    invaded: 'Einfall in die Provinz',
    invades: 'Stamm bricht auf',
    enters: 'Ereigniskarten',
    legacyTitle: target => `Vermächtnis: Ein Kaiser mit ${target} läutet die letzte Runde ein`,
    turnsTitle: 'Kaiserrunden: am Ende 10, 6 und 3 Vermächtnis für die ersten drei',
    at: (who, n) => `${who}: ${n}`,
    deck: n => (n === 1 ? 'noch 1 Karte im Stapel' : `noch ${n} Karten im Stapel`),
    diocletian: 'Diocletian liegt unter den letzten vier Karten.',
    drawn: 'Gezogen, die neueste zuerst',
    nothingDrawn: 'Noch keine Ereigniskarte wurde gezogen.',
    ahead: 'Noch im Stapel, in unbekannter Reihenfolge',
    now: 'in Kraft',
    generals: 'Generäle',
    governors: 'Gouverneure',
    onMap: 'auf der Karte',
    available: 'verfügbar',
    unrecruited: 'nicht rekrutiert',
    cost: n => `Kosten ${n}`,
    none: 'keine',
    inProvinces: n => (n === 1 ? 'in 1 Provinz' : `in ${n} Provinzen`),
    hand: 'Hand',
    deckOf: 'Nachziehstapel',
    discard: 'Ablagestapel',
    hidden: 'verdeckt',
    cards: n => (n === 1 ? '1 Karte' : `${n} Karten`),
    piece: 'Marker',
    used: 'Im Spiel',
    left: 'Übrig',
    all: 'Insgesamt',
    pieces: {
      legions: 'Legionen',
      militia: 'Milizen',
      mobs: 'Mobs',
      quaestorCastra: 'Quaestor und Castra',
      barbarians: 'Barbaren außerhalb ihres Heimatlands',
    },
  },
};
