import { PACES, type Terms } from '@hegemon/protocol';
import type { Person } from './person.js';

export const TERMS: Terms = {
  pace: PACES.none,
  timeout: 'stand-in',
  watching: 'open',
  delay: 0,
  isRated: false,
  hints: true,
  whispers: true,
};
/** In the order in which they sit down. */
const SEATS = ['green', 'blue', 'yellow', 'red'] as const;

export interface NewTable {
  readonly people: readonly Person[];
  readonly bots?: readonly string[];
  readonly terms?: Partial<Terms>;
  readonly title?: string;
}

/** A short match of the first game that has begun, with these people in its first seats. Bears that servers die meanwhile. */
export const begunMatch = async ({ people, bots = [], terms, title }: NewTable): Promise<string> => {
  const [host, ...others] = people;
  const seats = SEATS.slice(0, people.length + bots.length);
  const chairs = Object.fromEntries(
    seats.map((seat, i) => {
      if (i === 0) return [seat, { kind: 'me' }];
      return [seat, i < people.length ? { kind: 'open' } : { kind: 'bot', bot: bots[i - people.length] }];
    }),
  );
  const made = await host.ask('POST', '/api/matches', {
    game: 'time-of-crisis',
    options: { players: seats.length, 'short-game': true },
    terms: { ...TERMS, ...terms },
    chairs,
    isListed: true,
    ...(title !== undefined && { title }),
  });
  if (made.status !== 201) throw new Error(`no match was made: ${JSON.stringify(made.body)}`);
  const { id } = made.body as { readonly id: string };
  for (const person of others) await settled(person, `/api/matches/${id}/join`, {}, 'seat-taken');
  for (const person of people) await settled(person, `/api/matches/${id}/ready`, { isReady: true }, 'not-running');
  return id;
};

/** What was done before, and whose answer was lost, is done. */
const settled = async (person: Person, path: string, body: object, done: string): Promise<void> => {
  const { status, body: reply } = await person.ask('POST', path, body);
  if (status !== 200 && reply.trouble?.code !== done) throw new Error(`${path}: ${JSON.stringify(reply)}`);
};
