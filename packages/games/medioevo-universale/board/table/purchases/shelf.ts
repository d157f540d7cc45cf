import type { Choice, Decision } from '@hegemon/kernel';
import { ENGINES, TRANSPORTS } from '../../../src/ids.js';
import type { Ware } from '../../../src/purchases.js';
import { readThing } from '../../things.js';
import { BUILDING_SIGNS, UNIT_SIGNS, VEHICLE_SIGNS } from '../parts/signs.js';

/** A line of the shopping list: what belongs together, from its lowest level up. */
export interface Row {
  readonly id: string;
  readonly ware: Ware;
  readonly sign: string;
  /** What can be asked for on this line, offered now or not. */
  readonly variants: readonly string[];
  /** It is in the box for everybody; the others are there only while they are offered. */
  readonly isFixed?: true;
}

const levels = (type: string): readonly string[] => [1, 2, 3].map(level => `${type}:${level}`);
/** The whole list stays, whatever is offered: rows that cannot be had say why. */
const FIXED: readonly Row[] = [
  ...(['light-infantry', 'heavy-infantry', 'archer', 'cavalry'] as const).map(
    (unit): Row => ({ id: unit, ware: 'buy-unit', sign: UNIT_SIGNS[unit], variants: [unit], isFixed: true }),
  ),
  {
    id: 'captain',
    ware: 'buy-unit',
    sign: UNIT_SIGNS.captain,
    variants: ['captain-1', 'captain-2', 'captain-3'],
    isFixed: true,
  },
  {
    id: 'civil',
    ware: 'build',
    sign: BUILDING_SIGNS.town,
    variants: ['village', 'town', 'great-city'],
    isFixed: true,
  },
  {
    id: 'military',
    ware: 'build',
    sign: BUILDING_SIGNS.fortress,
    variants: ['tower', 'fortress', 'castle'],
    isFixed: true,
  },
  { id: 'cathedral', ware: 'build', sign: BUILDING_SIGNS.cathedral, variants: ['cathedral'], isFixed: true },
  ...TRANSPORTS.map(
    (type): Row => ({
      id: type,
      ware: 'buy-transport',
      sign: VEHICLE_SIGNS[type],
      variants: levels(type),
      isFixed: true,
    }),
  ),
  { id: 'engine', ware: 'buy-engine', sign: VEHICLE_SIGNS.trebuchet, variants: ENGINES, isFixed: true },
  { id: 'card', ware: 'buy-card', sign: 'card', variants: ['card'], isFixed: true },
];

export const idsIn = (choice: Choice | undefined): readonly string[] => {
  if (choice?.shape === 'pick') return choice.of;
  return choice ? ['card'] : [];
};
/** What is offered of a ware. */
export const offeredOf = ({ choices }: Pick<Decision, 'choices'>, ware: Ware): readonly string[] =>
  idsIn(choices.find(({ kind }) => kind === ware));

/** What is raised, mended or brought home is on the list while it is offered: the levels of one vehicle on one line. */
const PASSING: readonly (readonly [Ware, sign: string])[] = [
  ['upgrade', 'cartwheel'],
  ['upgrade-captain', UNIT_SIGNS.captain],
  ['repair', 'trowel'],
  ['ransom', 'manacles'],
  ['redeploy', 'flying-flag'],
  ['buy-back', 'caduceus'],
];
/** Of `vehicle-3:2` and `captain-1:3@rome` all but the level that is aimed at. */
const subjectOf = (what: string): string => what.replace(/:\d/, '');
const passingRows = (decision: Pick<Decision, 'choices'>): readonly Row[] =>
  PASSING.flatMap(([ware, sign]) => {
    const groups = new Map<string, string[]>();
    for (const what of offeredOf(decision, ware)) {
      const subject = subjectOf(what);
      groups.set(subject, [...(groups.get(subject) ?? []), what]);
    }
    return [...groups].map(([subject, variants]) => ({ id: `${ware} ${subject}`, ware, sign, variants }));
  });

export const rowsOf = (decision: Pick<Decision, 'choices'>): readonly Row[] => [...FIXED, ...passingRows(decision)];

/** Is a place asked for after this? Orders behind the screen name one for buildings only. */
export const isPlaced = (ware: Ware, isOrder: boolean): boolean =>
  ware === 'build' ||
  (!isOrder && ['buy-unit', 'buy-transport', 'buy-engine', 'ransom', 'redeploy', 'buy-back'].includes(ware));

/** The level of a variant, where a line has several. */
export const levelIn = (what: string): number | undefined => {
  const thing = readThing(what);
  if (thing.sort === 'unit') return Number(/captain-(\d)/.exec(what)?.[1]) || undefined;
  return 'level' in thing ? thing.level : undefined;
};
