import { bad, commitmentTo, good, type Options, type Result, type Seat } from '@hegemon/kernel';
import type { NewChair, NewMatch, Terms, Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import { newId, randomHex } from '../ids.js';
import type { MatchRow, SeatRow } from '../store/schema.js';
import type { Tx } from '../store/store.js';
import { cleaned } from '../talk/hearing.js';
import { checkPace, hasClock } from '../time/paces.js';

const wrong = (path: string): Result<never, Trouble> => bad({ code: 'wrong-options', facts: { path } });

/** What a new match is made of, besides who makes it. */
export interface Plan {
  readonly game: string;
  readonly edition: number;
  readonly title: string;
  readonly options: Options;
  readonly terms: Terms;
  readonly seats: readonly Seat[];
  readonly chairs: Readonly<Record<Seat, NewChair>>;
  readonly isListed: boolean;
  readonly begins?: string;
  readonly rematchOf?: string;
}

/** Checks what somebody wishes for. */
export const planOf = ({ listings, bots }: House, wish: NewMatch): Result<Plan, Trouble> => {
  const listing = listings.find(({ game }) => game.id === wish.game);
  if (!listing) return bad({ code: 'unknown-game', facts: { game: wish.game } });
  const options = listing.game.readOptions(wish.options);
  if (!options.ok) return wrong(`options.${options.fault.path}`);
  const { game } = listing;
  const plan: Plan = {
    game: game.id,
    edition: game.edition,
    title: cleaned(wish.title ?? '').replace(/\s+/g, ' '),
    options: options.value,
    terms: wish.terms,
    seats: game.seats(options.value),
    chairs: wish.chairs,
    isListed: wish.isListed,
  };
  return checked(plan, name => bots.byName(name) !== undefined);
};

/** Everything that can be wrong with chairs and terms. */
export const checked = (plan: Plan, isBot: (name: string) => boolean): Result<Plan, Trouble> => {
  const { seats, chairs, terms } = plan;
  const strange = Object.keys(chairs).find(seat => !seats.includes(seat));
  if (strange !== undefined) return wrong(`chairs.${strange}`);
  for (const seat of seats) {
    const chair = chairs[seat];
    if (!chair) return wrong(`chairs.${seat}`);
    if (chair.kind === 'bot' && !isBot(chair.bot)) return bad({ code: 'unknown-bot', facts: { bot: chair.bot, seat } });
  }
  const people = seats.filter(seat => chairs[seat].kind !== 'bot');
  if (people.length === 0) return wrong('chairs');
  if (seats.filter(seat => chairs[seat].kind === 'me').length > 1) return wrong('chairs');
  const [fault] = checkPace(terms.pace);
  if (fault !== undefined) return bad({ code: 'wrong-options', facts: { path: 'terms.pace', fault: String(fault) } });
  // Against bots alone nobody's strength is measured; who asks a bot for advice, or lets it play, does not show his own.
  const isHelped = terms.hints || (terms.timeout === 'stand-in' && hasClock(terms.pace));
  if (terms.isRated && (people.length < 2 || isHelped || plan.begins !== undefined)) return wrong('terms.isRated');
  return good(plan);
};

/** So many tables somebody may have open, and so many that are not over. */
const MOST_OPEN = 50;
const MOST_TABLES = 300;

/** Why somebody cannot be the host of one more. */
export const tooManyTables = async ({ db }: Tx, host: string): Promise<Trouble | undefined> => {
  const rows = await db
    .selectFrom('matches')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .where('host', '=', host)
    .where('status', 'in', ['open', 'running'])
    .groupBy('status')
    .execute();
  const open = Number(rows.find(({ status }) => status === 'open')?.count ?? 0);
  const all = rows.reduce((sum, { count }) => sum + Number(count), 0);
  if (open >= MOST_OPEN) return { code: 'not-allowed', facts: { why: 'too-many', most: MOST_OPEN } };
  return all >= MOST_TABLES ? { code: 'not-allowed', facts: { why: 'too-many', most: MOST_TABLES } } : undefined;
};

/** Writes a new match, with its host in his seat. Its dice are fixed from now on, and what they are is promised. */
export const create = async (tx: Tx, house: House, host: string, plan: Plan): Promise<string> => {
  const now = house.clock.now();
  const id = newId();
  const serverSeed = randomHex(32);
  const row: MatchRow = {
    id,
    game: plan.game,
    edition: plan.edition,
    status: 'open',
    host,
    title: plan.title,
    options_json: JSON.stringify(plan.options),
    terms_json: JSON.stringify(plan.terms),
    seed_json: JSON.stringify({ serverSeed, clientSeeds: {} }),
    commitment: commitmentTo(serverSeed),
    sitters_json: null,
    begins_json: plan.begins ?? null,
    version: 0,
    waiting_json: '[]',
    outcome_json: null,
    paused: null,
    revision: 0,
    invite: newId(16),
    is_listed: plan.isListed ? 1 : 0,
    rematch_of: plan.rematchOf ?? null,
    created: now,
    changed: now,
    started: null,
    ended: null,
  };
  await tx.db.insertInto('matches').values(row).execute();
  await tx.db
    .insertInto('seats')
    .values(plan.seats.map((seat, place) => seatRowOf(id, seat, place, plan, host)))
    .execute();
  await house.relay.tell(tx, { about: 'lists', person: host });
  return id;
};

const seatRowOf = (match: string, seat: Seat, place: number, { chairs, terms }: Plan, host: string): SeatRow => {
  const chair = chairs[seat];
  return {
    match,
    seat,
    place,
    person: chair.kind === 'me' ? host : null,
    bot: chair.kind === 'bot' ? chair.bot : null,
    stand_in: null,
    is_ready: 0,
    client_seed: '',
    lost: null,
    bank: terms.pace.bank,
    since: null,
    orders_json: '[]',
    notify_json: null,
    seen_version: 0,
  };
};
