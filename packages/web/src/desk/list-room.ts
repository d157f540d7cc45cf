import { type Desk, listDesk } from '@hegemon/host';
import type { Message, Request } from './messages.js';
import { serve } from './serve.js';
import { shelfFor } from './shelf.js';

/** What the start page asks for. For this much nobody has to play or to think. */
export const LISTED: ReadonlySet<Request['verb']> = new Set(['games', 'matches']);

export const openListRoom = (post: (message: Message) => void): ((request: Request) => void) => {
  const desk = listDesk(shelfFor(news => post({ type: 'news', news })));
  return request => void serve(desk as Desk, request, post);
};
