import { sampleAnswer } from '@hegemon/kernel';
import type { Bot } from './bot.js';

/** Any answer that is offered, the kinds equally often. */
export const random: Bot = {
  name: 'random',
  level: 'random',
  limit: 0,
  decide: ({ decision }, draw) => ({ answer: sampleAnswer(decision, draw), nodes: 0 }),
};
