import type { Desk, Trouble } from '@hegemon/host';
import type { Result } from '@hegemon/kernel';
import { call } from './api.js';
import { troubleAtTable } from './table-trouble.js';

const good = <T>(value: T) => ({ ok: true, value }) as const;
const bad = <F>(fault: F) => ({ ok: false, fault }) as const;

/** What is asked of the desk in this browser: what-if boards and files live there. */
export type Home = Pick<Desk, 'games' | 'bots' | 'matches' | 'create' | 'remove' | 'imported'>;

/** The match file, as far as whoever asks may have it. */
export const fileOfMatch = async (id: string): Promise<Result<string, Trouble>> => {
  const reply = await call<unknown>('GET', `matches/${id}/file`);
  return reply.ok ? good(`${JSON.stringify(reply.value)}\n`) : bad(troubleAtTable(reply.trouble));
};

/** A board of one's own in this browser, with all that was hidden dealt anew by the server. */
export const branchedOff = async (
  home: Home,
  match: string,
  at: number,
  chairs: Parameters<Desk['branch']>[1],
): Promise<Result<string, Trouble>> => {
  const reply = await call<{ readonly file: string }>('POST', `matches/${match}/branch`, { at, chairs });
  if (!reply.ok) return bad(troubleAtTable(reply.trouble));
  const taken = await home.imported(reply.value.file);
  return taken.ok ? taken : bad({ code: 'broken-record' });
};

/** Not the server's word: the file is played through here, entry by entry, and not kept. */
export const playedThrough = async (home: Home, id: string): ReturnType<Desk['verified']> => {
  const text = await fileOfMatch(id);
  if (!text.ok) return text.fault;
  const { entries } = JSON.parse(text.value) as { readonly entries: readonly unknown[] };
  const known = await home.matches();
  const taken = await home.imported(text.value);
  if (taken.ok) {
    if (!known.some(match => match.id === taken.value)) await home.remove(taken.value);
    return { ok: true, entries: entries.length };
  }
  const { fault } = taken;
  if (fault.what === 'difference') return { ok: false, entries: entries.length, firstDifference: fault.difference };
  return { code: 'broken-record' };
};
