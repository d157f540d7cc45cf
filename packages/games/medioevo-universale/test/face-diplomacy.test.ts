import type { Line } from '@hegemon/host';
import { describe, expect, test } from 'vitest';
import { remember, remembered } from '../board/table/diplomacy/memory.js';
import {
  clauseText,
  comparedWith,
  declinedIn,
  mergedWords,
  partiesIn,
  proposalsFor,
  treatiesFor,
} from '../board/table/diplomacy/papers.js';
import { relationsOf } from '../board/table/diplomacy/relations.js';
import { seenBefore, tidingsFor } from '../board/table/diplomacy/tidings.js';
import { medioevoUniversale as game } from '../src/game.js';
import type { Clause, Proposal } from '../src/treaties.js';
import { arranged } from './arrange.js';
import { tableSeen } from './spoken.js';

const [one, two, three] = ['player-1', 'player-2', 'player-3'] as const;
const fee = (feePerSale: number): Clause => ({ type: 'trade', grantor: one, grantee: two, feePerSale });
const PACT: Clause = { type: 'non-aggression', between: [one, two] };
const SUM: Clause = { type: 'payment', from: one, to: two, amount: 200, when: 'signing' };

describe('MU C-treaty: papers', () => {
  test('MU C-treaty: a counter-proposal shows what is changed, what is new and what is struck out', () => {
    const before = [PACT, fee(30), SUM];
    const after = [PACT, fee(50), { ...PACT, between: [one, two, three] } as Clause];
    expect(comparedWith(before, after).map(({ clause, is }) => [clause.type, is])).toEqual([
      ['non-aggression', 'same'],
      ['trade', 'changed'],
      ['non-aggression', 'new'],
      ['payment', 'dropped'],
    ]);
    expect(comparedWith(before, before).every(({ is }) => is === 'same')).toBe(true);
    // Of what nobody remembers nothing is marked.
    expect(comparedWith(undefined, after).every(({ is }) => is === 'same')).toBe(true);
  });

  test('MU C-treaty: whoever has proposed something reads who has declined it, until the next phase', () => {
    const line = (n: number, seat: string, ...types: string[]): Line => ({
      n,
      seat,
      heard: types.map(type => ({ type, by: seat })),
    });
    const lines = [line(1, two, 'declined'), line(2, one, 'proposed'), line(3, two, 'declined')];
    expect(declinedIn(lines, one)).toEqual([{ type: 'declined', by: two }]);
    expect(declinedIn([...lines, line(4, one, 'phase-began')], one)).toEqual([]);
    expect(declinedIn([...lines, line(4, one, 'proposed')], one)).toEqual([]);
    expect(declinedIn(lines.slice(0, 1), one)).toEqual([]);
  });

  test('MU C-breach: whom it concerns hears of a breach, a vote and a refusal until he has put it away', () => {
    const line = (n: number, seat: string, ...heard: Line['heard']): Line => ({ n, seat, heard });
    const broken = { type: 'treaty-broken', by: two, parties: [one, two] };
    const voted = { type: 'voted', treaty: 'treaty-1', votes: {}, isBreach: true };
    const lines = [
      line(1, one),
      line(2, two, broken),
      line(3, three, voted, { type: 'declined', by: three, proposal: 'proposal-1' }),
    ];
    expect(tidingsFor(lines, one, 0).map(({ type }) => type)).toEqual(['treaty-broken', 'voted', 'declined']);
    expect(tidingsFor(lines, two, 0).map(({ type }) => type)).toEqual(['voted', 'declined']);
    expect(tidingsFor(lines, three, 0).map(({ type }) => type)).toEqual(['voted']);
    expect(tidingsFor(lines, one, 2)).toHaveLength(2);
    expect(tidingsFor([line(4, two, { type: 'treaty-broken' })], one, 0)).toEqual([]);
    const phase = (n: number): Line => line(n, two, { type: 'phase-began', phase: n });
    expect(tidingsFor([...lines, phase(4)], one, 0)).toHaveLength(3);
    expect(tidingsFor([...lines, phase(4), phase(5)], one, 0)).toEqual([]);
    // Whoever comes to the table has seen what was there when he answered last; he may have been the last to vote.
    expect(seenBefore(lines, two)).toBe(1);
    expect(seenBefore([], two)).toBe(-1);
  });

  test('MU C-treaty: a clause that stays is not taken for another of its kind', () => {
    const rows = comparedWith([fee(30), fee(50)], [fee(50), fee(70)]);
    expect(rows.map(({ is, before }) => [is, before])).toEqual([
      ['same', undefined],
      ['changed', fee(30)],
    ]);
  });

  test('ui: two sentences become one in which the words that changed are marked', () => {
    const runs = mergedWords('for a fee of 30 F a sale', 'for a fee of 50 F a sale, at once');
    expect(runs).toEqual([
      { text: 'for a fee of', is: 'same' },
      { text: '30', is: 'gone' },
      { text: '50', is: 'new' },
      { text: 'F a', is: 'same' },
      { text: 'sale', is: 'gone' },
      { text: 'sale, at once', is: 'new' },
    ]);
    const kept = (is: string) =>
      runs
        .filter(run => run.is === 'same' || run.is === is)
        .map(({ text }) => text)
        .join(' ');
    expect([kept('gone'), kept('new')]).toEqual(['for a fee of 30 F a sale', 'for a fee of 50 F a sale, at once']);
  });

  test('MU C-objects: every clause is a sentence in both languages, from somebody to somebody', () => {
    const view = tableSeen();
    for (const clause of view.treaties['treaty-1']!.clauses)
      for (const language of ['en', 'de'] as const) {
        const text = clauseText(view, clause, language);
        expect(text).toMatch(/^[“„A-ZÄÖÜ].*\.$/);
        expect(text).not.toMatch(/undefined|player-/);
      }
    expect(partiesIn(fee(10))).toEqual({ from: one, to: two });
    expect(partiesIn(PACT)).toBeUndefined();
  });

  test('MU C-treaty: proposals are sorted by who must answer, own treaties come first', () => {
    const view = tableSeen();
    const { received, made } = proposalsFor(view, one);
    expect(received.map(([id]) => id)).toEqual(['proposal-2', 'proposal-4', 'proposal-5', 'proposal-6']);
    expect(made.map(([id]) => id)).toEqual(['proposal-3']);
    const g = arranged({
      treaties: [
        { parties: [two, three], clauses: [PACT] },
        { parties: [one, two], clauses: [PACT] },
      ],
    });
    expect(treatiesFor(game.view(g, one), one).map(([id]) => id)).toEqual(['treaty-2', 'treaty-1']);
  });

  test('MU C-treaty: what is agreed and not yet in force is seen by its parties, and by nobody else', () => {
    const g = arranged();
    const proposal: Proposal = { type: 'peace', from: one, to: [two], accepted: [two] };
    g.agreed = [
      { type: 'proposal', proposal },
      { type: 'war', by: one, on: three },
    ];
    for (const party of [one, two]) expect(game.view(g, party).agreed).toEqual([proposal]);
    for (const eyes of [three, 'spectator']) expect(game.view(g, eyes).agreed).toEqual([]);
  });
  test('MU C-war: how the realms stand to each other', () => {
    const g = arranged({
      realms: ['byzantium', 'hungary', 'mamluks', 'golden-horde', 'novgorod'],
      round: 4,
      wars: [
        [one, two, { from: 3 }],
        [one, three, { from: 5 }],
        [one, 'player-4', { from: 2, truce: 4 }],
      ],
      treaties: [{ parties: [one, 'player-5'], clauses: [PACT, fee(10), PACT] }],
    });
    expect(
      relationsOf(game.view(g, one), one).map(({ seat, is, round, promises }) => [seat, is, round, promises]),
    ).toEqual([
      [two, 'war', 3, []],
      [three, 'declared', 5, []],
      ['player-4', 'truce', 4, []],
      ['player-5', 'peace', undefined, ['non-aggression', 'trade']],
    ]);
    expect(relationsOf(game.view(g, two), two)[0]).toMatchObject({ seat: one, is: 'war' });
    // MU C-war-truce It held in that round only.
    g.round = 5;
    expect(relationsOf(game.view(g, one), one)[2]).toMatchObject({ is: 'war', round: 2 });
  });

  test('ui: what was read is remembered by whoever has read it', () => {
    const proposal = { type: 'peace', from: two, to: [one], accepted: [] } as Proposal;
    remember('match', one, { proposals: { 'proposal-1': proposal } });
    remember('match', one, { proposals: {} });
    expect(remembered('match', one, 'proposal-1')).toBe(proposal);
    expect(remembered('match', two, 'proposal-1')).toBeUndefined();
    expect(remembered('other', one, 'proposal-1')).toBeUndefined();
    expect(remembered('match', one, undefined)).toBeUndefined();
  });
});
