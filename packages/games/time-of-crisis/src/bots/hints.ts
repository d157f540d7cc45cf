import type { Answer, Choice, Decision, Hint } from '@hegemon/kernel';
import { VALUE_OF } from '../catalog.js';
import type { CardId, Colour } from '../ids.js';
import type { ToC } from '../state.js';
import { type Rater, rateAction } from './hints/actions.js';
import { handsToTry } from './hints/hands.js';
import { isWonAsItLies, rateAttack, rateRegion } from './hints/military.js';
import { rateStake, stakedMilitary } from './hints/votes.js';

/** So little that it is tried now and then, and hardly ever chosen blindly. */
const HARDLY = 0.02;

const fixed =
  (weights: Readonly<Record<string, number>>): Rater =>
  (_g, _seat, { kind }) =>
    weights[kind] ?? 1;

/** Which answers look promising, by what is asked. Weights count against each other only. */
const RATERS: Readonly<Record<string, Rater>> = {
  'choose-action': rateAction,
  'move-to': (g, seat, { arg }, { facts }) => rateRegion(g, seat, String(facts?.army), String(arg)),
  attack: (g, seat, { arg }, { facts }) => rateAttack(g, seat, String(facts?.army), String(arg)),
  'stake-senate': (g, _seat, { arg }, decision) => rateStake(decision, Number(arg) + stakedMilitary(g), 0),
  // Senate points are asked for afterwards, and make up what is missing.
  'stake-military': (g, _seat, { arg }, decision) => rateStake(decision, Number(arg), g.points.senate),
  reroll: (g, _seat, { kind }) => ((kind === 'reroll') === isWonAsItLies(g) ? 0.5 : 8),
  advance: fixed({ advance: 6, stay: 1 }),
  'declare-damnatio': fixed({ 'declare-damnatio': 5, 'no-damnatio': 1 }),
  'install-governor': fixed({ 'install-governor': 10, 'leave-neutral': HARDLY }),
  reward: fixed({ 'take-support': 2, 'take-discount': 1 }),
  'declare-flanking': (_g, _seat, { arg }) => 1 + 2 * Number(arg),
  'pax-pick': (_g, _seat, { arg }) => VALUE_OF[arg as CardId] ** 2,
  'discard-more': (_g, _seat, { kind, arg }) =>
    kind === 'keep-rest' ? 10 : VALUE_OF[arg as CardId] === 1 ? 1 : 5 * HARDLY,
  // What is dear now comes back turn after turn; what is cheap stands in the way.
  shop: (_g, _seat, { kind, arg }) => {
    if (kind === 'buy-card') return 2 * VALUE_OF[arg as CardId] ** 2;
    if (kind === 'trash-card') return VALUE_OF[arg as CardId] === 1 ? 4 : HARDLY;
    return 0.5;
  },
};

export const hints = (g: ToC, decision: Decision): readonly Hint[] => {
  const { prompt, choices } = decision;
  const seat = decision.seat as Colour;
  if (prompt === 'refill-hand' || prompt === 'choose-start-hand') return handsToTry(decision);
  const rate = RATERS[prompt];
  if (!rate) return [];
  const found: Hint[] = [];
  for (const choice of choices) {
    for (const answer of answersOf(choice)) {
      found.push({ answer, weight: Math.max(HARDLY, rate(g, seat, answer, decision)) });
    }
  }
  return found;
};

const answersOf = (choice: Choice): Answer[] => {
  const { kind } = choice;
  if (choice.shape === 'button') return [{ kind }];
  if (choice.shape === 'pick') return choice.of.map(arg => ({ kind, arg }));
  if (choice.shape !== 'amount') return [];
  return Array.from({ length: choice.max - choice.min + 1 }, (_, i) => ({ kind, arg: choice.min + i }));
};
