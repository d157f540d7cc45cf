import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

const BEAT = 1000 / 60;
const BEATS = 120;
const TURN = 14;

type MouseEvent = Parameters<CDPSession['send']>[1] & object;
export type Gesture = (page: Page, session: CDPSession) => Promise<void>;

/** Sixty times a second, as a hand does, whether or not the page has dealt with what came before. */
const beating = async (session: CDPSession, beats: number, eventAt: (beat: number) => MouseEvent): Promise<void> => {
  const began = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let beat = 1; beat <= beats; beat++) {
    sent.push(session.send('Input.dispatchMouseEvent', eventAt(beat) as never));
    await wait(Math.max(0, began + beat * BEAT - performance.now()));
  }
  await Promise.all(sent);
};

/** Where nothing of the page lies upon the map. */
const middleOf = (page: Page): { x: number; y: number } => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return { x: Math.round(width * 0.46), y: Math.round(height * 0.42) };
};
const wheel = (page: Page, deltaY: number): MouseEvent => ({
  type: 'mouseWheel',
  ...middleOf(page),
  deltaX: 0,
  deltaY,
});

/** The wheel turns for a second towards the map and for a second away from it: three times as near, and back. */
export const zoom: Gesture = (page, session) =>
  beating(session, BEATS, beat => wheel(page, beat <= BEATS / 2 ? -TURN : TURN));

/** Near enough that the sheet is larger than the window and can be led anywhere. */
export const comeNearer: Gesture = (page, session) => beating(session, 25, () => wheel(page, -TURN));

/** A single notch; then the map comes to rest, and is drawn anew in its true size. */
export const touchWheel: Gesture = async (page, session) => {
  await beating(session, 1, () => wheel(page, -TURN));
  await page.waitForTimeout(900);
};

/** The map is taken and led around in a loop for two seconds. */
export const pan: Gesture = async (page, session) => {
  const { x, y } = middleOf(page);
  const at = (beat: number): { x: number; y: number } => {
    const turn = (beat / BEATS) * 2 * Math.PI;
    return { x: Math.round(x + 220 * Math.sin(turn * 2)), y: Math.round(y + 120 * Math.sin(turn * 3)) };
  };
  const hand = { button: 'left', buttons: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...hand, clickCount: 1, x, y });
  await beating(session, BEATS, beat => ({ type: 'mouseMoved', ...hand, ...at(beat) }));
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...hand, clickCount: 1, x, y });
};
