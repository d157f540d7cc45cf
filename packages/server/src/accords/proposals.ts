import { bad, good, type Result, type Seat } from '@hegemon/kernel';
import type { NewAccord, Trouble } from '@hegemon/protocol';
import type { Live } from '../tables/live.js';
import type { About } from './about.js';
import { isPersons, neededFor, seatsOfPeople } from './holding.js';

/** So many of one seat may be open at once. */
const MOST = 3;

type Proposal = Result<Omit<About, 'needed'>, Trouble>;
const refused = (why: string, facts: Trouble['facts'] = {}): Result<never, Trouble> =>
  bad({ code: 'not-allowed', facts: { why, ...facts } });
const malformed = (path: string): Result<never, Trouble> => bad({ code: 'malformed', facts: { path } });

/** Beyond the boundary somebody has learned something; where strength is measured that stands. */
const rewind = (live: Live, { entry }: NewAccord): Proposal => {
  if (live.kept.terms.isRated) return refused('rated');
  if (entry === undefined || entry >= live.version) return malformed('/entry');
  // Taken back already, or no answer at all.
  if (!live.match.line.includes(entry)) return bad({ code: 'stale', facts: { entry } });
  return good({ entry, version: live.version });
};

const replace = (live: Live, { other, bot }: NewAccord, isBot: (name: string) => boolean): Proposal => {
  // Whoever goes in a rated match has lost it.
  if (live.kept.terms.isRated) return refused('rated');
  const row = live.kept.seats.find(({ seat }) => seat === other);
  if (other === undefined || !row || !isPersons(row)) return malformed('/other');
  if (bot !== undefined && !isBot(bot)) return bad({ code: 'unknown-bot', facts: { bot } });
  if (seatsOfPeople(live.kept).length < 2) return refused('alone');
  return good({ other, ...(bot !== undefined && { bot }) });
};

/** What somebody proposes, if it can be proposed now; whether he may is asked elsewhere. */
const proposalOf = (live: Live, seat: Seat, wish: NewAccord, isBot: (name: string) => boolean): Proposal => {
  const { paused } = live.kept.row;
  switch (wish.kind) {
    case 'rewind':
      return rewind(live, wish);
    case 'replace':
      return replace(live, wish, isBot);
    case 'pause':
      return paused === null ? good({}) : bad({ code: 'paused' });
    case 'resume':
      return paused === null ? refused('not-paused') : good({});
    case 'draw':
      // There is nobody to agree with.
      return neededFor('draw', live.kept, seat).length < 2 ? refused('alone') : good({});
    case 'abandon':
      return good({});
  }
};

/** What an accord of this seat would be about. */
export const aboutFor = (
  live: Live,
  seat: Seat,
  wish: NewAccord,
  isBot: (name: string) => boolean,
): Result<About, Trouble> => {
  const open = live.kept.accords.find(({ kind }) => kind === wish.kind);
  if (open) return refused('open', { accord: open.id });
  if (live.kept.accords.filter(row => row.seat === seat && row.kind !== 'late').length >= MOST)
    return refused('too-many');
  const proposal = proposalOf(live, seat, wish, isBot);
  if (!proposal.ok) return proposal;
  return good({ ...proposal.value, needed: neededFor(wish.kind, live.kept, seat, proposal.value.other) });
};
