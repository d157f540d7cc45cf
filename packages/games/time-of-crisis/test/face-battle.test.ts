import { type Answer, type Decision, type Heard, heardBy, isRefusal, stream } from '@hegemon/kernel';
import { seedFor } from '@hegemon/testkit';
import { describe, expect, test } from 'vitest';
import { battleAhead } from '../board/table/battle/course.js';
import { mean, outcomesOf, percent } from '../board/table/battle/figures.js';
import { forceBefore, forceOf, readDice } from '../board/table/battle/forces.js';
import { lastBattle, takenBy } from '../board/table/battle/fought.js';
import { modifiersOf } from '../board/table/battle/modifiers.js';
import { sheetFor } from '../board/table/sheet-for.js';
import { stakedIn, unitsInCapital, voteAhead, voteAsked } from '../board/table/vote/vote-facts.js';
import { timeOfCrisis } from '../src/index.js';
import type { ToC } from '../src/state.js';
import type { ToCView } from '../src/view.js';
import { livelyPlayer } from './lively.js';

interface Line {
  readonly n: number;
  readonly seat: string;
  readonly heard: readonly Heard[];
}
interface Step {
  readonly before: ToCView;
  readonly after: ToCView;
  readonly decision: Decision;
  readonly answer: Answer;
  readonly heard: readonly Heard[];
  readonly lines: readonly Line[];
}
/** Plays lively games, and shows each answer with the views before and after it. */
const play = (players: number, name: string, look: (step: Step) => void): void => {
  const state: ToC = timeOfCrisis.newGame({ players }, seedFor('face battle', name));
  const random = stream(seedFor('face battle player', name));
  const lines: Line[] = [];
  for (let n = 1; n < 3000 && !timeOfCrisis.outcome(state); n++) {
    const [decision] = timeOfCrisis.pending(state);
    const { seat } = decision;
    const before = timeOfCrisis.view(timeOfCrisis.copy(state), seat);
    const answer = livelyPlayer(undefined, decision, random);
    const reply = timeOfCrisis.apply(state, { ...answer, seat });
    if (isRefusal(reply)) throw new Error(`${JSON.stringify(answer)} is refused`);
    const heard = heardBy(reply.told, seat);
    lines.push({ n, seat, heard });
    look({ before, after: timeOfCrisis.view(timeOfCrisis.copy(state), seat), decision, answer, heard, lines });
  }
};
const GAMES: readonly (readonly [number, string])[] = [
  [4, 'a'],
  [3, 'b'],
  [4, 'c'],
];

