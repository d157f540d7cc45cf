import type { Box, Size } from './view.js';

export interface CardPlace {
  readonly x: number;
  readonly y: number;
  /** The tether: from the rim of the card to the thing. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

const GAP = 22;
const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/**
 * Where a card stands that tells about something: beside it, above or below, wherever there is room; never upon it.
 * If there is no room anywhere, it stands where it covers least. `heart` is the part of the thing that is meant;
 * `spared` is what should rather be seen too.
 */
export const cardPlace = (
  thing: Box,
  size: Size,
  bounds: Box,
  heart = thing,
  spared: readonly Box[] = [],
): CardPlace => {
  const { width, height } = size;
  const [cx, cy] = [(thing[0] + thing[2]) / 2, (thing[1] + thing[3]) / 2];
  const inX = (x: number): number => clamp(bounds[0], x, Math.max(bounds[0], bounds[2] - width));
  const inY = (y: number): number => clamp(bounds[1], y, Math.max(bounds[1], bounds[3] - height));
  const beside = inY(cy - height * 0.4);
  const along = inX(cx - width * 0.5);
  const choices = [
    { x: inX(thing[2] + GAP), y: beside },
    { x: inX(thing[0] - GAP - width), y: beside },
    { x: along, y: inY(thing[1] - GAP - height) },
    { x: along, y: inY(thing[3] + GAP) },
  ];
  const covers = ({ x, y }: { x: number; y: number }, box: Box): number =>
    Math.max(0, Math.min(x + width, box[2]) - Math.max(x, box[0])) *
    Math.max(0, Math.min(y + height, box[3]) - Math.max(y, box[1]));
  const harm = (choice: { x: number; y: number }): number =>
    spared.reduce((sum, box) => sum + covers(choice, box), 100 * covers(choice, thing));
  const best = choices.reduce((a, b) => (harm(b) < harm(a) ? b : a));
  return { ...best, ...tether(best, heart, width, height) };
};

/** From the nearest rim of the card to the rim of the thing and a little inside, so that one sees what is meant. */
const tether = (
  { x, y }: { readonly x: number; readonly y: number },
  thing: Box,
  width: number,
  height: number,
): Pick<CardPlace, 'from' | 'to'> => {
  const [cx, cy] = [(thing[0] + thing[2]) / 2, (thing[1] + thing[3]) / 2];
  const from = [clamp(x, cx, x + width), clamp(y, cy, y + height)] as const;
  const share = Math.max(shareTo(from[0], cx, thing[0], thing[2]), shareTo(from[1], cy, thing[1], thing[3]));
  const until = share + (1 - share) * 0.3;
  return { from, to: [from[0] + (cx - from[0]) * until, from[1] + (cy - from[1]) * until] };
};

/** How far along one axis a line comes before it meets an interval; 0 if it begins inside. */
const shareTo = (from: number, to: number, low: number, high: number): number => {
  if (from >= low && from <= high) return 0;
  const rim = from < low ? low : high;
  return to === from ? 0 : clamp(0, (rim - from) / (to - from), 1);
};
