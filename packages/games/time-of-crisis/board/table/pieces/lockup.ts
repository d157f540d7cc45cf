import type { Box } from '@hegemon/board/pieces/boxes.js';
import { SUPPORT_MAX } from '../../../src/catalog.js';
import type { ProvinceId } from '../../../src/ids.js';
import { CAPITAL_NAMES, PROVINCE_NAMES } from '../../latin.js';
import type { Level } from './groups.js';
import type { Lockup } from './model.js';

/** One box of the support track: its left edge, the number it stands for, and what it says. */
interface Step {
  readonly x: number;
  readonly value: number;
  readonly state: 'reached' | 'now' | 'open';
}
export interface Track {
  /** The plaque behind it. */
  readonly left: number;
  readonly width: number;
  readonly step: number;
  readonly boxes: readonly Step[];
}
const WIDE = 13;
/** Italia has twice as many boxes; they are narrower and carry no numbers but the present one. */
const NARROW = 9.6;
export const isNarrow = (province: ProvinceId): boolean => SUPPORT_MAX[province] > 4;

export const trackOf = ({ province, support = 0 }: Pick<Lockup, 'province' | 'support'>): Track => {
  const max = SUPPORT_MAX[province];
  const pitch = isNarrow(province) ? NARROW : WIDE;
  const width = 12 + max * pitch;
  const left = -width / 2 + 5;
  const boxes = Array.from({ length: max }, (_, i) => ({
    x: left + 11.6 + i * pitch,
    value: i + 1,
    state: i + 1 === support ? ('now' as const) : i + 1 < support ? ('reached' as const) : ('open' as const),
  }));
  return { left, width, step: pitch - 1.6, boxes };
};

/** The markers of a province in the order in which they stand in their row. */
type MarkerSort = 'amphitheater' | 'basilica' | 'limes' | 'mobs' | 'quaestor' | 'seat' | 'breakaway';
export interface PlacedMarker {
  readonly sort: MarkerSort;
  readonly x: number;
  readonly y: number;
}
const widthOfMarker = (sort: MarkerSort): number => (sort === 'mobs' ? 24 : 16);
export const markersOf = (lockup: Lockup, level: Level): readonly PlacedMarker[] => {
  const { improvements, mobs, hasQuaestor, pretender } = lockup;
  const sorts: readonly MarkerSort[] = [
    ...(pretender ? [pretender] : []),
    ...improvements,
    ...(mobs > 0 ? (['mobs'] as const) : []),
    ...(hasQuaestor ? (['quaestor'] as const) : []),
  ];
  const total = sorts.reduce((sum, sort) => sum + widthOfMarker(sort) + 3, -3);
  const track = trackOf(lockup);
  // At the near level there is room beside the track; at the table level the row hangs below it.
  let left = level === 'near' ? track.left + track.width + 7 : -total / 2;
  return sorts.map(sort => {
    const width = widthOfMarker(sort);
    const x = left + width / 2;
    left += width + 3;
    return { sort, x, y: level === 'near' ? 0 : 19 };
  });
};

export const nameSize = (province: ProvinceId, level: Level): number =>
  level === 'near' ? 19 : isNarrow(province) ? 15 : 13.5;
const nameWidth = (province: ProvinceId, level: Level): number =>
  PROVINCE_NAMES[province].length * nameSize(province, level) * 0.88;

/** What the name, the track with its shield, and the markers cover. */
export const lockupBoxes = (lockup: Lockup, level: Level): readonly Box[] => {
  const { left, width } = trackOf(lockup);
  const half = nameWidth(lockup.province, level) / 2;
  const markers = markersOf(lockup, level);
  const row: Box[] = markers.map(({ sort, x, y }) => [
    x - widthOfMarker(sort) / 2,
    y - 8.5,
    x + widthOfMarker(sort) / 2,
    y + 8.5,
  ]);
  return [[-half, -29, half, -13], [left - 11, -12, left + width, 11], ...row];
};

/** The walls with their towers. */
export const capitalBox: Box = [-25, -27, 25, 27];
/** The city's name below the walls, and above them. */
export const cityBox = (province: ProvinceId): readonly [Box, Box] => {
  const half = CAPITAL_NAMES[province].length * 3;
  return [
    [-half, 27, half, 40],
    [-half, -40, half, -27],
  ];
};
/** Name and discs of a homeland, leaders to the left. */
export const homelandBox = (leaders: number): Box => [-32 - 34 * leaders, -31, 36, leaders > 0 ? 34 : 22];
