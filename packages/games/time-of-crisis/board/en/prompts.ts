import type { Words } from '../words.js';
import { army, at, capital, count, dice, list, points, politics, region } from './grammar.js';
import { names } from './names.js';

const vote = ({ required, free, voteOn }: { required: number; free: number; voteOn: number }): string => {
  const need = voteOn === 1 ? 'every die is a vote' : `every die of ${voteOn} or more is a vote`;
  const extra = free > 0 ? `, and ${count(free, 'die is', 'dice are')} free` : '';
  return `${count(required, 'vote is', 'votes are')} required, ${need}${extra}`;
};

export const asks: Words['asks'] = {
  'choose-start-province': () => 'Choose the province in which your family begins.',
  'choose-start-hand': f => `Choose ${count(f.count, 'card')} of your available deck as your first hand.`,
  'pax-pick': () => 'Pax Deorum: secretly take one card of your available deck into your hand.',
  'choose-action': f =>
    `Play a card or take an action; you hold ${list([
      `${f.military} Military`,
      `${f.senate} Senate`,
      points(f.populace, 'populace'),
    ])}.`,
  'create-army-where': f => `Where does the new army assemble in ${region(f.province)}?`,
  'move-to': f => `Where does ${army(f.army)} go from ${region(f.region)}?`,
  attack: f => `Which enemy ${at(f.region)} does ${army(f.army)} attack?`,
  'declare-flanking': f =>
    `How many Flanking Maneuvers do you declare for the attack of ${army(f.army)} on ${army(f.foe)}?`,
  reroll: f =>
    `Roll again with the Flanking Maneuver? You rolled ${dice(f.dice)} for ${count(f.hits, 'hit')}; ${army(f.foe)} rolled ${dice(f.foeDice)} for ${count(f.foeHits, 'hit')}.`,
  'take-hit': f =>
    `Choose the next loss of ${army(f.army)} ${at(f.region)}; ${count(f.hits, 'hit is', 'hits are')} left to take.`,
  reward: f => `${names.events[f.figure]} has fallen ${at(f.region)}: choose your reward.`,
  advance: f => `Does ${army(f.army)} advance into ${capital(f.region)}?`,
  'install-governor': f =>
    `You hold the capital of ${region(f.province)}: install a governor of yours at no cost, or leave the province neutral?`,
  'declare-damnatio': f => `Do you declare Damnatio Memoriae for the vote on ${region(f.province)}? ${vote(f)}.`,
  'stake-military': f => `How many Military points do you stake on the vote on ${region(f.province)}? ${vote(f)}.`,
  'stake-senate': f => `How many Senate points do you stake on the vote on ${region(f.province)}? ${vote(f)}.`,
  build: f => `What do you build in ${region(f.province)} for ${points(f.cost, 'populace')}?`,
  'pay-tribute-to': f => `Which tribe in ${region(f.province)} do you pay tribute to?`,
  'recruit-from': f => `From where does ${army(f.army)} recruit a barbarian?`,
  'recruit-tribe': f => `Of which tribe ${at(f.region)} does ${army(f.army)} recruit a barbarian?`,
  'recruit-side': f =>
    `Does ${army(f.army)} take an active or an inactive ${names.tribesmen[f.tribe].one} ${at(f.region)}?`,
  'discard-more': () => 'Discard further cards from your hand, or keep the rest.',
  shop: f =>
    `Buy or trash cards; you have ${politics(f.politics)} left and have bought ${f.bought === 0 ? 'no card' : count(f.bought, 'card')}.`,
  'refill-hand': f => `Secretly choose ${count(f.count, 'card')} of your available deck to fill your hand.`,
  'declare-end': () => 'You are Emperor and have Legacy enough: do you declare the last round?',
};

export const waits: Words['waits'] = {
  'choose-start-province': who => `${who} is choosing a start province.`,
  'choose-start-hand': who => `${who} is choosing the first hand.`,
  'pax-pick': who => `${who} is taking a card for Pax Deorum.`,
  'choose-action': who => `${who} is taking actions.`,
  'create-army-where': who => `${who} is creating an army.`,
  'move-to': who => `${who} is moving an army.`,
  attack: who => `${who} is choosing an enemy to attack.`,
  'declare-flanking': who => `${who} is preparing a battle.`,
  reroll: who => `${who} is deciding whether to roll again.`,
  'take-hit': who => `${who} is assigning hits.`,
  reward: who => `${who} is choosing a reward.`,
  advance: who => `${who} is deciding whether to advance into the capital.`,
  'install-governor': who => `${who} is deciding about the captured province.`,
  'declare-damnatio': who => `${who} is preparing a vote in the Senate.`,
  'stake-military': who => `${who} is preparing a vote in the Senate.`,
  'stake-senate': who => `${who} is preparing a vote in the Senate.`,
  build: who => `${who} is choosing an improvement.`,
  'pay-tribute-to': who => `${who} is choosing a tribe for tribute.`,
  'recruit-from': who => `${who} is recruiting Foederati.`,
  'recruit-tribe': who => `${who} is recruiting Foederati.`,
  'recruit-side': who => `${who} is recruiting Foederati.`,
  'discard-more': who => `${who} is deciding about cards to discard.`,
  shop: who => `${who} is buying and trashing cards.`,
  'refill-hand': who => `${who} is choosing a new hand.`,
  'declare-end': who => `${who} is deciding whether to declare the last round.`,
};
