import type { MatchLine } from '@hegemon/protocol/client';

/** How a match stands for whoever looks at its line. */
export type Standing =
  | { readonly state: 'over'; readonly winners: readonly string[] }
  | { readonly state: 'open'; readonly free: number }
  | { readonly state: 'yours'; readonly due: number | null }
  | { readonly state: 'waits'; readonly names: readonly string[] }
  | { readonly state: 'bots' };

type Seat = MatchLine['seats'][number];

/** Who decides for a seat, by name; bots by theirs. */
const sitterOf = ({ person, bot, standIn }: Seat, botName: (bot: string) => string): string =>
  standIn !== null ? botName(standIn) : (person?.name ?? (bot === null ? '' : botName(bot)));

const isPerson = ({ person, standIn }: Seat): boolean => person !== null && standIn === null;

export const standingOf = (line: MatchLine, botName: (bot: string) => string): Standing => {
  const { status, seats, waiting, mine, due, outcome } = line;
  if (status === 'over') {
    const winners = seats.filter(({ seat }) => outcome?.winners.includes(seat));
    return { state: 'over', winners: winners.map(each => each.person?.name ?? sitterOf(each, botName)) };
  }
  if (status === 'open') {
    return { state: 'open', free: seats.filter(({ person, bot }) => person === null && bot === null).length };
  }
  const asked = seats.filter(each => waiting.includes(each.seat) && isPerson(each));
  if (asked.some(({ seat }) => seat === mine)) return { state: 'yours', due };
  if (asked.length === 0) return { state: 'bots' };
  return { state: 'waits', names: asked.map(each => sitterOf(each, botName)) };
};

/** Is this one's own answer awaited? */
export const isAwaited = (line: MatchLine): boolean => standingOf(line, bot => bot).state === 'yours';

/** Time is getting short: less than a quarter of what one begins with. */
export const isUrgent = ({ terms: { pace }, due }: MatchLine, now: number): boolean =>
  due !== null && due - now < pace.bank / 4;
