import type { Owner } from '@hegemon/board';
import type { Id } from '@hegemon/kernel';
import type { ToCView } from '../../../src/view.js';
import { RULER_FACES } from '../seats.js';
import { PROVINCES } from './regions.js';

/** Who governs each province. Pretenders are told by their markers, not by another colour. */
export const owners = (view: ToCView): Readonly<Record<Id, Owner>> =>
  Object.fromEntries(
    PROVINCES.flatMap(id => {
      const governor = view.provinces.governor[id];
      if (governor === undefined) return [];
      const { colour, hatch } = RULER_FACES[governor];
      return [[id, { colour, hatch }]];
    }),
  );
