import { randomBytes } from 'node:crypto';
import { BOT_NAMES } from '@hegemon/bots';
import {
  CONSENT,
  type Entry,
  type Game,
  isAnswer,
  Match,
  type Options,
  type Seat,
  type Sitter,
  seedOfText,
  UNDO,
} from '@hegemon/kernel';
import { listOf, noSuch } from '../arguments.js';
import { Failure } from '../failure.js';
import type { AnyMatch } from '../match-files.js';
import { optionsFor, usualPlayers } from '../register.js';

/** What the table agrees on before the start, as it is typed. */
export interface Agreement {
  readonly seats?: string;
  readonly players?: number;
  readonly option: Readonly<Record<string, boolean>>;
  readonly seed?: string;
}

/** `you`, `you:Anna`, `bot:greedy` or just `greedy`. */
const sitterOf = (text: string): Sitter => {
  const [kind, name = ''] = text.split(':', 2);
  if (kind === 'you' || kind === 'person') return { name: name || 'you', kind: 'person' };
  const bot = kind === 'bot' ? name || 'planner' : text;
  if (!BOT_NAMES.includes(bot)) {
    throw noSuch('player', text, ['you', 'you:<name>', ...BOT_NAMES.map(each => `bot:${each}`)]);
  }
  return { name: bot, kind: 'bot' };
};

const sittersFor = (game: Game, { seats, players }: Agreement): Sitter[] => {
  const named = listOf(seats ?? 'you').map(sitterOf);
  const fewest = Math.min(...game.players);
  const count = players ?? (seats === undefined ? usualPlayers(game) : Math.max(fewest, named.length));
  if (named.length > count) throw new Failure(`--seats names ${named.length} players, and --players says ${count}.`);
  // Chairs nobody has named are taken by bots.
  while (named.length < count) named.push({ name: 'planner', kind: 'bot' });
  return named;
};

/** A new match, with everybody in place. */
export const newMatch = (game: Game, agreement: Agreement): AnyMatch => {
  const sitters = sittersFor(game, agreement);
  const options: Options = optionsFor(game, sitters.length, agreement.option);
  const places = game.seats(options);
  const seats: Record<Seat, Sitter> = Object.fromEntries(places.map((seat, i) => [seat, sitters[i]]));
  const serverSeed = agreement.seed === undefined ? randomBytes(32).toString('hex') : seedOfText(agreement.seed);
  // With a seed of one's own the whole match is the same each time.
  const id =
    agreement.seed === undefined
      ? `${game.id}-${randomBytes(4).toString('hex')}`
      : `${game.id}-${slug(agreement.seed)}`;
  return new Match(game, { id, options, seats, seed: { serverSeed, clientSeeds: {} } });
};
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'seed';

/** The same match up to an entry, played on from there; whoever is named sits down in the old places. */
export const branchOf = (match: AnyMatch, at: number, seats?: string): AnyMatch => {
  const { game, head } = match;
  const given = seats === undefined ? [] : listOf(seats).map(sitterOf);
  if (given.length > match.seats.length) {
    throw new Failure(`--seats names ${given.length} players, and the match has ${match.seats.length} seats.`);
  }
  const sitters = Object.fromEntries(match.seats.map((seat, i) => [seat, given[i] ?? match.sitters[seat]]));
  const branch = new Match(game, { ...head, seats: sitters });
  // Under which numbers the answers stand there.
  const numbers = new Map<number, number>();
  for (const { kind, seat = '', arg, n } of stepsTo(match, at)) {
    const step =
      kind === UNDO
        ? branch.rewind(seat, numbers.get(arg as number) ?? 0)
        : branch.answer({ seat, kind, ...(arg !== undefined && { arg }) });
    if ('refused' in step) throw new Error(`entry ${n} was accepted and is now refused`);
    numbers.set(n, step.entry.n);
  }
  return branch;
};

/**
 * What leads to the position after an entry. What a seat took back alone is left out; what was taken back by consent is
 * not, since dice may have fallen on it, and those that fall later would be others.
 */
const stepsTo = ({ entries }: AnyMatch, at: number): readonly Entry[] => {
  let steps: Entry[] = [];
  let line: Entry[] = [];
  for (const entry of entries.slice(1, at + 1)) {
    if (isAnswer(entry))
      [steps, line] = [
        [...steps, entry],
        [...line, entry],
      ];
    if (entry.kind !== UNDO) continue;
    const gone = line.filter(({ n }) => n >= (entry.arg as number));
    line = line.filter(({ n }) => n < (entry.arg as number));
    steps = entry.by === CONSENT ? [...steps, entry] : steps.filter(step => !gone.includes(step));
  }
  return steps;
};
