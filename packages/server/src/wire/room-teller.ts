import { diff, type Room } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Kept } from '../ledger/rows.js';
import { peopleOf, roomOf, type Surroundings } from '../lobby/room.js';
import type { PeopleLines } from '../tables/people-lines.js';
import type { Connection, Watch } from './connection.js';
import type { Presence } from './presence.js';
import type { Register } from './register.js';
import { mayLook } from './watching.js';

export interface RoomTellerParts {
  readonly house: House;
  readonly people: PeopleLines;
  readonly presence: Presence;
  readonly register: Register;
  clockOf: Surroundings['clockOf'];
}

/** Tells connections what has changed about a match beside its log. */
export class RoomTeller {
  readonly #parts: RoomTellerParts;
  // Of which matches that are watched here somebody is told whether he is there.
  readonly #seated = new Map<string, Set<string>>();

  constructor(parts: RoomTellerParts) {
    this.#parts = parts;
  }

  /** The room as somebody may know it. */
  async roomFor(kept: Kept, person: string | undefined): Promise<Room> {
    return roomOf(kept, person, await this.#surroundings(kept));
  }

  async tell(connection: Connection, watch: Watch, kept: Kept): Promise<void> {
    this.#tell(connection, watch, await this.roomFor(kept, connection.caller?.person));
  }

  /** Everybody who has not been told of this revision yet; all of them, where it is not the revision that has changed. */
  async tellAll(kept: Kept, isSure = false): Promise<void> {
    const { id, revision } = kept.row;
    const isNew = ({ room }: Watch): boolean => isSure || !room || room.revision < revision;
    const watches = [...this.#parts.register.watching(id)].flatMap(connection => {
      const watch = connection.watches.get(id);
      return watch && isNew(watch) && mayLook(kept, connection.caller?.person) ? [{ connection, watch }] : [];
    });
    if (watches.length === 0) return;
    const around = await this.#surroundings(kept);
    for (const { connection, watch } of watches) {
      // He may have turned away meanwhile.
      if (connection.watches.get(id) === watch) {
        this.#tell(connection, watch, roomOf(kept, connection.caller?.person, around));
      }
    }
  }

  /** The matches watched here at which somebody sits. */
  matchesOf(person: string): readonly string[] {
    const all = this.#seated.get(person) ?? new Set();
    const watched = [...all].filter(match => this.#parts.register.watching(match).size > 0);
    if (watched.length === 0) this.#seated.delete(person);
    else this.#seated.set(person, new Set(watched));
    return watched;
  }

  #tell(connection: Connection, watch: Watch, room: Room): void {
    // What was made from an older state of things may come later; whoever has left his seat may know less than before.
    if (watch.room && watch.room.mine === room.mine && watch.room.revision > room.revision) return;
    // The time alone is no news.
    const patch = watch.room && diff({ ...watch.room, now: room.now }, room);
    if (!watch.room) connection.send({ type: 'room', match: room.id, room });
    else if (patch) connection.send({ type: 'room-patch', match: room.id, patch });
    watch.room = room;
    for (const { person } of room.seats) {
      if (!person) continue;
      const matches = this.#seated.get(person.id) ?? new Set();
      this.#seated.set(person.id, matches.add(room.id));
    }
  }

  async #surroundings(kept: Kept): Promise<Surroundings> {
    const { house, people, presence, register, clockOf } = this.#parts;
    const { id, status } = kept.row;
    const [lines, rematch] = await Promise.all([
      people.of(peopleOf(kept)),
      status === 'over' ? this.#rematchOf(id) : null,
      presence.know(peopleOf(kept)),
    ]);
    const isOnlooker = (connection: Connection): boolean => connection.watches.get(id)?.eyes === 'spectator';
    return {
      people: lines,
      watchers: [...register.watching(id)].filter(isOnlooker).length,
      rematch,
      now: house.clock.now(),
      isHere: person => presence.isHere(person),
      clockOf,
    };
  }

  async #rematchOf(match: string): Promise<string | null> {
    const row = await this.#parts.house.store.read(db =>
      db.selectFrom('matches').select('id').where('rematch_of', '=', match).orderBy('created').executeTakeFirst(),
    );
    return row?.id ?? null;
  }
}
