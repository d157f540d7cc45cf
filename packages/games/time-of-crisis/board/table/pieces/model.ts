import { GENERALS, GENERALS_OF, MILITIA_OF, OWNER_OF, TRIBE_OF } from '../../../src/catalog.js';
import type {
  GeneralId,
  ImprovementId,
  LeaderId,
  ProvinceId,
  RegionId,
  RivalId,
  RomanArmyId,
  Ruler,
  TribeId,
} from '../../../src/ids.js';
import type { PretenderMarker } from '../../../src/state.js';
import type { ToCView } from '../../../src/view.js';
import { IMPROVEMENTS, isProvince, isTribe, LEADERS, PROVINCES, REGIONS, RIVALS, TRIBES } from '../places/regions.js';

/** What stands on the map, one thing each. Keys outlive moves: a piece that keeps its key slides. */
interface Standing {
  readonly key: string;
  readonly at: RegionId;
}
/** A general with his units, or a militia without a general. */
export interface ArmyPiece extends Standing {
  readonly sort: 'army';
  readonly id: RomanArmyId;
  readonly owner: Ruler;
  readonly isInCapital: boolean;
  /** Absent for a militia alone. */
  readonly number?: number;
  readonly legions: number;
  readonly reduced: number;
  readonly hasMilitia: boolean;
  readonly foederati: readonly TribeId[];
  readonly hasCastra: boolean;
  readonly hasFought: boolean;
}
/** All barbarians of a tribe in a region that lie on the same side. */
export interface BarbarianPiece extends Standing {
  readonly sort: 'barbarians';
  readonly tribe: TribeId;
  readonly side: 'active' | 'inactive';
  readonly count: number;
}
export interface LeaderPiece extends Standing {
  readonly sort: 'leader';
  readonly id: LeaderId;
  readonly tribe: TribeId;
  readonly isActive: boolean;
}
export interface RivalPiece extends Standing {
  readonly sort: 'rival';
  readonly id: RivalId;
}
export type Piece = ArmyPiece | BarbarianPiece | LeaderPiece | RivalPiece;

/** What belongs to a province itself: it never moves. */
export interface Lockup {
  readonly province: ProvinceId;
  /** Absent where no governor may be placed. */
  readonly governor?: Ruler;
  readonly support?: number;
  readonly improvements: readonly ImprovementId[];
  readonly mobs: number;
  readonly hasQuaestor: boolean;
  readonly pretender?: PretenderMarker;
}

/** The general who stands in a capital. */
const inCapital = (view: ToCView, province: ProvinceId): GeneralId | undefined =>
  GENERALS.find(general => view.armies.inCapital[general] && view.armies.at[general] === province);

const generalPiece = (view: ToCView, id: GeneralId, at: RegionId): ArmyPiece => {
  const { armies, provinces } = view;
  const isInCapital = armies.inCapital[id] === true;
  const militia =
    isInCapital && isProvince(at) && provinces.militia[at] && provinces.governor[at] === OWNER_OF[id] ? at : undefined;
  return {
    sort: 'army',
    key: id,
    id,
    at,
    owner: OWNER_OF[id],
    isInCapital,
    number: GENERALS_OF[OWNER_OF[id]].indexOf(id) + 1,
    legions: armies.legions[id] ?? 0,
    reduced: armies.reduced[id] ?? 0,
    hasMilitia: militia !== undefined,
    foederati: armies.foederati[id] ?? [],
    hasCastra: armies.castra[id] === true || (militia !== undefined && provinces.militiaCastra[militia] === true),
    hasFought: armies.fought[id] === true || (militia !== undefined && provinces.militiaFought[militia] === true),
  };
};

const militiaPiece = (view: ToCView, province: ProvinceId): ArmyPiece => ({
  sort: 'army',
  key: MILITIA_OF[province],
  id: MILITIA_OF[province],
  at: province,
  owner: view.provinces.governor[province] ?? 'neutral',
  isInCapital: inCapital(view, province) === undefined,
  legions: 0,
  reduced: 0,
  hasMilitia: true,
  foederati: [],
  hasCastra: view.provinces.militiaCastra[province] === true,
  hasFought: view.provinces.militiaFought[province] === true,
});

export const armiesOf = (view: ToCView): readonly ArmyPiece[] => {
  const generals = GENERALS.flatMap(id => {
    const at = view.armies.at[id];
    return at === undefined ? [] : [generalPiece(view, id, at)];
  });
  const joined = new Set(generals.filter(army => army.hasMilitia).map(({ at }) => at));
  const militia = PROVINCES.filter(id => view.provinces.militia[id] && !joined.has(id));
  return [...generals, ...militia.map(id => militiaPiece(view, id))];
};

const barbariansOf = (view: ToCView, side: 'active' | 'inactive'): BarbarianPiece[] =>
  TRIBES.flatMap(tribe =>
    REGIONS.flatMap(at => {
      const count = view.barbarians[side][tribe]?.[at] ?? 0;
      return count > 0 ? [{ sort: 'barbarians' as const, key: `${tribe}-${side}@${at}`, at, tribe, side, count }] : [];
    }),
  );
const leadersOf = (view: ToCView): LeaderPiece[] =>
  LEADERS.flatMap(id => {
    const at = view.leaders.at[id];
    if (at === undefined) return [];
    return [{ sort: 'leader', key: id, id, at, tribe: TRIBE_OF[id], isActive: view.leaders.inactive[id] !== true }];
  });
const rivalsOf = (view: ToCView): RivalPiece[] =>
  RIVALS.flatMap(id => {
    const at = view.rivals[id];
    return at === undefined ? [] : [{ sort: 'rival', key: id, id, at }];
  });

/**
 * Everything that stands on the map, always in this order: what is drawn later lies above. The order of the catalogue
 * within each sort never changes, so that no piece has to be taken out of the page and put in again while it slides.
 */
export const piecesOf = (view: ToCView): readonly Piece[] => [
  ...barbariansOf(view, 'inactive'),
  ...barbariansOf(view, 'active'),
  ...leadersOf(view),
  ...rivalsOf(view),
  ...armiesOf(view),
];

export const lockupOf = (view: ToCView, province: ProvinceId): Lockup => {
  const { governor, support, mobs, quaestor, pretender } = view.provinces;
  return {
    province,
    ...(governor[province] !== undefined && { governor: governor[province] }),
    ...(support[province] !== undefined && { support: support[province] }),
    improvements: IMPROVEMENTS.filter(kind => view.provinces[kind][province]),
    mobs: mobs[province] ?? 0,
    hasQuaestor: quaestor[province] === true,
    ...(pretender[province] !== undefined && { pretender: pretender[province] }),
  };
};

/** The tribe of a piece of barbarians. */
export const tribeOf = (piece: Piece): TribeId | undefined =>
  piece.sort === 'barbarians' || piece.sort === 'leader' ? piece.tribe : undefined;
/** Barbarians at home are part of the homeland's own place. */
export const isAtHome = (piece: Piece): boolean => isTribe(piece.at) && tribeOf(piece) === piece.at;
export const countUnits = (army: ArmyPiece): number =>
  army.legions + army.reduced + (army.hasMilitia ? 1 : 0) + army.foederati.length;

const rankOf = (piece: Piece): number => {
  if (piece.sort === 'barbarians') return piece.side === 'active' ? 3 : 4;
  return ['army', 'rival', 'leader'].indexOf(piece.sort);
};
/** In the order in which one tells of them: armies, rival emperors, leaders, active and inactive barbarians. */
export const asTold = (pieces: readonly Piece[]): readonly Piece[] => [...pieces].sort((a, b) => rankOf(a) - rankOf(b));
