import type { Desk } from '@hegemon/host';
import type { Message, Request } from './messages.js';

/** Answers one request. Whatever goes wrong is sent back, so that nobody waits for ever. */
export const serve = async (
  desk: Desk,
  { id, verb, args }: Request,
  post: (message: Message) => void,
): Promise<void> => {
  try {
    const ask = desk[verb] as (...args: readonly unknown[]) => Promise<unknown>;
    post({ type: 'reply', id, value: await ask.apply(desk, args as unknown[]) });
  } catch (fault) {
    post({ type: 'failed', id, message: fault instanceof Error ? fault.message : String(fault) });
  }
};
