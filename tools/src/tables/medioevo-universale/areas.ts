import type { MUView } from '@hegemon/medioevo-universale';
import { MAP, TERRITORY } from '@hegemon/medioevo-universale/catalog';
import type { Speech } from '../../speech.js';
import { fitted } from '../../terminal/layout.js';
import { type Painter, shortSeat } from './seats.js';
import { boardWords } from './words.js';

type Area = (typeof MAP.areas)[number];
type Territory = keyof typeof TERRITORY;
type Armies = NonNullable<MUView['armies'][Area]>;
type Army = NonNullable<Armies[keyof Armies]>;
type Vehicle = keyof MUView['vehicles']['type'];

const isTerritory = (area: Area): area is Territory => Object.hasOwn(TERRITORY, area);

/** The strongest first; what is hired or lent goes by what it is. */
const LETTERS: readonly (readonly [end: string, letter: string])[] = [
  ['captain-3', 'k3'],
  ['captain-2', 'k2'],
  ['captain-1', 'k'],
  ['captain', 'k'],
  ['cavalry', 'c'],
  ['heavy-infantry', 'h'],
  ['light-infantry', 'l'],
  ['archer', 'a'],
];
/** `k 2h 3l`. */
export const armyText = (army: Army): string => {
  const counts = new Map<string, number>();
  for (const [troop, count] of Object.entries(army)) {
    const letter = LETTERS.find(([end]) => troop.endsWith(end))?.[1] ?? troop;
    counts.set(letter, (counts.get(letter) ?? 0) + count);
  }
  return LETTERS.flatMap(([, letter], i) => {
    const count = counts.get(letter) ?? 0;
    const isFirst = LETTERS.findIndex(each => each[1] === letter) === i;
    return count > 0 && isFirst ? [count > 1 ? `${count}${letter}` : letter] : [];
  }).join(' ');
};

const armiesAt = ({ armies }: MUView, area: Area, paint: Painter): string =>
  Object.entries(armies[area] ?? {})
    .map(([side, army]) => paint(side, `${shortSeat(side)} ${armyText(army)}`))
    .join(' + ');

const VEHICLES: Readonly<Record<string, string>> = {
  'war-wagon': 'W',
  galley: 'G',
  caravan: 'K',
  'merchant-ship': 'S',
  engine: 'E',
};
const vehiclesAt = ({ vehicles }: MUView, area: Area, paint: Painter): string =>
  (Object.keys(vehicles.at) as Vehicle[])
    .filter(id => vehicles.at[id] === area)
    .map(id => paint(`${vehicles.owner[id]}`, `${VEHICLES[`${vehicles.type[id]}`] ?? ''}${vehicles.level[id]}`))
    .join(' ');

const builtAt = ({ buildings, markers }: MUView, area: Territory, paint: Painter): string => {
  const { civil, military, cathedral, civilDamage, militaryDamage, cathedralDamage } = buildings;
  const mark = (letter: string, damage: number | undefined): string => `${letter}${damage ? '!' : ''}`;
  const marker = markers[area];
  return [
    civil[area] && mark(`V${civil[area]}`, civilDamage[area]),
    military[area] && mark(`M${military[area]}`, militaryDamage[area]),
    cathedral[area] && mark('C', cathedralDamage[area]),
    marker && paint(marker, '*'),
  ]
    .filter(Boolean)
    .join(' ');
};

const placeAt = ({ market }: MUView, area: Territory, speech: Speech): string => {
  const { inhabited } = TERRITORY[area];
  if (!inhabited) return '';
  const cubes = market[area] ?? [];
  return `${speech.name(inhabited.good)}${cubes.length > 0 ? ` (${cubes.map(good => speech.name(good)).join(', ')})` : ''}`;
};

/** Where something is: what belongs to somebody, and where anything stands. The empty land of barbarians is left out. */
export const areaTable = (view: MUView, speech: Speech, paint: Painter): string => {
  const words = boardWords(speech.language);
  const rows = MAP.areas
    .filter(area => view.inPlay[area])
    .map(area => {
      const land = isTerritory(area);
      const owner = land ? view.control[area] : undefined;
      return {
        order: owner ? view.seats.indexOf(owner) : land ? view.seats.length : view.seats.length + 1,
        cells: [
          owner ? paint(owner, shortSeat(owner)) : '',
          speech.name(area),
          land ? placeAt(view, area, speech) : '',
          land ? builtAt(view, area, paint) : '',
          armiesAt(view, area, paint),
          vehiclesAt(view, area, paint),
        ],
      };
    })
    .filter(({ cells: [owner, , , ...there] }) => owner !== '' || there.some(text => text !== ''))
    .sort((a, b) => a.order - b.order)
    .map(({ cells }) => cells);
  return fitted([words.owner, words.area, words.place, words.built, words.armies, words.vehicles], rows);
};
