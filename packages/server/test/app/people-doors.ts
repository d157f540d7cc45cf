import type { Who } from '../../src/routes/guard.js';
import { PASSWORD } from '../support/app.js';

/** Each door, whom it is for, and what it answers: to nobody, to a guest, to a member, to a member's token. */
type Row = readonly [method: string, path: string, who: Who, body: Body, statuses: readonly number[]];
type Body = object | (() => object) | undefined;
let newcomers = 0;
const newcomer = () => ({ name: `Newcomer ${++newcomers}`, password: PASSWORD });
export const PEOPLE_DOORS: readonly Row[] = [
  ['POST', '/api/guests', 'visitor', {}, [201, 403, 403, 403]],
  ['POST', '/api/register', 'visitor', newcomer, [201, 201, 403, 403]],
  ['POST', '/api/login', 'visitor', { name: 'Other', password: PASSWORD }, [200, 200, 200, 403]],
  ['POST', '/api/logout', 'himself', undefined, [401, 204, 204, 403]],
  ['POST', '/api/logout/everywhere', 'himself', undefined, [401, 204, 204, 403]],
  ['POST', '/api/mail/confirm', 'visitor', { token: 'none' }, [410, 410, 410, 403]],
  ['POST', '/api/password/forgotten', 'visitor', { mail: 'a@example.org' }, [202, 202, 202, 403]],
  ['POST', '/api/password/reset', 'visitor', { token: 'x', password: PASSWORD }, [410, 410, 410, 403]],
  ['GET', '/api/me', 'signed-in', undefined, [401, 200, 200, 200]],
  ['PATCH', '/api/me', 'signed-in', { digest: 5 }, [401, 200, 200, 200]],
  ['DELETE', '/api/me', 'himself', undefined, [401, 204, 204, 403]],
  ['PUT', '/api/me/password', 'member', { old: PASSWORD, password: PASSWORD }, [401, 403, 204, 403]],
  ['PUT', '/api/me/mail', 'member', { mail: null, password: PASSWORD }, [401, 403, 200, 403]],
  // Nobody writes to whoever has no address.
  ['POST', '/api/me/mail/letter', 'member', undefined, [401, 403, 400, 403]],
  ['GET', '/api/me/tokens', 'himself', undefined, [401, 200, 200, 403]],
  ['POST', '/api/me/tokens', 'himself', { name: 'bot' }, [401, 201, 201, 403]],
  ['DELETE', '/api/me/tokens/:id', 'himself', undefined, [401, 204, 204, 403]],
  ['GET', '/api/people/:name', 'anybody', undefined, [200, 200, 200, 200]],
  ['GET', '/api/blocks', 'signed-in', undefined, [401, 200, 200, 200]],
  ['POST', '/api/blocks', 'signed-in', { name: 'Other' }, [401, 204, 204, 204]],
  ['DELETE', '/api/blocks/:name', 'signed-in', undefined, [401, 204, 204, 204]],
];
