import type { Sight } from '@hegemon/host';
import type { Arg, Seat } from '@hegemon/kernel';
import type { Terms } from '@hegemon/protocol';
import { expect } from 'vitest';
import { parleyListing } from '../../../host/test/support/parley.js';
import type { ParleyView } from '../../../kernel/test/support/parley.js';
import type { Server } from '../../src/server.js';
import type { Kind } from '../../src/store/kind.js';
import { actionId, served, Visitor } from '../support/serving.js';
import { TERMS } from '../support/terms.js';
import { UNLIMITED } from '../support/unlimited.js';

/** A match of the game with something to do at leisure: Ann and Bob, and a bot that plays by chance. */
export class Talks {
  readonly server: Server;
  readonly match: string;
  readonly people: Readonly<Record<Seat, Visitor>>;

  private constructor(server: Server, match: string, people: Readonly<Record<Seat, Visitor>>) {
    this.server = server;
    this.match = match;
    this.people = people;
  }

  static async begun(kind: Kind, { terms = {} }: { readonly terms?: Partial<Terms> } = {}): Promise<Talks> {
    const server = await served(kind, {}, { ...UNLIMITED, listings: [parleyListing()] });
    const [ann, bob] = [await Visitor.guest(server.url), await Visitor.guest(server.url)];
    const made = await ann.post('/api/matches', {
      game: 'parley',
      options: { players: 3 },
      terms: { ...TERMS, ...terms },
      chairs: { a: { kind: 'me' }, b: { kind: 'open' }, c: { kind: 'bot', bot: 'random' } },
      isListed: true,
    });
    expect(made).toMatchObject({ status: 201 });
    const at = `/api/matches/${made.body.id}`;
    expect(await bob.post(`${at}/join`, {})).toMatchObject({ status: 200 });
    for (const person of [ann, bob]) await person.post(`${at}/ready`, { isReady: true });
    return new Talks(server, made.body.id, { a: ann, b: bob });
  }

  path(rest: string): string {
    return `/api/matches/${this.match}/${rest}`;
  }
  async sight(seat: Seat): Promise<Sight<ParleyView>> {
    const { body } = await (this.people[seat] ?? new Visitor(this.server.url)).get(this.path('sight'));
    return body.sight;
  }
  /** What somebody does at leisure, as his page would say it. */
  async besides(seat: Seat, kind: string, arg?: Arg) {
    const { n = 0 } = (await this.sight(seat)).table.leisure ?? {};
    return this.act(seat, n, { kind, ...(arg !== undefined && { arg }) });
  }
  act(seat: Seat, n: number, answer: unknown) {
    return this.people[seat].post(this.path('actions'), { id: actionId(), n, answer });
  }
  /** What the game waits for. */
  async goes(seat: Seat, kind = 'pace') {
    const [{ n }] = (await this.sight(seat)).table.decisions;
    return this.act(seat, n, { kind });
  }
  /** Until what is expected has come. */
  async until(seat: Seat, holds: (sight: Sight<ParleyView>) => boolean): Promise<Sight<ParleyView>> {
    for (let i = 0; i < 600; i++) {
      const sight = await this.sight(seat);
      if (holds(sight)) return sight;
      await new Promise(resolve => setTimeout(resolve, 25));
    }
    throw new Error('it has not come');
  }
}
