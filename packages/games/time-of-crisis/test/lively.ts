import { type Answer, type Choice, type Decision, type Random, sampleArg } from '@hegemon/kernel';

/**
 * How gladly each kind is chosen. Blind chance ends its turn before much has happened; this player buys, builds and
 * fights, so that random games reach pretenders, full armies and every card.
 */
const EAGERNESS: Readonly<Record<string, number>> = {
  'end-actions': 0.3,
  'end-purchases': 0.1,
  'keep-rest': 6,
  'discard-card': 0.5,
  'play-card': 12,
  'leave-capital': 0.4,
  'enter-capital': 2,
  'recall-governor': 0.3,
  'buy-card': 30,
  'trash-card': 1,
  'use-pretender': 40,
  'use-praetorian-guard': 20,
  'declare-damnatio': 3,
  'place-governor': 12,
  'increase-support': 10,
  'build-improvement': 12,
  'initiate-battle': 8,
  'move-army': 6,
};
const PREFERRED_CARDS = ['pretender', 'praetorian-guard', 'damnatio-memoriae', 'foederati', 'mob', 'flanking-maneuver'];

const weigh = (c: Choice): number => EAGERNESS[c.kind] ?? 5;

const argOf = (c: Choice, random: Random): Answer => {
  if (c.kind === 'buy-card' && c.shape === 'pick' && random(2) === 0) {
    const dear = PREFERRED_CARDS.find(card => c.of.includes(card));
    if (dear) return { kind: c.kind, arg: dear };
  }
  if (c.kind === 'stake-senate' && c.shape === 'amount') return { kind: c.kind, arg: c.max };
  const arg = sampleArg(c, random);
  return arg === undefined ? { kind: c.kind } : { kind: c.kind, arg };
};

export const livelyPlayer = (_: unknown, { choices }: Decision, random: Random): Answer => {
  const weights = choices.map(c => Math.round(10 * weigh(c)));
  let left = random(weights.reduce((sum, weight) => sum + weight, 0));
  for (let i = 0; i < choices.length; i++) {
    if (left < weights[i]) return argOf(choices[i], random);
    left -= weights[i];
  }
  throw new Error('nothing is offered');
};
