import type { Answer } from '@hegemon/kernel';
import { expect, test } from 'vitest';
import { hitsOf, lastBattle } from '../board/table/battle/fought.js';
import { hitsOn } from '../board/table/battle/modifiers.js';
import { ruleOf } from '../board/table/chronicle.js';
import { cardFacts } from '../board/table/places/card-facts.js';
import { stocksOf } from '../board/table/reference/limits.js';
import { stakeRows } from '../board/table/vote/vote-facts.js';
import { LIMITS } from '../src/catalog.js';
import { oddsOf } from '../src/foresight/index.js';
import { timeOfCrisis } from '../src/index.js';
import { type Arrangement, arrange, type ToCTable } from './arrange.js';
import { attack } from './battles.js';

const GREEN = 'green-general-0';
const ATTACK: Answer = { kind: 'initiate-battle', arg: GREEN };
const oddsIn = (a: Arrangement, course: readonly Answer[]) =>
  oddsOf(timeOfCrisis, arrange({ points: { military: 1 }, ...a }).state, 'green', course);
const shareIn = (a: Arrangement, course: readonly Answer[], code: string): number =>
  oddsIn(a, course)[0].shares.find(each => each.code === code)!.share;

/** Chances of each number of hits or votes, by adding up all dice; far beyond what ever falls. */
const MOST = 30;
const both = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: MOST }, (_, n) => a.slice(0, n + 1).reduce((sum, share, i) => sum + share * (b[n - i] ?? 0), 0));
const dieFrom = (least: number): number[] => {
  const hitting = Math.max(0, 6 - least) / 6;
  const chances: number[] = Array.from({ length: MOST }, () => 0);
  for (let sixes = 0; sixes < MOST; sixes++) {
    chances[sixes] += (1 / 6) ** sixes * (5 / 6 - hitting);
    if (sixes + 1 < MOST) chances[sixes + 1] += (1 / 6) ** sixes * hitting;
  }
  return chances;
};
const diceFrom = (...least: number[]): number[] => least.map(dieFrom).reduce(both);

interface Duel {
  readonly own: readonly number[];
  readonly foe: readonly number[];
  readonly ownSteps: number;
  readonly foeSteps: number;
  /** Taken from the hits of the attacker. */
  readonly less?: number;
  readonly rerolls?: number;
}
/** The chance of an attacker who rolls again whenever the dice as they lie do not win. */
const chanceToWin = ({ own, foe, ownSteps, foeSteps, less = 0, rerolls = 0 }: Duel): number => {
  const isWon = (hits: number, taken: number): boolean => {
    const scored = Math.max(0, hits - less);
    if (taken >= ownSteps) return false;
    return scored >= foeSteps || scored > taken;
  };
  const ownHits = diceFrom(...own);
  return diceFrom(...foe).reduce((sum, share, taken) => {
    const lost = 1 - ownHits.reduce((all, each, hits) => all + (isWon(hits, taken) ? each : 0), 0);
    return sum + share * (1 - lost ** (rerolls + 1));
  }, 0);
};
/** More than an exact tree leaves out. */
const SLACK = 1e-6;

const legions = (count: number, more: object = {}) =>
  ({ owner: 'green', region: 'gallia', legions: count, ...more }) as const;
test.each<readonly [string, Arrangement, readonly Answer[], Duel]>([
  [
    'ToC 8.2.winner: the odds of a plain battle',
    { armies: [legions(2), { owner: 'red', region: 'gallia', legions: 2 }] },
    [ATTACK],
    { own: [3, 3], foe: [3, 3], ownSteps: 4, foeSteps: 4 },
  ],
  [
    'ToC FAQ.auguries: the odds with Bad Auguries and Foederati',
    {
      lasting: 'bad-auguries',
      armies: [legions(1, { reduced: 1, foederati: ['franks'] })],
      barbarians: { goths: { gallia: { active: 2, inactive: 1 } } },
    },
    [ATTACK],
    { own: [4, 6, 5], foe: [4, 4, 4], ownSteps: 4, foeSteps: 3 },
  ],
  [
    'ToC 8.1.reroll: the odds against a rival emperor whom one hit removes',
    { played: ['flanking-maneuver'], armies: [legions(2)], rivals: { postumus: 'gallia' } },
    [ATTACK, { kind: 'declare-flanking', arg: 1 }],
    { own: [3, 3], foe: [4, 4, 4], ownSteps: 4, foeSteps: 1, rerolls: 1 },
  ],
  [
    'ToC card.castra: the odds of a reroll against a Castra',
    {
      played: ['flanking-maneuver'],
      armies: [legions(3), { owner: 'red', region: 'gallia', legions: 3, castra: true }],
    },
    [ATTACK, { kind: 'declare-flanking', arg: 1 }],
    { own: [3, 3, 3], foe: [3, 3, 3], ownSteps: 6, foeSteps: 6, less: 1, rerolls: 1 },
  ],
  [
    'ToC event.shapur-i: the odds of two rerolls against Shapur I',
    {
      played: ['flanking-maneuver', 'flanking-maneuver'],
      armies: [legions(2, { region: 'syria' })],
      barbarians: { sassanids: { syria: { active: 1, leaders: ['shapur-i'] } } },
    },
    [ATTACK, { kind: 'declare-flanking', arg: 2 }],
    { own: [3, 3], foe: [4, 4, 4], ownSteps: 4, foeSteps: 2, less: 1, rerolls: 2 },
  ],
])('%s are those of all dice added up', (_, a, course, duel) => {
  expect(Math.abs(shareIn(a, course, 'wins') - chanceToWin(duel))).toBeLessThan(SLACK);
});

