import { bad, good, type Result } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import type { AccordRow } from '../store/schema.js';
import type { Cause, SeatChange } from '../tables/aftermath.js';
import { restsAt } from '../tables/clocks.js';
import type { Live } from '../tables/live.js';
import { reckoned } from '../time/bank.js';
import { type AccordKind, aboutOf, kindOf } from './about.js';
import { giveUp, STAND_IN } from './giving-up.js';

type Conclusion = Pick<Cause, 'change' | 'seats'>;
type Concluding = (live: Live, accord: AccordRow, at: string, now: number) => Result<Conclusion, Trouble>;

/** Everybody who has not lost shares the victory; bots too, or people would beat them by agreeing on it. */
const draw: Concluding = (live, { seat }, at) => {
  const winners = live.kept.seats.filter(({ lost }) => lost === null).map(row => row.seat);
  live.match.close('draw', winners, { at }, seat);
  return good({});
};

const abandon: Concluding = (live, { seat }, at) => {
  live.match.close('abandoned', [], { at }, seat);
  return good({});
};

const rewind: Concluding = (live, accord, at) => {
  const { entry = 0 } = aboutOf(accord);
  return 'refused' in live.match.rewind(accord.seat, entry, { at }) ? bad({ code: 'stale' }) : good({});
};

const pause: Concluding = (_live, _accord, _at, now) => good({ change: { paused: now } });

/** What was used up before the pause stays used up; the pause itself costs nobody anything. */
const resume: Concluding = ({ kept }, _accord, _at, now) => {
  const seats = kept.seats
    .filter(({ since }) => since !== null)
    .map((row): SeatChange => ({ seat: row.seat, ...reckoned(row, kept.terms.pace, restsAt(kept, row), now) }));
  return good({ change: { paused: null }, seats });
};

/** Nothing of whoever sat there is left for the next. A seat that is free is played by a bot until somebody takes it. */
const replace: Concluding = (live, accord, at) => {
  const { other = accord.seat, bot } = aboutOf(accord);
  live.match.sit(other, { kind: 'bot', name: bot ?? STAND_IN }, 'replaced', { at });
  const sitter = bot === undefined ? { bot: null, stand_in: STAND_IN } : { bot, stand_in: null };
  return good({
    seats: [{ seat: other, person: null, ...sitter, orders_json: '[]', notify_json: null, seen_version: 0 }],
  });
};

const late: Concluding = (live, accord, at) =>
  good({ seats: giveUp(live, [aboutOf(accord).other ?? accord.seat], 'forfeit', at) });

const CONCLUSIONS: Readonly<Record<AccordKind, Concluding>> = { draw, rewind, pause, resume, replace, abandon, late };

/** Does what was agreed on. */
export const concluded: Concluding = (live, accord, at, now) => CONCLUSIONS[kindOf(accord)](live, accord, at, now);
