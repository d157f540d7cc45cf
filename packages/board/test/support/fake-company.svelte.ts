import type {
  Came,
  Company,
  CompanyDialog,
  Consent,
  Member,
  NoticeChoice,
  NoticeWays,
  Proposal,
  Saying,
  StandingOrder,
} from '../../src/company/company.js';
import { isAskedOf } from '../../src/company/consents.js';
import { companyParts } from '../../src/company/parts.js';

export const memberOf = (seat: string, change: Partial<Member> = {}): Member => ({
  seat,
  person: { red: 'Anna', blue: 'Bert', green: 'Cleo' }[seat] ?? seat,
  presence: 'here',
  isFree: false,
  ...change,
});
export const sayingOf = (id: number, change: Partial<Saying> = {}): Saying => ({
  id,
  channel: 'table',
  name: 'Bert',
  seat: 'blue',
  text: `word ${id}`,
  at: 1_000_000 + id * 1000,
  ...change,
});
export const consentOf = (kind: Consent['kind'], change: Partial<Consent> = {}): Consent => ({
  id: kind,
  kind,
  seat: 'blue',
  needed: ['red', 'blue'],
  votes: { blue: true },
  ...change,
});

/** People elsewhere, who do what the test tells them. */
export class FakeCompany implements Company {
  readonly parts = companyParts;
  members = $state.raw<Company['members']>({ red: memberOf('red'), blue: memberOf('blue') });
  mine = $state<string | undefined>('red');
  formerly = $state<string | undefined>();
  isOver = $state(false);
  hasRematch = $state(false);
  isRated = $state(false);
  isPaused = $state(false);
  hasHints = $state(true);
  hasWhispers = $state(true);
  watchers = $state(0);
  delay = $state(0);
  short = $state(60_000);
  connection = $state<Company['connection']>('open');
  underWay = $state(0);
  now = $state(1_000_000);
  dialog = $state<CompanyDialog | undefined>();
  sorry = $state<string | undefined>();
  consents = $state.raw<readonly Consent[]>([]);
  talk = $state.raw<readonly Saying[]>([]);
  read = $state.raw<Readonly<Record<string, number>>>({});
  hasEarlierTalk = $state(false);
  orders = $state.raw<readonly StandingOrder[]>([]);
  readonly unread = $derived(
    this.talk.filter(({ channel, id, seat }) => seat !== this.mine && id > (this.read[channel] ?? 0)),
  );
  readonly isAsked = $derived(this.consents.some(each => isAskedOf(each, this.mine)));
  /** What was asked of it, in order. */
  readonly deeds: unknown[] = [];
  /** What it says to the next of them. */
  answer: string | undefined;

  #did(...deed: readonly unknown[]): Came {
    this.deeds.push(deed);
    return Promise.resolve(this.answer);
  }
  propose = (proposal: Proposal): Came => this.#did('propose', proposal);
  vote = (id: string, agrees: boolean): Came => this.#did('vote', id, agrees);
  withdraw = (id: string): Came => this.#did('withdraw', id);
  resign = (): Came => this.#did('resign');
  take = (seat: string): Came => this.#did('take', seat);
  say = (channel: string, text: string): Came => this.#did('say', channel, text);
  earlierTalk = async (): Promise<void> => void this.deeds.push(['earlier']);
  markRead(channel: string, id: number): void {
    this.read = { ...this.read, [channel]: id };
  }
  order(orders: readonly StandingOrder[]): Came {
    if (this.answer === undefined) this.orders = orders;
    return this.#did('order', orders);
  }
  noticed: NoticeChoice | undefined;
  notices = async (): Promise<NoticeChoice | undefined> => this.noticed;
  chooseNotices = (ways: NoticeWays | undefined): Came => this.#did('notices', ways);
}