test('ToC 8.2.winner: equal hits are told as a tie only where the defender wins by them', () => {
  // One hit each, and the rival emperor is gone: that is a victory.
  const a: Arrangement = { armies: [legions(2)], rivals: { postumus: 'gallia' } };
  expect(shareIn(a, [ATTACK], 'equal-hits')).toBeLessThanOrEqual(shareIn(a, [ATTACK], 'loses'));
});

const ITALIA = { italia: { governor: 'red', support: 5 } } as const;
const chanceOfVote = (dice: number, from: number, required: number): number =>
  diceFrom(...Array.from({ length: dice }, () => from))
    .slice(required)
    .reduce((sum, share) => sum + share, 0);
const expectRows = (rows: ReturnType<typeof stakeRows>, dice: readonly number[], from: number, required: number) => {
  expect(rows.map(row => row.dice)).toEqual(dice);
  for (const row of rows) {
    expect(Math.abs(row.share - chanceOfVote(row.dice, from, required)), `${row.dice} dice`).toBeLessThan(SLACK);
  }
};
test('ToC card.praetorian-guard: each number of dice is one row, whichever suit pays for them', () => {
  const points = { military: 6, senate: 5 };
  const a: Arrangement = { points, played: ['praetorian-guard'], provinces: ITALIA };
  const rows = stakeRows(oddsIn(a, [{ kind: 'use-praetorian-guard' }]));
  expectRows(rows, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 2, 10);
});
test('ToC card.praetorian-guard: points staked before are thrown with those of the last question', () => {
  const table = arrange({
    points: { military: 4, senate: 3 },
    played: ['praetorian-guard'],
    provinces: { italia: { governor: 'red', support: 3 }, gallia: { governor: 'green', improvements: ['basilica'] } },
  });
  table.play('green', 'use-praetorian-guard').play('green', 'stake-military', 2);
  const rows = stakeRows(oddsOf(timeOfCrisis, table.state, 'green', []));
  expectRows(rows, [3, 4, 5, 6], 2, 6);
  expect(rows.map(({ points }) => points)).toEqual([0, 1, 2, 3]);
});
test('ToC 6.3.2.votes: a single point is a single die, though nobody is asked how many', () => {
  const a: Arrangement = { points: { senate: 1 }, provinces: { gallia: { governor: 'red', support: 1 } } };
  expectRows(stakeRows(oddsIn(a, [{ kind: 'place-governor', arg: 'gallia' }])), [1], 2, 2);
});
test('ToC card.damnatio-memoriae: declared or not, the dice are the same', () => {
  const a: Arrangement = {
    points: { senate: 4 },
    played: ['damnatio-memoriae'],
    provinces: { gallia: { governor: 'red', support: 2, quaestor: true } },
  };
  expectRows(stakeRows(oddsIn(a, [{ kind: 'place-governor', arg: 'gallia' }])), [1, 2, 3, 4], 3, 4);
});

