import type { ByLanguage } from '@hegemon/board';

interface PurchasesWords {
  readonly title: string;
  readonly ordersTitle: string;
  text(units: number): string;
  readonly ordersText: string;
  readonly list: string;
  readonly placedIn: string;
  readonly level: string;
  readonly site: string;
  more(what: string): string;
  less(what: string): string;
  readonly lastOnly: string;
  // ---- why not
  readonly noUnits: string;
  readonly oneCard: string;
  readonly noCards: string;
  needs(technology: string): string;
  costs(florins: string): string;
  readonly noPlace: string;
  // ---- rows
  readonly captain: string;
  readonly card: string;
  readonly civil: string;
  readonly military: string;
  readonly engine: string;
  readonly upgrade: string;
  readonly promote: string;
  readonly repair: string;
  readonly ransom: string;
  readonly redeploy: string;
  readonly buyBack: string;
  // ---- technologies
  readonly technologies: string;
  readonly onePerBranch: string;
  readonly yours: string;
  readonly owned: string;
  readonly bought: string;
  readonly branchDone: string;
  after(level: string): string;
  readonly tooDear: string;
  // ---- money
  readonly taxRate: string;
  rateNow(rate: number): string;
  readonly noRate: string;
  permitted(rate: number): string;
  uprisings(n: number): string;
  readonly above: string;
  readonly treasury: string;
  readonly spent: string;
  loans(n: number, interest: string): string;
  upkeep(pieces: number, florins: string): string;
  readonly done: string;
}
export const purchasesWords: ByLanguage<PurchasesWords> = {
  en: {
    title: 'Purchases',
    ordersTitle: 'Orders behind the screen',
    text: units => `Any order, until you end. Units still to be had this phase: ${units}.`,
    ordersText: 'Seen by you alone until all have ended. What is struck takes all below it along.',
    list: 'Shopping list',
    placedIn: 'Units are placed in',
    level: 'Level',
    site: 'Where',
    more: what => `Buy: ${what}`,
    less: what => `Take back: ${what}`,
    lastOnly: 'Only what was bought last can be taken back.',
    noUnits: 'no more units this phase',
    oneCard: 'one each phase',
    noCards: 'the deck is empty',
    needs: technology => `needs ${technology}`,
    costs: florins => `costs ${florins}`,
    noPlace: 'no place for it, or no means',
    captain: 'Captain',
    card: 'Realm card',
    civil: 'Civil building',
    military: 'Military building',
    engine: 'Siege engine',
    upgrade: 'Raise',
    promote: 'Promote',
    repair: 'Repair',
    ransom: 'Ransom',
    redeploy: 'Bring back',
    buyBack: 'Buy back',
    technologies: 'Technologies',
    onePerBranch: 'one per branch and round',
    yours: 'yours',
    owned: 'owned',
    bought: 'bought',
    branchDone: 'next round',
    after: level => `after ${level}`,
    tooDear: 'too dear',
    taxRate: 'Tax rate',
    rateNow: rate => `Set to ${rate}.`,
    noRate: 'None is set yet.',
    permitted: rate => `The last event card permitted ${rate}.`,
    uprisings: n => (n === 1 ? 'If that repeats: 1 uprising.' : `If that repeats: ${n} uprisings.`),
    above: 'above the permitted rate',
    treasury: 'Treasury, seen by you alone',
    spent: 'Spent this phase',
    loans: (n, interest) => `Open loans: ${n}, interest ${interest} each round.`,
    upkeep: (pieces, florins) => `Upkeep next round: ${pieces} pieces, ${florins}.`,
    done: 'End purchases',
  },
  de: {
    title: 'Käufe',
    ordersTitle: 'Bestellungen hinter dem Schirm',
    text: units => `In beliebiger Folge, bis du endest. Einheiten, die du noch kaufen darfst: ${units}.`,
    ordersText: 'Nur du siehst sie, bis alle fertig sind. Was gestrichen wird, nimmt alles darunter mit.',
    list: 'Einkaufsliste',
    placedIn: 'Einheiten kommen nach',
    level: 'Stufe',
    site: 'Wo',
    more: what => `Kaufen: ${what}`,
    less: what => `Zurücknehmen: ${what}`,
    lastOnly: 'Zurücknehmen lässt sich nur, was zuletzt gekauft wurde.',
    noUnits: 'keine Einheiten mehr in dieser Phase',
    oneCard: 'eine je Phase',
    noCards: 'der Stapel ist leer',
    needs: technology => `braucht ${technology}`,
    costs: florins => `kostet ${florins}`,
    noPlace: 'kein Platz dafür oder keine Mittel',
    captain: 'Hauptmann',
    card: 'Reichskarte',
    civil: 'Zivilgebäude',
    military: 'Militärgebäude',
    engine: 'Belagerungsmaschine',
    upgrade: 'Ausbauen',
    promote: 'Befördern',
    repair: 'Reparieren',
    ransom: 'Auslösen',
    redeploy: 'Zurückholen',
    buyBack: 'Zurückkaufen',
    technologies: 'Technologien',
    onePerBranch: 'eine je Zweig und Runde',
    yours: 'deine',
    owned: 'erworben',
    bought: 'gekauft',
    branchDone: 'später',
    after: level => `nach ${level}`,
    tooDear: 'zu teuer',
    taxRate: 'Steuersatz',
    rateNow: rate => `Auf ${rate} gesetzt.`,
    noRate: 'Noch keiner gesetzt.',
    permitted: rate => `Erlaubt laut der letzten Rückseite: ${rate}.`,
    uprisings: n => (n === 1 ? 'Bleibt es dabei: 1 Aufstand.' : `Bleibt es dabei: ${n} Aufstände.`),
    above: 'über dem erlaubten Satz',
    treasury: 'Kasse, siehst nur du',
    spent: 'In dieser Phase ausgegeben',
    loans: (n, interest) => `Offene Darlehen: ${n}, Zinsen ${interest} je Runde.`,
    upkeep: (pieces, florins) => `Unterhalt nächste Runde: ${pieces} Stück, ${florins}.`,
    done: 'Käufe beenden',
  },
};
