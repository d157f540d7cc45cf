import type { MatchLine, PersonLine } from '@hegemon/protocol';
import type { House } from '../house.js';
import { type Kept, keptOf } from '../ledger/rows.js';
import type { MatchRow } from '../store/schema.js';
import { clockEvents } from '../tables/clocks.js';
import type { PeopleLines } from '../tables/people-lines.js';
import { mayLook } from '../wire/watching.js';
import { isLate, seatOfPerson } from './room.js';

/** `mine`: where I sit, or which I host; `open`: where a seat is free; `running` and `over`: at which one may look. */
export const LISTS = ['mine', 'open', 'running', 'over'] as const;
type ListName = (typeof LISTS)[number];

export interface ListWish {
  readonly list: ListName;
  readonly person?: string | undefined;
  readonly game?: string | undefined;
  /** Only those changed before: for the next page. */
  readonly before?: number | undefined;
  readonly limit: number;
  /** Only those that are being played. */
  readonly isRunning?: boolean;
}

/** Nobody plays more at once. */
const MOST_RUNNING = 500;

/** Lists of matches, the latest first; where one's answer is awaited before all others, the most urgent first. */
export class Lists {
  readonly #house: House;
  readonly #people: PeopleLines;

  constructor(house: House, people: PeopleLines) {
    this.#house = house;
    this.#people = people;
  }

  async of(wish: ListWish): Promise<readonly MatchLine[]> {
    const rows = await this.#rows(wish);
    const all = await this.#kept(rows);
    // Of a match at which nobody may look, others need not know how it stands.
    const isShown = (each: Kept): boolean => wish.list === 'open' || mayLook(each, wish.person);
    const kept = all.filter(isShown);
    const lines = await this.#people.of(kept.flatMap(peopleIn));
    const found = kept.map(each => lineOf(each, wish.person, lines));
    return wish.list === 'mine' ? found.toSorted(byUrgency) : found;
  }

  /** The match that waits most urgently for somebody's answer. */
  async next(person: string): Promise<string | null> {
    const [first] = await this.of({ list: 'mine', person, limit: MOST_RUNNING, isRunning: true });
    return first && isAwaited(first) ? first.id : null;
  }

  async #rows({ list, person, game, before, limit, isRunning }: ListWish): Promise<readonly MatchRow[]> {
    return this.#house.store.read(db => {
      let query = db.selectFrom('matches').selectAll().orderBy('changed', 'desc').limit(limit);
      if (game !== undefined) query = query.where('game', '=', game);
      if (isRunning) query = query.where('status', '=', 'running');
      if (before !== undefined) query = query.where('changed', '<', before);
      if (list === 'mine') {
        const sitting = db
          .selectFrom('seats')
          .select('match')
          .where('person', '=', person ?? '');
        return query.where(({ or, eb }) => or([eb('host', '=', person ?? ''), eb('id', 'in', sitting)])).execute();
      }
      query = query.where('is_listed', '=', 1).where('status', '=', list);
      return query.execute();
    });
  }

  async #kept(rows: readonly MatchRow[]): Promise<readonly Kept[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await this.#house.store.read(db =>
      db.selectFrom('seats').selectAll().where('match', 'in', ids).execute(),
    );
    const people = [...new Set(seats.flatMap(({ person }) => (person === null ? [] : [person])))];
    const settings =
      people.length === 0
        ? []
        : await this.#house.store.read(db =>
            db.selectFrom('persons').select(['id', 'settings_json']).where('id', 'in', people).execute(),
          );
    return rows.map(row =>
      keptOf(
        row,
        seats.filter(({ match }) => match === row.id),
        [],
        settings,
      ),
    );
  }
}

const peopleIn = ({ row, seats }: Kept): readonly string[] => [
  row.host,
  ...seats.flatMap(({ person }) => (person === null ? [] : [person])),
];

const lineOf = (kept: Kept, person: string | undefined, people: ReadonlyMap<string, PersonLine>): MatchLine => {
  const { row, options, terms, waiting, outcome, seats } = kept;
  const line = (id: string): PersonLine => people.get(id) ?? { id, name: '–', isGuest: true };
  const mine = seatOfPerson(kept, person) ?? null;
  const own = seats.find(({ seat }) => seat === mine);
  const isBehind = isLate({ status: row.status, terms, mine });
  const up = own && waiting.includes(own.seat) && clockEvents(kept, own, own).find(({ what }) => what === 'up');
  return {
    id: row.id,
    game: row.game,
    title: row.title,
    status: row.status,
    options: options as MatchLine['options'],
    terms,
    host: line(row.host),
    seats: seats.map(each => ({
      seat: each.seat,
      person: each.person === null ? null : line(each.person),
      bot: each.bot,
      standIn: each.stand_in,
    })),
    waiting: isBehind ? [] : [...waiting],
    mine,
    due: up ? up.at : null,
    version: isBehind ? 0 : row.version,
    created: row.created,
    changed: row.changed,
    outcome: outcome ?? null,
  };
};

const isAwaited = ({ status, mine, waiting }: MatchLine): boolean =>
  status === 'running' && mine !== null && waiting.includes(mine);

const rankOf = (line: MatchLine): number => {
  if (isAwaited(line)) return 0;
  return { running: 1, open: 2, over: 3 }[line.status];
};
const byUrgency = (a: MatchLine, b: MatchLine): number =>
  rankOf(a) - rankOf(b) ||
  (isAwaited(a) ? (a.due ?? Number.MAX_SAFE_INTEGER) - (b.due ?? Number.MAX_SAFE_INTEGER) : 0) ||
  b.changed - a.changed;
