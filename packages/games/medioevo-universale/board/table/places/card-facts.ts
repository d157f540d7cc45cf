import type { Language } from '@hegemon/board';
import { type Facts, type Row, row } from '@hegemon/board/map/facts.js';
import type { Id } from '@hegemon/kernel';
import { isSea, MAP, map } from '../../../src/catalog.js';
import type { AreaId, Player, SeaId, TerritoryId, VehicleId } from '../../../src/ids.js';
import type { Army } from '../../../src/troops.js';
import type { MUView } from '../../../src/view.js';
import { hordeOf } from '../parts/horde.js';
import { type Force, forceNamed, isTrade, type Piece, piecesOf, type Vehicle, vehiclesOf } from '../pieces/model.js';
import { isSeaArea, isTerritory } from './areas.js';
import { pieceInWords, type Tongue, tongue } from './in-words.js';
import { siteOf } from './site.js';
import { marketInWords, stagesInWords, standingInWords, warInWords } from './territory-words.js';

/** What is known of a thing, whose shield stands before its name, and the rules one may want to read. */
export interface CardFacts extends Facts {
  readonly player?: Player;
  readonly rules: readonly string[];
}

const RIVERS = new Map(
  map.borders.flatMap(({ a, b, river }) =>
    river
      ? [
          [`${a} ${b}`, river],
          [`${b} ${a}`, river],
        ]
      : [],
  ),
);
const neighboursOf = ({ words, map: names }: Tongue, view: MUView, id: AreaId): Row[] => {
  const named = (beside: AreaId): string => {
    const river = RIVERS.get(`${id} ${beside}`);
    return river ? `${names.short(beside)} (${words.river(river)})` : names.short(beside);
  };
  const near = (kinds: Parameters<typeof MAP.neighbours>[1]): string[] => {
    const beside = MAP.neighbours(id, kinds).filter(each => view.inPlay[each] ?? Object.keys(view.inPlay).length === 0);
    return beside.length > 0 ? [beside.map(named).join(', ')] : [];
  };
  if (isSea(id)) return [...row(words.seas, ...near(['water'])), ...row(words.coasts, ...near(['coast']))];
  return [...row(words.borders, ...near(['land', 'river', 'strait'])), ...row(words.seas, ...near(['coast']))];
};

const present = (speech: Tongue, pieces: readonly Piece[]): Row[] => {
  const say = (sort: Piece['sort']): string[] =>
    pieces.filter(piece => piece.sort === sort).map(piece => pieceInWords(speech, piece));
  return [...row(speech.words.armies, ...say('force')), ...row(speech.words.traders, ...say('trader'))];
};

/** Who would rise against an army that comes where nobody rules. */
const resistance = ({ words, army }: Tongue, view: MUView, id: TerritoryId, isEmpty: boolean): Row[] => {
  if (view.control[id] || !isEmpty) return [];
  const horde = view.horde && hordeOf(view.horde.dice).units;
  const units =
    horde && Object.fromEntries(Object.entries(horde).map(([type, n]) => [type === 'captain' ? 'captain-1' : type, n]));
  return row(words.onEntering, units ? words.horde(army(units as Army)) : words.hordeUnknown);
};

