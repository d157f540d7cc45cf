import type { Point } from '@hegemon/atlas';
import { type Box, boxAt, hitsAny, overlaps } from '@hegemon/board/pieces/boxes.js';
import { TRIBE_OF } from '../../../src/catalog.js';
import type { ProvinceId, RegionId, TribeId } from '../../../src/ids.js';
import type { ToCView } from '../../../src/view.js';
import { anchorsOf, LAYOUT } from '../places/layout.js';
import { LEADERS, PROVINCES, REGIONS, TRIBES } from '../places/regions.js';
import { type Arrangement, arranged, GAP, type Group, groupsOf, inOrder, type Level, type Looker } from './groups.js';
import { capitalBox, cityBox, homelandBox, lockupBoxes } from './lockup.js';
import { isAtHome, lockupOf, type Piece, piecesOf } from './model.js';
import { type Tray, trayOf } from './tray.js';

/** Where a piece stands: a point of the map, and px from it. */
export interface Placed {
  readonly piece: Piece;
  readonly at: Point;
  readonly x: number;
  readonly y: number;
  readonly isFanned: boolean;
  readonly isInTray: boolean;
  /** What it covers, in map units. */
  readonly box: Box;
}
export interface Placing {
  /** In the order of `piecesOf`. */
  readonly placed: readonly Placed[];
  readonly trays: readonly Tray[];
  /** Capitals whose name stands above the box, since below there is no room. */
  readonly raised: ReadonlySet<ProvinceId>;
  /** All room that is taken, in map units. */
  readonly taken: readonly Box[];
}
export interface Scene extends Looker {
  readonly level: Level;
  /** Map units covered by one px of a piece. */
  readonly unit: number;
}

/** What stands at its anchor and never moves. */
export const obstaclesOf = (view: ToCView, { unit, level }: Pick<Scene, 'unit' | 'level'>): readonly Box[] => [
  ...PROVINCES.flatMap(id => [
    ...lockupBoxes(lockupOf(view, id), level).map(box => boxAt(LAYOUT.provinces[id].lockup, box, unit)),
    boxAt(LAYOUT.provinces[id].capital, capitalBox, unit),
  ]),
  ...TRIBES.map(id => boxAt(LAYOUT.homelands[id].lockup, homelandBox(leadersAtHome(view, id)), unit)),
];
const leadersAtHome = ({ leaders }: ToCView, tribe: TribeId): number =>
  LEADERS.filter(id => leaders.at[id] === tribe && TRIBE_OF[id] === tribe).length;

/** Fills the slots one after the other and keeps the room that is taken. */
class Board {
  readonly taken: Box[];
  readonly placed: Placed[] = [];
  readonly trays: Tray[] = [];
  readonly #view: ToCView;
  readonly #scene: Scene;
  /** Names of capitals, below their walls. */
  readonly #cities: readonly Box[];
  /** Those among them that cannot move above the walls. */
  readonly #fixed: readonly Box[];

  constructor(view: ToCView, scene: Scene) {
    this.#view = view;
    this.#scene = scene;
    this.taken = [...obstaclesOf(view, scene)];
    const below = (id: ProvinceId): Box => boxAt(LAYOUT.provinces[id].capital, cityBox(id)[0], scene.unit);
    this.#cities = PROVINCES.map(below);
    this.#fixed = PROVINCES.filter(id => !isFreeAbove(id, this.taken, scene.unit)).map(below);
  }

  /** The army in the capital stands in its box; its units to the right if there is room. */
  garrison(group: Group, at: Point): void {
    const { unit, level } = this.#scene;
    const fan = arranged(group, true);
    const [, top, right, bottom] = fan.box;
    // The box itself is its own; only what reaches beyond it needs room.
    const beyond = boxAt(at, [capitalBox[2] + 1, top, right, bottom], unit);
    const isFanned = level === 'near' && !hitsAny(beyond, this.taken);
    this.#stand(isFanned ? fan : arranged(group, false), at, isFanned ? [beyond] : []);
  }

  /** Barbarians at home: leaders, active and inactive beside each other below the name. */
  home(pieces: readonly Piece[], tribe: TribeId): void {
    const { unit } = this.#scene;
    const at = LAYOUT.homelands[tribe].lockup;
    let leaders = 0;
    for (const piece of pieces) {
      const x = piece.sort === 'leader' ? -51 - 34 * leaders++ : 'side' in piece && piece.side === 'active' ? -17 : 18;
      const box = boxAt(at, [x - 13.5, -9.5, x + 13.5, 17.5], unit);
      this.placed.push({ piece, at, x, y: 4, isFanned: false, isInTray: false, box });
    }
  }

