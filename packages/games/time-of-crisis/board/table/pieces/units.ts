import type { UnitMark } from '@hegemon/board/pieces/unit-marks.js';
import { UNITS, type UnitKind } from '../../../src/catalog.js';
import { TRIBE_FACES } from '../seats.js';
import type { ArmyPiece } from './model.js';

/** The strip of a counter: full legions, reduced ones, militia, Foederati. */
export const marksOf = (army: ArmyPiece): readonly UnitMark[] => [
  ...Array.from({ length: army.legions }, () => ({ kind: 'full' as const })),
  ...Array.from({ length: army.reduced }, () => ({ kind: 'reduced' as const })),
  ...(army.hasMilitia ? [{ kind: 'militia' as const }] : []),
  ...army.foederati.map(tribe => ({ kind: 'ally' as const, colour: TRIBE_FACES[tribe].colour })),
];

/** A unit seen from near by. */
export interface UnitFace {
  readonly icon: string;
  readonly name: string;
  /** What its die must show, before anything changes it. */
  readonly value: string;
  readonly isReduced: boolean;
  /** Of Foederati: the colour of their tribe. */
  readonly colour?: string;
}
const needs = (kind: UnitKind): string => `${UNITS[kind].hitsOn}+`;

export const unitsOf = (
  army: ArmyPiece,
  words: { readonly legion: string; readonly militia: string; readonly foederati: string },
): readonly UnitFace[] => {
  const legion = { icon: 'crested-helmet', name: words.legion };
  return [
    ...Array.from({ length: army.legions }, () => ({ ...legion, value: needs('legion'), isReduced: false })),
    ...Array.from({ length: army.reduced }, () => ({ ...legion, value: needs('reduced-legion'), isReduced: true })),
    ...(army.hasMilitia
      ? [{ icon: 'roman-shield', name: words.militia, value: needs('militia'), isReduced: false }]
      : []),
    ...army.foederati.map(tribe => ({
      icon: TRIBE_FACES[tribe].sign,
      name: words.foederati,
      value: needs('barbarian'),
      isReduced: false,
      colour: TRIBE_FACES[tribe].colour,
    })),
  ];
};
