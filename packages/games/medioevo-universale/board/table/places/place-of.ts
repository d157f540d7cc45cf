import type { Id } from '@hegemon/kernel';
import type { AreaId } from '../../../src/ids.js';
import type { MUView } from '../../../src/view.js';
import { readThing } from '../../things.js';
import { isArea } from './areas.js';

/** Units and cubes whose id does not say where they are belong to what is going on. */
const scene = ({ battle, movement, damage }: MUView): AreaId | undefined =>
  damage?.at ?? battle?.at ?? movement?.group.at;

/** The area in which a thing stands; an area stands in itself. */
export const placeOf = (view: MUView, id: Id): AreaId | undefined => {
  if (isArea(id)) return id;
  const [, force] = /^force:[^@]+@(.+)$/.exec(id) ?? [];
  if (force !== undefined) return isArea(force) ? force : undefined;
  const thing = readThing(id);
  switch (thing.sort) {
    case 'vehicle':
      return view.vehicles.at[thing.vehicle];
    case 'unit':
      if (thing.at) return thing.at;
      if (thing.aboard) return view.vehicles.at[thing.aboard];
      return thing.captor ? undefined : scene(view);
    case 'cube':
      if (thing.on === 'market') return scene(view);
      return thing.on ? view.vehicles.at[thing.on] : undefined;
    case 'standing':
      return thing.at ?? scene(view);
    case 'promotion':
      return thing.at;
    default:
      // `captain-1:3@rome` is read only where promotions are asked for.
      return promoted(id);
  }
};
const promoted = (id: Id): AreaId | undefined => {
  const thing = readThing(id, 'promotion');
  return thing.sort === 'promotion' ? thing.at : undefined;
};
