import { asking, button, call, done, type Frame, go, type Procedure, pick } from '@hegemon/kernel';
import type { Ability, Naming } from '../../cards/ability.js';
import { CARD_ABILITY } from '../../cards/register.js';
import { pointsOf, TECHNOLOGY } from '../../catalog.js';
import { makePoints, turnCard } from '../../deeds/cards.js';
import { tell } from '../../events.js';
import { beginPayment, beginWindow, type UseCall } from '../../frames/uses.js';
import { type CardId, COLOURS, type Colour, type TechnologyId } from '../../ids.js';
import { othersFrom } from '../../rules/seating.js';
import type { MU } from '../../state.js';
import { TECHNOLOGY_ACTIVITY } from '../../technologies/register.js';
import type { Cost, Use } from '../../uses.js';

interface UseFrame extends Frame<'begin' | 'name' | 'price' | 'turn' | 'window' | 'effect' | 'close'>, UseCall {
  proc: 'use';
}
const ask = asking<MU, UseFrame>();

/** What is being used just now lies on top. */
const current = (g: MU): Use => g.uses[g.uses.length - 1];
const abilityOf = ({ what, as }: Use): Ability | undefined =>
  as === 'technology' ? TECHNOLOGY_ACTIVITY[what as TechnologyId] : CARD_ABILITY[what as CardId];

/** @rule MU A-tp Which of two colours, if the card leaves the choice. */
const colour: Naming = {
  prompt: 'name-colour',
  offer: (_, use) => [pick('name', coloursOf(use.what as CardId))],
};
const coloursOf = (card: CardId): readonly Colour[] =>
  COLOURS.filter(each => pointsOf(card).some(points => points[each] !== undefined));

const namingsOf = (use: Use): readonly Naming[] => (use.as === 'points' ? [colour] : (abilityOf(use)?.names ?? []));

const costOf = (use: Use): Cost => {
  const florin = use.as === 'points' ? 0 : (abilityOf(use)?.price ?? 0);
  if (use.as !== 'technology') return { points: {}, florin };
  const { activation } = TECHNOLOGY[use.what as TechnologyId];
  return { points: activation.tp > 0 ? { [activation.colour]: activation.tp } : {}, florin };
};

const carryOut = (g: MU, use: Use): Frame | undefined => {
  if (use.as !== 'points') return abilityOf(use)?.carryOut(g, use) ?? undefined;
  const chosen = use.named[0] as Colour;
  const points = pointsOf(use.what as CardId).find(each => each[chosen] !== undefined);
  makePoints(g, use.seat, chosen, points?.[chosen] ?? 0);
  return undefined;
};

const refrain = (g: MU): { done: unknown } => {
  g.uses.pop();
  return done(false);
};

/** @rule MU A-use Named, paid, turned, perhaps cancelled, carried out: in this order. */
export const use: Procedure<MU, UseFrame> = {
  name: 'use',
  rule: 'MU A-use',
  steps: {
    begin(g, f) {
      g.uses.push(f.use);
    },
    name: ask({
      rule: 'MU A-use',
      prompt: 'name-for-use',
      seats: g => (current(g).named.length < namingsOf(current(g)).length ? [current(g).seat] : []),
      offer(g) {
        const now = current(g);
        return [...namingsOf(now)[now.named.length].offer(g, now), button('refrain')];
      },
      facts(g) {
        const now = current(g);
        return { what: now.what, as: now.as, wanted: namingsOf(now)[now.named.length].prompt };
      },
      take: {
        name(g, _f, arg) {
          current(g).named.push(arg as string);
          return go('name');
        },
        'name-some'(g, _f, arg) {
          current(g).named.push(arg as string[]);
          return go('name');
        },
        'name-amount'(g, _f, arg) {
          current(g).named.push(arg as number);
          return go('name');
        },
        refrain: g => refrain(g),
      },
    }),
    price(g, f) {
      const cost = costOf(current(g));
      f.returned = true;
      if (cost.florin === 0 && Object.keys(cost.points).length === 0) return;
      return call(beginPayment(current(g).seat, cost, current(g).what));
    },
    turn(g, f) {
      if (f.returned !== true) return refrain(g);
      const { seat: player, what, as, window, by, of } = current(g);
      if (as === 'technology') {
        tell(g, 'technology-used', { player, technology: what as TechnologyId, ...(of && { of }) });
        return;
      }
      if (by === undefined) turnCard(g, what as CardId);
      tell(g, 'card-used', { player, card: what as CardId, as, window, ...(by && { by }) });
    },
    /** MU window.card-used */
    window(g) {
      const now = current(g);
      if (now.as === 'technology' || abilityOf(now)?.isCopying) return;
      return call(beginWindow('card-used', othersFrom(g, now.seat)));
    },
    effect(g) {
      const now = g.uses.pop()!;
      if (now.isCancelled) return;
      const frame = carryOut(g, now);
      return frame && call(frame);
    },
    close: () => done(true),
  },
};
