import type { Language } from '@hegemon/games';

/** What stands on the terminal board besides names. */
export interface BoardWords {
  readonly area: string;
  readonly owner: string;
  readonly place: string;
  readonly built: string;
  readonly armies: string;
  readonly vehicles: string;
  readonly realm: string;
  readonly honour: string;
  readonly territories: string;
  readonly units: string;
  readonly cards: string;
  readonly technologies: string;
  readonly tax: string;
  readonly loans: string;
  readonly round: string;
  readonly horde: string;
  readonly event: string;
  readonly purse: string;
  readonly points: string;
  readonly gears: string;
  readonly prisoners: string;
  readonly route: string;
  readonly wars: string;
  readonly used: string;
  readonly none: string;
  readonly noOdds: string;
  readonly legend: string;
}

const english: BoardWords = {
  area: 'Territory or sea',
  owner: 'Of',
  place: 'Good, market',
  built: 'Built',
  armies: 'Armies',
  vehicles: 'Vehicles',
  realm: 'Realm',
  honour: 'HP',
  territories: 'Territories',
  units: 'Units',
  cards: 'Cards',
  technologies: 'Technologies',
  tax: 'Tax',
  loans: 'Loans',
  round: 'Round',
  horde: 'Horde',
  event: 'Event',
  purse: 'Behind the screen',
  points: 'Technology points',
  gears: 'Objective markers',
  prisoners: 'Prisoners',
  route: 'Trade route',
  wars: 'Wars',
  used: 'used',
  none: 'none',
  noOdds: 'Nothing is diced for here.',
  legend:
    'Armies: k captain (k2: of level II), c cavalry, h heavy infantry, l light infantry, a archers; + behind them: of another army\n' +
    'Built: V1 to V3 village, town, city · M1 to M3 tower, fortress, castle · C cathedral · ! damaged · * control marker\n' +
    'Vehicles: W war wagon, G galley, K caravan, S merchant ship, E siege engine, each with its level',
};
const german: BoardWords = {
  area: 'Gebiet oder Meer',
  owner: 'Von',
  place: 'Gut, Markt',
  built: 'Gebaut',
  armies: 'Armeen',
  vehicles: 'Fahrzeuge',
  realm: 'Reich',
  honour: 'EP',
  territories: 'Gebiete',
  units: 'Einheiten',
  cards: 'Karten',
  technologies: 'Technologien',
  tax: 'Steuer',
  loans: 'Kredite',
  round: 'Runde',
  horde: 'Horde',
  event: 'Ereignis',
  purse: 'Hinter dem Schirm',
  points: 'Technologiepunkte',
  gears: 'Zielmarker',
  prisoners: 'Gefangene',
  route: 'Handelsroute',
  wars: 'Kriege',
  used: 'eingesetzt',
  none: 'nichts',
  noOdds: 'Hier wird um nichts gewürfelt.',
  legend:
    'Armeen: k Hauptmann (k2: Stufe II), c Reiterei, h schwere Infanterie, l leichte Infanterie, a Bogenschützen; + dahinter: einer anderen Armee\n' +
    'Gebaut: V1 bis V3 Dorf, Stadt, Großstadt · M1 bis M3 Turm, Festung, Burg · C Kathedrale · ! beschädigt · * Kontrollmarker\n' +
    'Fahrzeuge: W Kriegswagen, G Galeere, K Karawane, S Handelsschiff, E Belagerungsmaschine, jeweils mit Stufe',
};
export const boardWords = (language: Language): BoardWords => (language === 'de' ? german : english);
