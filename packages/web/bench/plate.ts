import type { Plate, PlateBorder } from '@hegemon/atlas';
import { HEIGHT, type Land, type Point, ringText, WIDTH } from './land.js';

/** Nearer to the middle by so many units: good enough for a band, where the real maps have true contours. */
const shrunk = ({ ring, middle: [mx, my] }: Land, by: number): readonly Point[] =>
  ring.map(([x, y]) => {
    const far = Math.hypot(x - mx, y - my);
    const share = Math.max(0, far - by) / far;
    return [mx + (x - mx) * share, my + (y - my) * share];
  });

const grid = (step: number): string => {
  let text = '';
  for (let x = 0; x <= WIDTH; x += step) text += `M${x} 0V${HEIGHT}`;
  for (let y = 0; y <= HEIGHT; y += step) text += `M0 ${y}H${WIDTH}`;
  return text;
};

const peaks = (lands: readonly Land[]): string =>
  lands
    .filter((_, i) => i % 2 === 0)
    .flatMap(({ middle: [x, y] }) =>
      [-24, -8, 8, 24].map(
        dx => `M${(x + dx).toFixed(1)} ${(y + 30).toFixed(1)}l5 -9l6 9M${x + dx + 2} ${y + 27}l3 -5`,
      ),
    )
    .join('');

/** A plate with everything the real ones have, and as many lines: 250 regions of which all are owned. */
export const plateOf = (lands: readonly Land[]): Plate => {
  const outlines = lands.map(({ ring }) => ringText(ring));
  const borders: PlateBorder[] = lands.slice(1).map((land, i) => ({
    a: lands[i].id,
    b: land.id,
    kind: i % 5 === 0 ? 'homeland-province' : 'province-province',
    line: ringText(land.ring),
  }));
  const contour = (by: number): string => lands.map(land => ringText(shrunk(land, -by))).join('');
  return {
    frame: [0, 0, WIDTH, HEIGHT],
    regions: lands.map((land, i) => {
      const [xs, ys] = [land.ring.map(([x]) => x), land.ring.map(([, y]) => y)];
      return {
        id: land.id,
        kind: 'province',
        name: `Region ${i}`,
        outline: outlines[i],
        inner: [ringText(shrunk(land, 5)), ringText(shrunk(land, 12))],
        pole: [...land.middle, 30],
        label: land.middle,
        box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
      };
    }),
    land: outlines.join(''),
    coast: outlines.join(''),
    borders,
    waterlines: [4, 9, 15, 22, 30].map(contour),
    rivers: lands.slice(0, 40).map(({ id, ring }, i) => ({ id, isMajor: i % 8 === 0, line: ringText(ring) })),
    relief: peaks(lands),
    graticule: grid(110),
    straits: [],
    kilometres: 3.75,
    provenance: '',
  };
};
