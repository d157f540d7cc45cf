import { type Bot, greedyWith } from '@hegemon/bots';
import { sampleAnswer } from '@hegemon/kernel';

/** Bots that go wrong, each in its own way. They stand where a planner stands: below them there is a greedy one. */
const bad = (name: string, decide: Bot['decide']): Bot => ({ name, level: 'planner', limit: 200, decide });

export const thrower = bad('thrower', () => {
  throw new Error('out of ideas');
});
/** Tries the same thing for ever: it is stopped by its limit. */
export const circler = bad('circler', ({ game, seat, imagine }) => {
  for (;;) game.apply(imagine('0'.repeat(32)), { seat, kind: 'no-such-thing' });
});
/** Does not even touch the game: only a clock can stop it. */
export const dreamer = bad('dreamer', () => {
  for (;;);
});
export const babbler = bad('babbler', () => ({ answer: { kind: 'conquer', arg: 'atlantis' }, nodes: 0 }));
export const mute = bad('mute', () => undefined as never);
/** Says how far it is, very often, and takes a while. */
export const chatterer = bad('chatterer', ({ decision }, random, tell) => {
  for (let i = 0; i < 50_000; i++) tell?.(i / 50_000);
  return { answer: sampleAnswer(decision, random), nodes: 0 };
});

const budget = { candidates: 4, samples: 1, nodes: 12, steps: 4, followUps: 2 };
export const greedy: Bot = { ...greedyWith({ budget }), name: 'greedy' };
