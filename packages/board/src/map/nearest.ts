import type { PlateRegion } from '@hegemon/atlas';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const WAYS: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
export const isArrow = (key: string): key is Arrow => key in WAYS;
export const wayOf = (arrow: Arrow): readonly [number, number] => WAYS[arrow];

/**
 * The region an arrow key leads to: the closest whose name stands in that direction. What lies askew counts as farther
 * away, and regions that touch are preferred.
 */
export const nearest = (
  from: PlateRegion,
  arrow: Arrow,
  regions: readonly PlateRegion[],
  touches: (a: string, b: string) => boolean,
): PlateRegion | undefined => {
  const [wx, wy] = WAYS[arrow];
  let best: { readonly region: PlateRegion; readonly far: number } | undefined;
  for (const region of regions) {
    if (region === from) continue;
    const dx = region.label[0] - from.label[0];
    const dy = region.label[1] - from.label[1];
    const along = dx * wx + dy * wy;
    const across = Math.abs(dx * wy - dy * wx);
    if (along <= 0 || across > along * 1.6) continue;
    const far = (along + across * 1.5) * (touches(from.id, region.id) ? 0.6 : 1);
    if (!best || far < best.far) best = { region, far };
  }
  return best?.region;
};
