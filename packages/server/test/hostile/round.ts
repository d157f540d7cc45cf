import type { Random } from '@hegemon/kernel';
import type { Server } from '../../src/server.js';
import { Bell } from '../support/bell.js';
import { Person } from '../support/person.js';
import { Player } from '../support/player.js';
import { versionOf } from '../support/sights.js';
import { begunMatch } from '../support/starting.js';
import { garbage } from './garbage.js';
import { illLetter } from './letters.js';
import { besides, type HonestTable } from './unmoved.js';
import { Villain } from './villain.js';
import type { Foreign, Knowledge } from './words.js';

export interface Round {
  readonly tables: readonly HonestTable[];
  readonly messages: number;
  readonly thrownOut: number;
  readonly heard: readonly Readonly<Record<string, number>>[];
  readonly statuses: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** One message in so many goes by HTTP. */
const BY_HTTP = 5;
/** One letter in so many is not even HTTP. */
const GARBAGE = 50;

/** One of them thinks slowly, so that whoever means ill finds his question open. */
const tableOf = async (place: () => string, random: Random, bell: Bell, slow?: number): Promise<HonestTable> => {
  const people = await Promise.all([0, 1, 2].map(() => Person.guest(place)));
  const match = await begunMatch({ people });
  const habits = { random, bell, byHttp: 9, takesBack: 12, says: 0 };
  const thinks = (i: number): number => (i === slow ? 300 : 100);
  return { match, players: people.map((person, i) => new Player(person, match, { ...habits, thinks: thinks(i) })) };
};

/** What others are asked. Where he himself is asked, it may be the same, and he may answer it. */
const askedOthers = (tables: readonly HonestTable[], own: Player | undefined): readonly Foreign[] =>
  tables.flatMap(({ match, players }) =>
    players.flatMap(({ sight }) => {
      if (!sight) return [];
      const seat = own?.sight?.eyes;
      const mayBeHis = own?.match === match && (!seat || sight.table.waiting.some(each => each.seat === seat));
      if (mayBeHis) return [];
      return sight.table.decisions.map(decision => ({ match, v: versionOf(sight), decision }));
    }),
  );

/** What there is to know about the tables for somebody who looks through the eyes of a player, or is that player. */
const knowledgeOf = (
  tables: readonly HonestTable[],
  spied: Player,
  isSeated: boolean,
  accord: string,
): (() => Knowledge) => {
  const foreign = tables.find(({ match }) => match !== spied.match)?.match ?? '';
  return () => {
    const done = spied.acknowledged.slice(-60).map(({ deed }) => deed);
    const acts = done.flatMap(deed => (deed.type === 'act' ? [deed] : []));
    return {
      match: spied.match,
      foreign,
      sight: spied.sight,
      isSeated,
      answered: acts.map(({ n }) => n),
      earlier: acts.slice(0, -5).map(({ answer }) => answer),
      known: done.map(({ id }) => id),
      others: askedOthers(tables, isSeated ? spied : undefined),
      accord,
    };
  };
};

/** Two tables of honest people, and among and around them some who are not. */
export const playRound = async ({ url, rooms }: Server, random: Random, messages: number): Promise<Round> => {
  const bell = new Bell();
  const place = (): string => url;
  const chosen = random(3);
  const [first, second] = [await tableOf(place, random, bell, chosen), await tableOf(place, random, bell)];
  const tables = [first, second];
  const spied = first.players[chosen];
  const asked = await second.players[0].person.ask('POST', `/api/matches/${second.match}/accords`, { kind: 'draw' });
  const { store } = rooms.house;
  const before = await Promise.all(tables.map(({ match }) => besides(store, match)));
  // One who sits at the table himself, one with a name who does not, and one whom nobody knows.
  const who = [
    { cookie: spied.person.cookie, knows: knowledgeOf(tables, spied, true, asked.body.id) },
    { cookie: (await Person.guest(place)).cookie, knows: knowledgeOf(tables, spied, false, asked.body.id) },
    { cookie: '', knows: knowledgeOf(tables, spied, false, asked.body.id) },
  ];
  const villains = who.map(({ cookie, knows }) => new Villain(url, cookie, random, knows));
  const letters = Math.floor(messages / BY_HTTP);
  const each = Math.ceil((messages - letters) / villains.length);
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const write = async (): Promise<void> => {
    for (let i = 0; i < letters; i++) {
      const { cookie, knows } = who[random(who.length)];
      const { status, fault } = await illLetter(url, cookie, random, knows());
      statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
      if (fault !== undefined) faults.push(fault);
      if (i % GARBAGE === 0) await garbage(url, random);
    }
  };
  await Promise.all([write(), ...villains.map(villain => villain.rage(each))]);

  const players = tables.flatMap(table => table.players);
  await honestGoOn(players, bell);
  for (const [i, { match }] of tables.entries()) {
    if ((await besides(store, match)) !== before[i]) faults.push(`${match}: a seat or a consent is not as it was`);
  }
  for (const player of players) player.end();
  return {
    tables,
    messages: letters + villains.reduce((sum, { sent }) => sum + sent, 0),
    thrownOut: villains.reduce((sum, { thrownOut }) => sum + thrownOut, 0),
    heard: villains.map(({ heard }) => heard),
    statuses,
    faults: [...faults, ...villains.flatMap(villain => villain.faults), ...players.flatMap(player => player.faults)],
  };
};

/** Afterwards everybody can still act; then all come to rest. */
const honestGoOn = async (players: readonly Player[], bell: Bell): Promise<void> => {
  const before = players.map(({ acknowledged }) => acknowledged.length);
  await bell.until(() => players.every(({ isOver, acknowledged }, i) => isOver || acknowledged.length > before[i]));
  for (const player of players) player.isPlaying = false;
  await bell.until(() => players.every(({ isIdle }) => isIdle));
};
