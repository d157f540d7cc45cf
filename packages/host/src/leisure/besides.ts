import type { Session } from '../session.js';
import { askAtLeisure, isStillIdle } from './asking.js';
import { type Idle, Idling } from './idling.js';
import type { Besides, Driver } from './parts.js';

/** Nobody is held up by what bots do beside the game, so nobody is told that somebody thinks. */
export const besidesAt = (session: Session, driver: Driver): Besides => {
  const { match, sitting } = session;
  const idling = new Idling(match);
  const next = (): Idle | undefined => idling.next(sitting.botSeats);

  const take = async (idle: Idle): Promise<void> => {
    const { seat } = idle;
    const bot = sitting.botAt(seat) ?? '';
    const isDue = (): boolean => driver.isAt(session) && sitting.botAt(seat) === bot && isStillIdle(match, idle);
    await driver.beat(isDue);
    if (!isDue()) return;
    const job = askAtLeisure(match, driver.thinker, driver.ladderOf(session), idle, bot);
    const decided = await driver.awaited(job, isDue);
    if (decided) await driver.give(session, seat, decided, isDue);
  };

  return {
    session,
    async settle() {
      for (let idle = next(); idle && driver.isAt(session); idle = next()) await take(idle);
    },
  };
};
