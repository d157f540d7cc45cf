import { botByName } from '@hegemon/bots';
import type { Outcome } from '@hegemon/kernel';
import { PACES, type Terms } from '@hegemon/protocol';
import { type Finish, type Players, recordResults } from '../../src/ratings/store.js';
import type { Store } from '../../src/store/store.js';

export const PLAYERS: Players = { bots: { byName: botByName }, listings: [] };
const TERMS: Terms = {
  pace: PACES.none,
  timeout: 'forfeit',
  watching: 'open',
  delay: 0,
  isRated: true,
  hints: false,
  whispers: false,
};

export const addPeople = (store: Store, ...people: readonly string[]): Promise<unknown> =>
  store.tx(({ db }) =>
    db
      .insertInto('persons')
      .values(
        people.map(id => ({
          id,
          name: id.toUpperCase(),
          name_key: id,
          kind: id.startsWith('guest') ? ('guest' as const) : ('member' as const),
          mail: null,
          mail_key: null,
          password: null,
          created: 1,
          seen: 1,
          gone: null,
          settings_json: '{}',
        })),
      )
      .execute(),
  );

const addMatch = (store: Store, id: string, host: string): Promise<unknown> =>
  store.tx(({ db }) =>
    db
      .insertInto('matches')
      .values({
        id,
        game: 'chariots',
        edition: 1,
        status: 'over',
        host,
        title: '',
        options_json: '{}',
        terms_json: JSON.stringify(TERMS),
        seed_json: '{}',
        commitment: '',
        sitters_json: null,
        begins_json: null,
        version: 0,
        waiting_json: '[]',
        outcome_json: null,
        paused: null,
        revision: 0,
        invite: id,
        is_listed: 0,
        rematch_of: null,
        created: 1,
        changed: 1,
        started: 1,
        ended: 2,
      })
      .execute(),
  );

export const COLOURS = ['red', 'blue', 'green', 'white'];
/** Who sits where, a bot with `bot:` before its name; the earlier in the list, the more points. */
export const finishOf = (id: string, sitters: readonly string[], changes: Partial<Finish> = {}): Finish => {
  const seats = sitters.map((sitter, i) => {
    const [bot] = sitter.split('bot:').slice(1);
    return { seat: COLOURS[i], person: bot ? null : sitter, bot: bot ?? null, lost: null };
  });
  const points = Object.fromEntries(seats.map(({ seat }, i) => [seat, 100 - 10 * i]));
  const outcome: Outcome = { winners: ['red'], points, how: 'points', rule: 'X 1' };
  const efforts = Object.fromEntries(seats.map(({ seat }, i) => [seat, { answers: 10, thinking: 10_000 * (i + 1) }]));
  const match = { id, game: 'chariots', terms_json: JSON.stringify(TERMS) };
  return { match, seats, outcome, efforts, ended: 1000, ...changes };
};
/** Plays a match to its end, as far as the ratings can tell. */
export const play = async (store: Store, finish: Finish, players = PLAYERS): Promise<void> => {
  await addMatch(store, finish.match.id, finish.seats.find(({ person }) => person)?.person ?? '');
  await store.tx(tx => recordResults(tx, players, finish));
};
export const resultsOf = (store: Store, match: string) =>
  store.read(db => db.selectFrom('results').selectAll().where('match', '=', match).orderBy('rank').execute());
/** In the first kind of match he has played. */
export const strengthOf = (store: Store, person: string) =>
  store.read(db =>
    db.selectFrom('ratings').selectAll().where('person', '=', person).orderBy('players').executeTakeFirst(),
  );
