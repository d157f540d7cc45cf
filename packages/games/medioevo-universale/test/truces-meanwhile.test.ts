import { describe, expect, test } from 'vitest';
import { propose } from '../src/deeds/proposals.js';
import type { Player } from '../src/ids.js';
import { controllerOf } from '../src/rules/control.js';
import type { Clause } from '../src/treaties.js';
import type { Trial } from './table.js';
import { BYZANTIUM as A, atWar, HUNGARY as B, MAMLUKS as C, id, LI, moving, toldOf, warring } from './warfare.js';

/** All of them make a truce with the first, at leisure. */
const halted = (t: Trial, ...[from, ...to]: Player[]): Trial => {
  const clauses: Clause[] = to.map(other => ({ type: 'truce', between: [from, other] }));
  propose(t.g, {
    type: 'treaty',
    treaty: { parties: [from, ...to], clauses, isSecret: false },
    from,
    to,
    accepted: [],
  });
  const id = Object.keys(t.g.proposals).at(-1);
  for (const seat of to) t.answer(seat, 'look-at-proposal', id).answer(seat, 'accept-proposal');
  return t;
};

describe('MU C-war-truce: made while somebody thinks about an attack', () => {
  test('MU 5-facing: whoever has nobody left to attack has his turn back', () => {
    const g = atWar({
      wars: [
        [A, B, { from: 1 }],
        [A, C, { from: 1 }],
      ],
      armies: { wallachia: { [A]: LI, [B]: LI, [C]: LI } },
    });
    const t = warring(g);
    while (t.asked[0].seat !== A) t.answer(t.asked[0].seat as Player, 'pass');
    t.answer(A, 'assault', 'wallachia');
    expect(t.question(A).prompt).toBe('assault-whom');
    halted(t, A, B, C);
    expect(t.question(A).prompt).toBe('war-turn');
    expect(Object.keys(t.g.wars)).toHaveLength(2);
    expect(t.choice(A, 'assault')).toBeUndefined();
  });

  test('MU 5-control-start: whoever has just come into an empty land takes nothing while it holds', () => {
    const g = atWar({
      wars: [[A, B, { from: 1 }]],
      armies: { serbia: { [A]: { 'heavy-infantry': 1 } }, buda: { [B]: LI } },
      vehicles: [['war-wagon', 1, A, 'serbia']],
    });
    g.cards.held[B] = ['realm-24'];
    g.armed[B] = { entered: true };
    const t = moving(g, A, 'serbia')
      .answer(A, 'take', ['heavy-infantry:1', id(1)])
      .answer(A, 'go', 'banat');
    halted(t, A, B).answer(B, 'pass');
    expect([toldOf(t, 'conquered'), controllerOf(t.g, 'banat')]).toEqual([[], B]);
    expect(t.g.overstaying).toEqual([{ player: A, host: B, at: 'banat', until: 2 }]);
  });

  test('MU 5-multi-allies: whoever refrains since he must not fight any more has no battle', () => {
    const g = atWar({
      armies: { serbia: { [A]: { 'heavy-infantry': 1 } }, banat: { [C]: LI } },
      vehicles: [['war-wagon', 1, A, 'serbia']],
      wars: [
        [A, B, { from: 1 }],
        [A, C, { from: 2, by: A }],
      ],
      treaties: [{ parties: [B, C], clauses: [{ type: 'right-of-way', grantor: B, grantee: C }] }],
    });
    const t = moving(g, A, 'serbia')
      .answer(A, 'take', ['heavy-infantry:1', id(1)])
      .answer(A, 'go', 'banat');
    t.answer(A, 'opponent', C);
    expect(t.question(A).prompt).toBe('hostility');
    halted(t, A, C);
    expect([t.g.battle, toldOf(t, 'battle-began'), t.g.honour[A]]).toEqual([undefined, [], 10]);
  });
});
