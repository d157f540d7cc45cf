import type { ByLanguage } from '@hegemon/board';
import type { Ware } from './deal.js';

interface TradeWords {
  title(place: string): string;
  saleIn(place: string): string;
  purchaseIn(place: string): string;
  readonly movement: string;
  of(part: number, whole: number): string;
  readonly load: string;
  market(place: string): string;
  readonly produces: string;
  readonly nothing: string;
  readonly cubes: string;
  factor(n: number, bonus: string): string;
  readonly toSell: string;
  readonly anywhere: string;
  loaded(n: number): string;
  readonly why: Readonly<Record<NonNullable<Ware['why']>, string>>;
  readonly toBuy: string;
  room(n: number): string;
  sell(n: number, sum: string): string;
  upTo(sum: string): string;
  buy(n: number, sum: string): string;
  least(n: number): string;
  readonly chooseCubes: string;
  readonly route: string;
  finished(points: number): string;
  readonly planned: string;
  readonly established: string;
  readonly target: string;
  readonly start: string;
  /** How many trade points become honour. */
  toHonour(n: number, rest: number): string;
  readonly allFlorins: string;
  honour(n: number): string;
  readonly exclusive: string;
  points(n: number): string;
  readonly noPoints: string;
  readonly surcharge: string;
  place(name: string): string;
  readonly placeCube: string;
  after(name: string, factor: number): string;
  readonly afterThat: string;
  left(mp: number): string;
  readonly routeEnds: string;
  readonly hide: string;
  readonly go: string;
}
export const tradeWords: ByLanguage<TradeWords> = {
  en: {
    title: place => `Trade in ${place}`,
    saleIn: place => `Sale in ${place}`,
    purchaseIn: place => `Purchase in ${place}`,
    movement: 'Movement',
    of: (part, whole) => `${part} of ${whole}`,
    load: 'Load',
    market: place => `Market of ${place}`,
    produces: 'Produces',
    nothing: 'nothing',
    cubes: 'Cubes',
    factor: (n, bonus) => (n === 0 ? 'none: factor 0' : `factor ${n}: ${bonus} more for each cube`),
    toSell: 'What to sell',
    anywhere: 'Without a bonus, by special leave',
    loaded: n => `${n} loaded`,
    why: {
      produced: 'produced here: cannot be sold',
      'in-market': 'in the market already: cannot be sold',
      'not-here': 'cannot be sold here',
    },
    toBuy: 'What to buy',
    room: n => (n === 1 ? 'room for 1' : `room for ${n}`),
    sell: (n, sum) => `Sell ${n} for ${sum}`,
    upTo: sum => `up to ${sum}`,
    buy: (n, sum) => `Buy ${n} for ${sum}`,
    least: n => `At least ${n}: the fee must be paid.`,
    chooseCubes: 'Choose cubes first.',
    route: 'Route',
    finished: points => `Route finished: ${points} trade points`,
    planned: 'planned',
    established: 'established',
    target: 'target',
    start: 'start',
    toHonour: (n, rest) =>
      rest === 0 ? `${n} to honour, with the market bonus` : `${n} to honour, ${rest} to the price`,
    allFlorins: 'all of them to the price',
    honour: n => `+${n} HP`,
    exclusive: 'The florins of market and route exclude each other.',
    points: n => (n === 1 ? '1 point' : `${n} points`),
    noPoints: 'no points',
    surcharge: 'The technology is a neighbour’s: it costs points of its own.',
    place: name => `Place ${name}`,
    placeCube: 'Place one market cube',
    after: (name, factor) => `${name}: factor ${factor} afterwards`,
    afterThat: 'After that',
    left: mp => `${mp} movement ${mp === 1 ? 'point is' : 'points are'} left: each deal takes one.`,
    routeEnds: 'A sale on the way ends the route without a bonus.',
    hide: 'Back to the map',
    go: 'Agreed',
  },
  de: {
    title: place => `Handel in ${place}`,
    saleIn: place => `Verkauf in ${place}`,
    purchaseIn: place => `Einkauf in ${place}`,
    movement: 'Bewegung',
    of: (part, whole) => `${part} von ${whole}`,
    load: 'Ladung',
    market: place => `Markt von ${place}`,
    produces: 'Erzeugt',
    nothing: 'nichts',
    cubes: 'Würfel',
    factor: (n, bonus) => (n === 0 ? 'keine: Faktor 0' : `Faktor ${n}: je Würfel ${bonus} mehr`),
    toSell: 'Was verkauft wird',
    anywhere: 'Ohne Bonus, mit besonderer Erlaubnis',
    loaded: n => `${n} geladen`,
    why: {
      produced: 'hier erzeugt: nicht verkäuflich',
      'in-market': 'schon auf dem Markt: nicht verkäuflich',
      'not-here': 'hier nicht verkäuflich',
    },
    toBuy: 'Was gekauft wird',
    room: n => `Platz für ${n}`,
    sell: (n, sum) => `${n} verkaufen für ${sum}`,
    upTo: sum => `bis zu ${sum}`,
    buy: (n, sum) => `${n} kaufen für ${sum}`,
    least: n => `Mindestens ${n}: Die Gebühr muss bezahlt werden.`,
    chooseCubes: 'Wähle zuerst Würfel.',
    route: 'Route',
    finished: points => `Route vollendet: ${points} Handelspunkte`,
    planned: 'geplant',
    established: 'eingerichtet',
    target: 'Ziel',
    start: 'Start',
    toHonour: (n, rest) => (rest === 0 ? `${n} für Ehre, mit Marktbonus` : `${n} für Ehre, ${rest} für den Preis`),
    allFlorins: 'alle für den Preis',
    honour: n => `+${n} EP`,
    exclusive: 'Die Florin von Markt und Route schließen sich aus.',
    points: n => (n === 1 ? '1 Punkt' : `${n} Punkte`),
    noPoints: 'keine Punkte',
    surcharge: 'Die Technologie gehört einem Nachbarn: Sie kostet eigene Punkte.',
    place: name => `${name} ablegen`,
    placeCube: 'Einen Marktwürfel ablegen',
    after: (name, factor) => `${name}: danach Faktor ${factor}`,
    afterThat: 'Danach',
    left: mp => `${mp} Bewegungspunkt${mp === 1 ? ' ist' : 'e sind'} übrig: Jedes Geschäft kostet einen.`,
    routeEnds: 'Ein Verkauf unterwegs beendet die Route ohne Bonus.',
    hide: 'Zurück zur Karte',
    go: 'Einverstanden',
  },
};
