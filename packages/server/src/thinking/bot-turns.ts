import { type Decided, Ladder, type Thinker } from '@hegemon/host';
import { bad, good, type Result, type Seat } from '@hegemon/kernel';
import type { Trouble } from '@hegemon/protocol';
import type { House } from '../house.js';
import type { Attempt, Work } from '../jobs/jobs.js';
import { type Acting, whyNotRunning } from '../tables/acting.js';
import type { Live } from '../tables/live.js';
import type { Tables } from '../tables/tables.js';
import { botJobOf } from './asked.js';

interface Turn {
  readonly bot: string;
  readonly seat: Seat;
  readonly n: number;
  readonly decided: Promise<Decided>;
  stop(): void;
}

/** An open question to a bot. */
const questionToBot = (live: Live): { readonly seat: Seat; readonly n: number; readonly bot: string } | undefined => {
  if (whyNotRunning(live)) return undefined;
  for (const { seat, n } of live.match.game.pending(live.match.state)) {
    const bot = live.botAt(seat);
    if (bot !== undefined) return { seat, n, bot };
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
      const asked = questionToBot(live);
      if (!asked) return bad(QUIET);
      const { seat, n, bot } = asked;
      const ladder = new Ladder(live.match, house.bots, thinker, ({ code, facts }) =>
        house.log.warn({ match, seat, code, ...facts }, 'a bot has failed'),
      );
      const job = ladder.ask(asked, bot, share => house.relay.shout({ about: 'thinking', match, seat, bot, share }));
      return good({ seat, n, bot, decided: job.done, stop: job.stop });
    });

  const taken = async (match: string, { seat, n, bot, decided }: Turn): Promise<void> => {
    const { thought } = await decided;
    const acted = await acting.answerOfBot(match, bot, seat, n, thought.answer);
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
      const { seat, bot, stop } = turn.value;
      house.relay.shout({ about: 'thinking', match, seat, bot });
      signal.addEventListener('abort', stop, { once: true });
      try {
        await taken(match, turn.value);
      } finally {
        signal.removeEventListener('abort', stop);
        house.relay.shout({ about: 'thinking', match, seat, bot, isDone: true });
      }
    }
    throw new Error('the server is being stopped');
  };
};
