import {
  type Answer,
  asking,
  button,
  call,
  done,
  go,
  type Next,
  type Obstacle,
  type Procedure,
  pick,
} from '@hegemon/kernel';
import { GENERALS_OF } from '../catalog.js';
import { distinct, playCard } from '../deeds/cards.js';
import { tell } from '../events.js';
import type { CardId, Colour } from '../ids.js';
import { countAtSea, provincesOf } from '../rules/armies.js';
import { no } from '../rules/obstacles.js';
import type { ToC } from '../state.js';
import type { ActionsFrame } from './action-frame.js';
import { eventTakes, offerEvents, whyNotEvent } from './card-events.js';
import { militaryTakes, offerMilitary, whyNotMilitary } from './military.js';
import { offerPopulace, populaceTakes, whyNotPopulace } from './populace.js';
import { offerSenate, senateTakes, whyNotSenate } from './senate.js';
import { beginTakeover, nextTakeover } from './takeover.js';

const ask = asking<ToC, ActionsFrame>();

/** @rule ToC 5.1.play */
const whyNotPlay = (g: ToC, seat: Colour, { arg }: Answer): Obstacle | undefined =>
  g.hand[seat].includes(arg as CardId) ? undefined : no('ToC 5.1.play', 'not-in-hand', { card: String(arg) });

/** @rule ToC 6.3.any-order @rule ToC 6.3.1.sea Anything, in any order; the phase cannot end while an army is at sea. */
const offerActions = (g: ToC, f: ActionsFrame) => [
  pick('play-card', distinct(g.hand[f.seat])),
  ...offerMilitary(g, f),
  ...offerSenate(g, f.seat),
  ...offerPopulace(g, f.seat),
  ...offerEvents(g, f.seat),
  ...(countAtSea(g, f.seat) === 0 ? [button('end-actions')] : []),
];

/** The player plays cards and takes actions in any order, as often as he can pay, until he says that he is done. */
export const actions: Procedure<ToC, ActionsFrame> = {
  name: 'actions',
  rule: 'ToC 6.3',
  steps: {
    /** ToC 6.3.1.fought Armies are fresh again from here on. */
    begin(g, { seat }) {
      for (const general of GENERALS_OF[seat]) delete g.armies.fought[general];
      for (const id of provincesOf(g, seat)) delete g.provinces.militiaFought[id];
    },
    /** ToC 12.2 Armies that already stand in a pretender's capital take it before the first action. */
    takeCapitals(g, { seat }): Next<ActionsFrame['step']> {
      const army = nextTakeover(g, seat);
      return army ? call(beginTakeover(g, army), 'takeCapitals') : go('choose');
    },
    /** ToC 6.3.any-order */
    choose: ask({
      rule: 'ToC 6.3',
      prompt: 'choose-action',
      always: true,
      seats: (_, f) => [f.seat],
      offer: offerActions,
      facts: g => ({ military: g.points.military, senate: g.points.senate, populace: g.points.populace }),
      why(g, f, seat, answer) {
        if (answer.kind === 'play-card') return whyNotPlay(g, f.seat, answer);
        if (answer.kind === 'end-actions')
          return countAtSea(g, f.seat) > 0 ? no('ToC 6.3.1.sea', 'army-at-sea') : undefined;
        const colour = seat as Colour;
        return (
          whyNotMilitary(g, f, answer) ??
          whyNotSenate(g, colour, answer) ??
          whyNotPopulace(g, colour, answer) ??
          whyNotEvent(g, colour, answer)
        );
      },
      take: {
        'play-card'(g, f, card) {
          playCard(g, f.seat, card);
          f.stepped = [];
          return go('choose');
        },
        ...militaryTakes,
        ...senateTakes,
        ...populaceTakes,
        ...eventTakes,
        'end-actions': () => go('close'),
      },
    }),
    /** ToC 5.1.play Unspent points are lost. */
    close(g, { seat }) {
      const { military, senate, populace } = g.points;
      if (military + senate + populace > 0) tell(g, 'points-lost', { seat, military, senate, populace });
      g.points = { military: 0, senate: 0, populace: 0 };
      g.unused = [];
      g.targeted = {};
      g.games = {};
      return done();
    },
  },
};
