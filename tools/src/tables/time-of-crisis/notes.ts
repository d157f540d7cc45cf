import type { Foresight } from '@hegemon/games';
import type { Answer } from '@hegemon/kernel';
import type { ToCView } from '@hegemon/time-of-crisis';
import { wordsFor } from '@hegemon/time-of-crisis/board';
import { data } from '@hegemon/time-of-crisis/catalog';
import * as foresight from '@hegemon/time-of-crisis/foresight';
import type { Notes, NotesQuestion } from '../table.js';
import { boardWords } from './words.js';

const { foresightOf }: Foresight = foresight;
const CARDS = data.influenceCards.map(({ id }) => id);
/** Where one picks a card, one wants to know what it does. */
const TOLD_ABOUT = ['play-card', 'buy-card', 'pax-pick'];
const PLAIN: readonly string[] = CARDS.filter(id => /-\d$/.test(id));

/** Costs, prices and votes. Nothing is worked out here: the game tries each answer on an imagined copy. */
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

const prospectOf = ({ game, state, decision }: NotesQuestion, answer: Answer) =>
  foresightOf(game, state, decision.seat, [answer]);

/** `2 Military`, or `+3 Senate` for what is gained. */
const pointsFor = (question: NotesQuestion, answer: Answer): string =>
  (prospectOf(question, answer).cost ?? [])
    .map(({ unit, amount }) => `${amount < 0 ? '+' : ''}${Math.abs(amount)} ${question.speech.name(unit)}`)
    .join(', ');

const votesFor = (question: NotesQuestion, answer: Answer): string => {
  const required = prospectOf(question, answer).facts?.required;
  return typeof required === 'number' ? boardWords(question.speech.language).votes(required) : '';
};

/** What is free has a price too: none. */
const politicsFor = (question: NotesQuestion, answer: Answer): number | undefined => {
  const { game, state, decision } = question;
  if (game.refusalOf(state, { ...answer, seat: decision.seat })) return undefined;
  return prospectOf(question, answer).cost?.find(({ unit }) => unit === 'politics')?.amount ?? 0;
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
