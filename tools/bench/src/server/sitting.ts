import { PACES, type Terms } from '@hegemon/protocol';

const TERMS: Terms = {
  pace: PACES.none,
  timeout: 'stand-in',
  watching: 'open',
  delay: 0,
  isRated: false,
  hints: true,
  whispers: true,
};
const SEATS = ['green', 'blue', 'yellow', 'red'] as const;

const post = async (url: string, path: string, cookie: string | undefined, body: object): Promise<Response> => {
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'x-hegemon': '1', 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${await reply.text()}`);
  return reply;
};

/** The cookies of so many newcomers. */
export const guestsAt = async (url: string, count: number): Promise<readonly string[]> => {
  const cookies: string[] = [];
  while (cookies.length < count) {
    const replies = Array.from({ length: Math.min(20, count - cookies.length) }, () =>
      post(url, '/api/guests', undefined, {}),
    );
    for (const reply of await Promise.all(replies)) cookies.push(reply.headers.getSetCookie()[0].split(';')[0]);
  }
  return cookies;
};

/** A match of these people that has begun. */
export const matchOf = async (url: string, cookies: readonly string[]): Promise<string> => {
  const [host, ...others] = cookies;
  const seats = SEATS.slice(0, cookies.length);
  const made = await post(url, '/api/matches', host, {
    game: 'time-of-crisis',
    options: { players: seats.length },
    terms: TERMS,
    chairs: Object.fromEntries(seats.map((seat, i) => [seat, { kind: i === 0 ? 'me' : 'open' }])),
    isListed: true,
  });
  const { id } = (await made.json()) as { readonly id: string };
  for (const cookie of others) await post(url, `/api/matches/${id}/join`, cookie, {});
  for (const cookie of cookies) await post(url, `/api/matches/${id}/ready`, cookie, { isReady: true });
  return id;
};
