import { countAnswers, type Decision } from '@hegemon/kernel';
import type { Order } from '@hegemon/protocol';
import { isPlain } from './answers.js';
import type { Live } from './live.js';

/** Orders that answer each other for ever are cut off; nothing sensible is longer. */
const MOST = 200;

const ordersOf = (live: Live, seat: string): readonly Order[] => JSON.parse(live.seatRow(seat).orders_json);

const isInForce = (live: Live, { untilTurn }: Order): boolean =>
  untilTurn === undefined || live.match.game.turnOf(live.match.state) <= untilTurn;

/** Whoever wants to be asked when there is a choice has not ordered anything then. */
const isMeant = ({ ifOnly }: Order, decision: Decision): boolean => !ifOnly || countAnswers(decision) === 1;

/** The answer a seat has ordered to this question, if it fits. */
const orderedAnswer = (live: Live, decision: Decision) => {
  const { seat, prompt, n } = decision;
  if (live.botAt(seat) !== undefined) return undefined;
  const order = ordersOf(live, seat).find(each => each.prompt === prompt && isInForce(live, each));
  if (!order || !isPlain(order.answer) || !isMeant(order, decision)) return undefined;
  const { kind, arg } = order.answer;
  const action = { seat, n, kind, ...(arg !== undefined && { arg }) };
  return live.match.game.refusalOf(live.match.state, action) ? undefined : action;
};

/** Gives the answers that people have ordered beforehand, until somebody must be asked. */
export const followOrders = (live: Live, at: string): void => {
  for (let i = 0; i < MOST && !live.isOver; i++) {
    const pending = live.match.game.pending(live.match.state);
    const action = pending.map(each => orderedAnswer(live, each)).find(each => each !== undefined);
    if (!action) return;
    const answered = live.match.answer(action, { at, by: 'order' });
    if ('refused' in answered) return;
  }
};
