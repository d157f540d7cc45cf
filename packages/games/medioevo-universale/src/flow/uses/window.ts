import {
  asking,
  button,
  call,
  done,
  type Frame,
  go,
  type Next,
  type Procedure,
  pick,
  whileStill,
} from '@hegemon/kernel';
import { beginUse, beginWindow, type UseCall, type WindowCall } from '../../frames/uses.js';
import type { AreaId, CardId, Player, TechnologyId, WindowId } from '../../ids.js';
import { isArmed } from '../../rules/arming.js';
import { arrivalOf } from '../../rules/barbarians.js';
import type { MU } from '../../state.js';
import { usableCards, usableTechnologies } from '../../uses/usable.js';

interface WindowFrame extends Frame<'begin' | 'next' | 'ask' | 'again'>, WindowCall {
  proc: 'window';
  /** What the seat that is asked thought better of: it is not offered again until something has happened, so that every window comes to an end. */
  tried?: (CardId | TechnologyId)[];
}
const ask = asking<MU, WindowFrame>();

/** Whoever makes a step says where to: a force, a trade vehicle, or barbarians. */
const STEPPING: readonly string[] = ['step', 'trade-step', 'arming'];
const goalOf = (g: MU): AreaId | undefined => {
  const f = g.flow.findLast(({ proc }) => STEPPING.includes(proc));
  return f && 'to' in f ? (f.to as AreaId) : undefined;
};
/** @rule MU A-windows-arming Where it happens, whoever does it, for those who want to be asked only in some places. */
const placeOf = (g: MU, kind: WindowId): AreaId | undefined => {
  if (kind === 'entered') return arrivalOf(g)?.at;
  return kind === 'move-step' ? goalOf(g) : g.trade?.at;
};

/** What has opened it, for the words: the card in use, or where somebody has come or is about to go. */
const occasionOf = (g: MU, kind: WindowId): { card?: CardId; of?: Player; at?: AreaId } => {
  if (kind === 'card-used') {
    const { seat, what } = (g.flow.findLast(({ proc }) => proc === 'use') as Frame & UseCall).use;
    return { card: what as CardId, of: seat };
  }
  const at = kind === 'entered' || kind === 'move-step' ? placeOf(g, kind) : undefined;
  return at === undefined ? {} : { at };
};

/** Technologies may be had by others as well: what one has thought better of is theirs to use. */
const hasTried = (f: WindowFrame, seat: Player, what: CardId | TechnologyId): boolean =>
  seat === f.waiting[0] && f.tried?.includes(what) === true;
const cardsFor = (g: MU, f: WindowFrame, seat: Player): readonly CardId[] =>
  usableCards(g, seat, f.kind).filter(card => !hasTried(f, seat, card));
const technologiesFor = (g: MU, f: WindowFrame, seat: Player): readonly TechnologyId[] =>
  usableTechnologies(g, seat, f.kind).filter(each => !hasTried(f, seat, each));
const hasUse = (g: MU, f: WindowFrame, seat: Player): boolean =>
  isArmed(g, seat, f.kind, placeOf(g, f.kind)) &&
  (cardsFor(g, f, seat).length > 0 || technologiesFor(g, f, seat).length > 0);

/**
 * MU A-windows-asked In a battle windows follow closely upon one another: where nobody has anything to use, none is laid down. What
 * was handed back before is forgotten, as after one that was.
 */
export const openWindow = (g: MU, f: Frame, kind: WindowId, order: readonly Player[]): Next<never> => {
  const opening = beginWindow(kind, order) as WindowFrame;
  const isOpen = whileStill(g, () => order.some(seat => g.order.includes(seat) && hasUse(g, opening, seat)));
  if (isOpen) return call(opening);
  delete f.returned;
  return undefined;
};

export const window: Procedure<MU, WindowFrame> = {
  name: 'window',
  rule: 'MU A-windows',
  steps: {
    begin(g, f) {
      f.order = f.order.filter(seat => g.order.includes(seat));
      f.waiting = [...f.order];
    },
    /** MU A-windows-asked Nobody is asked who has nothing to use. */
    next(g, f) {
      const first = whileStill(g, () => f.waiting.findIndex(seat => hasUse(g, f, seat)));
      if (first < 0) return done();
      if (first > 0) delete f.tried;
      f.waiting.splice(0, first);
    },
    ask: ask({
      rule: 'MU A-windows',
      prompt: 'window',
      seats: (_, f) => f.waiting.slice(0, 1),
      offer: (g, f, seat) => [
        pick('use-card', cardsFor(g, f, seat as Player)),
        pick('use-technology', technologiesFor(g, f, seat as Player)),
        button('pass'),
      ],
      facts: (g, f) => ({ window: f.kind, ...occasionOf(g, f.kind) }),
      take: {
        'use-card'(_, f, card, seat) {
          f.tried = [...(f.tried ?? []), card];
          return call(beginUse(seat as Player, card, 'ability', f.kind));
        },
        'use-technology'(_, f, technology, seat) {
          f.tried = [...(f.tried ?? []), technology];
          return call(beginUse(seat as Player, technology, 'technology', f.kind));
        },
        pass(_, f) {
          f.waiting.shift();
          delete f.tried;
          return go('next');
        },
      },
    }),
    /** MU A-windows-order After a use it begins again with the first seat. */
    again(_, f) {
      if (f.returned === true) {
        f.waiting = [...f.order];
        delete f.tried;
      }
      return go('next');
    },
  },
};
