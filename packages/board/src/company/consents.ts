import type { Line } from '@hegemon/host';
import type { Seat } from '@hegemon/kernel';
import type { Company, Consent, Member } from './company.js';

/** Is his word still awaited? About his own seat anybody may decide alone. */
export const isAskedOf = ({ kind, other, needed, votes }: Consent, seat: Seat | undefined): boolean => {
  if (seat === undefined || votes[seat] !== undefined) return false;
  return needed.includes(seat) || (kind === 'replace' && other === seat);
};
/** How somebody has voted so far. */
export const voteOf = ({ votes }: Consent, seat: Seat): 'yes' | 'no' | 'open' =>
  votes[seat] === undefined ? 'open' : votes[seat] ? 'yes' : 'no';
/** What the table asks of itself nobody takes back. */
export const isWithdrawable = ({ kind, seat }: Consent, mine: Seat | undefined): boolean =>
  kind !== 'late' && seat === mine;

/** An answer that stands, and could be taken back; what it was may be a secret. */
const isStanding = ({ seat, isUndone, takesBack, sat, closed }: Line): boolean =>
  seat !== undefined && !isUndone && takesBack === undefined && !sat && !closed;

/**
 * Before which entry play would go back: in a position of the past, before the first answer after it; otherwise before the
 * last of one's own.
 */
export const rewindEntry = (lines: readonly Line[], at: number, mine: Seat | undefined): Line | undefined => {
  const isPast = at < lines.length - 1;
  if (isPast) return lines.find(line => line.n > at && isStanding(line));
  return lines.findLast(line => line.seat === mine && isStanding(line));
};

/** It is not open any more: was it agreed on? */
export const hasComeAbout = (
  { kind, other }: Consent,
  { isOver, isPaused, members }: Pick<Company, 'isOver' | 'isPaused' | 'members'>,
  lines: readonly Line[],
): boolean => {
  const whose = other === undefined ? undefined : members[other];
  switch (kind) {
    case 'draw':
    case 'abandon':
      return isOver;
    case 'pause':
      return isPaused;
    case 'resume':
      return !isPaused;
    case 'replace':
      return whose?.person === undefined;
    case 'late':
      return whose?.lost !== undefined;
    case 'rewind':
      return lines.at(-1)?.byConsent === true;
  }
};

/** How many answers stand from this entry on. */
export const stepsFrom = (lines: readonly Line[], n: number): number =>
  lines.filter(line => line.n >= n && isStanding(line)).length;

export const peopleIn = (members: Company['members']): readonly Member[] =>
  Object.values(members).filter(({ person, lost }) => person !== undefined && !lost);

/** What can be asked of the others now. */
export const proposable = ({
  mine,
  isOver,
  isRated,
  isPaused,
  members,
  consents,
}: Pick<Company, 'mine' | 'isOver' | 'isRated' | 'isPaused' | 'members' | 'consents'>) => {
  const isPlaying = mine !== undefined && !isOver;
  const isNew = (kind: Consent['kind']): boolean => isPlaying && !consents.some(each => each.kind === kind);
  const hasOthers = peopleIn(members).length > 1;
  return {
    draw: isNew('draw') && hasOthers,
    rewind: isNew('rewind') && !isRated,
    pause: isNew('pause') && !isPaused,
    resume: isNew('resume') && isPaused,
    replace: isNew('replace') && hasOthers && !isRated,
    abandon: isNew('abandon'),
    resign: isPlaying,
  };
};
