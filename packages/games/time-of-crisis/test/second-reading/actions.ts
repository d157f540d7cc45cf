import { ask, type Given, type Offer, type Play } from './asking.js';
import { battle } from './battle.js';
import { eventOffer, useEvent } from './card-events.js';
import { CARDS } from './facts.js';
import { countAtSea, generalsOf } from './forces.js';
import { governedBy } from './land.js';
import {
  addLegion,
  createArmy,
  disperseMob,
  militaryOffer,
  moveArmy,
  recruitGeneral,
  trainLegion,
} from './military.js';
import { buildImprovement, holdGames, increaseSupport, placeMilitia, populaceOffer } from './populace.js';
import { placeGovernor, recallGovernor, recruitGovernor, senateOffer } from './senate.js';
import { distinct, type Table, takeFrom, useCard } from './table.js';
import { takeCapitals } from './takeover.js';

/** ToC 6.3.1.fought Armies may move and fight again when the action phase of their owner begins. */
export const refresh = (t: Table, seat: string): void => {
  for (const id of generalsOf(t, seat)) t.armies[id].fought = false;
  for (const id of governedBy(t, seat)) t.provinces[id].militiaFought = false;
};

/** ToC 6.3 */
export function* actions(t: Table, seat: string): Play<void> {
  yield* takeCapitals(t, seat);
  let stepped: string[] = [];
  for (;;) {
    const offer: Offer = {
      'play-card': distinct(t.hand[seat]),
      ...militaryOffer(t, seat, stepped),
      ...senateOffer(t, seat),
      ...populaceOffer(t, seat),
      ...eventOffer(t, seat),
    };
    if (countAtSea(t, seat) === 0) offer['end-actions'] = true;
    const answer = yield* ask(seat, offer, true);
    if (answer.kind === 'end-actions') break;
    const isStep = yield* act(t, seat, answer);
    stepped = isStep ? [...stepped, answer.id] : [];
  }
  // ToC 5.1.play Unspent points are lost.
  Object.assign(t, { points: { military: 0, senate: 0, populace: 0 }, unused: [], targeted: [], games: [] });
}

/** ToC 5.1.play */
const playCard = (t: Table, seat: string, card: string): void => {
  takeFrom(t.hand[seat], card);
  t.played.push(card);
  const { suit, value } = CARDS[card];
  if (value > 1) t.unused.push(card);
  t.points[suit] += value;
};

/** Carries out an action; says whether it was a mere step at a capital. */
function* act(t: Table, seat: string, { kind, id }: Given): Play<boolean> {
  switch (kind) {
    case 'enter-capital':
      t.armies[id].inCapital = true;
      return !(yield* takeCapitals(t, seat));
    case 'leave-capital':
      t.armies[id].inCapital = false;
      return true;
    case 'play-card':
      playCard(t, seat, id);
      break;
    case 'recruit-general':
      recruitGeneral(t, seat, id);
      break;
    case 'create-army':
      yield* createArmy(t, seat, id);
      break;
    case 'add-legion':
      addLegion(t, id);
      break;
    case 'train-legion':
      trainLegion(t, id);
      break;
    case 'move-army':
      yield* moveArmy(t, seat, id);
      break;
    case 'initiate-battle':
      yield* battle(t, seat, id);
      break;
    case 'disperse-mob':
      disperseMob(t, id);
      break;
    case 'recruit-governor':
      recruitGovernor(t, seat, id);
      break;
    case 'place-governor':
      yield* placeGovernor(t, seat, id, false);
      break;
    case 'use-praetorian-guard':
      useCard(t, 'praetorian-guard');
      yield* placeGovernor(t, seat, 'italia', true);
      break;
    case 'recall-governor':
      recallGovernor(t, seat, id);
      break;
    case 'increase-support':
      increaseSupport(t, id);
      break;
    case 'place-militia':
      placeMilitia(t, id);
      break;
    case 'hold-games':
      holdGames(t, seat, id);
      break;
    case 'build-improvement':
      yield* buildImprovement(t, seat, id);
      break;
    default:
      yield* useEvent(t, seat, kind.slice('use-'.length), id);
  }
  return false;
}
