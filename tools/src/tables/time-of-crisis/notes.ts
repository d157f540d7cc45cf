import { type Answer, isRefusal } from '@hegemon/kernel';
import { seedFor } from '@hegemon/testkit';
import type { ToC, ToCView } from '@hegemon/time-of-crisis';
import { wordsFor } from '@hegemon/time-of-crisis/board';
import { data } from '@hegemon/time-of-crisis/catalog';
import type { Notes, NotesQuestion } from '../table.js';
import { boardWords } from './words.js';

const SUITS = ['military', 'senate', 'populace'] as const;
const CARDS = data.influenceCards.map(({ id }) => id);
/** Where one picks a card, one wants to know what it does. */
const TOLD_ABOUT = ['play-card', 'buy-card', 'pax-pick'];
const PLAIN: readonly string[] = CARDS.filter(id => /-\d$/.test(id));

/** Costs, prices and votes. Nothing is worked out here: each answer is tried on an imagined copy, by the rules themselves. */
export const notesOn = (question: NotesQuestion): Notes => {
  const isShop = question.decision.prompt === 'shop';
  return {
    lines: isShop ? pricesIn(question) : [],
    about: (kind, id) => {
      const card = CARDS.find(each => each === id);
      const isNews = card !== undefined && !PLAIN.includes(card) && TOLD_ABOUT.includes(kind);
      return isNews ? wordsFor(question.speech.language).cards[card] : '';
    },
    of: (kind, arg) => {
      if (kind === 'place-governor') return votesFor(question, { kind, arg });
      if (kind === 'buy-card' || kind === 'trash-card') return `${politicsFor(question, { kind, arg }) ?? ''}`;
      // The plain cards bear their points in their names.
      if (question.decision.prompt !== 'choose-action' || PLAIN.includes(arg)) return '';
      return pointsFor(question, { kind, arg });
    },
  };
};

/** The table after an answer, as far as its seat can foresee it; undefined if the answer is refused. */
const after = ({ game, state, decision }: NotesQuestion, answer: Answer, prepare?: (s: ToC) => void) => {
  const { seat } = decision;
  const twin = game.imagine(state, seat, seedFor('notes', 'twin'));
  prepare?.(twin as ToC);
  if (isRefusal(game.apply(twin, { ...answer, seat }))) return undefined;
  return { view: game.view(twin, seat) as ToCView, asked: game.pending(twin).find(next => next.seat === seat) };
};

/** `2 Military`, or `+3 Senate` for what is gained. */
const pointsFor = (question: NotesQuestion, answer: Answer): string => {
  const { game, state, decision, speech } = question;
  const before = game.view(state, decision.seat) as ToCView;
  const then = after(question, answer);
  if (then?.view.active !== before.active || then.view.turn !== before.turn) return '';
  return SUITS.flatMap(suit => {
    const change = then.view.points[suit] - before.points[suit];
    return change === 0 ? [] : [`${change > 0 ? '+' : ''}${Math.abs(change)} ${speech.name(suit)}`];
  }).join(', ');
};

/** How many votes it takes. With two points in hand the rules always ask how many are staked, and say it. */
const votesFor = (question: NotesQuestion, answer: Answer): string => {
  const words = boardWords(question.speech.language);
  const richer = (s: ToC): void => void (s.points.senate = Math.max(2, s.points.senate));
  const required = after(question, answer, richer)?.asked?.facts?.required;
  return typeof required === 'number' ? words.votes(required) : '';
};

const politicsFor = (question: NotesQuestion, answer: Answer): number | undefined => {
  const { game, state, decision } = question;
  const purse = (game.view(state, decision.seat) as ToCView).market;
  const left = after(question, answer)?.view.market;
  return purse && left ? purse.politics - left.politics : undefined;
};

/** Everything for sale, also what is too dear today. */
const pricesIn = (question: NotesQuestion): string[] => {
  const { game, state, decision, speech } = question;
  const { seat } = decision;
  const { supply } = game.view(state, seat) as ToCView;
  const words = boardWords(speech.language);
  const priced = CARDS.filter(card => (supply[card] ?? 0) > 0).flatMap(card => {
    const answer = { kind: 'buy-card', arg: card };
    const price = game.refusalOf(state, { ...answer, seat })?.facts?.price ?? politicsFor(question, answer);
    return typeof price === 'number' ? [{ card, price }] : [];
  });
  const list = priced.map(({ card, price }) => `${speech.name(card)} ${price}`).join(', ');
  return [`${words.prices}: ${list}`];
};
