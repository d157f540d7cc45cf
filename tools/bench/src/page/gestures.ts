import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

const BEAT = 1000 / 60;
const BEATS = 120;

type Mouse = Parameters<CDPSession['send']>[1] & { type: string };

/** Sixty times a second, as a hand does, whether or not the page has dealt with what came before. */
const beating = async (session: CDPSession, eventAt: (beat: number) => object): Promise<void> => {
  const began = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let beat = 1; beat <= BEATS; beat++) {
    sent.push(session.send('Input.dispatchMouseEvent', eventAt(beat) as never));
    await wait(Math.max(0, began + beat * BEAT - performance.now()));
  }
  await Promise.all(sent);
};

export type Gesture = (page: Page, session: CDPSession) => Promise<void>;

/** The map is taken and led around in a loop for two seconds. */
export const pan: Gesture = async (page, session) => {
  const [x, y] = await middleOf(page);
  const at = (beat: number): { x: number; y: number } => {
    const turn = (beat / BEATS) * 2 * Math.PI;
    return { x: x + 260 * Math.sin(turn * 2), y: y + 120 * Math.sin(turn * 3) };
  };
  const hand = { button: 'left', buttons: 1, pointerType: 'mouse' } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...hand, clickCount: 1, x, y });
  await beating(session, beat => ({ type: 'mouseMoved', ...hand, ...at(beat) }));
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...hand, clickCount: 1, ...at(BEATS) });
};

/** The wheel turns for a second towards the map and for a second away from it. */
export const zoom: Gesture = async (page, session) => {
  const [x, y] = await middleOf(page);
  await beating(session, beat => ({ type: 'mouseWheel', x, y, deltaX: 0, deltaY: beat <= BEATS / 2 ? -14 : 14 }));
};

/** Where nothing of the page lies upon the map. */
const middleOf = async (page: Page): Promise<[number, number]> => {
  const { width, height } = page.viewportSize()!;
  return [width * 0.46, height * 0.42];
};
