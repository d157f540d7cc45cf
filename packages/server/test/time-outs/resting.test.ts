import type { Settings } from '@hegemon/protocol';
import { describe, expect, test } from 'vitest';
import { DAY, freePace, HOUR, MINUTE, type Player, quietServer, Scene, troubleOf } from '../accords/scenes.js';

const PACE = freePace({ bank: 4 * HOUR, increment: HOUR, cap: 8 * HOUR, nights: true, vacation: 3 });
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

describe.each(['sqlite', 'postgres'] as const)('who would rest for ever (%s)', kind => {
  const begun = async () =>
    Scene.begun(await quietServer(kind), { people: 2, terms: { pace: PACE, timeout: 'forfeit' } });
  const wishes = (who: Player, change: Partial<Settings>) => who.call('PATCH', '/api/me', change);

  test('contracts 5: days of vacation that were taken stay taken, whatever vacations are named afterwards', async () => {
    const scene = await begun();
    const thinker = await scene.asked();
    const from = scene.clock.now();
    await wishes(thinker, { vacations: [{ from, to: from + 2 * DAY }] });
    await scene.later(2 * DAY);
    // Two of three days are used up: naming others, or none in between, does not bring them back.
    await wishes(thinker, { vacations: [] });
    const now = scene.clock.now();
    expect(await wishes(thinker, { vacations: [{ from: now, to: now + 30 * DAY }] })).toMatchObject({
      status: 200,
      body: { settings: { vacations: [{ from: now, to: now + 30 * DAY }] } },
    });
    await scene.later(DAY + 4 * HOUR - 1);
    expect(await scene.room()).toMatchObject({ status: 'running' });
    await scene.later(1);
    expect(await scene.room()).toMatchObject({ status: 'over', outcome: { how: 'forfeit' } });
  });

  test('contracts 5: nobody moves his night along with the day while others wait for him', async () => {
    const scene = await begun();
    const thinker = await scene.asked();
    expect(await wishes(thinker, { night: hours(12, 0) })).toMatchObject({ status: 200 });
    await scene.later(10 * MINUTE);
    // He may correct himself.
    expect(await wishes(thinker, { night: hours(12, 23) })).toMatchObject({ status: 200 });
    await scene.later(11 * HOUR);
    const late = await wishes(thinker, { night: hours(23, 11) });
    expect([late.status, troubleOf(late)]).toMatchObject([429, { code: 'too-fast', facts: { path: '/night' } }]);
    expect(await wishes(thinker, { zone: 'Asia/Tokyo' })).toMatchObject({ status: 429 });
    // Not to sleep at all is no advantage, and other things are his to change.
    expect(await wishes(thinker, { night: null, language: 'de' })).toMatchObject({ status: 200 });
    expect(await wishes(thinker, { night: hours(23, 11) })).toMatchObject({ status: 429 });
    await scene.later(4 * HOUR);
    expect(await scene.room()).toMatchObject({ status: 'over' });
    // Where nobody waits for him he may sleep when he likes.
    expect(await wishes(thinker, { night: hours(23, 11) })).toMatchObject({ status: 200 });
  });
});
