import { textWidth } from '@hegemon/board/map/text-width.js';
import type { Level as Zoom } from '@hegemon/board/map/view.js';
import type { Box } from '@hegemon/board/pieces/boxes.js';
import type { Good, UnitType } from '../../../src/ids.js';
import type { Site } from '../places/site.js';
import { byType, type Force, type Trader, type Vehicle } from './model.js';

/** Units seen from near by, beside their counter: half a side, and from middle to middle. */
export const UNIT_SCALE = 0.9;
const HALF_UNIT = 17 * UNIT_SCALE;
const UNIT_STEP = 34;
/** Tiles of vehicles that go along. */
const TILE_STEP = 17;

interface Fanned {
  readonly type: UnitType;
  readonly count: number;
  readonly x: number;
}
interface Going {
  readonly vehicle: Vehicle;
  readonly x: number;
  readonly y: number;
}
/** How a force is drawn, in px around the middle of its counter. */
export interface ForceForm {
  /** What stands in the middle where there is no army. */
  readonly lead?: Vehicle;
  readonly fan: readonly Fanned[];
  readonly train: readonly Going[];
  readonly box: Box;
}
/** What the counter itself covers, with room for the ring around it. */
const bodyOf = ({ side, size, base }: Force): Box => {
  if (side === 'barbarians') return [-15, -15, 18, 17];
  const [half, foot] = base === undefined ? [0, 3] : base.type === 'galley' ? [25.5, 15] : [0, 11];
  const wide = Math.max(half, size === 0 ? 18 : 21.5);
  return size === 0 ? [-wide, -12, wide, 10 + foot] : [-wide, -20, Math.max(wide, 24), 17.5 + foot];
};

/** Near by the units stand beside their counter, where there is room for them. */
export const forceForm = (force: Force, mayFan: boolean): ForceForm => {
  const [left, top, right, bottom] = bodyOf(force);
  const lead = force.size === 0 ? (force.base ?? force.train[0]) : undefined;
  const others = force.train.filter(vehicle => vehicle !== lead);
  const isFanned = mayFan && force.side !== 'barbarians' && force.size > 0;
  const fan = isFanned
    ? byType(force.army).map((each, i) => ({ ...each, x: right + 4 + HALF_UNIT + i * UNIT_STEP }))
    : [];
  const beyond = fan.length > 0 ? right + 4 + (fan.length - 1) * UNIT_STEP + 2 * HALF_UNIT + 6 : right;
  // Two above each other, then a further column.
  const train = others.map((vehicle, i) => ({
    vehicle,
    x: beyond + 9 + TILE_STEP * Math.floor(i / 2),
    y: 7 - TILE_STEP * (i % 2),
  }));
  const end = train.length > 0 ? Math.max(...train.map(({ x }) => x)) + 9 : beyond;
  return { ...(lead && { lead }), fan, train, box: [left, Math.min(top, fan.length > 0 ? -18 : 0), end, bottom] };
};

/** Cubes that lie or travel: by kind with their number, near by one for one. */
export interface Heap {
  readonly good: Good;
  readonly count: number;
}
export const heapsOf = (goods: readonly Good[], zoom: Zoom): readonly Heap[] => {
  if (zoom === 'near') return goods.map(good => ({ good, count: 1 }));
  return [...new Set(goods)].map(good => ({ good, count: goods.filter(other => other === good).length }));
};
export const CUBE_STEP = 12;
export const traderBox = ({ vehicle }: Trader, zoom: Zoom): Box => {
  const heaps = heapsOf(vehicle.cargo, zoom).length;
  return [-21.5, -17.5, Math.max(21.5, heaps > 0 ? 16 + CUBE_STEP * (heaps - 1) + 8 : 0), 19.5];
};

/** On which side of its tile the name of a place stands. */
export type Hand = 'right' | 'left';
export const PLACE_SIZE: Readonly<Record<Zoom, number>> = { far: 0, table: 13.5, near: 17 };
export const BUILDING_STEP = 18.5;
/** From the middle of the tile: where the row of buildings begins. */
export const ROW_AT = 8.6;
export const lockupBox = ({ market, buildings }: Site, name: string, zoom: Zoom, hand: Hand): Box => {
  const cubes = zoom === 'near' ? market.length * 15 : 0;
  const row = buildings.length + cubes > 0 ? ROW_AT + buildings.length * BUILDING_STEP + cubes : 0;
  const wide = Math.max(13 + textWidth(name) * PLACE_SIZE[zoom], row);
  const narrow = market.length > 0 ? 14 : 8.5;
  const bottom = row > 0 ? 28 : market.length > 0 ? 14.5 : 9;
  return hand === 'right' ? [-narrow, -9.5, wide, bottom] : [-wide, -9.5, narrow, bottom];
};

/** Beside the name of a territory: buildings where no place is, the star of control, what holds for a while. */
export interface Badges {
  readonly buildings: number;
  readonly hasStar: boolean;
  readonly rules: number;
}
export const badgesOf = ({ good, buildings, marker, rules }: Site): Badges => ({
  buildings: good === undefined ? buildings.length : 0,
  hasStar: marker !== undefined,
  rules: rules.length,
});
export const badgesWidth = ({ buildings, hasStar, rules }: Badges): number =>
  buildings * BUILDING_STEP + (hasStar ? 22 : 0) + rules * BUILDING_STEP;
export const badgesBox = (badges: Badges): Box => {
  const half = badgesWidth(badges) / 2;
  return [-half, -10.5, half, 10.5];
};

export const STAGE: Box = [-9.5, -9.5, 9.5, 9.5];
export const TARGET: Box = [-11, -11, 11, 11];
export const ROUNDEL: Box = [-12.5, -12.5, 12.5, 12.5];
/** With the disc of a battle at its shoulder. */
export const FIGHT: Box = [-12.5, -17, 19, 12.5];

/** Far away: a shield with a number, on a hull at sea; a disc; the tile of a good; a lozenge. */
export const FAR = {
  shield: [-11, -13, 17, 16] as Box,
  fleet: [-13, -13, 17, 20] as Box,
  disc: [-10, -10, 14, 13] as Box,
  tile: [-8, -8, 8, 8] as Box,
  lozenge: [-12, -10, 12, 10] as Box,
};
/** The middle of a name is a little above the line it stands on. */
export const nameBox = (width: number, size: number, lines = 1): Box => [
  -width / 2,
  -0.58 * size * lines,
  width / 2,
  0.58 * size * lines,
];
