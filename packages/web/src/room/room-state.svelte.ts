import type { FromServer, Patch, Room, TalkLine } from '@hegemon/protocol/client';
import { patched } from '@hegemon/protocol/client';
import { call, type OnlineTrouble, type Reply } from '../online/api.js';
import type { Line } from '../online/line.svelte.js';

/** How often a table is looked at by those whom the socket does not show it. */
const LOOK_EVERY = 5000;

type Wire = Pick<Line, 'listen' | 'say' | 'ask'>;

/**
 * A table before its match has begun: who sits where, as it changes. When it begins this falls silent, so that the table
 * can take over the socket's attention for itself.
 */
export class RoomState {
  room = $state.raw<Room | undefined>();
  trouble = $state.raw<OnlineTrouble | undefined>();
  talk = $state.raw<readonly TalkLine[]>([]);
  readonly id: string;
  readonly invite: string | undefined;
  readonly #line: Wire;
  // What the socket has told last: its patches fit nothing else.
  #told: Room | undefined;
  #deafen: (() => void) | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #isStopped = false;
  #isEnding = false;

  constructor(line: Wire, id: string, invite?: string) {
    this.#line = line;
    this.id = id;
    this.invite = invite;
  }

  /** Looks at it, and follows it for as long as it is open. */
  async start(): Promise<void> {
    await this.look();
    if (this.#isStopped || this.room?.status !== 'open') return;
    this.#deafen = this.#line.listen(
      message => this.#hear(message),
      () => this.#watch(),
    );
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
    if (!this.#deafen) return;
    this.#line.say({ type: 'unwatch', match: this.id });
    this.#deafen();
    this.#deafen = undefined;
  }

  async look(): Promise<void> {
    if (this.#isEnding) return;
    const invite = this.invite === undefined ? '' : `?invite=${encodeURIComponent(this.invite)}`;
    const reply = await call<Room>('GET', `matches/${encodeURIComponent(this.id)}${invite}`);
    if (this.#isEnding) return;
    if (reply.ok) this.#is(reply.value);
    // What was seen stays while the server is out of reach.
    else if (!this.room || !['offline', 'closing', 'too-fast'].includes(reply.trouble.code)) {
      this.trouble = reply.trouble;
      this.stop();
    }
  }

  join(seat?: string): Promise<Reply<unknown>> {
    return this.#do('POST', 'join', {
      ...(seat !== undefined && { seat }),
      ...(this.invite !== undefined && { invite: this.invite }),
    });
  }
  leave(): Promise<Reply<unknown>> {
    return this.#do('POST', 'leave');
  }
  ready(isReady: boolean, clientSeed: string): Promise<Reply<unknown>> {
    return this.#do('POST', 'ready', { isReady, ...(isReady && clientSeed !== '' && { clientSeed }) });
  }
  /** The host puts a bot into a seat, or frees it. */
  arrange(seat: string, bot: string | null): Promise<Reply<unknown>> {
    return this.#do('PUT', `seats/${encodeURIComponent(seat)}`, { bot });
  }
  /** Whoever takes the match off the table himself needs no word about it. */
  async cancel(): Promise<Reply<unknown>> {
    this.#isEnding = true;
    const reply = await call<unknown>('DELETE', `matches/${encodeURIComponent(this.id)}`);
    this.#isEnding = reply.ok;
    return reply;
  }

  async say(text: string): Promise<OnlineTrouble | undefined> {
    const reply = await this.#line.ask({ type: 'say', match: this.id, channel: 'table', text });
    if (reply.type === 'told') this.#heard(reply.value as TalkLine);
    return reply.type === 'refused' && 'code' in reply.refusal ? reply.refusal : undefined;
  }
  /** What was said before one came. */
  async recall(): Promise<void> {
    const reply = await call<readonly TalkLine[]>('GET', `matches/${encodeURIComponent(this.id)}/talk`);
    if (reply.ok) for (const line of reply.value) this.#heard(line);
  }

  async #do(method: string, path: string, body?: unknown): Promise<Reply<unknown>> {
    const reply = await call<unknown>(method, `matches/${encodeURIComponent(this.id)}/${path}`, body);
    await this.look();
    return reply;
  }

  #watch(): void {
    this.#told = undefined;
    this.#line.say({ type: 'watch', match: this.id });
  }

  #hear(message: FromServer): void {
    // Of a table that was taken away only this is told.
    if (message.type === 'lists') void this.look();
    if (!('match' in message) || message.match !== this.id) return;
    if (message.type === 'room') this.#is((this.#told = message.room));
    else if (message.type === 'room-patch') this.#change(message.patch);
    else if (message.type === 'said') this.#heard(message.line);
    else if (message.type === 'closed') this.#lookForOneself();
  }

  /** Whoever may not look on may be invited all the same. */
  #lookForOneself(): void {
    void this.look();
    this.#timer ??= setInterval(() => void this.look(), LOOK_EVERY);
  }

  #change(patch: Patch): void {
    if (!this.#told) return;
    this.#told = patched(this.#told, patch) as Room;
    this.#is(this.#told);
  }

  #is(room: Room): void {
    if (this.#isStopped) return;
    // What was asked for earlier may come later.
    const { room: known } = this;
    if (known && (room.revision < known.revision || (room.status === 'open' && known.status !== 'open'))) return;
    this.trouble = undefined;
    if (room.status !== 'open') this.stop();
    this.room = room;
  }

  #heard(line: TalkLine): void {
    if (this.talk.some(({ id }) => id === line.id)) return;
    this.talk = [...this.talk, line].sort((a, b) => a.id - b.id);
  }
}
