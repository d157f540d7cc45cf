import type { Plate, PlateBorder } from '@hegemon/atlas';

/**
 * The plate of a match that is not played on all of it. Land out of play is left as the waste around it: what was a
 * border there is the edge of the land in play, or nothing. Water has no edge; what was a border of two seas stays one.
 */
export const plateInPlay = (plate: Plate, isInPlay: (id: string) => boolean): Plate => {
  const borderOf = (border: PlateBorder): PlateBorder[] => {
    const { a, b, kind } = border;
    const [isA, isB] = [isInPlay(a), isInPlay(b)];
    if (isA && isB) return [border];
    if (kind === 'sea-sea') return isA || isB ? [border] : [];
    const inside = isA ? a : isB ? b : undefined;
    const region = plate.regions.find(({ id }) => id === inside);
    return region ? [{ ...border, kind: `${region.kind}-waste` }] : [];
  };
  return {
    ...plate,
    regions: plate.regions.filter(({ id }) => isInPlay(id)),
    borders: plate.borders.flatMap(borderOf),
    straits: plate.straits.filter(({ a, b }) => isInPlay(a) && isInPlay(b)),
  };
};
