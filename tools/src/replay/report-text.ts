import type { Language } from '@hegemon/games';
import type { Report, TurningPoint } from '@hegemon/host';
import type { Seat } from '@hegemon/kernel';
import pc from 'picocolors';
import { entryText } from '../chronicle.js';
import type { AnyMatch } from '../match-files.js';
import type { Speech } from '../speech.js';
import type { TerminalTable } from '../tables/table.js';
import { padTo, percent, tableOf, widthOf, windowWidth, wrapped } from '../terminal/layout.js';

interface ReportWords {
  readonly chances: string;
  readonly luck: string;
  readonly luckHead: readonly [seat: string, luck: string, rolls: string];
  readonly turningPoints: string;
  readonly none: string;
  readonly cause: Readonly<Record<TurningPoint['cause'], string>>;
  turn(turn: number, entry: number): string;
}
const WORDS: Readonly<Record<Language, ReportWords>> = {
  en: {
    chances: 'Chances to win, turn by turn',
    luck: 'What the dice gave or took, in chances to win',
    luckHead: ['', 'in all', 'own throws'],
    turningPoints: 'Turning points',
    none: 'None: nobody ever came within reach of another.',
    cause: { dice: 'by the dice', decision: 'by decision' },
    turn: (turn, entry) => `turn ${turn}, entry ${entry}`,
  },
  de: {
    chances: 'Siegchancen, Zug für Zug',
    luck: 'Was die Würfel an Siegchancen gaben oder nahmen',
    luckHead: ['', 'insgesamt', 'eigene Würfe'],
    turningPoints: 'Wendepunkte',
    none: 'Keine: Niemand kam je an einen anderen heran.',
    cause: { dice: 'durch die Würfel', decision: 'durch die Entscheidung' },
    turn: (turn, entry) => `Zug ${turn}, Eintrag ${entry}`,
  },
};

/** How a match came about, for a terminal. */
export const reportText = (match: AnyMatch, report: Report, speech: Speech, table: TerminalTable): string => {
  const words = WORDS[speech.language];
  const name = (seat: Seat): string => table.paint(seat, speech.seat(seat));
  const points = report.turningPoints.map(point => pointText(match, point, speech, name));
  return [
    pc.bold(words.chances),
    ...chanceLines(match.seats, report, name),
    '',
    pc.bold(words.luck),
    tableOf(
      words.luckHead,
      match.seats.map(seat => [name(seat), signed(report.luck[seat]), signed(ownLuck(report, seat))]),
    ),
    '',
    pc.bold(words.turningPoints),
    ...(points.length > 0 ? points : [words.none]),
  ].join('\n');
};

const chanceLines = (seats: readonly Seat[], { chances }: Report, name: (seat: Seat) => string): string[] => {
  const longest = Math.max(...seats.map(seat => widthOf(name(seat))));
  return seats.map(seat => {
    const shares = chances.map(each => each.chances[seat]);
    const ends = `${percent(shares[0])} → ${percent(shares[shares.length - 1])}`;
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
  { n, turn, seat, swing, cause }: TurningPoint,
  speech: Speech,
  name: (seat: Seat) => string,
): string => {
  const words = WORDS[speech.language];
  const what = entryText(match.entries[n], speech);
  const told = `${name(seat)} ${signed(swing)} ${words.cause[cause]}${what && `: ${what}`}`;
  return wrapped(`${told} ${pc.dim(`(${words.turn(turn, n)})`)}`, windowWidth(), '  ', '    ');
};

const signed = (share: number): string => `${share < 0 ? '-' : '+'}${(100 * Math.abs(share)).toFixed(1)} %`;
