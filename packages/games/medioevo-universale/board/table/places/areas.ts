import type { Id } from '@hegemon/kernel';
import { isSea, MAP, TERRITORY } from '../../../src/catalog.js';
import type { AreaId, SeaId, TerritoryId } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';

/** All there are, land first. */
export const AREAS: readonly AreaId[] = MAP.areas;
export const isArea = (id: Id): id is AreaId => isTerritory(id) || isSeaArea(id);
export const isTerritory = (id: Id): id is TerritoryId => Object.hasOwn(TERRITORY, id);
const SEAS: ReadonlySet<string> = new Set(AREAS.filter(isSea));
export const isSeaArea = (id: Id): id is SeaId => SEAS.has(id);

/** The areas of this match: before the realms are chosen all of them. */
export const inPlay = (view: MUView): readonly AreaId[] => {
  const areas = AREAS.filter(id => view.inPlay[id]);
  return areas.length > 0 ? areas : AREAS;
};
