import type { Point } from '@hegemon/atlas';
import type { ProvinceId, RegionId, SeaId, TribeId } from '../../../src/ids.js';
import raw from './layout.json' with { type: 'json' };
import { isProvince, isSea, isTribe } from './regions.js';

export const SIDES = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
export type Side = (typeof SIDES)[number];

/** Where the pieces of a region stand, in map units. */
export interface Anchors {
  /** For whatever stands in the open, in order of use. */
  readonly open: readonly Point[];
  readonly cost: Point;
  /** The ledge for what finds no room: where its thread begins, and to which side it lies. */
  readonly tray: { readonly tether: Point; readonly side: Side };
}
interface ProvinceAnchors extends Anchors {
  readonly lockup: Point;
  readonly capital: Point;
}
interface HomelandAnchors extends Anchors {
  readonly lockup: Point;
}
export interface SeaAnchors extends Anchors {
  /** Start, bend and end of the line on which the name stands, and its size. */
  readonly name: readonly Point[];
  readonly size: number;
}

interface Layout {
  readonly provinces: Readonly<Record<ProvinceId, ProvinceAnchors>>;
  readonly homelands: Readonly<Record<TribeId, HomelandAnchors>>;
  readonly seas: Readonly<Record<SeaId, SeaAnchors>>;
}
// JSON knows lists, not pairs; the tests check every region.
export const LAYOUT = raw as unknown as Layout;

export const anchorsOf = (region: RegionId): Anchors => {
  if (isProvince(region)) return LAYOUT.provinces[region];
  if (isTribe(region)) return LAYOUT.homelands[region];
  if (isSea(region)) return LAYOUT.seas[region];
  throw new Error(`no region ${String(region)}`);
};
/** The middle of a region for marks that stand for all of it. */
export const centreOf = (region: RegionId): Point => {
  if (isProvince(region)) return LAYOUT.provinces[region].lockup;
  if (isTribe(region)) return LAYOUT.homelands[region].lockup;
  return anchorsOf(region).open[0];
};
