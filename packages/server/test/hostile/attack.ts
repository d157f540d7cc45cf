import { seedOfText, stream } from '@hegemon/kernel';
import { startServer } from '../../src/server.js';
import { openStore, type Store } from '../../src/store/store.js';
import { Bell } from '../support/bell.js';
import { faultsAgainst, faultsIn, storedMatch } from '../support/in-store.js';
import { Person } from '../support/person.js';
import { Player } from '../support/player.js';
import { begunMatch } from '../support/starting.js';
import { UNLIMITED } from '../support/unlimited.js';
import { garbage, illLetter } from './letters.js';
import { Villain } from './villain.js';
import type { Knowledge } from './words.js';

export interface AttackPlan {
  readonly database: string;
  /** Words on sockets and requests by HTTP, together. */
  readonly messages: number;
  readonly seed?: string;
  told?(sent: number): void;
}
export interface AttackReport {
  readonly messages: number;
  /** What honest people have done meanwhile. */
  readonly acknowledged: number;
  readonly thrownOut: number;
  readonly heard: Readonly<Record<string, number>>;
  readonly statuses: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly faults: readonly string[];
}

/** One message in so many goes by HTTP. */
const BY_HTTP = 6;

const rows = (store: Store, match: string) =>
  store.read(db =>
    db
      .selectFrom('seats')
      .select(['seat', 'person', 'bot', 'stand_in', 'lost', 'orders_json', 'notify_json'])
      .where('match', '=', match)
      .orderBy('place')
      .execute(),
  );

/** Two tables of honest people, and among and around them some who are not. */
export const attack = async ({ database, messages, seed = 'attack', told }: AttackPlan): Promise<AttackReport> => {
  const began = performance.now();
  const random = stream(seedOfText(seed).slice(0, 32));
  const faults: string[] = [];
  const failed = (facts: object, message: string): void =>
    void faults.push(`the server has logged: ${message} ${JSON.stringify(facts).slice(0, 500)}`);
  const log = { info: () => undefined, warn: () => undefined, error: failed };
  const server = await startServer({ port: 0, database, quickPasswords: true }, { ...UNLIMITED, log });
  const place = (): string => server.url;
  const bell = new Bell();
  const guests = (count: number) => Promise.all(Array.from({ length: count }, () => Person.guest(place)));
  const tables = await Promise.all(
    [0, 1].map(async () => {
      const people = await guests(3);
      const match = await begunMatch({ people });
      const habits = { random, bell, thinks: 5, byHttp: 9, takesBack: 12, says: 0 };
      return { people, match, players: people.map(person => new Player(person, match, habits)) };
    }),
  );
  const { store } = server.rooms.house;
  const before = await Promise.all(tables.map(({ match }) => rows(store, match)));
  const [stranger] = await guests(1);
  const [first, second] = tables;
  const spied = (): Player => first.players[0];
  const knowledge = (isSeated: boolean) => (): Knowledge => {
    const done = spied().acknowledged;
    const acts = done.flatMap(({ deed }) => (deed.type === 'act' ? [deed] : [])).slice(-60);
    return {
      match: first.match,
      foreign: second.match,
      sight: spied().sight,
      isSeated,
      answered: Math.max(0, ...acts.map(({ n }) => n)),
      earlier: acts.slice(0, -5).map(({ answer }) => answer),
      known: done.slice(-60).map(({ deed }) => deed.id),
    };
  };
  // One who sits at the table himself, one with a name who does not, and one whom nobody knows.
  const who = [
    { cookie: spied().person.cookie, isSeated: true },
    { cookie: stranger.cookie, isSeated: false },
    { cookie: '', isSeated: false },
  ];
  const villains = who.map(({ cookie, isSeated }) => new Villain(server.url, cookie, random, knowledge(isSeated)));
  const letters = Math.floor(messages / BY_HTTP);
  const each = Math.ceil((messages - letters) / villains.length);
  const statuses: Record<string, number> = {};
  const write = async (): Promise<void> => {
    for (let i = 0; i < letters; i++) {
      const { cookie, isSeated } = who[random(who.length)];
      const { status, what } = await illLetter(server.url, cookie, random, knowledge(isSeated)());
      statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
      if (status !== undefined && status >= 500) faults.push(`${what} was answered with ${status}`);
      if (i % 50 === 0) await garbage(server.url, random);
      if (i % 1000 === 0) told?.(villains.reduce((sum, { sent }) => sum + sent, i));
    }
  };
  await Promise.all([write(), ...villains.map(villain => villain.rage(each))]);

  await honestGoOn(
    tables.flatMap(({ players }) => players),
    bell,
  );
  faults.push(...villains.flatMap(villain => villain.faults));
  const acknowledged = tables.flatMap(({ players }) => players.flatMap(player => player.acknowledged));
  for (const [i, { match }] of tables.entries()) {
    const now = await rows(store, match);
    if (JSON.stringify(now) !== JSON.stringify(before[i])) faults.push(`${match}: a seat is not as it was`);
  }
  for (const { players } of tables) {
    for (const player of players) {
      faults.push(...player.faults);
      player.end();
    }
  }
  await server.stop();
  faults.push(...(await lookAt(database, tables)));
  return {
    messages: letters + villains.reduce((sum, { sent }) => sum + sent, 0),
    acknowledged: acknowledged.length,
    thrownOut: villains.reduce((sum, { thrownOut }) => sum + thrownOut, 0),
    heard: villains.reduce<Record<string, number>>((sum, { heard }) => added(sum, heard), {}),
    statuses,
    seconds: Math.round((performance.now() - began) / 1000),
    faults,
  };
};

const added = (sum: Record<string, number>, more: Record<string, number>): Record<string, number> => {
  for (const [key, value] of Object.entries(more)) sum[key] = (sum[key] ?? 0) + value;
  return sum;
};

/** Afterwards everybody can still act; then all come to rest. */
const honestGoOn = async (players: readonly Player[], bell: Bell): Promise<void> => {
  const before = players.map(({ acknowledged }) => acknowledged.length);
  await bell.until(() => players.every(({ isOver, acknowledged }, i) => isOver || acknowledged.length > before[i]));
  for (const player of players) player.isPlaying = false;
  await bell.until(() => players.every(({ isIdle }) => isIdle));
};

interface Table {
  readonly match: string;
  readonly players: readonly Player[];
}
/** Only what the honest have done is in the log, and nobody else has said anything. */
const lookAt = async (database: string, tables: readonly Table[]): Promise<readonly string[]> => {
  const store = openStore(database);
  const faults: string[] = [];
  try {
    for (const { match, players } of tables) {
      const stored = await storedMatch(store, match);
      const acknowledged = players.flatMap(player => player.acknowledged);
      faults.push(...faultsIn(stored), ...(await faultsAgainst(store, stored, acknowledged)));
      if (stored.entries.length !== acknowledged.length + 1) {
        faults.push(
          `${match}: ${stored.entries.length - 1} entries, and ${acknowledged.length} deeds of honest people`,
        );
      }
    }
    const talk = await store.read(db => db.selectFrom('talk').select('id').execute());
    if (talk.length > 0) faults.push(`${talk.length} lines were said that nobody had the right to`);
    return faults;
  } finally {
    await store.close();
  }
};
