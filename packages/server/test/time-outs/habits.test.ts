import type { Settings } from '@hegemon/protocol';
import { describe, expect, test } from 'vitest';
import { DAY, freePace, HOUR, type Player, quietServer, Scene } from '../accords/scenes.js';

const PACE = freePace({ bank: 4 * HOUR, increment: HOUR, cap: 8 * HOUR, nights: true, vacation: 3 });

describe.each(['sqlite', 'postgres'] as const)('nights and vacations (%s)', kind => {
  const begun = async () =>
    Scene.begun(await quietServer(kind), { people: 2, terms: { pace: PACE, timeout: 'forfeit' } });
  const sleeps = async (who: Player, change: Partial<Settings>) =>
    expect(await who.call('PATCH', '/api/me', change)).toMatchObject({ status: 200 });
  const minutes = (hours: number) => hours * 60;

  test('contracts 5: a clock stands still in the night of whoever is asked', async () => {
    const scene = await begun();
    const noon = scene.clock.now();
    const thinker = await scene.asked();
    // Noon in London is seven in New York: his night begins in two hours, and lasts eight.
    await sleeps(thinker, { zone: 'America/New_York', night: { from: minutes(9), to: minutes(17) } });
    expect(await scene.clockJob()).toBe(noon + 11 * HOUR);
    await scene.later(10 * HOUR);
    expect(await scene.room()).toMatchObject({ status: 'running' });
    await scene.later(2 * HOUR - 1);
    expect(await scene.room()).toMatchObject({ status: 'running' });
    await scene.later(1);
    expect(await scene.room()).toMatchObject({ status: 'over', outcome: { how: 'forfeit' } });
  });

  test('contracts 5: what was used up stays used up when somebody names other nights', async () => {
    const scene = await begun();
    const thinker = await scene.asked();
    await scene.later(2 * HOUR);
    // As if he had slept since noon.
    await sleeps(thinker, { night: { from: minutes(11), to: minutes(15) } });
    const now = scene.clock.now();
    expect(await scene.seatRow(thinker.seat)).toMatchObject({ bank: 2 * HOUR, since: now });
    const { clock } = (await scene.room()).seats.find(({ seat }) => seat === thinker.seat)!;
    expect(clock).toMatchObject({ left: 2 * HOUR, isRunning: false, rests: 'night', until: now + 3 * HOUR });
    expect(await scene.clockJob()).toBe(now + 2 * HOUR);
    // And back again: nothing is gained by it.
    await scene.later(HOUR);
    await sleeps(thinker, { night: null });
    expect(await scene.seatRow(thinker.seat)).toMatchObject({ bank: 2 * HOUR, since: scene.clock.now() });
  });

  test('contracts 5: vacations stop the clock for as many days as were agreed', async () => {
    const scene = await begun();
    const thinker = await scene.asked();
    await scene.later(HOUR);
    const from = scene.clock.now();
    await sleeps(thinker, { vacations: [{ from, to: from + 10 * DAY }] });
    await scene.later(3 * DAY + 3 * HOUR - 1);
    expect(await scene.room()).toMatchObject({ status: 'running' });
    await scene.later(1);
    expect(await scene.room()).toMatchObject({ status: 'over' });
  });

  test('contracts 5: every table learns of it, also where he is not asked at present', async () => {
    const scene = await begun();
    const thinker = await scene.asked();
    const other = scene.players.find(each => each !== thinker)!;
    await sleeps(other, { night: { from: minutes(12), to: minutes(20) } });
    while ((await scene.asked()) === thinker) await scene.answer(thinker);
    const { clock } = (await scene.room()).seats.find(({ seat }) => seat === other.seat)!;
    expect(clock).toMatchObject({ rests: 'night', until: scene.clock.now() + 12 * HOUR });
    expect(await scene.clockJob()).toBe(scene.clock.now() + 11 * HOUR);
  });

  test('contracts 5: other settings leave clocks alone', async () => {
    const scene = await begun();
    const thinker = await scene.asked();
    const before = await scene.seatRow(thinker.seat);
    const { revision } = await scene.room();
    await scene.later(HOUR);
    await sleeps(thinker, { language: 'de' });
    expect(await scene.seatRow(thinker.seat)).toEqual(before);
    expect(await scene.room()).toMatchObject({ revision });
  });

  test('contracts 5: while people play and change their nights at once, nobody waits for ever', async () => {
    const scene = await begun();
    for (const each of scene.players) await scene.listens(each);
    const changes = async (who: Player): Promise<void> => {
      for (let i = 0; i < 12; i++) await sleeps(who, { night: { from: i, to: i + 60 } });
    };
    const plays = async (): Promise<void> => {
      for (let played = 0; played < 12; ) {
        const { body } = await scene.answer(await scene.asked());
        // Somebody may be faster time and again; then he is told so, and nothing was done.
        if (body.trouble) expect(body).toEqual({ trouble: { code: 'stale' } });
        else played++;
      }
    };
    await Promise.all([plays(), ...scene.players.map(changes)]);
    expect(await scene.room()).toMatchObject({ version: 13 });
    await scene.verified();
  });
});