const viewOf = (table: ToCTable) => timeOfCrisis.view(table.state, 'green');
const linesOf = (table: ToCTable) => [{ n: 1, heard: table.heard('green') }];
test('ToC 8.1.hits: before the reroll is decided the tray counts as the scoring will', () => {
  const table = arrange({
    lasting: 'plague-of-cyprian',
    points: { military: 1 },
    played: ['flanking-maneuver'],
    armies: [legions(3), { owner: 'red', region: 'gallia', legions: 3, castra: true }],
    dice: [3, 4, 5, 3, 1, 1],
  });
  attack(table, 'red-general-0').play('green', 'declare-flanking', 1);
  const fought = lastBattle(linesOf(table))!;
  const shown = (['attacker', 'defender'] as const).map(side => hitsOf(viewOf(table), fought, side));
  expect(shown).toEqual([3, 2]);
  table.play('green', 'keep-dice');
  expect(table.told('battle-scored')).toEqual([{ attacker: 3, defender: 2 }]);
});
test('ToC event.shapur-i: hits on his army are shown with 1 less, but never below none', () => {
  const view = viewOf(arrange({ barbarians: { sassanids: { syria: { active: 1, leaders: ['shapur-i'] } } } }));
  const army = { army: 'sassanids', region: 'syria', isDefender: true };
  expect([0, 1, 2].map(rolled => hitsOn(view, army, rolled))).toEqual([0, 0, 1]);
});

test('ToC 2.units: the card of Cniva says that his dice hit on 3, those of the others on 4', () => {
  const leaders = {
    goths: { thracia: { leaders: ['cniva'] } },
    sassanids: { homeland: { leaders: ['ardashir'] } },
  } as const;
  const view = viewOf(arrange({ barbarians: leaders }));
  const valuesOf = (id: string) => cardFacts(view, id, 'en', 'green')?.rows.flatMap(({ values }) => values);
  expect(valuesOf('cniva')).toContain('2 dice, hits on 3+');
  expect(valuesOf('ardashir')).toContain('2 dice, hits on 4+');
});

test('ToC 2.limits: Foederati are away from home, and leaders are none of the ten', () => {
  const stockIn = (a: Arrangement) => stocksOf(viewOf(arrange(a))).find(({ piece }) => piece === 'barbarians')!;
  expect(
    stockIn({
      armies: [legions(2, { foederati: ['franks', 'goths'] })],
      barbarians: { goths: { thracia: { active: 2, inactive: 1, leaders: ['cniva'] } } },
    }),
  ).toMatchObject({ used: 5, all: 5 * LIMITS.barbarians });
  // ToC FAQ.two-players: a leader stands in the homeland of a tribe that is out of play.
  const two = stockIn({ players: 2, barbarians: { sassanids: { homeland: { leaders: ['ardashir'] } } } });
  expect(two).toMatchObject({ used: 0, all: 3 * LIMITS.barbarians });
});

const rulesIn = (table: Pick<ToCTable, 'heard'>, type: string): (string | undefined)[] =>
  table
    .heard('spectator')
    .filter(event => event.type === type)
    .map(ruleOf);
test('ToC 6.3.2.success: a governor voted out is told with the rule of the vote', () => {
  const table = arrange({
    points: { senate: 4 },
    provinces: { gallia: { governor: 'red', support: 1 } },
    dice: [2, 2],
  });
  table.play('green', 'place-governor', 'gallia').play('green', 'stake-senate', 2);
  expect(rulesIn(table, 'governor-lost')).toEqual(['ToC 6.3.2.success']);
});
test('ToC 6.3.2.recall: a recalled governor leaves a neutral province by that rule', () => {
  const table = arrange({ points: { senate: 2 }, provinces: { gallia: { governor: 'green', support: 2 } } });
  expect(rulesIn(table.play('green', 'recall-governor', 'gallia'), 'province-neutral')).toEqual(['ToC 6.3.2.recall']);
});
test('ToC 6.4.step3: a governor without support is told with the rule of the support check', () => {
  const table = arrange({
    provinces: { gallia: { governor: 'green', support: 1 } },
    barbarians: { franks: { gallia: { active: 1 } } },
  }).play('green', 'end-actions');
  expect(rulesIn(table, 'governor-lost')).toEqual(['ToC 6.4.step3']);
  expect(rulesIn(table, 'province-neutral')).toEqual(['ToC 6.4.step3']);
});
test('ToC 12.2: a governor ousted from a pretender capital is told with that rule', () => {
  const table = arrange({
    provinces: {
      asia: { governor: 'blue', support: 4, marker: 'seat' },
      galatia: { governor: 'blue', support: 3, marker: 'breakaway' },
    },
    armies: [{ owner: 'green', region: 'galatia', legions: 2 }],
  }).play('green', 'enter-capital', GREEN);
  expect(rulesIn(table, 'governor-lost')).toEqual(['ToC 12.2']);
  expect(rulesIn(table, 'pretender-unmarked')).toEqual(['ToC 12']);
});
