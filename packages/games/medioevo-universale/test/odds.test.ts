import type { Answer } from '@hegemon/kernel';
import { describe, expect, test } from 'vitest';
import { beginArming } from '../src/flow/events/arming.js';
import { battleAfter, quietTable } from '../src/foresight/ahead.js';
import { foresightOf, oddsOf } from '../src/foresight/index.js';
import { exactOdds } from '../src/foresight/odds.js';
import { attackValue } from '../src/rules/dice.js';
import { arranged } from './arrange.js';
import { fight, put, until } from './fights.js';
import { game, Trial } from './table.js';
import { atWar, moving } from './warfare.js';

const [one, two] = ['player-1', 'player-2'] as const;
const shareOf = (odds: ReturnType<typeof oddsOf>[number], code: string): number =>
  odds.shares.find(each => each.code === code)!.share;
const pips = (sides: number): readonly number[] => Array.from({ length: sides }, (_, i) => i + 1);
/** Every way three dice can fall, some of them lying already. */
const rolls = (lying: readonly (number | undefined)[]): readonly (readonly [number, number, number])[] =>
  (lying[0] ? [lying[0]] : pips(4)).flatMap(four =>
    (lying[1] ? [lying[1]] : pips(6)).flatMap(six =>
      (lying[2] ? [lying[2]] : pips(8)).map(eight => [four, six, eight] as const),
    ),
  );
const share = <T>(all: readonly T[], test: (each: T) => boolean): number => all.filter(test).length / all.length;

describe('MU 5-battle: the odds of a battle', () => {
  /** One light infantry against barbarians whose dice lie there: 7 to attack. */
  const againstHorde = (dice: readonly number[]) =>
    until(
      fight({
        attacker: [one, { 'light-infantry': 1 }],
        defender: ['barbarians', { 'light-infantry': 1 }],
        horde: [4, 5, 7],
        dice,
        with: g => put(g, one, 'war-wagon', 1),
      }),
      'reroll',
    );

  test.each<readonly [string, readonly (number | undefined)[], readonly string[]]>([
    ['as they lie', [2, 3, 6], []],
    ['one of them again', [2, 3, undefined], ['d8']],
    ['all of them again', [undefined, undefined, undefined], ['d4', 'd6', 'd8']],
  ])('MU 5-battle-5: the chances of a round with the dice %s are those of all dice counted', (_, lying, again) => {
    const t = againstHorde([2, 3, 6]);
    const odds = oddsOf(game, t.g, one, []);
    const way = odds.find(({ course }) => JSON.stringify(course[0].arg) === JSON.stringify(again));
    // Which of the ways are worth a look is not asked here: whoever has put one together is told of that, too.
    const [found] = way ? [way] : oddsOf(game, t.g, one, [{ kind: 'reroll', arg: [...again] }]);
    expect(found.isExact).toBe(true);
    const all = rolls(lying).map(roll => attackValue(roll));
    expect(shareOf(found, 'wins-round')).toBeCloseTo(
      share(all, value => value > 7),
      9,
    );
    expect(shareOf(found, 'ties-round')).toBeCloseTo(
      share(all, value => value === 7),
      9,
    );
    expect(shareOf(found, 'loses-round')).toBeCloseTo(
      share(all, value => value < 7),
      9,
    );
  });

  test('MU 5-battle-critical: both always are among the ways that are weighed: to keep the dice, and to throw all', () => {
    const courses = oddsOf(game, againstHorde([1, 1, 2]).g, one, []).map(({ course }) => course[0].arg);
    expect(courses).toContainEqual([]);
    expect(courses).toContainEqual(['d4', 'd6', 'd8']);
    expect(courses.length).toBeLessThanOrEqual(3);
  });

  test('MU 5-battle: drawn dice come out as all dice do, within what they say they may be off', () => {
    // Whoever comes with ten against one wins; with one against ten he does not.
    const many = fight({ attacker: [one, { 'heavy-infantry': 8 }], defender: [two, { archer: 1 }] });
    const few = fight({ attacker: [one, { archer: 1 }], defender: [two, { 'heavy-infantry': 8 }] });
    const [sure] = oddsOf(game, many.g, one, []);
    const [lost] = oddsOf(game, few.g, one, []);
    expect(shareOf(sure, 'wins')).toBeGreaterThan(0.9);
    expect(shareOf(lost, 'loses')).toBeGreaterThan(0.9);
    expect(sure.isExact).toBe(false);
    expect(sure.error).toBeGreaterThan(0);
    expect(sure.shares.reduce((sum, each) => sum + each.share, 0)).toBeCloseTo(1, 9);
    const losses = sure.figures.find(({ code }) => code === 'foe-losses')!;
    expect(losses.value).toBeCloseTo(1, 1);
  });

  test('MU 5-battle: one unit against one: the whole battle, drawn, is near the whole battle, counted', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 1 }],
      defender: ['barbarians', { 'light-infantry': 1 }],
      horde: [2, 5, 3],
      with: g => put(g, one, 'war-wagon', 1),
    });
    const ahead = { at: 'bulgaria', attacker: one, defender: 'barbarians' };
    const twin = quietTable(game, t.g, one);
    const exact = exactOdds({ game, seat: one, course: [], until: 'battle', ahead }, twin, 60_000)!;
    const [drawn] = oddsOf(game, t.g, one, [{ kind: 'no-quarter' }]);
    expect(exact.isExact).toBe(true);
    for (const { code, share: found } of drawn.shares)
      expect(Math.abs(found - shareOf(exact, code)), code).toBeLessThanOrEqual(drawn.error + 0.02);
  });

  test('MU 5-battle: the same question gets the same answer, and the table is left as it is', () => {
    const t = fight({ attacker: [one, { cavalry: 2 }], defender: [two, { archer: 2 }] });
    const before = JSON.stringify(t.g);
    expect(oddsOf(game, t.g, one, [])).toEqual(oddsOf(game, t.g, one, []));
    expect(JSON.stringify(t.g)).toBe(before);
  });

  test('MU 5-units-cp: what a captain may order is weighed against ordering nothing', () => {
    const t = fight({
      attacker: [one, { 'captain-1': 1, cavalry: 1 }],
      defender: ['barbarians', { 'light-infantry': 1 }],
      horde: [1, 2, 3],
      with: g => put(g, one, 'war-wagon', 1),
    });
    until(t, 'captain');
    const odds = oddsOf(game, t.g, one, []);
    expect(odds.map(({ course }) => course[0]?.kind)).toEqual(['captain', 'enough']);
  });

  test('MU 5-retreat-announce: to stand and to retreat are weighed against each other', () => {
    const t = fight({
      attacker: [one, { 'light-infantry': 2 }],
      defender: [two, { 'heavy-infantry': 6 }],
      with: g => put(g, one, 'war-wagon', 2),
    });
    until(t, 'announce-retreat');
    const odds = oddsOf(game, t.g, one, []);
    expect(odds.map(({ course }) => course[0].kind)).toEqual(['retreat', 'stand']);
    const [retreat, stand] = odds.map(each => each.figures.find(({ code }) => code === 'foe-losses')!.value);
    expect(stand).toBeGreaterThanOrEqual(retreat);
  });
});