describe('ui: the battle panel reads what lies on the table', () => {
  test.each(GAMES)(
    'every die finds its unit, and the hits are those of the rules (%i players, %s)',
    (players, name) => {
      let battles = 0;
      play(players, name, ({ before, heard }) => {
        const began = heard.find(({ type }) => type === 'battle-began');
        if (!began) return;
        for (const roll of heard.filter(({ type }) => type === 'battle-rolled')) {
          battles++;
          const force = forceOf(before, String(roll.army), String(began.region));
          const dice = roll.dice as readonly number[];
          const read = readDice(force, dice);
          expect(read.map(({ pips }) => pips)).toEqual(dice);
          expect(read.filter(({ isHit }) => isHit).length).toBe(roll.hits);
          expect(read.filter(({ isBonus }) => isBonus).length).toBe(dice.filter(pips => pips === 6).length);
        }
      });
      expect(battles).toBeGreaterThan(4);
    },
  );

  test.each(GAMES)('what an army has lost is put back (%i players, %s)', (players, name) => {
    let questions = 0;
    let force: { readonly [army: string]: ReturnType<typeof forceOf> } = {};
    play(players, name, ({ before, after, heard, lines }) => {
      const began = heard.find(({ type }) => type === 'battle-began');
      if (began) {
        const region = String(began.region);
        force = Object.fromEntries(
          [began.attacker, began.defender].map(id => [id, forceOf(before, String(id), region)]),
        );
      }
      const { battle } = after;
      if (!battle || battle.winner !== undefined) return;
      questions++;
      const fought = lastBattle(lines);
      expect(fought).toMatchObject({ attacker: battle.attacker, defender: battle.defender, region: battle.region });
      for (const army of [battle.attacker, battle.defender]) {
        expect(forceBefore(after, army, battle.region, fought!.events)).toEqual(force[army]);
      }
    });
    expect(questions).toBeGreaterThan(0);
  });

  test.each(GAMES)('before a battle its sides are known (%i players, %s)', (players, name) => {
    let battles = 0;
    play(players, name, ({ before, decision, answer, heard }) => {
      const began = heard.find(({ type }) => type === 'battle-began');
      if (!began) return;
      battles++;
      const ahead = battleAhead(before, decision, [answer]);
      expect(ahead).toMatchObject({ army: began.attacker, foe: began.defender, region: began.region });
      expect(ahead?.flanking).toBe(began.flanking);
    });
    expect(battles).toBeGreaterThan(2);
  });

  test('no other answer is taken for a battle', () => {
    const view = timeOfCrisis.view(timeOfCrisis.newGame({ players: 4 }, seedFor('face', 'x')), 'blue');
    expect(battleAhead(view, { seat: 'blue' }, [{ kind: 'end-actions' }])).toBeUndefined();
    expect(battleAhead(view, { seat: 'blue' }, [{ kind: 'attack', arg: 'goths' }])).toBeUndefined();
  });

  test('every modifier is a line with its rule', () => {
    const state = timeOfCrisis.newGame({ players: 4 }, seedFor('face', 'modifiers'));
    state.events.lasting = 'bad-auguries';
    state.leaders.at = { cniva: 'goths', 'shapur-i': 'sassanids' };
    state.armies.at = { 'blue-general-0': 'thracia' };
    state.armies.castra = { 'blue-general-0': true };
    const view = timeOfCrisis.view(state, 'blue');
    const codes = (army: string, region: string, isDefender: boolean, flanking = 0) =>
      modifiersOf(view, { army, region, isDefender, flanking }).map(({ code }) => code);
    expect(codes('blue-general-0', 'thracia', false, 2)).toEqual([
      'bad-auguries',
      'flanking',
      'castra-idle',
      'bonus-die',
    ]);
    expect(codes('blue-general-0', 'thracia', true)).toEqual(['bad-auguries', 'tie', 'castra', 'bonus-die']);
    expect(codes('goths', 'goths', true)).toEqual(['tie', 'cniva', 'bonus-die', 'homeland', 'leader-reward']);
    expect(codes('sassanids', 'sassanids', true)).toEqual(['tie', 'shapur', 'bonus-die', 'homeland', 'leader-reward']);
    expect(codes('goths', 'thracia', true)).toEqual(['tie', 'bonus-die', 'retreat']);
    expect(codes('zenobia', 'aegyptus', true)).toEqual(['tie', 'bonus-die', 'rival-reward']);
  });

  test('the sheet shows the battle that was fought last, until something else is done', () => {
    let shown = 0;
    play(4, 'd', ({ after, lines, heard, decision }) => {
      if (!heard.some(({ type }) => type === 'battle-won') || after.battle) return;
      const scene = { view: after, decision: undefined, isLive: true, closed: -1, lines, eyes: decision.seat };
      const fought = lastBattle(lines);
      expect(takenBy(fought!, fought!.attacker)).toBeGreaterThanOrEqual(0);
      const content = sheetFor(scene);
      if (content?.what !== 'battle') return;
      shown++;
      expect(sheetFor({ ...scene, closed: content.fought.n })).toBeUndefined();
      expect(sheetFor({ ...scene, isLive: false })).toBeUndefined();
      expect(sheetFor({ ...scene, eyes: 'spectator' })).toBeUndefined();
      const later = [...lines, { n: lines.length + 1, seat: decision.seat, heard: [] }];
      expect(sheetFor({ ...scene, lines: later })).toBeUndefined();
    });
    expect(shown).toBeGreaterThan(0);
  });

  test('figures are written as one reads them', () => {
    expect([0, 0.004, 0.5, 0.999, 1].map(share => percent(share, 'en'))).toEqual([
      '0%',
      '< 1%',
      '50%',
      '> 99%',
      '100%',
    ]);
    expect(percent(0.25, 'de')).toBe('25\u00a0%');
    expect([mean(1.25, 'en'), mean(2, 'de')]).toEqual(['1.3', '2,0']);
  });

  test.each([
    [
      [0.6124, 0.0556, 0.332],
      ['61%', '6%', '33%'],
    ],
    // Each for itself they would make 99.
    [
      [0.334, 0.333, 0.333],
      ['34%', '33%', '33%'],
    ],
    // And 101.
    [
      [0.506, 0.247, 0.247],
      ['50%', '25%', '25%'],
    ],
    [
      [1, 0, 0],
      ['100%', '0%', '0%'],
    ],
    [
      [0.998, 0.001, 0.001],
      ['> 99%', '< 1%', '< 1%'],
    ],
  ])('the outcomes %j of a battle are shown as %j', ([wins, undecided, loses], shown) => {
    const shares = [
      { code: 'wins', share: wins },
      { code: 'loses', share: loses },
      { code: 'undecided', share: undecided },
      { code: 'equal-hits', share: 0.17 },
    ];
    const odds = { course: [], runs: 1, isExact: true, error: 0, shares, figures: [], spreads: [] };
    const outcomes = outcomesOf(odds, 'en');
    expect(outcomes.map(({ text }) => text)).toEqual(shown);
    expect(outcomes.reduce((sum, { whole }) => sum + whole, 0)).toBe(100);
  });
});

describe('ui: the vote panel reads what the question says', () => {
  test.each(GAMES)('what makes up the votes required can be added up (%i players, %s)', (players, name) => {
    let votes = 0;
    play(players, name, ({ before, decision, answer, heard }) => {
      const asked = voteAsked(decision);
      const voted = heard.find(({ type }) => type === 'senate-voted');
      if (voted) {
        const foreseen = { required: Number(voted.required), free: 0, voteOn: 2 };
        expect(voteAhead(decision, [answer], foreseen)?.province).toBe(voted.province);
      }
      if (!asked) return;
      votes++;
      const { province, required } = asked;
      const ruler = before.provinces.governor[province];
      const theirs = ruler === 'neutral' ? 0 : unitsInCapital(before, ruler, province);
      const sum =
        2 * (before.provinces.support[province] ?? 0) + theirs - unitsInCapital(before, decision.seat, province);
      expect(required).toBe(Math.max(1, sum));
      expect(sheetFor({ view: before, eyes: decision.seat, decision, lines: [], isLive: true, closed: -1 })?.what).toBe(
        'vote',
      );
    });
    expect(votes).toBeGreaterThan(3);
  });
  test('stakes add up over the suits', () => {
    expect(
      stakedIn([
        { kind: 'stake-military', arg: 2 },
        { kind: 'stake-senate', arg: 3 },
      ]),
    ).toBe(5);
    expect(stakedIn([{ kind: 'place-governor', arg: 'italia' }])).toBe(0);
  });
});
