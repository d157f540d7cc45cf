import { isDeepStrictEqual } from 'node:util';
import type { Sight } from '@hegemon/host';
import type { Random } from '@hegemon/kernel';
import type { Bell } from '../support/bell.js';
import { Person, type Place } from '../support/person.js';
import { type Acknowledged, Player } from '../support/player.js';
import { begunMatch } from '../support/starting.js';

interface Parts {
  readonly place: Place;
  readonly random: Random;
  readonly bell: Bell;
  readonly people: number;
  readonly bots: readonly string[];
}

/** The first place at which two values differ, and what is there. */
const whereDifferent = (a: unknown, b: unknown, path = ''): string | undefined => {
  if (isDeepStrictEqual(a, b)) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path}: ${JSON.stringify(a)?.slice(0, 200)}, not ${JSON.stringify(b)?.slice(0, 200)}`;
  }
  const [one, other] = [a, b] as readonly Record<string, unknown>[];
  return Object.keys({ ...one, ...other })
    .map(key => whereDifferent(one[key], other[key], `${path}/${key}`))
    .find(each => each !== undefined);
};

const theSightOf = async (person: Person, match: string): Promise<Sight> =>
  (await person.ask('GET', `/api/matches/${match}/sight`)).body.sight;

/** A corner of the house where the same people play one match after the other. */
export class Corner {
  readonly #parts: Parts;
  #people: readonly Person[] = [];
  #players: readonly Player[] = [];
  /** Everything that was acknowledged, by match. */
  readonly acknowledged = new Map<string, readonly Acknowledged[]>();
  readonly faults: string[] = [];
  readonly count = { resent: 0, lost: 0, gaps: 0, refused: 0 };
  #isEnding = false;
  #playing: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async enter(): Promise<void> {
    const { place, people } = this.#parts;
    this.#people = await Promise.all(Array.from({ length: people }, () => Person.guest(place)));
    await this.#begin();
    this.#playing = this.#goOn();
  }

  get acknowledgedSoFar(): number {
    return [...this.acknowledged.values(), ...this.#players.map(({ acknowledged }) => acknowledged)].reduce(
      (sum, each) => sum + each.length,
      0,
    );
  }

  /** Ends when everybody here has been told that something of his was done, or the match has come to its end meanwhile. */
  async allActAgain(): Promise<void> {
    const players = this.#players;
    const before = players.map(({ acknowledged }) => acknowledged.length);
    await this.#parts.bell.until(() =>
      players.every(({ acknowledged, isOver }, i) => isOver || acknowledged.length > before[i]),
    );
  }

  /** Ends when nothing is under way any more. What each sees then is what a newcomer with his eyes would see. */
  async end(): Promise<void> {
    this.#isEnding = true;
    for (const player of this.#players) player.isPlaying = false;
    this.#parts.bell.ring();
    await this.#playing;
    await this.#parts.bell.until(() => this.#players.every(({ isIdle, isConnected }) => isIdle && isConnected));
    // Whoever has seen less than another is still being told.
    await this.#parts.bell.until(() => new Set(this.#players.map(({ sight }) => sight?.last)).size === 1);
    for (const player of this.#players) await this.#compare(player);
    this.#leave();
  }

  async #compare(player: Player): Promise<void> {
    const { person, match } = player;
    let seen = await theSightOf(person, match);
    // A bot may have answered, and nobody been told of it yet. Whoever is never told waits for ever, and that is a fault.
    while (player.sight?.last !== seen.last) {
      await this.#parts.bell.until(() => (player.sight?.last ?? 0) >= seen.last);
      seen = await theSightOf(person, match);
    }
    // What a field does not hold JSON has not told.
    const held = JSON.parse(JSON.stringify(player.sight));
    if (!isDeepStrictEqual(held, seen)) {
      const where = whereDifferent(held, seen);
      this.faults.push(`${match}: what ${seen.eyes} has from patches is not what is there: ${where}`);
    }
  }

  async #begin(): Promise<void> {
    const { random, bell, bots } = this.#parts;
    const match = await begunMatch({ people: this.#people, bots });
    const habits = { random, bell, thinks: 20, byHttp: 5, takesBack: 8, says: 40 };
    this.#players = this.#people.map(person => new Player(person, match, habits));
  }
  async #goOn(): Promise<void> {
    while (!this.#isEnding) {
      await this.#parts.bell.until(
        () => this.#isEnding || this.#players.every(({ isOver, isIdle }) => isOver && isIdle),
      );
      if (this.#isEnding) return;
      for (const player of this.#players) await this.#compare(player);
      this.#leave();
      await this.#begin();
    }
  }

  #leave(): void {
    for (const { match, acknowledged, faults, count } of this.#players) {
      this.acknowledged.set(match, [...(this.acknowledged.get(match) ?? []), ...acknowledged]);
      this.faults.push(...faults);
      this.count.resent += count.resent;
      this.count.lost += count.lost;
      this.count.gaps += count.gaps;
      this.count.refused += count.refused;
    }
    for (const player of this.#players) player.end();
    this.#players = [];
  }
}
