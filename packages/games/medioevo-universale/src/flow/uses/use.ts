import { asking, button, call, copy, done, type Frame, go, isOpen, type Procedure, pick } from '@hegemon/kernel';
import type { Naming } from '../../cards/ability.js';
import { pointsOf, TECHNOLOGY } from '../../catalog.js';
import { makePoints, turnCard } from '../../deeds/cards.js';
import { takeRoll, throwDice } from '../../deeds/rolls.js';
import { tell } from '../../events.js';
import { beginPayment, beginUse, beginWindow, type UseCall } from '../../frames/uses.js';
import { type CardId, COLOURS, type Colour, type TechnologyId } from '../../ids.js';
import { orderFrom, othersFrom } from '../../rules/seating.js';
import type { MU } from '../../state.js';
import { abilityOf, copyable, copyOf, mannersOf } from '../../uses/usable.js';
import type { Cost, Use } from '../../uses.js';

interface UseFrame
  extends Frame<
      | 'begin'
      | 'next'
      | 'name'
      | 'price'
      | 'turn'
      | 'window'
      | 'roll'
      | 'read'
      | 'nextAfter'
      | 'nameAfter'
      | 'effect'
      | 'close'
    >,
    UseCall {
  proc: 'use';
}
const ask = asking<MU, UseFrame>();

/** What is being used just now lies on top. */
const current = (g: MU): Use => g.uses[g.uses.length - 1];

/** @rule MU A-tp Which of two colours, if the card leaves the choice. */
const colour: Naming = {
  prompt: 'name-colour',
  offer: (_, use) => [pick('name', coloursOf(use.what as CardId))],
};
const coloursOf = (card: CardId): readonly Colour[] =>
  COLOURS.filter(each => pointsOf(card).some(points => points[each] !== undefined));

/** @rule MU card.44 Which card or technology is used by means of this one. */
const copied: Naming = {
  prompt: 'name-copied',
  offer: (g, use) => [pick('name', copyable(g, use))],
};

/** @rule MU tech.missionaries Which of the two it is used for. */
const manner: Naming = {
  prompt: 'name-manner',
  isOptional: true,
  offer: (g, use) => [pick('name', mannersOf(g, use))],
};

const namingsOf = (use: Use): readonly Naming[] => {
  if (use.as === 'points') return [colour];
  const ability = abilityOf(use);
  return [
    ...(ability?.copies ? [copied] : []),
    ...(use.what === 'missionaries' ? [manner] : []),
    ...(ability?.names ?? []),
  ];
};

/** What is still to be named when the dice lie. */
const afterwards = (use: Use): readonly Naming[] => {
  const named = use.named.length - namingsOf(use).length;
  return (abilityOf(use)?.namesAfter ?? []).slice(named);
};

const costOf = (use: Use): Cost => {
  const florin = use.as === 'points' ? 0 : (abilityOf(use)?.price ?? 0);
  if (use.as !== 'technology') return { points: {}, florin };
  const { activation } = TECHNOLOGY[use.what as TechnologyId];
  return { points: activation.tp > 0 ? { [activation.colour]: activation.tp } : {}, florin };
};

const carryOut = (g: MU, use: Use): Frame | undefined => {
  const ability = abilityOf(use);
  if (ability?.copies && use.as !== 'points') {
    ability.carryOut(g, use);
    const copy = copyOf(g, use, use.named[0] as CardId | TechnologyId);
    return beginUse(copy.seat, copy.what, copy.as, copy.window, {
      ...(copy.by && { by: copy.by }),
      ...(copy.of && { of: copy.of }),
      // MU card.59 Which of its points was named second.
      ...(use.what === 'realm-59' && use.named[1] && { besides: use.named[1] as Colour }),
    });
  }
  if (use.besides) give(g, use, use.besides);
  if (use.as !== 'points') return ability?.carryOut(g, use) ?? undefined;
  give(g, use, use.named[0] as Colour);
  return undefined;
};
/** @rule MU A-tp What is printed on the card in this colour. */
const give = (g: MU, { seat, what }: Use, chosen: Colour): void => {
  const points = pointsOf(what as CardId).find(each => each[chosen] !== undefined);
  makePoints(g, seat, chosen, points?.[chosen] ?? 0);
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
      g.uses.push(copy(f.use));
    },
    next(g) {
      const now = current(g);
      for (const naming of namingsOf(now).slice(now.named.length)) {
        if (!naming.isOptional || naming.offer(g, now).some(isOpen)) return;
        now.named.push(null);
      }
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
          return go('next');
        },
        'name-some'(g, _f, arg) {
          current(g).named.push(arg as string[]);
          return go('next');
        },
        'name-amount'(g, _f, arg) {
          current(g).named.push(arg as number);
          return go('next');
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
      if (now.as === 'technology' || (now.as === 'ability' && abilityOf(now)?.copies)) return;
      return call(beginWindow('card-used', othersFrom(g, now.seat)));
    },
    /** MU window.die-rolled */
    roll(g) {
      const { roll } = abilityOf(current(g)) ?? {};
      const { seat, as, isCancelled } = current(g);
      if (!roll || as === 'points' || isCancelled) return go('effect');
      throwDice(g, seat, roll.sides, roll.what);
      return call(beginWindow('die-rolled', orderFrom(g, seat)));
    },
    read(g) {
      current(g).dice = [...takeRoll(g)];
    },
    nextAfter(g) {
      const now = current(g);
      for (const naming of afterwards(now)) {
        if (naming.offer(g, now).some(isOpen)) return;
        now.named.push(null);
      }
    },
    nameAfter: ask({
      rule: 'MU A-use',
      prompt: 'name-after-dice',
      seats: g => (afterwards(current(g)).length > 0 ? [current(g).seat] : []),
      offer: g => afterwards(current(g))[0].offer(g, current(g)),
      facts(g) {
        const now = current(g);
        return { what: now.what, dice: now.dice ?? [], wanted: afterwards(now)[0].prompt };
      },
      take: {
        name(g, _f, arg) {
          current(g).named.push(arg as string);
          return go('nextAfter');
        },
        'name-some'(g, _f, arg) {
          current(g).named.push(arg as string[]);
          return go('nextAfter');
        },
        'name-amount'(g, _f, arg) {
          current(g).named.push(arg as number);
          return go('nextAfter');
        },
      },
    }),
    effect(g) {
      const now = g.uses.pop()!;
      if (now.isCancelled) return;
      const frame = carryOut(g, now);
      return frame && call(frame);
    },
    close: () => done(true),
  },
};