  /** In the open; what finds no slot is handed back. */
  open(groups: readonly Group[], region: RegionId): readonly Group[] {
    const free = [...anchorsOf(region).open];
    return inOrder(this.#view, groups, this.#scene).filter(group => !this.#find(group, free));
  }

  /** On a ledge beside the region. */
  lay(groups: readonly Group[], region: RegionId): void {
    const { unit } = this.#scene;
    const tray = trayOf(region, groups, unit, this.taken);
    const box = boxAt(tray.at, tray.box, unit);
    this.taken.push(box);
    this.trays.push(tray);
    for (const member of tray.members) this.placed.push({ ...member, at: tray.at, isInTray: true, box });
  }

  #find(group: Group, free: Point[]): boolean {
    const { unit, level, chosen } = this.#scene;
    const shapes = level === 'near' ? [arranged(group, true), arranged(group, false)] : [arranged(group, false)];
    for (const shape of shapes) {
      const isFree = (at: Point, taken: readonly Box[]): boolean => !hitsAny(boxAt(at, grown(shape.box), unit), taken);
      // A city's name is spared if it can be, and never covered where it cannot move.
      let slot = free.findIndex(at => isFree(at, this.taken) && isFree(at, this.#cities));
      if (slot < 0) slot = free.findIndex(at => isFree(at, this.taken) && isFree(at, this.#fixed));
      // What is chosen is not pushed aside even where the plate is too small for it.
      if (slot < 0 && group.key === chosen && shape === shapes[shapes.length - 1]) slot = 0;
      if (slot < 0) continue;
      const [at] = free.splice(slot, 1);
      this.#stand(shape, at, [boxAt(at, shape.box, unit)]);
      return true;
    }
    return false;
  }

  #stand({ members, box }: Arrangement, at: Point, boxes: readonly Box[]): void {
    this.taken.push(...boxes);
    const covered = boxAt(at, box, this.#scene.unit);
    for (const member of members) this.placed.push({ ...member, at, isInTray: false, box: covered });
  }
}
const grown = ([left, top, right, bottom]: Box): Box => [left - GAP, top - GAP, right + GAP, bottom + GAP];

/** Where everything stands. The chosen army is never in a tray; choosing one that is not moves nothing. */
export const placing = (view: ToCView, scene: Scene): Placing => {
  const { chosen, ...plain } = scene;
  const usual = placed(view, plain);
  const isEvicted = usual.placed.some(({ piece, isInTray }) => isInTray && piece.key === chosen);
  return isEvicted ? placed(view, scene) : usual;
};

const placed = (view: ToCView, scene: Scene): Placing => {
  const pieces = piecesOf(view);
  const board = new Board(view, scene);
  const isGarrison = (piece: Piece): boolean => piece.sort === 'army' && piece.isInCapital;
  for (const id of PROVINCES) {
    const inside = pieces.filter(piece => piece.at === id && isGarrison(piece));
    for (const group of groupsOf(inside)) board.garrison(group, LAYOUT.provinces[id].capital);
  }
  for (const id of TRIBES)
    board.home(
      pieces.filter(piece => piece.at === id && isAtHome(piece)),
      id,
    );
  const rest = REGIONS.map(id => {
    const outside = pieces.filter(piece => piece.at === id && !isGarrison(piece) && !isAtHome(piece));
    return { id, groups: board.open(groupsOf(outside), id) };
  });
  // Trays come last, so that none covers what found its slot.
  for (const { id, groups } of rest) if (groups.length > 0) board.lay(groups, id);
  const order = new Map(pieces.map(({ key }, i) => [key, i]));
  const sorted = board.placed.sort((a, b) => order.get(a.piece.key)! - order.get(b.piece.key)!);
  return { placed: sorted, trays: board.trays, raised: raisedOf(board.taken, scene.unit), taken: board.taken };
};

/** Is something else where the name of a capital would stand: below its walls, above them? */
const isHit = (id: ProvinceId, side: 0 | 1, taken: readonly Box[], unit: number): boolean => {
  const at = LAYOUT.provinces[id].capital;
  const own = boxAt(at, capitalBox, unit);
  const others = taken.filter(box => !(overlaps(box, own) && box[0] === own[0] && box[1] === own[1]));
  return hitsAny(boxAt(at, cityBox(id)[side], unit), others);
};
const isFreeAbove = (id: ProvinceId, taken: readonly Box[], unit: number): boolean => !isHit(id, 1, taken, unit);
/** A city's name moves above its box if the room below is taken, and above it is not. */
const raisedOf = (taken: readonly Box[], unit: number): ReadonlySet<ProvinceId> =>
  new Set(PROVINCES.filter(id => isHit(id, 0, taken, unit) && isFreeAbove(id, taken, unit)));

const ROUNDEL: Box = [-12.5, -12.5, 12.5, 12.5];
/** Where the cost of a region stands: at its anchor, or in a free slot if a piece stands there. */
export const costAt = ({ taken }: Placing, region: RegionId, unit: number): Point => {
  const { cost, open } = anchorsOf(region);
  return [cost, ...open].find(at => !hitsAny(boxAt(at, ROUNDEL, unit), taken)) ?? cost;
};
