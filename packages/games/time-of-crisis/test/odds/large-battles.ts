import { type Random, stream } from '@hegemon/kernel';
import { seedFor } from '@hegemon/testkit';
import type { LastingId } from '../../src/ids.js';
import { type Arrangement, arrange } from '../arrange.js';
import { GREEN } from '../battles.js';
import type { Question } from './questions.js';

const LASTING: readonly (LastingId | undefined)[] = [
  undefined,
  'bad-auguries',
  'good-auguries',
  'plague-of-cyprian',
  'inflation',
];

const foesIn = (random: Random): Arrangement => {
  if (random(3) === 0) {
    const legions = 1 + random(5);
    return { armies: [{ owner: 'red', region: 'syria', legions, reduced: random(3), castra: random(2) === 0 }] };
  }
  const leaders = random(3) === 0 ? (['shapur-i'] as const) : [];
  return { barbarians: { sassanids: { syria: { active: 1 + random(5), inactive: random(3), leaders } } } };
};

/** Battles larger than chance brings about, with everything that bears on one. */
export const largeBattles = (count: number, seed: string): readonly Question[] => {
  const random = stream(seedFor(seed, 'large battles'));
  return Array.from({ length: count }, () => {
    const foes = foesIn(random);
    const lasting = LASTING[random(LASTING.length)];
    const own = { owner: 'green', region: 'syria', legions: 1 + random(6), reduced: random(3) } as const;
    const { state } = arrange({
      ...foes,
      armies: [own, ...(foes.armies ?? [])],
      ...(lasting && { lasting }),
      played: Array.from({ length: random(3) }, () => 'flanking-maneuver' as const),
      points: { military: 1 },
    });
    return { sort: 'large', state, seat: 'green', course: [{ kind: 'initiate-battle', arg: GREEN }] };
  });
};
