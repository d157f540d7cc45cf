import type { ByLanguage } from '@hegemon/board';

interface HandWords {
  readonly screen: string;
  screenOf(who: string): string;
  readonly hide: string;
  readonly show: string;
  readonly hidden: string;
  readonly points: string;
  readonly untilPhase: string;
  pointsOf(n: number, branch: string): string;
  readonly markers: string;
  marker(branch: string, isFlipped: boolean): string;
  loans(n: number): string;
  prisoners(n: number): string;
  captives(n: number): string;
  deposit(florins: string): string;
  blood(n: number): string;
  readonly cards: string;
  cardsOf(who: string): string;
  readonly noCards: string;
  // ---- objectives
  readonly objectives: string;
  secret(n: number): string;
  claimable(n: number): string;
  readonly objectivesText: string;
  readonly claim: string;
  readonly isUsed: string;
  progress(has: string, wanted: string): string;
  readonly earns: string;
  readonly anyColour: string;
}

export const handWords: ByLanguage<HandWords> = {
  en: {
    screen: 'Behind the screen',
    screenOf: who => `Before the screen: ${who}`,
    hide: 'Hide the treasury',
    show: 'Show the treasury',
    hidden: 'hidden',
    points: 'Technology points',
    untilPhase: 'until the end of this phase',
    pointsOf: (n, branch) => `${branch}: ${n} TP`,
    markers: 'Objective markers',
    marker: (branch, isFlipped) => `${branch}, ${isFlipped ? 'flipped' : 'ready'}`,
    loans: n => (n === 1 ? '1 loan' : `${n} loans`),
    prisoners: n => (n === 1 ? '1 prisoner' : `${n} prisoners`),
    captives: n => `${n} of yours captive`,
    deposit: florins => `${florins} on a card`,
    blood: n => (n === 1 ? '1 blood token' : `${n} blood tokens`),
    cards: 'Realm cards',
    cardsOf: who => `Realm cards: ${who}`,
    noCards: 'No realm cards yet.',
    objectives: 'Objectives',
    secret: n => `${n} secret`,
    claimable: n => `${n} can be claimed`,
    objectivesText:
      'On the backs of your cards, seen by you alone. Whoever fulfils one may show the card for a marker; then it goes back under the deck, and its person with it.',
    claim: 'Claim',
    isUsed: 'the card is used',
    progress: (has, wanted) => `${has} of ${wanted}`,
    earns: 'earns',
    anyColour: 'any colour',
  },
  de: {
    screen: 'Hinter dem Schirm',
    screenOf: who => `Vor dem Schirm: ${who}`,
    hide: 'Kasse verdecken',
    show: 'Kasse zeigen',
    hidden: 'verdeckt',
    points: 'Technologiepunkte',
    untilPhase: 'bis zum Ende dieser Phase',
    pointsOf: (n, branch) => `${branch}: ${n} TP`,
    markers: 'Zielmarken',
    marker: (branch, isFlipped) => `${branch}, ${isFlipped ? 'umgedreht' : 'bereit'}`,
    loans: n => `${n} Darlehen`,
    prisoners: n => (n === 1 ? '1 Gefangener' : `${n} Gefangene`),
    captives: n => `${n} eigene gefangen`,
    deposit: florins => `${florins} auf einer Karte`,
    blood: n => (n === 1 ? '1 Blutmarke' : `${n} Blutmarken`),
    cards: 'Reichskarten',
    cardsOf: who => `Reichskarten: ${who}`,
    noCards: 'Noch keine Reichskarten.',
    objectives: 'Ziele',
    secret: n => `${n} geheim`,
    claimable: n => `${n} erfüllbar`,
    objectivesText:
      'Auf der Rückseite deiner Karten, nur für dich. Wer eines erfüllt, kann die Karte für eine Marke vorzeigen; danach kommt sie zurück unter den Stapel, und mit ihr die Person.',
    claim: 'Erfüllen',
    isUsed: 'die Karte ist benutzt',
    progress: (has, wanted) => `${has} von ${wanted}`,
    earns: 'bringt',
    anyColour: 'eine beliebige Farbe',
  },
};
