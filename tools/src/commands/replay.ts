import type { Language } from '@hegemon/games';
import { reportOn } from '@hegemon/host/report';
import {
  type Entry,
  type GameState,
  type Heard,
  HIDDEN,
  isAnswer,
  type MatchFile,
  type Outcome,
  openMatch,
  verify,
} from '@hegemon/kernel';
import { Command } from 'commander';
import pc from 'picocolors';
import { noSuch, wholeNumber } from '../arguments.js';
import { entryText, heardOf, type Listener, sentencesOf } from '../chronicle.js';
import { Failure, harmless } from '../failure.js';
import { languageOption } from '../language.js';
import { type AnyMatch, differenceText, openMatchAt, readMatch } from '../match-files.js';
import { reportText } from '../replay/report-text.js';
import { type Speech, speechFor } from '../speech.js';
import { tableFor } from '../tables/index.js';
import type { TerminalTable } from '../tables/table.js';
import { windowWidth, wrapped } from '../terminal/layout.js';
import { print, printJson } from '../terminal/print.js';
import { progressOf } from '../terminal/progress.js';

interface Wishes {
  readonly at?: number;
  readonly as?: string;
  readonly language: Language;
  readonly json: boolean;
  readonly report: boolean;
}
/** What is shown: the entries up to one, and the position after it. */
interface Shown {
  readonly entries: readonly { readonly entry: Entry; readonly heard: readonly Heard[] }[];
  readonly view: unknown;
  readonly seat: string;
  /** Whose cards are laid open: those of the seat, or of all if nobody's eyes are meant. */
  readonly open: readonly { readonly seat: string; readonly view: unknown }[];
  readonly outcome?: Outcome;
}

const EXAMPLES = `
Examples:
  hegemon replay match.hegemon.json
  hegemon replay match.hegemon.json --at 40
  hegemon replay match.hegemon.json --as green --language de
  hegemon replay match.hegemon.json --report

Without --as everything is told, hidden cards too. With --as it is what that seat was told and sees ('spectator' for
the public). --at stops after that entry. --report needs a match that is over: chances to win turn by turn, what the
dice gave and took, and the turning points.`;

