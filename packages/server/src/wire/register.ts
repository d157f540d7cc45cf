import type { Connection } from './connection.js';

const NOBODY: ReadonlySet<Connection> = new Set();

/** The connections of this process, by the matches they watch and by the people at the other end. */
export class Register {
  readonly #all = new Set<Connection>();
  readonly #byMatch = new Map<string, Set<Connection>>();
  readonly #byPerson = new Map<string, Set<Connection>>();
  #strangers = 0;

  get all(): ReadonlySet<Connection> {
    return this.#all;
  }
  /** How many of them are nobody in particular. */
  get strangers(): number {
    return this.#strangers;
  }
  get watched(): readonly string[] {
    return [...this.#byMatch.keys()];
  }
  watching(match: string): ReadonlySet<Connection> {
    return this.#byMatch.get(match) ?? NOBODY;
  }
  of(person: string): ReadonlySet<Connection> {
    return this.#byPerson.get(person) ?? NOBODY;
  }

  add(connection: Connection): void {
    this.#all.add(connection);
    if (connection.caller) put(this.#byPerson, connection.caller.person, connection);
    else this.#strangers++;
  }
  /** Says whether it was here. */
  remove(connection: Connection): boolean {
    if (!this.#all.delete(connection)) return false;
    for (const match of connection.watches.keys()) take(this.#byMatch, match, connection);
    if (connection.caller) take(this.#byPerson, connection.caller.person, connection);
    else this.#strangers--;
    return true;
  }

  link(match: string, connection: Connection): void {
    put(this.#byMatch, match, connection);
  }
  unlink(match: string, connection: Connection): void {
    take(this.#byMatch, match, connection);
  }
}

const put = <T>(map: Map<string, Set<T>>, key: string, value: T): void => {
  const set = map.get(key) ?? new Set();
  set.add(value);
  map.set(key, set);
};
const take = <T>(map: Map<string, Set<T>>, key: string, value: T): void => {
  const set = map.get(key);
  set?.delete(value);
  if (set?.size === 0) map.delete(key);
};
