import type { PathText } from '@hegemon/atlas';

/**
 * A path of straight lines with fewer points, for small drawings: none closer to the one before than `least`. What is
 * too small to be seen then is left out.
 */
export const coarse = (path: PathText, least: number): PathText =>
  path
    .split('M')
    .slice(1)
    .map(ring => {
      const kept: (readonly [number, number])[] = [];
      for (const corner of ring.replace('Z', '').split('L')) {
        const [x, y] = corner.split(' ').map(Number);
        const last = kept.at(-1);
        if (!last || Math.abs(x - last[0]) + Math.abs(y - last[1]) >= least) kept.push([x, y]);
      }
      return kept.length < 4 ? '' : `M${kept.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
    })
    .join('');
