import { pick } from '@hegemon/kernel';
import { CARD, pointsOf } from '../catalog.js';
import { makePoints, turnCard } from '../deeds/cards.js';
import { CARDS, type CardId, COLOURS, type Colour } from '../ids.js';
import { holderOf, isReady } from '../rules/cards.js';
import type { MU } from '../state.js';
import type { Use } from '../uses.js';
import type { CardAbilities } from './abilities.js';
import { type Naming, namedAs } from './ability.js';
import { madeBy, standingCards } from './bard.js';

const coloursOf = (card: CardId): readonly Colour[] =>
  COLOURS.filter(colour => pointsOf(card).some(points => points[colour] !== undefined));
const pointsIn = (card: CardId, colour: Colour): number =>
  pointsOf(card).find(points => points[colour] !== undefined)?.[colour] ?? 0;

/** Other cards that are ready and have points, in front of anybody. */
const givers = (g: MU, { what }: Pick<Use, 'what'>): readonly CardId[] =>
  CARDS.filter(
    card => card !== what && holderOf(g, card) !== undefined && isReady(g, card) && pointsOf(card).length > 0,
  );
const colourOfNamed: Naming = {
  prompt: 'name-colour',
  isOptional: true,
  offer: (_, use) => [pick('name', coloursOf(namedAs<CardId>(use)))],
};

export const princess: CardAbilities = {
  /** @rule MU card.59 Its ability and its points; its owner gets nothing. */
  'realm-59': {
    rule: 'MU card.59',
    isUsable: () => true,
    // MU A-windows-tp In a payment only what is made for paying: points alone are the other princess's affair.
    copies: (g, use) =>
      standingCards(g).filter(
        card => card !== use.what && (use.window !== 'payment' || CARD[card].timing.includes('payment')),
      ),
    names: [colourOfNamed],
    mostPoints: (g, printed) =>
      Math.max(0, ...standingCards(g).map(card => madeBy(g, card) && madeBy(g, card) + printed(card))),
    carryOut(g, use) {
      // Its points come with its ability, if nobody cancels that.
      turnCard(g, namedAs<CardId>(use));
    },
  },
  /** @rule MU card.60 Twice what is printed on it. */
  'realm-60': {
    rule: 'MU card.60',
    isUsable: (g, use) => givers(g, use).length > 0,
    names: [{ prompt: 'name-card', offer: (g, use) => [pick('name', givers(g, use))] }, colourOfNamed],
    mostPoints: (g, printed) => 2 * Math.max(0, ...givers(g, { what: 'realm-60' }).map(printed)),
    carryOut(g, use) {
      const card = namedAs<CardId>(use);
      const colour = namedAs<Colour>(use, 1);
      turnCard(g, card);
      makePoints(g, use.seat, colour, 2 * pointsIn(card, colour));
    },
  },
};
