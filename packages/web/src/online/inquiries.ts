import type { Findings, Inquiry } from '@hegemon/protocol/client';
import type { Asking, Line } from './line.svelte.js';

/** So often, and after so long, somebody who has asked too much at once asks again. */
const TRIES = 5;
const BREATH = 400;

interface Manner {
  /** Told how far it has come. */
  readonly share?: (share: number) => void;
  /** Nobody wants to know any longer. */
  readonly signal?: AbortSignal;
}

/** Asks about matches. Whatever is not answered is undefined: the table goes on without it. */
export class Inquiries {
  readonly #line: Pick<Line, 'ask' | 'neverMind'>;

  constructor(line: Pick<Line, 'ask' | 'neverMind'>) {
    this.#line = line;
  }

  async ask<I extends Inquiry>(
    match: string,
    inquiry: I,
    { share, signal }: Manner = {},
  ): Promise<Findings[I['what']] | undefined> {
    for (let tries = 0; tries < TRIES && !signal?.aborted; tries++) {
      const asked = this.#line.ask({ type: 'ask', match, inquiry } as Asking, share);
      const callOff = (): void => this.#line.neverMind(asked.id);
      signal?.addEventListener('abort', callOff);
      const reply = await asked;
      signal?.removeEventListener('abort', callOff);
      if (reply.type === 'told') return reply.value as Findings[I['what']];
      const isTooFast = reply.type === 'refused' && 'code' in reply.refusal && reply.refusal.code === 'too-fast';
      if (!isTooFast) return undefined;
      await new Promise(resolve => setTimeout(resolve, BREATH));
    }
    return undefined;
  }
}
