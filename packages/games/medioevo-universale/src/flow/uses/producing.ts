import { call, done, type Frame, go, type Procedure } from '@hegemon/kernel';
import { figureOf } from '../../catalog.js';
import type { Points } from '../../data.js';
import { flipMarker, spendPoints } from '../../deeds/cards.js';
import { receive } from '../../deeds/money.js';
import { beginUse, type ProducingCall } from '../../frames/uses.js';
import { COLOURS, type Colour } from '../../ids.js';
import { isReady } from '../../rules/cards.js';
import { countOfPoints, isMonastic } from '../../rules/points.js';
import { bestYields, colourOf, fullYield, isMarker, type Source, setsIn } from '../../rules/sources.js';
import type { MU } from '../../state.js';

interface ProducingFrame extends Frame<'begin' | 'next' | 'made'>, ProducingCall {
  proc: 'producing';
  /** What is still to be used, and what it is to give. */
  waiting?: { source: Source; points: Points }[];
  before?: Partial<Record<Colour, number>>;
  made?: Partial<Record<Colour, number>>;
}

/** A colour for each point, as a pirate wants to be told; a card wants only one. */
const coloursFor = (source: Source, points: Points): Colour[] => {
  const all = COLOURS.flatMap(colour => Array<Colour>(points[colour] ?? 0).fill(colour));
  return source === 'realm-57' ? all : all.slice(0, 1);
};
const useOf = (f: ProducingFrame, source: Source, points: Points): Frame => {
  const isPirate = source === 'realm-57' || source === 'realm-58';
  const frame = beginUse(f.seat, source as never, isPirate ? 'ability' : 'points', 'payment');
  return { ...frame, use: { ...frame.use, named: coloursFor(source, points) } } as Frame;
};

const worthOf = (g: MU, { seat, card, made = {} }: ProducingFrame): number => {
  const amount = figureOf(card, 'amount');
  return amount * (card === 'realm-71' ? countOfPoints(made) : setsIn(made, isMonastic(g, seat)));
};

/**
 * @rule MU card.71 @rule MU card.72 Points are made and turned into money at once. Each card is used by itself: it may be cancelled,
 * and then gives nothing.
 */
export const producing: Procedure<MU, ProducingFrame> = {
  name: 'producing',
  rule: 'MU card.71',
  steps: {
    begin(g, f) {
      const yields = f.card === 'realm-71' ? f.sources.map(fullYield) : bestYields(f.sources, isMonastic(g, f.seat));
      f.waiting = f.sources.map((source, i) => ({ source, points: yields[i] ?? {} }));
      f.made = {};
    },
    next(g, f) {
      const next = f.waiting?.shift();
      if (!next) {
        receive(g, f.seat, worthOf(g, f), 'card');
        return done();
      }
      f.before = { ...g.points[f.seat] };
      const { source, points } = next;
      if (isMarker(source)) {
        flipMarker(g, f.seat, colourOf(source));
        return;
      }
      // Somebody may have turned it meanwhile.
      return isReady(g, source) ? call(useOf(f, source, points)) : go('next');
    },
    made(g, f) {
      for (const colour of COLOURS) {
        const points = (g.points[f.seat]?.[colour] ?? 0) - (f.before?.[colour] ?? 0);
        if (points <= 0) continue;
        spendPoints(g, f.seat, colour, points);
        f.made = { ...f.made, [colour]: (f.made?.[colour] ?? 0) + points };
      }
      return go('next');
    },
  },
};
