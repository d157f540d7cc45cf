import type {
  Came,
  Company,
  CompanyDialog,
  CompanyParts,
  Consent,
  NoticeChoice,
  NoticeWays,
  Proposal,
  Saying,
  StandingOrder,
} from '@hegemon/board/company/company.js';
import { isAskedOf } from '@hegemon/board/company/consents.js';
import type { Seat } from '@hegemon/kernel';
import type { Channels, Me, Order } from '@hegemon/protocol/client';
import { call, type OnlineTrouble, type Reply } from '../online/api.js';
import type { Line } from '../online/line.svelte.js';
import { pushState } from '../online/push.js';
import type { TableRoom } from '../online/table-room.svelte.js';
import { consentOf, membersOf, sayingOf } from './members.js';

interface Around {
  readonly match: string;
  readonly line: Pick<Line, 'state' | 'records' | 'deeds' | 'ahead' | 'me'>;
  readonly table: TableRoom;
  readonly parts: CompanyParts;
  /** What went wrong, in the reader's language. */
  words(trouble: OnlineTrouble): string;
  /** Somebody must be somebody before he sits down. Says whether he is. */
  enter(): Promise<boolean>;
  /** Who sits here, as the server knows him now. */
  look(): Promise<Me | null>;
}

/** The company of a match on a server. */
export class OnlineCompany implements Company {
  readonly #around: Around;
  dialog = $state<CompanyDialog | undefined>();
  sorry = $state<string | undefined>();
  #orders = $state.raw<readonly StandingOrder[]>([]);
  #here = $state(Date.now());
  readonly #room = $derived.by(() => this.#around.table.room);
  readonly members: Company['members'] = $derived(this.#room ? membersOf(this.#room) : {});
  readonly consents: readonly Consent[] = $derived(this.#room?.accords.map(consentOf) ?? []);
  readonly talk: readonly Saying[] = $derived.by(() => this.#around.table.talk.map(sayingOf));
  readonly unread: readonly Saying[] = $derived.by(() => this.#around.table.unread.map(sayingOf));
  readonly isAsked: boolean = $derived.by(() => this.consents.some(each => isAskedOf(each, this.mine)));

  constructor(around: Around) {
    this.#around = around;
  }

  /** Until the returned function is called the clocks are looked at. */
  tick(): () => void {
    const timer = setInterval(() => {
      this.#here = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }

  get parts(): CompanyParts {
    return this.#around.parts;
  }
  get mine(): Seat | undefined {
    return this.#room?.mine ?? undefined;
  }
  get formerly(): Seat | undefined {
    const { me } = this.#around.line;
    return me ? this.#room?.seats.find(({ person, lost }) => lost !== null && person?.id === me.id)?.seat : undefined;
  }
  get isOver(): boolean {
    return this.#room?.status === 'over';
  }
  get hasRematch(): boolean {
    return typeof this.#room?.rematch === 'string';
  }
  get isRated(): boolean {
    return this.#room?.terms.isRated === true;
  }
  get isPaused(): boolean {
    return typeof this.#room?.paused === 'number';
  }
  get hasHints(): boolean {
    return this.#room?.terms.hints !== false;
  }
  get hasWhispers(): boolean {
    return this.#room?.terms.whispers === true;
  }
  get watchers(): number {
    return this.#room?.watchers ?? 0;
  }
  get delay(): number {
    const { terms } = this.#room ?? {};
    return terms?.watching === 'late' ? terms.delay : 0;
  }
  get short(): number {
    return (this.#room?.terms.pace.bank ?? 0) / 4;
  }
  get connection(): Company['connection'] {
    const { state, records } = this.#around.line;
    if (state === 'open' && records) return records.code === 'storage-full' ? 'full' : 'away';
    return state === 'closed' ? 'opening' : state;
  }
  get underWay(): number {
    return this.#around.line.deeds;
  }
  get now(): number {
    return this.#here + this.#around.line.ahead;
  }

  propose(proposal: Proposal): Came {
    return this.#do('POST', 'accords', proposal);
  }
  vote(id: string, agrees: boolean): Came {
    return this.#do('PUT', `accords/${encodeURIComponent(id)}/vote`, { agrees });
  }
  withdraw(id: string): Came {
    return this.#do('DELETE', `accords/${encodeURIComponent(id)}`);
  }
  resign(): Came {
    return this.#do('POST', 'resign');
  }
  async take(seat: Seat): Came {
    return (await this.#around.enter()) ? this.#do('POST', 'take', { seat }) : undefined;
  }

  get hasEarlierTalk(): boolean {
    return this.#around.table.hasEarlier;
  }
  async say(channel: string, text: string): Came {
    const trouble = await this.#around.table.say(channel, text);
    return trouble && this.#around.words(trouble);
  }
  earlierTalk(): Promise<void> {
    return this.#around.table.earlier();
  }
  markRead(channel: string, id: number): void {
    this.#around.table.markRead(channel, id);
  }

  get orders(): readonly StandingOrder[] {
    return this.#orders;
  }
  /** What one has ordered before; asked for whenever one sits down. */
  async recallOrders(): Promise<void> {
    const reply = await this.#call<{ readonly orders: readonly Order[] }>('GET', 'orders');
    this.#orders = reply.ok ? (reply.value.orders as readonly StandingOrder[]) : [];
  }
  async order(orders: readonly StandingOrder[]): Came {
    const reply = await this.#call('PUT', 'orders', { orders });
    if (!reply.ok) return this.#around.words(reply.trouble);
    this.#orders = orders;
    return undefined;
  }

  async notices(): Promise<NoticeChoice | undefined> {
    const [reply, me, push] = await Promise.all([
      this.#call<{ readonly notify: Channels | null }>('GET', 'notify'),
      this.#around.look(),
      pushState(),
    ]);
    if (!reply.ok || !me) return undefined;
    const { notify: usual, webhook } = me.settings;
    // Another browser of his may be told, where this one is not.
    const open = { mail: me.isMailConfirmed, webhook: webhook !== null, push: push === 'on' || usual.push };
    return { usual, ...(reply.value.notify && { here: reply.value.notify }), open };
  }
  chooseNotices(ways: NoticeWays | undefined): Came {
    return this.#do('PUT', 'notify', { notify: ways ?? null });
  }

  #call<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    return call<T>(method, `matches/${encodeURIComponent(this.#around.match)}/${path}`, body);
  }
  async #do(method: string, path: string, body?: unknown): Came {
    const reply = await this.#call(method, path, body);
    return reply.ok ? undefined : this.#around.words(reply.trouble);
  }
}
