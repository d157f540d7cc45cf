import type { Desk } from '@hegemon/host';
import type { Message, Request } from './messages.js';

/** So often, in ms, it is said that a request is still being worked on: half of the time until the page gives up. */
const SIGN_OF_LIFE = 20_000;

/** Answers one request. Whatever goes wrong is sent back, so that nobody waits for ever. */
export const serve = async (
  desk: Desk,
  { id, verb, args }: Request,
  post: (message: Message) => void,
): Promise<void> => {
  const signs = setInterval(() => post({ type: 'busy' }), SIGN_OF_LIFE);
  try {
    const ask = desk[verb] as (...args: readonly unknown[]) => Promise<unknown>;
    post({ type: 'reply', id, value: await ask.apply(desk, args as unknown[]) });
  } catch (fault) {
    post({ type: 'failed', id, message: fault instanceof Error ? fault.message : String(fault) });
  } finally {
    clearInterval(signs);
  }
};