const territoryCard = (speech: Tongue, view: MUView, id: TerritoryId, eyes: string): CardFacts => {
  const { words, names, map: lettered, building, side } = speech;
  const site = siteOf(view, id);
  const here = piecesOf(view).filter(({ at }) => at === id);
  const holder = view.control[id];
  const resists = resistance(speech, view, id, !here.some(piece => piece.sort === 'force' && piece.size > 0));
  const place = lettered.place(id);
  return {
    title: lettered.full(id),
    sub: [...standingInWords(speech, view, id, eyes), ...warInWords(speech, view, eyes, holder)].join(', '),
    ...(holder && { player: holder }),
    rows: [
      ...(site.good ? row(words.place, ...(place === lettered.full(id) ? [] : [place])) : []),
      ...(site.good ? row(words.produces, names.goods[site.good]) : []),
      ...row(words.market, ...marketInWords(speech, site)),
      ...row(words.buildings, ...site.buildings.map(building)),
      ...row(words.marker, ...(site.marker ? [side(site.marker)] : [])),
      ...row(words.holds, ...site.rules.map(rule => words.rules[rule])),
      ...row(words.route, ...stagesInWords(speech, view, id)),
      ...present(speech, here),
      ...resists,
      ...neighboursOf(speech, view, id),
    ],
    rules: [
      ...(resists.length > 0 ? ['MU 5-move-halt-horde'] : []),
      ...(site.market.length > 0 ? ['MU 6-market'] : []),
    ],
  };
};

const seaCard = (speech: Tongue, view: MUView, id: SeaId): CardFacts => {
  const here = piecesOf(view).filter(({ at }) => at === id);
  return {
    title: speech.map.full(id),
    sub: speech.words.sea,
    rows: [...present(speech, here), ...neighboursOf(speech, view, id)],
    rules: [],
  };
};

const goingAlong = ({ words, vehicle }: Tongue, { base, train }: Force): Row[] =>
  row(words.vehicles, ...[...(base ? [base] : []), ...train].map(vehicle));
const forceCard = (speech: Tongue, view: MUView, force: Force, eyes: string): CardFacts => {
  const { words, names, side, army, map: lettered } = speech;
  const player = force.side === 'barbarians' ? undefined : force.side;
  const units = Object.entries(force.army).map(([troop, n]) => army({ [troop]: n } as Army));
  return {
    title: player ? side(player) : names.sides.barbarians,
    sub: [`${words.stands} ${lettered.full(force.at)}`, ...warInWords(speech, view, eyes, player)].join(', '),
    ...(player && { player }),
    rows: [
      ...row(words.units, ...(units.length > 0 ? units : [words.unmanned])),
      ...goingAlong(speech, force),
      ...row(words.state, ...(force.isStopped ? [words.stopped] : [])),
    ],
    rules: player ? ['MU 5-move'] : ['MU E-dice'],
  };
};

const vehicleCard = (speech: Tongue, view: MUView, vehicle: Vehicle, eyes: string): CardFacts => {
  const { words, names, side, goods, map: lettered } = speech;
  const player = vehicle.owner === 'barbarians' ? undefined : vehicle.owner;
  const mp = view.vehicles.mp[vehicle.id];
  const title = speech.vehicle(vehicle);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    sub: [
      `${player ? side(player) : names.sides.barbarians}, ${words.stands} ${lettered.full(vehicle.at)}`,
      ...warInWords(speech, view, eyes, player),
    ].join(', '),
    ...(player && { player }),
    rows: [
      ...row(words.load, ...(vehicle.cargo.length > 0 ? [goods(vehicle.cargo)] : [])),
      ...row(words.points, ...(mp === undefined ? [] : [words.mp(mp)])),
      ...row(words.state, ...(vehicle.isStopped ? [words.stopped] : [])),
    ],
    rules: [isTrade(vehicle.type) ? 'MU 6-move-mp' : 'MU 5-move-table'],
  };
};

/** The card of anything that stands on the map; undefined for the rest. */
export const cardFacts = (view: MUView, id: Id, language: Language, eyes: string): CardFacts | undefined => {
  const speech = tongue(language, view);
  if (isTerritory(id)) return territoryCard(speech, view, id, eyes);
  if (isSeaArea(id)) return seaCard(speech, view, id);
  const force = forceNamed(view, id);
  if (force) return forceCard(speech, view, force, eyes);
  if (view.vehicles.type[id as VehicleId] === undefined) return undefined;
  const vehicle = vehiclesOf(view).find(each => each.id === id);
  return vehicle && vehicleCard(speech, view, vehicle, eyes);
};
