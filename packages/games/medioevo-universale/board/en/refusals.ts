import { ROMAN, titleOf } from '../names.js';
import type { Words } from '../words.js';
import { area, at, florin, from, start, to } from './grammar.js';
import { names } from './names.js';
import { times, title, type tongueFor } from './tongue.js';

export const obstaclesIn = ({ who, vehicle }: ReturnType<typeof tongueFor>): Words['obstacles'] => ({
  'other-phase': f =>
    `That belongs to phase ${f.phase}, ${names.phases[f.phase as 1].name.toLowerCase()}; this is phase ${f.now}.`,
  'too-dear': f => `This costs ${florin(f.florin)} at least; you have ${florin(f.cash)}.`,
  'needs-technology': f => `For this you need the technology ${names.technologies[f.technology]}.`,
  'none-left': () => 'There is none left in the supply.',
  'off-the-map': f => `${start(area(f.at))} is not in play in this game.`,
  'not-adjacent': f => `There is no way ${from(f.from)} ${to(f.to)} in one step.`,
  'needs-ship': f => `Nobody goes ${to(f.to)} without a ship.`,
  'ship-on-land': f => `A ship cannot go ${to(f.to)} by land.`,
  'no-mp': f =>
    `This step costs ${f.cost} MP; ${f.mp === 0 ? 'none is' : f.mp === 1 ? 'only 1 is' : `only ${f.mp} are`} left.`,
  'needs-transport': f => `Units ${at(f.at)} move only with a transport, or out of a castle of yours.`,
  'no-room': f =>
    `The transports carry ${times(f.room, 'unit')}; ${f.units} ${f.units === 1 ? 'is' : 'are'} to go along.`,
  'way-forbidden': f => `A bishop lets nobody enter or leave ${area(f.at)} in this round.`,
  'truce-there': f => `You have a truce with ${who(f.host)} until the end of the round.`,
  'needs-right-of-way': f => `Without units you enter ${area(f.at)} only with a right of way from ${who(f.host)}.`,
  'too-many-guests': f => `The treaty with ${who(f.host)} does not let so many of your units in.`,
  'nothing-there': f => `You have nothing ${at(f.at)} that could do this.`,
  'all-stopped': f => `Everything you have ${at(f.at)} has moved already in this round.`,
  'no-enemy-there': f => `Nobody stands against you ${at(f.at)}.`,
  'fighting-forbidden': f => `A bishop forbids any fight ${at(f.at)} in this round.`,
  'technology-owned': f => `You have the technology ${names.technologies[f.technology]} already.`,
  'lower-level-first': f => `You need the technology ${names.technologies[f.technology]} first.`,
  'one-per-branch': () => 'You have bought a technology of this branch in this round already.',
  'unit-limit': () => 'You cannot raise any more units in this round.',
  'no-marker': f => `You have no ownership marker of level ${ROMAN[f.level]} left.`,
  'no-place': () => 'You have no territory where this could be placed.',
  'card-bought': () => 'You have bought a realm card in this round already.',
  'trader-stopped': f => `${start(vehicle(f.vehicle, false))} has stopped for this round.`,
  'at-sea': () => 'A ship trades only when it is docked.',
  uninhabited: f => `${start(area(f.at))} is uninhabited: nobody trades there.`,
  'war-there': f => `There is war ${at(f.at)}: nobody trades there.`,
  'barbarians-there': f => `Barbarians stand ${at(f.at)}: nobody trades there.`,
  'trade-forbidden': f => `A bishop forbids all trade ${at(f.at)} in this round.`,
  'needs-trade-treaty': f => `To trade ${at(f.at)} you need a trade treaty with ${who(f.host)}.`,
  'hold-full': f => `There is room for ${times(f.room, 'more cube')}.`,
  'good-there': f => `${start(names.goods[f.good])} cannot be sold ${at(f.at)}: this good is there already.`,
  'nothing-aboard': () => 'There is nothing aboard to be sold.',
  'route-by-purchase': () => 'A route begins where you have just bought something: buy first.',
  'route-under-way': () => 'You have a route already; only one at a time.',
  'loan-taken': () => 'You have taken a loan in this round already.',
  'loans-full': f => `You have ${times(f.max, 'open loan')}; more cannot be had.`,
  'no-loan': () => 'You have no open loan.',
  'loan-repaid': () => 'You have repaid a loan in this round already.',
  'not-your-card': f => `${titleOf(names, f.card)} is not your card.`,
  'card-used': f => `${titleOf(names, f.card)} has been used in this round.`,
  'objective-open': f => `The objective of ${titleOf(names, f.card)} is not reached, or no marker for it is left.`,
  'not-now': f => `${title(f.what)} cannot be used here and now.`,
  'no-clause': () => 'There is no clause in it yet.',
  'not-to-be-signed': () => 'As it stands nobody could sign it.',
});

export const misfits: Words['misfits'] = {
  'takes-nothing': () => 'This choice needs nothing more than itself.',
  'wants-one-id': () => 'Choose one thing from the list.',
  'wants-ids': () => 'Choose things from the list.',
  'wants-a-number': () => 'This needs a whole number.',
  'wants-numbers-over-ids': () => 'Say how many of each.',
  'wants-words': () => 'Say it in your own words.',
  'not-among': () => 'That is not among the things to choose from.',
  'twice-the-same': () => 'Nothing can be chosen twice.',
  'too-few': f => `That is ${f.given}; at least ${f.min} must be chosen.`,
  'too-many': f => `That is ${f.given}; at most ${f.max} can be chosen.`,
  'wrong-total': f => `That makes ${f.given}; it must be ${f.total} in all.`,
  'too-long': f => `That is too long; ${f.max} characters are the most.`,
  'not-plain': () => 'This must be one plain line, without blanks at its ends.',
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