describe('MU 5-move: a march into a battle', () => {
  const marching = () => {
    const g = atWar({
      armies: { thrace: { [one]: { cavalry: 3, 'light-infantry': 2 } }, bulgaria: { [two]: { archer: 2 } } },
      wars: [[one, two, { from: 1 }]],
      vehicles: [['war-wagon', 3, one, 'thrace']],
    });
    const t = moving(g, one, 'thrace');
    const take = t.choice(one, 'take');
    return t.answer(one, 'take', take && 'of' in take ? [...take.of] : []);
  };

  test('MU 5-move-halt: it is foreseen as a battle, and its odds are known before', () => {
    const t = marching();
    const go = (arg: string): readonly Answer[] => [{ kind: 'go', arg }];
    expect(foresightOf(game, t.g, one, go('bulgaria')).facts).toEqual({
      battle: { at: 'bulgaria', attacker: one, defender: two },
    });
    const [odds] = oddsOf(game, t.g, one, go('bulgaria'));
    expect(odds.course).toEqual(go('bulgaria'));
    expect(shareOf(odds, 'wins')).toBeGreaterThan(0.5);
    // What cannot be done leads nowhere.
    expect(battleAfter(game, quietTable(game, t.g, one), one, go('serbia') as Answer[])).toBeUndefined();
  });

  test('MU 2-barbarians-move: barbarians who are sent into a battle are foreseen with all who come', () => {
    const armies = { sivas: { barbarians: { 'light-infantry': 2 } }, paphlagonia: { [one]: { cavalry: 2 } } };
    const g = arranged({ round: 2, armies });
    g.phase = 2;
    g.order = [two, one, 'player-3'];
    g.horde = { dice: [4, 5, 6] };
    const t = new Trial(g, beginArming()).answer(two, 'move-barbarians', 'sivas');
    const battle = { at: 'paphlagonia', attacker: 'barbarians', defender: one, coming: { 'light-infantry': 2 } };
    expect(foresightOf(game, t.g, two, [{ kind: 'go', arg: 'paphlagonia' }]).facts).toEqual({ battle });
  });

  test('MU 5-move: a step within the own land is no venture', () => {
    const t = marching();
    const home: readonly Answer[] = [{ kind: 'go', arg: 'constantinople' }];
    expect(foresightOf(game, t.g, one, home).facts).toBeUndefined();
    expect(oddsOf(game, t.g, one, home)).toEqual([]);
  });

  test('MU 5-battle: in the midst of a battle nothing is foreseen as a new one', () => {
    const t = fight({ attacker: [one, { cavalry: 2 }], defender: [two, { archer: 2 }] });
    expect(foresightOf(game, t.g, one, [{ kind: 'fight-on' }]).facts).toBeUndefined();
  });
});
