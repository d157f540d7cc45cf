import { isDeepStrictEqual } from 'node:util';
import { seedOfText, stream } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import { expect } from 'vitest';
import { openStore } from '../../src/store/store.js';
import { Bell } from './bell.js';
import { faultsAgainst, faultsIn, storedMatch } from './in-store.js';
import { Person, type Place } from './person.js';
import { type Habits, Player } from './player.js';
import { begunMatch, type NewTable } from './starting.js';

interface TableWish extends Omit<NewTable, 'people'> {
  /** From where each of those who play comes. */
  readonly places: readonly Place[];
  readonly habits?: Partial<Habits>;
}

/** People who have sat down at a match and play it by chance, for a test. */
export const table = async ({ places, habits, ...wish }: TableWish) => {
  const bell = new Bell();
  const random = stream(seedOfText('table').slice(0, 32));
  const people = await Promise.all(places.map(place => Person.guest(place)));
  const match = await begunMatch({ people, ...wish });
  const players = people.map(
    person => new Player(person, match, { random, bell, thinks: 0, byHttp: 0, takesBack: 0, says: 0, ...habits }),
  );
  const goesOn = async (isSo: () => boolean): Promise<void> => bell.until(isSo);
  return {
    match,
    people,
    players,
    bell,
    goesOn,
    get acknowledged(): number {
      return players.reduce((sum, each) => sum + each.acknowledged.length, 0);
    },
    /** Everybody has had something acknowledged since now, or the match is over. */
    async allActAgain(): Promise<void> {
      const before = players.map(each => each.acknowledged.length);
      await goesOn(() => players.every((each, i) => each.isOver || each.acknowledged.length > before[i]));
    },
    /** All have heard what is wrong with the records, also those who only wait; `null` is nothing. */
    async allHearOfRecords(code: Trouble['code'] | null): Promise<void> {
      await goesOn(() => {
        const isHeard = players.every(({ records }) => (records?.code ?? null) === code);
        // Where nobody plays any more nothing is written, and nothing can fail.
        if (!isHeard && players.every(each => each.isOver)) throw new Error('the match was over before the test was');
        return isHeard;
      });
    },
    /** They finish what they have begun. */
    pause(): void {
      for (const player of players) player.isPlaying = false;
    },
    /** Nobody does anything any more, and all have seen the same; they can be told to go on with `play`. */
    async rest(): Promise<void> {
      this.pause();
      await goesOn(() => players.every(each => each.isIdle && each.isConnected));
      await goesOn(() => new Set(players.map(({ sight }) => sight?.last)).size === 1);
    },
    play(): void {
      for (const player of players) player.play();
    },
    /** What each has from patches is what a newcomer with his eyes is shown. Only at rest. */
    async compare(): Promise<void> {
      for (const { person, sight } of players) {
        const { body } = await person.ask('GET', `/api/matches/${match}/sight`);
        const own = JSON.parse(JSON.stringify(sight));
        if (!isDeepStrictEqual(own, body.sight)) expect(own).toEqual(body.sight);
      }
    },
    end(): void {
      for (const player of players) player.end();
    },
    /** What lies in the store is what was acknowledged, and verifies. */
    async check(database: string): Promise<void> {
      const store = openStore(database);
      try {
        const stored = await storedMatch(store, match);
        const acknowledged = players.flatMap(each => each.acknowledged);
        expect([...faultsIn(stored), ...(await faultsAgainst(store, stored, acknowledged))]).toEqual([]);
        expect(players.flatMap(({ faults }) => faults)).toEqual([]);
      } finally {
        await store.close();
      }
    },
  };
};
