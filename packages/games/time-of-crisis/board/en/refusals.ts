import { isGeneral } from '../../src/catalog.js';
import { numberOfGovernor } from '../names.js';
import type { Words } from '../words.js';
import { army, card, city, points, politics, region, start } from './grammar.js';
import { names } from './names.js';

export const obstacles: Words['obstacles'] = {
  'not-yours': f => `You do not command ${army(f.army)}.`,
  'no-such-thing': () => 'There is no such thing to choose here.',
  'too-few-points': f => `This costs ${points(f.cost, f.suit)}; you have ${f.have}.`,
  'none-left': f => `There is no ${names.pieces[f.piece]} left in the supply.`,
  'no-general-available': () => 'You have no general available; recruit one first.',
  'no-governor-available': () => 'You have no governor available; recruit or recall one first.',
  'not-governed': f =>
    f.province ? `You do not govern ${region(f.province)}.` : 'You do not govern the province of this army.',
  'already-governed': f => `You already govern ${region(f.province)}.`,
  'already-targeted': f => `${region(f.province)} can no longer be voted on this turn.`,
  'pretender-province': f => `${region(f.province)} belongs to a pretender and does not heed the Senate.`,
  'no-governor-allowed': f => `No governor may be placed in ${region(f.province)} with this number of players.`,
  'not-in-italia': () => 'Support in Italia cannot be raised this way.',
  'fully-supported': f => `Support in ${region(f.province)} is already as high as it can be.`,
  'has-militia': f => `${region(f.province)} already has a militia.`,
  'enemy-in-capital': f => `An enemy army stands in ${city(f.province)}, the capital of ${region(f.province)}.`,
  'no-mob': f => `There is no mob in ${region(f.province)}.`,
  'mob-there': f => `Nothing can be built in ${region(f.province)} while there is a mob.`,
  'barbarians-there': f => `Nothing can be built in ${region(f.province)} while there are active barbarians.`,
  'rival-there': f => `Nothing can be built in ${region(f.province)} while a rival emperor is there.`,
  'already-built': f => `${region(f.province)} already has this improvement: ${names.improvements[f.improvement]}.`,
  'no-reduced-legion': f => `${start(army(f.army))} has no reduced legion to train.`,
  'not-adjacent': f => `${start(region(f.region))} is not adjacent.`,
  'has-fought': f => `${start(army(f.army))} has already fought and must rest until the next action phase.`,
  'needed-at-sea': () => 'Your Military points are needed to land your armies at sea.',
  'at-sea': f => `${start(army(f.army))} is at sea.`,
  'in-no-province': f => `${start(army(f.army))} is not in a province.`,
  'capital-taken': f => `Another army stands in ${city(f.province)}, the capital of ${region(f.province)}.`,
  'already-there': f => `${start(army(f.army))} is already ${f.inCapital ? 'in the capital' : 'in the open'}.`,
  'stepped-just-now': f => `${start(army(f.army))} has only just stepped; do something else first.`,
  'no-enemy': f => `${start(army(f.army))} has no enemy in the same region.`,
  'no-army-there': f => `${start(army(f.army))} cannot be attacked from here.`,
  'event-not-played': f => `You have not played ${card(f.card)} this turn, or its event is already used.`,
  'has-castra': f => `${start(army(f.army))} already has a Castra.`,
  'has-quaestor': f => `${region(f.province)} already has a Quaestor.`,
  'no-active-barbarians': f => `There are no active barbarians in ${region(f.province)}.`,
  'no-barbarian-near': f => `There is no barbarian in reach of ${army(f.army)}.`,
  'no-governor-there': f => `${region(f.province)} has no governor.`,
  'is-emperor': () => 'The Emperor cannot become a pretender.',
  'is-pretender': () => 'You are a pretender already.',
  'no-linked-provinces': f =>
    `${region(f.province)} cannot be a Seat of Power: it takes two adjacent provinces of yours with support 3 or more, without Italia.`,
  'sold-out': f => `${card(f.card)} is sold out.`,
  'too-dear': f => `This costs ${politics(f.price)}; you have ${f.politics}.`,
  'not-in-hand': f => `${start(card(f.card))} is not in your hand.`,
  'not-in-discard': f => `${start(card(f.card))} is not in your discard pile.`,
  'army-at-sea': () => 'An army of yours is still at sea; land it first.',
  'already-recruited': f =>
    isGeneral(f.leader)
      ? `${start(army(f.leader))} is not among your unrecruited generals.`
      : `${start(numberOfGovernor(f.leader) > 0 ? names.governor(numberOfGovernor(f.leader)) : names.unknown)} is not among your unrecruited governors.`,
  'not-a-start-province': f => `Nobody may begin in ${region(f.province)}.`,
  'already-taken': f => `${region(f.province)} is already taken.`,
  'too-late': () => 'Cards can be discarded only before the first purchase.',
};

export const misfits: Words['misfits'] = {
  'takes-nothing': () => 'This choice needs nothing more than itself.',
  'wants-one-id': () => 'Choose one thing from the list.',
  'wants-ids': () => 'Choose things from the list.',
  'wants-a-number': () => 'This needs a whole number.',
  'wants-numbers-over-ids': () => 'Say how many of each.',
  'not-among': () => 'That is not among the things to choose from.',
  'twice-the-same': () => 'Nothing can be chosen twice.',
  'too-few': f => `That is ${f.given}; at least ${f.min} must be chosen.`,
  'too-many': f => `That is ${f.given}; at most ${f.max} can be chosen.`,
  'wrong-total': f => `That makes ${f.given}; it must be ${f.total} in all.`,
};

export const refusals: Words['refusals'] = {
  'game-over': () => 'The game is over.',
  'not-your-decision': who =>
    who === '' ? 'It is not for you to decide now.' : `It is not for you to decide now, but for ${who}.`,
  stale: () => 'This question has been settled in the meantime; look at the present one.',
  'not-offered': () => 'This is not possible now.',
  'does-not-fit': () => 'This answer does not fit the question.',
};
export const noUndo: Words['noUndo'] = {
  'nothing-to-undo': 'There is nothing to take back.',
  'nothing-to-redo': 'There is nothing to do again.',
};
export const boundaries: Words['boundaries'] = {
  draw: 'Dice or lots have fallen since; that cannot be taken back.',
  reveal: 'Something hidden has been turned up since; that cannot be taken back.',
  'other-seat-learned': 'Another player has learned something by it; that cannot be taken back.',
  'other-seat-answered': 'Another player has decided since; that cannot be taken back.',
  'game-over': 'The game is over; nothing can be taken back.',
};
