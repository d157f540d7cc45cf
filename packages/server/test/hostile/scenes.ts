import type { Server } from '../../src/server.js';
import { bearer, tokenOf, Visitor } from '../support/app.js';
import { TERMS } from '../support/starting.js';

/** How far a match is. `over`: by agreement. */
export type Stage = 'none' | 'open' | 'running' | 'over';

/** Everybody who may stand before a door. Where nobody may look on, whoever does not sit there is a stranger. */
export const ROLES = ['nobody there', 'nobody', 'stranger', 'onlooker', 'player', 'host', 'token'] as const;
export type Role = (typeof ROLES)[number];

/** The people of a house, each with a cookie, and the token of the one who plays. */
export const peopleOf = async ({ app }: Pick<Server, 'app'>) => {
  const guest = async (): Promise<Visitor> => {
    const visitor = new Visitor(app);
    await visitor.post('/api/guests', {});
    return visitor;
  };
  const [host, player, stranger] = [await guest(), await guest(), await guest()];
  return { nobody: new Visitor(app), host, player, stranger, token: (await tokenOf(player)).token };
};
export type People = Awaited<ReturnType<typeof peopleOf>>;

/** Places that stand in the address of a door. */
export interface Places {
  readonly id: string;
  readonly invite: string;
  /** Something the host has asked for. */
  readonly accord: string;
}

/** A match of these people at a stage; a third seat is free before it begins, and a bot's then. */
export const matchAt = async ({ host, player }: People, stage: Stage, watching: 'open' | 'closed'): Promise<Places> => {
  if (stage === 'none') return { id: 'none', invite: 'none', accord: 'none' };
  const made = await host.post('/api/matches', {
    game: 'time-of-crisis',
    options: { players: 3 },
    terms: { ...TERMS, watching },
    chairs: { green: { kind: 'me' }, blue: { kind: 'open' }, yellow: { kind: 'open' } },
    isListed: true,
  });
  const { id } = made.body as { readonly id: string };
  const at = `/api/matches/${id}`;
  const done = async (reply: Promise<{ readonly status: number; readonly body: unknown }>): Promise<unknown> => {
    const { status, body } = await reply;
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  };
  await done(player.post(`${at}/join`, { seat: 'blue' }));
  const { invite } = (await done(host.get(at))) as { readonly invite: string };
  if (stage === 'open') return { id, invite, accord: 'none' };
  await done(host.put(`${at}/seats/yellow`, { bot: 'random' }));
  for (const each of [host, player]) await done(each.post(`${at}/ready`, { isReady: true }));
  const { id: accord } = (await done(host.post(`${at}/accords`, { kind: 'draw' }))) as { readonly id: string };
  if (stage === 'over') await done(player.put(`${at}/accords/${accord}/vote`, { agrees: true }));
  return { id, invite, accord };
};

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}
/** What somebody in this role is answered. */
export const answerTo = async (
  { app }: Pick<Server, 'app'>,
  people: People,
  role: Role,
  [method, url, body]: readonly [method: string, url: string, body?: unknown],
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const who = { stranger: people.stranger, onlooker: people.stranger, player: people.player, host: people.host };
  const cookie = role in who ? who[role as keyof typeof who].cookie : undefined;
  const {
    statusCode,
    headers,
    body: text,
  } = await app.inject({
    method: method as 'GET',
    url,
    headers: {
      'x-hegemon': '1',
      ...(cookie !== undefined && { cookie: `hegemon=${cookie}` }),
      ...(role === 'token' && bearer(people.token).headers),
      ...more,
    },
    ...(body !== undefined && { payload: body as object }),
  });
  return { status: statusCode, type: String(headers['content-type']), text };
};
/** Strangers, and nobody there, stand before a match that is closed to them. */
export const watchingFor = (role: Role): 'open' | 'closed' =>
  role === 'stranger' || role === 'nobody there' ? 'closed' : 'open';
