import { isGeneral, RECRUITING_COST } from '../../src/catalog.js';
import type { CardId } from '../../src/ids.js';
import { among, has, numberOfGeneral, numberOfGovernor, sortedCards } from '../names.js';
import type { Words } from '../words.js';
import { army, card, city, count, list, points, region } from './grammar.js';
import { names } from './names.js';

const cost = (id: string): string => (has(RECRUITING_COST, id) ? ` (cost ${RECRUITING_COST[id]})` : '');
const hand = (counts: Readonly<Partial<Record<CardId, number>>>): string => {
  const held = sortedCards(Object.entries(counts)).filter(([, n]) => n > 0);
  const parts = held.map(([id, n]) => (n === 1 ? card(id) : `${n} × ${card(id)}`));
  return parts.length === 0 ? 'no card' : list(parts);
};
const loss = (id: string): string => {
  if (has(names.tribesmen, id)) return `1 ${names.tribesmen[id].one} of the Foederati`;
  if (has(names.leaders, id)) return names.leaders[id];
  return has(names.losses, id) ? `1 ${names.losses[id].toLowerCase()}` : names.unknown;
};
const tribe = (id: string): string => (has(names.tribes, id) ? `the ${names.tribes[id]}` : names.unknown);

export const choices: Words['choices'] = {
  'choose-start-province': { heading: 'Choose start province', answer: id => `begin in ${region(id)}` },
  'choose-start-hand': { heading: 'Choose first hand', answer: counts => `begin with ${hand(counts)}` },
  'pax-pick': { heading: 'Take card', answer: id => `take ${card(id)} into the hand` },
  'play-card': { heading: 'Play card', answer: id => `play ${card(id)}` },
  'recruit-general': {
    heading: 'Recruit general',
    answer: id => `recruit ${isGeneral(id) ? `general ${numberOfGeneral(id)}` : names.unknown}${cost(id)}`,
  },
  'create-army': { heading: 'Create army', answer: id => `create an army in ${region(id)}` },
  'into-capital': { heading: 'In the capital', answer: () => 'assemble the army in the capital' },
  'into-open': { heading: 'In the open', answer: () => 'assemble the army in the open' },
  'add-legion': { heading: 'Add legion', answer: id => `add a legion to ${army(id)}` },
  'train-legion': { heading: 'Train legion', answer: id => `train a legion of ${army(id)}` },
  'move-army': { heading: 'Move army', answer: id => `move ${army(id)}` },
  'move-to': { heading: 'Move to', answer: id => `move to ${region(id)}` },
  'enter-capital': { heading: 'Enter capital', answer: id => `enter the capital with ${army(id)}` },
  'leave-capital': { heading: 'Leave capital', answer: id => `leave the capital with ${army(id)}` },
  'initiate-battle': { heading: 'Initiate battle', answer: id => `initiate a battle with ${army(id)}` },
  attack: { heading: 'Attack', answer: id => `attack ${army(id)}` },
  'declare-flanking': {
    heading: 'Declare Flanking Maneuvers',
    answer: n => (n === 0 ? 'declare no Flanking Maneuver' : `declare ${count(n, 'Flanking Maneuver')}`),
  },
  reroll: { heading: 'Roll again', answer: () => 'roll all dice again' },
  'keep-dice': { heading: 'Keep the dice', answer: () => 'keep the dice' },
  'take-hit': { heading: 'Take hit on', answer: id => `take a hit on ${loss(id)}` },
  'take-support': { heading: 'One support more', answer: () => 'take one support as reward' },
  'take-discount': { heading: 'Cheaper card', answer: () => 'take a cheaper card as reward' },
  advance: { heading: 'Advance', answer: () => 'advance into the capital' },
  stay: { heading: 'Stay in the open', answer: () => 'stay in the open' },
  'install-governor': { heading: 'Install governor', answer: () => 'install a governor' },
  'leave-neutral': { heading: 'Leave it neutral', answer: () => 'leave the province neutral' },
  'disperse-mob': { heading: 'Disperse mob', answer: id => `disperse the mob with ${army(id)}` },
  'recruit-governor': {
    heading: 'Recruit governor',
    answer: id => `recruit ${numberOfGovernor(id) > 0 ? `governor ${numberOfGovernor(id)}` : names.unknown}${cost(id)}`,
  },
  'place-governor': { heading: 'Place governor', answer: id => `place a governor in ${region(id)}` },
  'declare-damnatio': { heading: 'Declare Damnatio Memoriae', answer: () => 'declare Damnatio Memoriae' },
  'no-damnatio': { heading: 'Without Damnatio Memoriae', answer: () => 'do without Damnatio Memoriae' },
  'stake-military': { heading: 'Stake Military points', answer: n => `stake ${points(n, 'military')}` },
  'stake-senate': { heading: 'Stake Senate points', answer: n => `stake ${points(n, 'senate')}` },
  'recall-governor': { heading: 'Recall governor', answer: id => `recall the governor of ${region(id)}` },
  'increase-support': { heading: 'Increase support', answer: id => `increase support in ${region(id)}` },
  'place-militia': { heading: 'Place militia', answer: id => `place a militia in ${city(id)} (${region(id)})` },
  'hold-games': { heading: 'Hold games', answer: id => `hold games in ${region(id)}` },
  'build-improvement': { heading: 'Build improvement', answer: id => `build an improvement in ${region(id)}` },
  build: { heading: 'Build', answer: id => `build ${among(names.improvements, id, names.unknown)}` },
  'use-castra': { heading: 'Use Castra', answer: id => `use Castra for ${army(id)}` },
  'use-tribute': { heading: 'Use Tribute', answer: id => `use Tribute in ${region(id)}` },
  'pay-tribute-to': { heading: 'Pay tribute to', answer: id => `pay tribute to ${tribe(id)}` },
  'use-foederati': { heading: 'Use Foederati', answer: id => `use Foederati for ${army(id)}` },
  'recruit-from': { heading: 'Recruit from', answer: id => `recruit from ${region(id)}` },
  'recruit-tribe': { heading: 'Recruit of', answer: id => `recruit of ${tribe(id)}` },
  'take-active': { heading: 'Active barbarian', answer: () => 'take an active barbarian' },
  'take-inactive': { heading: 'Inactive barbarian', answer: () => 'take an inactive barbarian' },
  'use-quaestor': { heading: 'Use Quaestor', answer: id => `use Quaestor in ${region(id)}` },
  'use-mob': { heading: 'Use Mob', answer: id => `use Mob in ${region(id)}` },
  'use-pretender': { heading: 'Use Pretender', answer: id => `use Pretender with the Seat of Power in ${region(id)}` },
  'use-praetorian-guard': { heading: 'Use Praetorian Guard', answer: () => 'use Praetorian Guard against Italia' },
  'end-actions': { heading: 'End actions', answer: () => 'end the actions' },
  'discard-card': { heading: 'Discard card', answer: id => `discard ${card(id)}` },
  'keep-rest': { heading: 'Keep the rest', answer: () => 'keep the rest of the hand' },
  'buy-card': { heading: 'Buy card', answer: id => `buy ${card(id)}` },
  'trash-card': { heading: 'Trash card', answer: id => `trash ${card(id)}` },
  'end-purchases': { heading: 'End purchases', answer: () => 'end the purchases' },
  'refill-hand': { heading: 'Fill hand', answer: counts => `fill the hand with ${hand(counts)}` },
  'declare-last-round': { heading: 'Declare the last round', answer: () => 'declare the last round' },
  'play-on': { heading: 'Play on', answer: () => 'play on' },
};
