import { type FromServer, patched, type Room, type TalkLine } from '@hegemon/protocol/client';
import { remember, remembered } from '../browser.js';
import { call, type OnlineTrouble } from './api.js';
import type { Line } from './line.svelte.js';

interface Parts {
  readonly line: Pick<Line, 'listen' | 'ask'>;
  readonly match: string;
  /** The room is another than before. */
  changed(): void;
  /** Something was missed: all of it has to be told again. */
  missed(): void;
}

/** How many lines the server tells at once. */
const PAGE = 100;

/**
 * Who sits at a table that is playing, and what is said there. Whoever follows the match has the server tell it; this only
 * listens.
 */
export class TableRoom {
  room = $state.raw<Room | undefined>();
  talk = $state.raw<readonly TalkLine[]>([]);
  /** There is more than what is at hand. */
  hasEarlier = $state(false);
  /** By channel, the last line that was read. */
  #read = $state.raw<Readonly<Record<string, number>>>({});
  readonly unread: readonly TalkLine[] = $derived(
    this.talk.filter(({ id, channel, seat }) => id > (this.#read[channel] ?? 0) && seat !== (this.room?.mine ?? null)),
  );
  readonly #parts: Parts;
  #isRecalled = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#read = readBefore(remembered(this.#key));
  }

  /** Until the returned function is called. */
  listen(): () => void {
    return this.#parts.line.listen(
      message => this.#hear(message),
      // What was said while there was no connection.
      () => void this.recall(),
    );
  }

  async recall(): Promise<void> {
    const reply = await call<readonly TalkLine[]>('GET', `matches/${encodeURIComponent(this.#parts.match)}/talk`);
    if (!reply.ok) return;
    if (!this.#isRecalled) this.hasEarlier = reply.value.length === PAGE;
    this.#isRecalled = true;
    this.#add(reply.value);
    this.#skipWhatWasSaidBefore();
  }
  async earlier(): Promise<void> {
    const [first] = this.talk;
    if (!first) return;
    const path = `matches/${encodeURIComponent(this.#parts.match)}/talk?before=${first.id}`;
    const reply = await call<readonly TalkLine[]>('GET', path);
    if (!reply.ok) return;
    this.hasEarlier = reply.value.length === PAGE;
    this.#add(reply.value);
  }

  /** Heard also after a lost connection: it is said again then, and once. */
  async say(channel: string, text: string): Promise<OnlineTrouble | undefined> {
    const reply = await this.#parts.line.ask({ type: 'say', match: this.#parts.match, channel, text });
    if (reply.type === 'told') this.#add([reply.value as TalkLine]);
    return reply.type === 'refused' && 'code' in reply.refusal ? reply.refusal : undefined;
  }

  /** Everything in a channel up to this line has been read, here and after a reload. */
  markRead(channel: string, id: number): void {
    if (id <= (this.#read[channel] ?? 0)) return;
    this.#read = { ...this.#read, [channel]: id };
    remember(this.#key, JSON.stringify(this.#read));
  }

  get #key(): string {
    return `talk.${this.#parts.match}`;
  }

  #hear(message: FromServer): void {
    if (!('match' in message) || message.match !== this.#parts.match) return;
    if (message.type === 'room') this.#is(message.room);
    else if (message.type === 'said') this.#add([message.line]);
    else if (message.type === 'room-patch' && this.room) {
      try {
        this.#is(patched(this.room, message.patch) as Room);
      } catch {
        this.#parts.missed();
      }
    }
  }

  #is(room: Room): void {
    const { room: before } = this;
    this.room = room;
    // Whoever looks on may read now what was said, and whoever has sat down too.
    const hearsMore = before && (before.status !== room.status || before.mine !== room.mine);
    if (hearsMore) void this.recall();
    this.#skipWhatWasSaidBefore();
    this.#parts.changed();
  }

  #add(lines: readonly TalkLine[]): void {
    const fresh = lines.filter(({ id }) => !this.talk.some(known => known.id === id));
    if (fresh.length > 0) this.talk = [...this.talk, ...fresh].sort((a, b) => a.id - b.id);
  }

  /** What was said before the match began was read in the waiting room. */
  #skipWhatWasSaidBefore(): void {
    const started = this.room?.started ?? 0;
    for (const { channel, id, at } of this.talk) if (at < started) this.markRead(channel, id);
  }
}

/** What this browser remembers; anything else counts as unread. */
const readBefore = (text: string | undefined): Readonly<Record<string, number>> => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
};
