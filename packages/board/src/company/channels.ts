import type { Seat } from '@hegemon/kernel';
import type { Company, Saying } from './company.js';

export const TABLE = 'table';

/** The name of the channel between seats; whoever names them, it is the same. */
export const channelOf = (...seats: readonly Seat[]): string => [...seats].sort().join(',');
/** Who hears a channel besides oneself; nobody in particular hears the table. */
export const othersIn = (channel: string, mine: Seat | undefined): readonly Seat[] =>
  channel === TABLE ? [] : channel.split(',').filter(seat => seat !== mine);

/** The channels there are for somebody: the table, one with each other person, and those in which something was said. */
export const channelsOf = (
  { mine, members, hasWhispers, talk }: Pick<Company, 'mine' | 'members' | 'hasWhispers' | 'talk'>,
  seats: readonly Seat[],
): readonly string[] => {
  const people = seats.filter(seat => seat !== mine && members[seat]?.person !== undefined);
  const pairs = mine !== undefined && hasWhispers ? people.map(seat => channelOf(mine, seat)) : [];
  const said = talk.map(({ channel }) => channel);
  return [...new Set([TABLE, ...pairs, ...said])];
};

export const saidIn = (talk: readonly Saying[], channel: string): readonly Saying[] =>
  talk.filter(each => each.channel === channel);
