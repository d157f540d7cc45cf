import { LIMITS } from '../../../src/catalog.js';
import type { GeneralId, ImprovementId, ProvinceId } from '../../../src/ids.js';
import type { ToCView } from '../../../src/view.js';
import { leadersAt } from '../things.js';
import { stirrings } from '../tribes.js';

/** A sort of markers that can run out. */
export interface Stock {
  readonly piece: 'legions' | 'militia' | 'mobs' | 'quaestorCastra' | 'barbarians' | ImprovementId;
  readonly used: number;
  readonly all: number;
}
const marks = (column: object): number => Object.keys(column).length;
const sum = (counts: readonly (number | undefined)[]): number => counts.reduce<number>((all, n) => all + (n ?? 0), 0);

/** How many of each lie on the table. */
export const stocksOf = (view: ToCView): readonly Stock[] => {
  const { provinces, armies } = view;
  const generals = Object.keys(armies.at) as GeneralId[];
  const legions = generals.map(id => (armies.legions[id] ?? 0) + (armies.reduced[id] ?? 0));
  const mobs = (Object.keys(provinces.mobs) as ProvinceId[]).map(id => provinces.mobs[id]);
  // Leaders are no part of the ten, so a tribe that is out of play has none of them; Foederati are.
  const tribes = stirrings(view).filter(({ tribe, active, inactive, abroad }) => {
    return active - leadersAt(view, tribe, tribe).length + inactive + abroad > 0;
  });
  const serving = generals.map(id => armies.foederati[id]?.length);
  return [
    { piece: 'legions', used: sum(legions), all: LIMITS.legions },
    { piece: 'militia', used: marks(provinces.militia), all: LIMITS.militia },
    {
      piece: 'quaestorCastra',
      used: marks(provinces.quaestor) + marks(provinces.militiaCastra) + marks(armies.castra),
      all: LIMITS.quaestorCastra,
    },
    { piece: 'mobs', used: sum(mobs), all: LIMITS.mobs },
    { piece: 'amphitheater', used: marks(provinces.amphitheater), all: LIMITS.improvements },
    { piece: 'basilica', used: marks(provinces.basilica), all: LIMITS.improvements },
    { piece: 'limes', used: marks(provinces.limes), all: LIMITS.improvements },
    {
      piece: 'barbarians',
      used: sum([...tribes.map(({ abroad }) => abroad), ...serving]),
      all: LIMITS.barbarians * tribes.length,
    },
  ];
};
