import type { BotAbout, GameAbout } from '@hegemon/host';
import { call, type Reply } from './api.js';

/** What can be played on the server. */
export interface Offered {
  readonly games: readonly GameAbout[];
  readonly bots: readonly BotAbout[];
  /** It can send letters: for notices, and to whoever has forgotten his password. */
  readonly letters: boolean;
}

let asked: Promise<Reply<Offered>> | undefined;

/** Asked once. That there is no server is remembered; one that is out of reach for the moment is asked again. */
export const offered = (): Promise<Reply<Offered>> => {
  asked ??= call<Offered>('GET', 'games').then(reply => {
    if (!reply.ok && reply.trouble.code !== 'no-server') asked = undefined;
    return reply;
  });
  return asked;
};

/** Is there a server behind this page, or is it one of plain files? Without a network nobody needs to be asked. */
export const hasServer = async (): Promise<boolean> => navigator.onLine && (await offered()).ok;