export const replayCommand = (): Command =>
  new Command('replay')
    .description('Prints the chronicle of a match and the position it leads to.')
    .argument('<file>', 'a match file (*.hegemon.json)')
    .option('--at <n>', 'the entry after which to stop', wholeNumber(0))
    .option('--as <seat>', "only what this seat was told and sees, or 'spectator'")
    .option('--report', 'how it came about: chances, luck, turning points', false)
    .addOption(languageOption())
    .option('--json', 'print as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action((path: string, wishes: Wishes) => (wishes.report ? showReport(path, wishes) : run(path, wishes)));

const showReport = async (path: string, { language, json, at, as }: Wishes): Promise<void> => {
  if (at !== undefined || as !== undefined)
    throw new Failure('--report tells of the whole match: leave out --at and --as.');
  const { match, listing } = openMatchAt(path);
  if (!match.outcome)
    throw new Failure(`${path} is not over yet; play it to its end with: hegemon play --load ${path}`);
  const progress = progressOf('report', 100);
  const steps = reportOn(match, await listing.board());
  let step = steps.next();
  for (; !step.done; step = steps.next()) progress.to(Math.round(100 * step.value));
  progress.end();
  if (json) printJson(step.value);
  else {
    const seen = match.game.view(match.state, 'spectator');
    print(reportText(match, step.value, await speechFor(listing, language, () => seen), tableFor(listing.game)));
  }
};

const run = async (path: string, wishes: Wishes): Promise<void> => {
  const { file, listing } = readMatch(path);
  const speech = await speechFor(listing, wishes.language, () => shown.view);
  const table = tableFor(listing.game);
  const last = file.entries.length - 1;
  if (wishes.at !== undefined && wishes.at > last) {
    throw new Failure(`${path} has entries 0 to ${last}; there is no entry ${wishes.at}.`);
  }
  const end = wishes.at ?? last;
  const shown = file.seed
    ? wholeMatch(path, file, listing.game, wishes.as, end)
    : seatCopy(path, file, listing.game, wishes.as, end);
  const show = (): unknown =>
    wishes.json ? jsonOf(file, shown, end, speech) : textOf(file, shown, end, speech, table);
  const result = file.seed ? show() : trusting(path, show);
  if (typeof result === 'string') print(result);
  else printJson(result);
};

/** Nothing vouches for the view and the events in the copy of a seat: they may be anything. */
const trusting = (path: string, show: () => unknown): unknown => {
  try {
    return show();
  } catch (fault) {
    if (fault instanceof Failure) throw fault;
    throw new Failure(
      `${path} holds a view or events that its game does not know; get it anew from where it was exported.`,
    );
  }
};

const wholeMatch = (
  path: string,
  file: MatchFile,
  game: AnyMatch['game'],
  as: string | undefined,
  end: number,
): Shown => {
  const opened = openMatch(game, file);
  if (!opened.ok) throw new Failure(`${path} ${differenceText(opened.fault)}`);
  const match = opened.value;
  const known = [...match.seats, 'spectator'];
  if (as !== undefined && !known.includes(as)) throw noSuch('seat', as, known);
  const listener: Listener = as ?? 'everybody';
  const state: GameState = match.at(end);
  // Nothing follows the end, so there is none before the last entry.
  const outcome = end === match.entries.length - 1 ? match.outcome : undefined;
  return {
    entries: match.entries.slice(0, end + 1).map((entry, n) => ({
      entry: isSecretTo(match, entry, listener) ? covered(entry) : entry,
      heard: heardOf(match.happened(n).told, listener),
    })),
    view: game.view(state, as ?? 'spectator'),
    seat: as ?? 'everybody',
    open: (as === undefined ? match.seats : [as]).map(seat => ({ seat, view: game.view(state, seat) })),
    ...(outcome && { outcome }),
  };
};

/** A secret answer of somebody else: what it was is not for this listener. */
const isSecretTo = (match: AnyMatch, entry: Entry, listener: Listener): boolean => {
  const { n, seat } = entry;
  if (listener === 'everybody' || seat === undefined || seat === listener || !isAnswer(entry)) return false;
  return match.game.isSecret(match.at(n - 1), seat, entry.kind);
};

/** That something was said, but not what. */
const covered = ({ arg: _, by: _by, redo: _redo, ...entry }: Entry): Entry => ({ ...entry, kind: HIDDEN });

/** A running match as one seat has it: nothing can be rebuilt, but what the seat has heard and sees is in the file. */
const seatCopy = (
  path: string,
  file: MatchFile,
  game: AnyMatch['game'],
  as: string | undefined,
  end: number,
): Shown => {
  const { firstDifference } = verify(game, file);
  if (firstDifference) throw new Failure(`${path} ${differenceText(firstDifference)}`);
  const owner = file.for ?? 'spectator';
  if (as !== undefined && as !== owner) {
    throw new Failure(`${path} is the copy of ${owner}; what ${as} sees is not in it.`);
  }
  const isWhole = end === file.entries.length - 1;
  return {
    entries: file.entries.slice(0, end + 1).map((entry, n) => ({ entry, heard: file.heard?.[n] ?? [] })),
    view: isWhole ? file.view : undefined,
    seat: owner,
    open: isWhole ? [{ seat: owner, view: file.view }] : [],
  };
};

const jsonOf = (file: MatchFile, { entries, view, seat, outcome }: Shown, at: number, speech: Speech): object => ({
  game: file.game,
  id: file.id,
  options: file.options,
  seats: file.seats,
  at,
  as: seat,
  entries: entries.map(({ entry: { hash: _, dealt: _dealt, ...entry }, heard }) => ({
    ...entry,
    text: entryText({ ...entry, hash: '' }, speech),
    told: heard.map(event => ({ ...event, text: speech.event(event) })),
  })),
  ...(view !== undefined && { view }),
  ...(outcome && { outcome }),
});

const textOf = (
  file: MatchFile,
  { entries, view, seat, open, outcome }: Shown,
  at: number,
  speech: Speech,
  table: TerminalTable,
): string => {
  const width = windowWidth();
  const digits = `${at}`.length;
  const seats = Object.entries(file.seats).map(([id, { name }]) =>
    table.paint(id, `${speech.seat(id)} (${harmless(name).slice(0, 60)})`),
  );
  const lines = [`${pc.bold(file.game)} · ${harmless(file.id).slice(0, 60)} · ${seats.join(', ')}`, ''];
  for (const { entry, heard } of entries) {
    const said = sentencesOf(heard, speech);
    const all = said.length > 0 ? said : [entryText(entry, speech)].filter(Boolean);
    all.forEach((sentence, i) => {
      const number = i === 0 ? `${entry.n}`.padStart(digits) : ' '.repeat(digits);
      lines.push(wrapped(sentence, width, `${pc.dim(number)} `, ' '.repeat(digits + 1)));
    });
  }
  if (view !== undefined) {
    lines.push(
      '',
      pc.bold(speech.language === 'de' ? `Stellung nach Eintrag ${at}` : `Position after entry ${at}`),
      '',
    );
    lines.push(table.board(view, { seat, speech }));
    for (const { seat: owner, view: own } of open) {
      const holdings = table.holdings(own, { seat: owner, speech });
      if (holdings.length > 0) lines.push('', table.paint(owner, speech.seat(owner)), ...holdings);
    }
  }
  if (outcome) lines.push('', pc.bold(speech.outcome(outcome)));
  return lines.join('\n');
};
