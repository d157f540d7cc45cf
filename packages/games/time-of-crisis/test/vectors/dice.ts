import { only, type Part } from './vector.js';

/** Dice of a side, either in a row or by the kind of unit; the order of kinds is the order of throwing. */
const KINDS = ['legionFull', 'legionReduced', 'militia', 'barbarian', 'leader', 'rival'] as const;
type Thrown = readonly number[] | Readonly<Partial<Record<(typeof KINDS)[number], readonly number[]>>>;
type Waves = readonly (readonly number[])[];

const inRow = (thrown: Thrown = []): readonly number[] => {
  if (Array.isArray(thrown)) return thrown;
  only(thrown as Part, KINDS, 'dice');
  return KINDS.flatMap(kind => (thrown as Partial<Record<string, readonly number[]>>)[kind] ?? []);
};
const pair = (dice: unknown): number[] => {
  if (dice === undefined) return [];
  only(dice as Part, ['black', 'white'], 'dice of a crisis');
  const { black, white } = dice as { black: number; white: number };
  return [black, white];
};

/** The dice of a vector or a step, in the order in which they fall. */
export const inOrder = (dice: Part = {}): number[] => {
  only(
    dice,
    ['base', 'bonus', 'attacker', 'attackerBonus', 'defender', 'defenderBonus', 'crisis', 'invasion'],
    'dice of a vector',
  );
  const waves = (key: string): number[] => ((dice[key] as Waves | undefined) ?? []).flat();
  return [
    ...pair(dice.crisis),
    ...pair(dice.invasion),
    ...inRow(dice.base as Thrown | undefined),
    ...waves('bonus'),
    ...inRow(dice.attacker as Thrown | undefined),
    ...waves('attackerBonus'),
    ...inRow(dice.defender as Thrown | undefined),
    ...waves('defenderBonus'),
  ];
};

/** A crisis that changes nothing and waits for everybody: Pax Deorum. */
export const PAX = [6, 6] as const;
