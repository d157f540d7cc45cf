import type { Point } from '@hegemon/atlas';
import { groundOf } from '@hegemon/board/map/ground.js';
import { textWidth } from '@hegemon/board/map/text-width.js';
import { type Box, boxAt } from '@hegemon/board/pieces/boxes.js';
import { bestPlace, Floor, ringsUpTo } from '@hegemon/board/pieces/floor.js';
import { isSea } from '../../../src/catalog.js';
import type { Realm, TerritoryId } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';
import { isTerritory } from '../places/areas.js';
import { mapNames } from '../places/map-names.js';
import { siteOf } from '../places/site.js';
import { type Piece, piecesOf } from './model.js';
import type { PlacedPiece, PlacedRealm, Placing, Scene } from './scene.js';
import { FAR, nameBox } from './sizes.js';

const SPOTS = ringsUpTo(110, 6);
export const REALM_SIZE = 16;
const REALM_TRACK = 0.2;

const farBox = (piece: Piece): Box => {
  if (piece.sort === 'trader') return FAR.lozenge;
  if (piece.side === 'barbarians') return FAR.disc;
  return isSea(piece.at) ? FAR.fleet : FAR.shield;
};

export const placedFar = (view: MUView, scene: Scene): Placing => {
  const { plate, unit, eyes, language, named } = scene;
  const ground = groundOf(plate);
  const floor = new Floor();
  const regions = new Map(plate.regions.map(region => [region.id, region]));
  const names = mapNames(language);
  const put = (id: string, at: Point, drawn: Box): { at: Point; box: Box } => {
    const found = bestPlace(floor, {
      at,
      forms: [{ form: 0, box: drawn }],
      spots: SPOTS,
      worth: (box, distance) => 60 * ground.sharesOf(id, box).inside - 1.5 * distance,
      atMost: distance => 60 - 1.5 * distance,
      unit,
      gap: 0.5,
    }) ?? { at, box: boxAt(at, drawn, unit) };
    floor.take(found.box);
    return found;
  };

  const here = piecesOf(view).filter(piece => regions.has(piece.at));
  const rank = ({ side }: Piece): number => (side === eyes ? 0 : side === 'barbarians' ? 2 : 1);
  const place = (piece: Piece): PlacedPiece => {
    const [x, y] = regions.get(piece.at)!.pole;
    return { piece, isInTray: false, isFanned: false, ...put(piece.at, [x, y], farBox(piece)) };
  };
  /** Far away only armies are told. */
  const isArmy = (piece: Piece): boolean => piece.sort === 'force' && piece.size > 0;
  const armies = here
    .filter(isArmy)
    .sort((a, b) => rank(a) - rank(b))
    .map(place);
  const lockups = plate.regions.flatMap(({ id, city }) => {
    if (!city || !isTerritory(id)) return [];
    const site = siteOf(view, id);
    return [{ site, name: names.place(id), hand: 'right' as const, ...put(id, city.at, FAR.tile) }];
  });
  const others = here.filter(piece => !isArmy(piece) && named?.has(piece.key)).map(place);
  const order = new Map(here.map(({ key }, i) => [key, i]));
  return {
    pieces: [...armies, ...others].sort((a, b) => order.get(a.piece.key)! - order.get(b.piece.key)!),
    lockups,
    names: [],
    seas: [],
    badges: [],
    stages: [],
    trays: [],
    realms: realmsOf(view, scene, floor),
    floor,
  };
};

/** The name of each realm at the spot nearest to its middle where nothing stands. */
const realmsOf = (view: MUView, { plate, unit, language }: Scene, floor: Floor): readonly PlacedRealm[] => {
  const names = mapNames(language);
  return view.seats.flatMap(player => {
    const realm: Realm | undefined = view.realm[player];
    const held = plate.regions.filter(({ id }) => view.control[id as TerritoryId] === player);
    if (!realm || held.length === 0) return [];
    const middle: Point = [mean(held.map(({ pole }) => pole[0])), mean(held.map(({ pole }) => pole[1]))];
    const name = names.realm(realm);
    const width = (textWidth(name.toUpperCase()) + name.length * REALM_TRACK) * REALM_SIZE;
    const found = bestPlace(floor, {
      at: middle,
      forms: [{ form: 0, box: nameBox(width, REALM_SIZE) }],
      spots: ringsUpTo(160, 8),
      worth: (_, distance) => -distance,
      atMost: distance => -distance,
      unit,
      gap: 1,
    });
    if (!found) return [];
    floor.take(found.box);
    return [{ realm, name, at: found.at, box: found.box }];
  });
};
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
