import type { Language } from '@hegemon/games';
import type { Report, TurningPoint } from '@hegemon/host';
import type { Seat } from '@hegemon/kernel';
import pc from 'picocolors';
import { entryText, heardOf, sentencesOf } from '../chronicle.js';
import type { AnyMatch } from '../match-files.js';
import { inPoints } from '../percentage-points.js';
import type { Speech } from '../speech.js';
import type { TerminalTable } from '../tables/table.js';
import { padTo, percent, tableOf, widthOf, windowWidth, wrapped } from '../terminal/layout.js';

interface ReportWords {
  readonly chances: string;
  readonly luck: string;
  readonly luckHead: readonly [seat: string, luck: string, rolls: string];
  readonly turningPoints: string;
  readonly none: string;
  /** How much of it one entry did by itself: more than all, most, or at least more than any other. */
  readonly part: Readonly<Record<'all' | 'most' | 'greatest', string>>;
  readonly cause: Readonly<Record<TurningPoint['cause'], string>>;
  turn(turn: number): string;
  entry(n: number): string;
}
const WORDS: Readonly<Record<Language, ReportWords>> = {
  en: {
    chances: 'Chances to win at the end of each turn, as the bots judge the position',
    luck: 'What the dice gave or took, in percentage points of the chance to win',
    luckHead: ['', 'in all', 'own throws'],
    turningPoints: 'Turning points, in percentage points of the chance to win',
    none: 'None: no turn moved anybody by much.',
    part: { all: 'all of it and more', most: 'most of it', greatest: 'the greatest part' },
    cause: { dice: 'by the dice', decision: 'by a decision and what came of it', course: 'in many steps' },
    turn: turn => `Turn ${turn}`,
    entry: n => `entry ${n}`,
  },
  de: {
    chances: 'Siegchancen am Ende jedes Zuges, nach dem Urteil der Bots über die Stellung',
    luck: 'Was die Würfel gaben oder nahmen, in Prozentpunkten der Siegchance',
    luckHead: ['', 'insgesamt', 'eigene Würfe'],
    turningPoints: 'Wendepunkte, in Prozentpunkten der Siegchance',
    none: 'Keine: Kein Zug hat jemanden weit gebracht oder zurückgeworfen.',
    part: { all: 'all das und mehr', most: 'das meiste', greatest: 'der größte Teil' },
    cause: {
      dice: 'durch die Würfel',
      decision: 'durch eine Entscheidung und was daraus wurde',
      course: 'in vielen Schritten',
    },
    turn: turn => `Zug ${turn}`,
    entry: n => `Eintrag ${n}`,
  },
};

/** How a match came about, for a terminal. */
export const reportText = (match: AnyMatch, report: Report, speech: Speech, table: TerminalTable): string => {
  const words = WORDS[speech.language];
  const name = (seat: Seat): string => table.paint(seat, speech.seat(seat));
  const turned = report.turningPoints.map(point => pointText(match, point, speech, name));
  const points = (change: number): string => inPoints(change, speech.language);
  return [
    pc.bold(words.chances),
    ...chanceLines(match.seats, report, speech.language, name),
    '',
    pc.bold(words.luck),
    tableOf(
      words.luckHead,
      match.seats.map(seat => [name(seat), points(report.luck[seat]), points(ownLuck(report, seat))]),
    ),
    '',
    pc.bold(words.turningPoints),
    ...(turned.length > 0 ? turned : [words.none]),
  ].join('\n');
};

const chanceLines = (
  seats: readonly Seat[],
  { chances }: Report,
  language: Language,
  name: (seat: Seat) => string,
): string[] => {
  const longest = Math.max(...seats.map(seat => widthOf(name(seat))));
  return seats.map(seat => {
    const shares = chances.map(each => each.chances[seat]);
    const ends = `${percent(shares[0], language)} → ${percent(shares[shares.length - 1], language)}`;
    const room = windowWidth() - longest - widthOf(ends) - 4;
    return `${padTo(name(seat), longest)}  ${sparkline(shares, room)}  ${pc.dim(ends)}`;
  });
};

const BARS = '▁▂▃▄▅▆▇█';
/** Where there is no room for all, every so many are left out; the last is always there. */
export const sparkline = (shares: readonly number[], room: number): string => {
  const step = Math.max(1, Math.ceil(shares.length / Math.max(1, room)));
  const shown = shares.filter((_, i) => (shares.length - 1 - i) % step === 0);
  return shown.map(share => BARS[Math.min(BARS.length - 1, Math.floor(share * BARS.length))]).join('');
};

const ownLuck = ({ rolls }: Report, seat: Seat): number =>
  rolls
    .filter(roll => roll.seat === seat)
    .reduce((sum, { actual, expected }) => sum + actual[seat] - expected[seat], 0);

const pointText = (
  match: AnyMatch,
  { n, turn, seat, swing, cause, part }: TurningPoint,
  speech: Speech,
  name: (seat: Seat) => string,
): string => {
  const words = WORDS[speech.language];
  const points = (change: number): string => inPoints(change, speech.language);
  const what = cause === 'dice' ? broughtBy(match, n, speech) : entryText(match.entries[n], speech);
  const own = `${words.part[shareOf(part, swing)]} (${points(part)}) ${words.cause[cause]}`;
  const told = `${words.turn(turn)}: ${name(seat)} ${points(swing)}, ${own}${what && `: ${what}`}`;
  return wrapped(`${told} ${pc.dim(`(${words.entry(n)})`)}`, windowWidth(), '  ', '    ');
};

const shareOf = (part: number, swing: number): keyof ReportWords['part'] => {
  if (Math.abs(part) > Math.abs(swing)) return 'all';
  return Math.abs(part) > Math.abs(swing) / 2 ? 'most' : 'greatest';
};

/** What came of the dice is told last: the answer on which they fell may have nothing to do with it. */
const broughtBy = (match: AnyMatch, n: number, speech: Speech): string => {
  const told = sentencesOf(heardOf(match.happened(n).told, 'everybody'), speech);
  return told.length > 0 ? told.slice(-2).join(' ') : entryText(match.entries[n], speech);
};
