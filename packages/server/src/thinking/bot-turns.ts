import { type AnyMatch, type Asked, type Decided, Ladder, type Thinker } from '@hegemon/host';
import { askAtLeisure, type Idle, Idling } from '@hegemon/host/leisure';
import { bad, good, type Result } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Attempt, Work } from '../jobs/jobs.js';
import { type Acting, whyNotRunning } from '../tables/acting.js';
import type { Live } from '../tables/live.js';
import type { Tables } from '../tables/tables.js';
import { botJobOf } from './asked.js';

/** A question to a bot: one for which the game waits, or what it may do at leisure. */
interface ToBot {
  readonly bot: string;
  readonly asked: Asked | Idle;
}
interface Turn extends ToBot {
  /** Nothing, if there was nothing to do at leisure. */
  readonly decided: Promise<Decided | undefined>;
  stop(): void;
}

/** Who was asked at leisure in matches that are at hand. */
const IDLING = new WeakMap<AnyMatch, Idling>();
const idlingOf = (match: AnyMatch): Idling => {
  const idling = IDLING.get(match) ?? new Idling(match);
  IDLING.set(match, idling);
  return idling;
};

/** An open question to a bot. Whoever hopes for an answer has it before the game goes on. */
const questionToBot = (live: Live): ToBot | undefined => {
  if (whyNotRunning(live)) return undefined;
  const { match } = live;
  const idle = idlingOf(match).next(match.seats.filter(seat => live.botAt(seat) !== undefined));
  for (const asked of [...(idle ? [idle] : []), ...match.pending]) {
    const bot = live.botAt(asked.seat);
    if (bot !== undefined) return { asked, bot };
  }
  return undefined;
};

/** After so many milliseconds other tables have their turn: one where bots are alone would keep its place until the end. */
const TURN = 5000;
const QUIET: Trouble = { code: 'not-running' };

const goOnLater = ({ store, jobs, clock }: House, match: string): Promise<void> =>
  store.tx(tx => jobs.set(tx, { key: botJobOf(match), kind: 'bot', at: clock.now(), payload: { match } }));

/**
 * Lets the bots of one match play until a person is asked, or it is the turn of another match. Whoever has answered
 * meanwhile was faster, and is right.
 */
export const botTurns = (house: House, tables: Tables, acting: Acting, thinker: Thinker): Work => {
  const begun = (match: string): Promise<Result<Turn, Trouble>> =>
    tables.alone(match, async live => {
      const question = questionToBot(live);
      if (!question) return bad(QUIET);
      const { asked, bot } = question;
      const { seat } = asked;
      const ladder = new Ladder(live.match, house.bots, thinker, ({ code, facts }) =>
        house.log.warn({ match, seat, code, ...facts }, 'a bot has failed'),
      );
      if ('after' in asked) {
        const { done, stop } = askAtLeisure(live.match, thinker, ladder, asked, bot);
        return good({ ...question, decided: done, stop });
      }
      const job = ladder.ask(asked, bot, share => house.relay.shout({ about: 'thinking', match, seat, bot, share }));
      return good({ ...question, decided: job.done, stop: job.stop });
    });

  const taken = async (match: string, { asked, bot, decided }: Turn): Promise<void> => {
    const found = await decided;
    if (!found) return;
    const { answer } = found.thought;
    const acted = await ('after' in asked
      ? acting.answerOfBotAtLeisure(match, bot, asked, answer)
      : acting.answerOfBot(match, bot, asked.seat, asked.n, answer));
    const isStale = !acted.ok
      ? acted.fault.code === 'stale' || acted.fault.code === 'not-running'
      : 'refused' in acted.value;
    if (acted.ok || isStale) return;
    throw new Error(`the answer of ${bot} was not taken: ${acted.fault.code}`);
  };

  return async (payload: unknown, { signal }: Attempt) => {
    const { match } = payload as { readonly match: string };
    const until = house.clock.now() + TURN;
    while (!signal.aborted) {
      if (house.clock.now() >= until) return goOnLater(house, match);
      const turn = await begun(match);
      if (!turn.ok) {
        if (turn.fault === QUIET || turn.fault.code === 'no-such-match') return;
        throw new Error(turn.fault.code);
      }
      const { asked, bot, stop } = turn.value;
      const { seat } = asked;
      // Nobody waits for what is done at leisure, so nobody need know that somebody thinks.
      const isAwaited = !('after' in asked);
      if (isAwaited) house.relay.shout({ about: 'thinking', match, seat, bot });
      signal.addEventListener('abort', stop, { once: true });
      try {
        await taken(match, turn.value);
      } finally {
        signal.removeEventListener('abort', stop);
        if (isAwaited) house.relay.shout({ about: 'thinking', match, seat, bot, isDone: true });
      }
    }
    throw new Error('the server is being stopped');
  };
};
