import type { Page } from 'playwright-core';
import { chosenOf, dice, lookAt, type Offered, scrollOn, weigh } from './player.js';

/** How somebody plays: like a newcomer who tries everything, or in a hurry to be done with his turn. */
type Mood = 'curious' | 'hasty';
const hasty = (offer: Offered): number => {
  const isEnd = offer.kind !== undefined && /^(end|keep|play-on|stay|leave|no|done|pass|enough)\b/.test(offer.kind);
  return offer.act || isEnd ? 1000 : weigh(offer);
};
const MOODS: Readonly<Record<Mood, (offer: Offered) => number>> = { curious: weigh, hasty };

interface Play {
  readonly seed: number;
  readonly mood?: Mood;
  /** Asked before each touch; they stop also at the end of the match. */
  isEnough?(given: number): boolean | Promise<boolean>;
}
/** Longer than a busy machine needs for anything. */
const PATIENCE = 240_000;

/**
 * Whoever of them is asked answers by touching what is lit, as soon as it is lit. Says how many answers were given in all.
 */
export const playOut = async (pages: readonly Page[], { seed, mood = 'curious', isEnough }: Play): Promise<number> => {
  const next = dice(seed);
  const touched = new Set<Page>();
  const before = pages.map(() => '');
  let [given, idle, since] = [0, 0, Date.now()];
  for (;;) {
    const looks = await Promise.all(pages.map(lookAt));
    looks.forEach(({ entry, asked }, i) => {
      const now = `${entry}/${asked}`;
      if (now === before[i]) return;
      before[i] = now;
      since = Date.now();
      if (touched.delete(pages[i])) given += 1;
    });
    if (looks.every(({ isOver }) => isOver) || (await isEnough?.(given))) return given;
    if (Date.now() - since > PATIENCE) throw new Error(`nothing happens any more at ${before.join(', ')}`);
    const at = looks.findIndex(({ asked, isOver, offers }) => asked !== undefined && !isOver && offers.length > 0);
    const offer = at < 0 ? undefined : chosenOf(looks[at].offers, next, MOODS[mood]);
    if (offer) {
      idle = 0;
      touched.add(pages[at]);
      await pages[at].mouse.click(offer.x, offer.y);
    } else {
      // Bots are thinking, or what is asked lies farther down.
      await pages[0].waitForTimeout(20);
      if (++idle % 40 === 0) await Promise.all(pages.map(scrollOn));
      // A finger may have opened something else, because the table had changed under it: whoever is asked closes it.
      if (idle % 120 === 0)
        await Promise.all(
          pages.filter((_, i) => looks[i].asked !== undefined).map(page => page.keyboard.press('Escape')),
        );
    }
  }
};

/** Until so many answers were given in all. */
export const playTogether = async (pages: readonly Page[], answers: number, seed: number): Promise<void> => {
  await playOut(pages, { seed, isEnough: given => given >= answers });
};
