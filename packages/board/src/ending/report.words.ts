import type { ByLanguage } from '../words.svelte.js';
import type { Part } from './report.js';

interface ReportWords {
  readonly working: string;
  readonly workingText: string;
  readonly none: string;
  chart(turn?: string): string;
  readonly chartText: string;
  readonly turn: string;
  /** Whom the dice helped most, and whom least; in percentage points. */
  helped(best: string, by: string, worst: string, less: string): string;
  readonly turningPoints: string;
  readonly turningText: string;
  /** How much of a swing one step did by itself, and by what. */
  readonly part: Readonly<Record<Part, string>>;
  readonly causes: Readonly<Record<'dice' | 'decision', string>>;
  /** Where no single step did much of it. */
  readonly course: string;
  /** The spoken name of a turning point on the chart. */
  spot(number: number, turn: string, seat: string, by: string): string;
  readonly noTurningPoints: string;
  readonly luck: string;
  readonly luckText: string;
  readonly seat: string;
  readonly rolls: string;
  readonly points: string;
  readonly weightiest: string;
  readonly weightiestText: string;
  readonly noRolls: string;
  readonly dice: string;
  expected(expected: string, actual: string): string;
  by(points: string): string;
  readonly show: string;
  showAt(n: number): string;
}
export const reportWords: ByLanguage<ReportWords> = {
  en: {
    working: 'The dice are being weighed …',
    workingText: 'Every roll of the match is compared with 96 other throws of the same dice. That takes some seconds.',
    none: 'No report can be made of this match.',
    chart: (turn = 'turn') => `Chances to win, ${turn.toLowerCase()} by ${turn.toLowerCase()}`,
    chartText:
      'Estimated: as the bots judge the position at the end of each turn, before the dice of the next have fallen.',
    turn: 'Turn',
    helped: (best, by, worst, less) =>
      `The dice helped ${best} most (${by} percentage points) and ${worst} least (${less}).`,
    turningPoints: 'Turning points',
    turningText: 'In these turns the chances changed most.',
    part: { all: 'All of it and more', most: 'Most of it', greatest: 'The greatest part' },
    causes: { dice: 'by the dice', decision: 'by a decision and what came of it' },
    course: 'No single step did much of it: it came about in many.',
    spot: (number, turn, seat, by) => `Turning point ${number}: ${turn}, ${seat} ${by} percentage points`,
    noTurningPoints: 'There was none: the match went its even way.',
    luck: 'Luck of the dice',
    luckText:
      'What the dice gave or took in all, compared with 96 other throws each, in percentage points of the chance to win.',
    seat: 'Seat',
    rolls: 'Rolls',
    points: 'Percentage points',
    weightiest: 'Rolls that mattered most',
    weightiestText:
      'The chance to win of whoever it concerned most, judged as in the chart: as 96 other throws have it on the average, as it became, and the difference in percentage points.',
    noRolls: 'No dice were rolled.',
    dice: 'Dice',
    expected: (expected, actual) => `expected ${expected}, became ${actual}`,
    by: points => `${points} percentage points`,
    show: 'Show',
    showAt: n => `Show the position after move ${n}`,
  },
  de: {
    working: 'Die Würfel werden gewogen …',
    workingText:
      'Jeder Wurf der Partie wird mit 96 anderen Würfen derselben Würfel verglichen. Das dauert einige Sekunden.',
    none: 'Zu dieser Partie lässt sich kein Bericht machen.',
    chart: (turn = 'Zug') => `Siegchancen, ${turn} um ${turn}`,
    chartText:
      'Geschätzt: wie die Bots die Stellung am Ende jedes Zuges beurteilen, bevor die Würfel des nächsten fallen.',
    turn: 'Zug',
    helped: (best, by, worst, less) =>
      `Am meisten Glück beim Würfeln hatte ${best} (${by} Prozentpunkte), am wenigsten ${worst} (${less}).`,
    turningPoints: 'Wendepunkte',
    turningText: 'In diesen Zügen verschoben sich die Chancen am stärksten.',
    part: { all: 'All das und mehr', most: 'Das meiste', greatest: 'Der größte Teil' },
    causes: { dice: 'durch die Würfel', decision: 'durch eine Entscheidung und was daraus wurde' },
    course: 'Kein einzelner Schritt tat viel dazu: es kam durch viele zusammen.',
    spot: (number, turn, seat, by) => `Wendepunkt ${number}: ${turn}, ${seat} ${by} Prozentpunkte`,
    noTurningPoints: 'Es gab keinen: Die Partie ging ihren gleichmäßigen Gang.',
    luck: 'Würfelglück',
    luckText:
      'Was die Würfel insgesamt gaben oder nahmen, verglichen mit je 96 anderen Würfen, in Prozentpunkten der Siegchance.',
    seat: 'Platz',
    rolls: 'Würfe',
    points: 'Prozentpunkte',
    weightiest: 'Die wichtigsten Würfe',
    weightiestText:
      'Die Siegchance dessen, den es am meisten anging, beurteilt wie im Schaubild: im Mittel über 96 andere Würfe, wie sie wurde, und der Unterschied in Prozentpunkten.',
    noRolls: 'Es wurde nicht gewürfelt.',
    dice: 'Würfel',
    expected: (expected, actual) => `erwartet ${expected}, geworden ${actual}`,
    by: points => `${points} Prozentpunkte`,
    show: 'Zeigen',
    showAt: n => `Stellung nach Schritt ${n} zeigen`,
  },
};
