import type { Company, Consent, Member, Saying, SeatClock } from '@hegemon/board/company/company.js';
import type { AccordLine, ClockLine, Room, SeatLine, TalkLine } from '@hegemon/protocol/client';
import type { Around } from '../online/following.js';

const clockOf = ({ left, isRunning, until, rests }: ClockLine): SeatClock => ({
  left,
  isRunning,
  ...(until !== null && { until }),
  ...(rests && { rests }),
});

const memberOf = ({ seat, person, bot, standIn, lost, presence, clock }: SeatLine): Member => ({
  seat,
  ...(person && { person: person.name }),
  // Whoever has given up is named, and a bot plays there.
  presence: person && bot === null ? presence : 'bot',
  ...(clock && { clock: clockOf(clock) }),
  ...(lost && { lost }),
  isFree: person === null && bot === null && standIn !== null,
});

/** Who sits at the table, as the table shows it. */
export const membersOf = ({ seats }: Room): Company['members'] =>
  Object.fromEntries(seats.map(line => [line.seat, memberOf(line)]));

export const consentOf = ({ id, kind, seat, entry, other, bot, needed, votes }: AccordLine): Consent => ({
  id,
  kind,
  seat,
  ...(entry !== undefined && { entry }),
  ...(other !== undefined && { other }),
  ...(bot !== undefined && { bot }),
  needed,
  votes,
});

export const sayingOf = ({ id, channel, person, seat, text, at }: TalkLine): Saying => ({
  id,
  channel,
  name: person.name,
  ...(seat !== null && { seat }),
  text,
  at,
});

/** What the desk has to know besides the match. Where strength is measured nobody lets a bot play, but one may be sent home. */
export const aroundOf = (room: Room | undefined): Around => {
  const standIns = Object.fromEntries(
    room?.seats.flatMap(({ seat, person, standIn }) => (person && standIn !== null ? [[seat, standIn]] : [])) ?? [],
  );
  const mine = room?.mine ?? undefined;
  const isOwn = mine !== undefined && (!room?.terms.isRated || standIns[mine] !== undefined);
  return {
    own: isOwn ? [mine] : [],
    standIns,
    isPaused: room !== undefined && room.paused !== null && room.status === 'running',
  };
};
